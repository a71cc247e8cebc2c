"""`backtrick verify RECORD`: check the cards against the promise made at the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..record import verify as verify_record
from ..record.writer import IS_HASH
from .choices import LanguageOption, refuse, texts_in
from .records import FileArgument, read_record
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from ..record import Proof
    from ..texts import Texts

CommitmentOption = Annotated[
    str | None,
    typer.Option(
        "--commitment",
        metavar="HASH",
        help="Hash published at the deal (default: the one in the record).",
        show_default=False,
    ),
]


def verify(
    context: typer.Context,
    file: FileArgument = None,
    *,
    commitment: CommitmentOption = None,
    language: LanguageOption = None,
) -> None:
    """Check that a game was dealt fairly.

    Its cards must have been fixed at the deal, and shuffled from its seed.
    """
    texts = texts_in(language)
    if commitment is not None and not IS_HASH(commitment.strip().lower()):
        refuse(texts("verify-no-hash", given=printable(commitment)))
    # The records to suggest were not dealt by a server: none has a hash to check.
    record = read_record(file, context, texts, if_damaged=2, has_example=False)
    proof = verify_record(record, commitment)
    if proof.promised is None:
        print_prose(terminal(stderr=True), texts("verify-nothing-promised"), style="red")
        typer.echo(proof.found)
        raise typer.Exit(2)
    print_prose(terminal(), _words(proof, texts), style="green" if proof.holds else "red")
    raise typer.Exit(0 if proof.holds else 1)


def _words(proof: Proof, texts: Texts) -> str:
    if proof.holds:
        return f"{texts('verify-kept')}\n\n{proof.found}"
    if proof.promised != proof.found:
        hashes = texts("verify-broken.hashes", promised=str(proof.promised), found=proof.found)
        return f"{texts('verify-broken')}\n\n{hashes}"
    return texts("verify-broken.not-shuffled")

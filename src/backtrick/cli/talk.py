"""`backtrick talk`: check and understand messages from standard input, one per line."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ..games.quick_easy.state import VARIANTS
from ..limits import LONGEST_TEXT
from .choices import LanguageOption, refuse, texts_in
from .plain_help import PlainCommand
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..texts import Texts

talk = typer.Typer(
    help="Check messages from standard input, or extract their signals.",
    no_args_is_help=True,
)

VariantOption = Annotated[
    str, typer.Option("--variant", metavar="|".join(VARIANTS), help="Variant of the game.")
]


@talk.command("check", cls=PlainCommand)
def check_lines(*, language: LanguageOption = None, variant: VariantOption = VARIANTS[0]) -> None:
    """Say whether each message is allowed.

    Prints ok, or no with code, words and reason, separated by tabs. --language is also the
    language of the messages.
    """
    texts = texts_in(language)
    if variant not in VARIANTS:
        refuse(texts("unknown-variant", given=variant, known=", ".join(VARIANTS)))
    for line in _lines():
        typer.echo(_judged(line, texts, variant))


@talk.command("understand", cls=PlainCommand)
def understand_lines(*, language: LanguageOption = None) -> None:
    """Print the signals in each message.

    They are separated by spaces; - stands for none. --language is the language of the messages.
    """
    from ..talk import understand  # noqa: PLC0415  other commands start sooner without it

    texts = texts_in(language)
    for line in _lines():
        typer.echo(" ".join(map(str, understand(line, texts.language))) or "-")


def _judged(line: str, texts: Texts, variant: str) -> str:
    from ..talk import check  # noqa: PLC0415  as above

    verdict = check(line, texts.language, variant)
    if verdict.refusal is None:
        return "ok"
    code = verdict.refusal.code
    words = printable(line[verdict.start : min(verdict.end, verdict.start + LONGEST_TEXT)])
    return "\t".join(("no", code, words, texts(code.replace("/", "-"))))


def _lines() -> Iterator[str]:
    if sys.stdin is None:  # closed by the parent process
        return
    stream = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace", newline="\n")
    for line in stream:
        yield line.rstrip("\r\n")

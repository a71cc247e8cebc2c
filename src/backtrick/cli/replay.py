"""`backtrick replay FILE`: a recorded game, move by move."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from ..record import BadRecord, Record, read
from ..record import replay as steps_of
from ..texts import FOLDER
from .choices import LanguageOption, refuse, texts_in
from .steps import Steps
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from ..texts import Texts

EXAMPLE: Final = "tests/golden/quick-easy-won.txt"

FileArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="FILE", help="The record; - reads it from standard input.", show_default=False
    ),
]
AtOption = Annotated[
    int | None,
    typer.Option("--at", metavar="N", help="Only the moment after event N; 0 is the deal."),
]
SeatOption = Annotated[int | None, typer.Option("--seat", metavar="S", help="As seat S saw it.")]
JsonOption = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]


def replay(
    context: typer.Context,
    file: FileArgument = None,
    *,
    at: AtOption = None,
    seat: SeatOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Show a recorded game, move by move."""
    texts = texts_in(language)
    if file is None:
        refuse(texts("replay-no-file.missing") + _example(context, texts))
    record = _read(file, context, texts)
    steps = Steps(record, tuple(steps_of(record)), seat)
    if at is not None and not 0 <= at < len(steps.steps):
        refuse(texts("replay-no-move", number=str(at), total=str(len(steps.steps) - 1)))
    if seat is not None and not 0 <= seat < len(record.seats):
        refuse(texts("replay-no-seat", seat=str(seat), last=str(len(record.seats) - 1)))
    if as_json:
        typer.echo(json.dumps(steps.as_data(at), indent=2))
    else:
        steps.print(terminal(), texts, at)


def _example(context: typer.Context, texts: Texts) -> str:
    """What could be typed: in the project's own folder there are records to watch."""
    record = FOLDER.parent / EXAMPLE
    if not record.is_file():
        return ""
    command = f"{context.find_root().info_name} replay {os.path.relpath(record)}"
    return f" {texts('replay-no-file.example', command=command)}"


def _read(file: str, context: typer.Context, texts: Texts) -> Record:
    try:
        with open(0 if file == "-" else file, "rb") as stream:
            data = stream.read()
    except (OSError, ValueError):
        refuse(texts("replay-no-file", file=printable(file)) + _example(context, texts))
    try:
        return read(data.decode())
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        _damaged(texts("replay-refused.letters", file=printable(file), line=str(line)))
    except BadRecord as error:
        _damaged(_words(error, printable(file), texts))


def _words(error: BadRecord, file: str, texts: Texts) -> str:
    where = {"file": file, "line": str(error.line)}
    if error.illegal is None:
        return texts("replay-refused", reason=printable(str(error.reason)), **where)
    code = error.illegal.reason.code
    reason = f"{texts(code.replace('/', '-'))} ({code})"
    return texts("replay-refused.move", move=str(error.illegal.move), reason=reason, **where)


def _damaged(sentence: str) -> NoReturn:
    print_prose(terminal(stderr=True), sentence, style="red")
    raise typer.Exit(1)

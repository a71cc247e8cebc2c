"""Reading a record for a command, or refusing it with a reason."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ..record import BadRecord, Record, read
from ..texts import FOLDER
from .choices import refuse
from .options import within
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


def read_record(
    file: str | None,
    context: typer.Context,
    texts: Texts,
    *,
    if_damaged: int,
    has_example: bool = True,
) -> Record:
    """The record in a file; exits with the given code if it is damaged.

    has_example: the command can do something with the record that is suggested.
    """
    example = _example(context, texts) if has_example else ""
    if file is None:
        refuse(texts("replay-no-file.missing") + example)
    try:
        with open(0 if file == "-" else file, "rb") as stream:
            data = stream.read()
    except (FileNotFoundError, ValueError):
        refuse(texts("replay-no-file", file=printable(file)) + example)
    except OSError as error:
        refuse(
            texts("replay-no-file.unreadable", file=printable(file), reason=error.strerror or "")
        )
    try:
        return read(data.decode())
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        sentence = texts("replay-refused.letters", file=printable(file), line=str(line))
    except BadRecord as error:
        sentence = _words(error, printable(file), texts)
    print_prose(terminal(stderr=True), sentence, style="red")
    raise typer.Exit(if_damaged)


def chosen_seat(given: str | None, record: Record, texts: Texts) -> int | None:
    """A seat of the record, or None for all; refuses others."""
    if given is not None and not within(given, range(len(record.seats))):
        last = str(len(record.seats) - 1)
        refuse(texts("replay-no-seat", seat=printable(given), last=last))
    return None if given is None else int(given)


def _example(context: typer.Context, texts: Texts) -> str:
    """An example of the command, if run in the project's folder, which has records."""
    record = FOLDER.parent / EXAMPLE
    if not record.is_file():
        return ""
    command = f"{context.find_root().info_name} {context.info_name} {os.path.relpath(record)}"
    return f" {texts('replay-no-file.example', command=command)}"


def _words(error: BadRecord, file: str, texts: Texts) -> str:
    where = {"file": file, "line": str(error.line)}
    if error.illegal is None:
        return texts("replay-refused", reason=printable(str(error.reason)), **where)
    code = error.illegal.reason.code
    reason = f"{texts(code.replace('/', '-'))} ({code})"
    return texts("replay-refused.move", move=str(error.illegal.move), reason=reason, **where)

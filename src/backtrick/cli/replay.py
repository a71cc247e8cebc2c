"""`backtrick replay FILE`: a recorded game, move by move."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated

import typer

from ..record import replay as steps_of
from .choices import LanguageOption, refuse, texts_in
from .options import within
from .records import FileArgument, chosen_seat, read_record
from .steps import RecordSteps
from .terminal import printable, terminal

AtOption = Annotated[
    str | None,
    typer.Option("--at", metavar="N", help="Show only the position after entry N (0: the deal)."),
]
SeatOption = Annotated[
    str | None, typer.Option("--seat", metavar="S", help="Show what seat S saw.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def replay(
    context: typer.Context,
    file: FileArgument = None,
    *,
    at: AtOption = None,
    seat: SeatOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Replay a recorded game, move by move."""
    texts = texts_in(language)
    record = read_record(file, context, texts, if_damaged=1)
    steps = RecordSteps(record, tuple(steps_of(record)), chosen_seat(seat, record, texts))
    if at is not None and not within(at, range(len(steps.steps))):
        refuse(texts("replay-no-entry", number=printable(at), total=str(len(steps.steps) - 1)))
    number = None if at is None else int(at)
    if as_json:
        typer.echo(json.dumps(steps.as_data(number), indent=2))
    else:
        names = tuple(name or texts("nameless") for name in record.seats)  # of deleted guests
        replace(steps, record=replace(record, seats=names)).print(terminal(), texts, number)

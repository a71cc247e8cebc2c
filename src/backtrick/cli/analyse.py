"""`backtrick analyse FILE`: what each turn of a recorded game was worth."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from .choices import LanguageOption, texts_in
from .interrupts import sure_interrupts
from .options import EFFORTS, whole_number
from .records import FileArgument, chosen_seat, read_record
from .terminal import print_prose, terminal

if TYPE_CHECKING:
    from .. import coach
    from ..record import Record
    from ..texts import Texts

SeatOption = Annotated[str | None, typer.Option("--seat", metavar="S", help="Show only seat S.")]
EffortOption = Annotated[
    str | None,
    typer.Option(
        "--effort",
        metavar="E",
        help="Work per turn; more is more exact.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def analyse(
    context: typer.Context,
    file: FileArgument = None,
    *,
    seat: SeatOption = None,
    effort: EffortOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Judge each turn of a recorded game.

    Only by what its player knew at the time.
    """
    texts = texts_in(language)
    record = read_record(file, context, texts, if_damaged=1)
    chosen = chosen_seat(seat, record, texts)
    work = None if effort is None else whole_number("--effort", effort, EFFORTS, texts)
    # It loads Numba, which takes seconds: other commands and refusals do without.
    from .. import coach  # noqa: PLC0415

    try:
        with sure_interrupts():
            analysis = _analysed(record, work or coach.DEFAULT_EFFORT, texts)
    except coach.CannotAnalyse as error:
        print_prose(terminal(stderr=True), texts(error.code.replace("/", "-")), style="red")
        raise typer.Exit(1) from None
    _show(record, analysis, chosen, None if as_json else texts)


def _show(
    record: Record,
    analysis: coach.Analysis | coach.RaceAnalysis,
    seat: int | None,
    texts: Texts | None,
) -> None:
    """Print the analysis: with texts for people, else as JSON."""
    from .. import coach  # noqa: PLC0415  as above
    from .analyses import as_data, print_analysis  # noqa: PLC0415  as above
    from .race_analyses import print_race, race_data  # noqa: PLC0415  as above

    is_race = isinstance(analysis, coach.RaceAnalysis)
    if texts is None:
        data = race_data(record, analysis, seat) if is_race else as_data(record, analysis, seat)
        typer.echo(json.dumps(data, indent=2))
    elif is_race:
        print_race(terminal(), record, analysis, seat, texts)
    else:
        print_analysis(terminal(), record, analysis, seat, texts)


def _analysed(record: Record, effort: int, texts: Texts) -> coach.Analysis | coach.RaceAnalysis:
    """The analysis, with a progress bar on a terminal."""
    from rich.progress import (  # noqa: PLC0415  as above
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeRemainingColumn,
    )

    from .. import coach  # noqa: PLC0415  as above
    from ..sim.kernels import is_compiled, remember_compiled  # noqa: PLC0415  as above

    console, kernels = terminal(stderr=True), f"{record.game.id}-coach"
    if console.is_terminal and not record.game.in_real_time and not is_compiled(kernels):
        print_prose(console, texts("simulate-compiling"))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True
    ) as bar:
        task = bar.add_task("")
        analysis = coach.analyse(
            record, effort, lambda done, turns: bar.update(task, completed=done, total=turns)
        )
    remember_compiled(kernels)
    return analysis

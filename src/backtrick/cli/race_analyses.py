"""The analysis of a race, for people as tables, for programs as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table

from ..record import plain
from .terminal import print_prose, print_table, printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from ..coach import RaceAnalysis, RaceFigures
    from ..games.seats import Seat
    from ..record import Record
    from ..texts import Texts

SUMS: Final = 5
"""The number of sums shown for each player."""


def race_data(record: Record, analysis: RaceAnalysis, seat: Seat | None) -> dict[str, object]:
    """The analysis for JSON; with a seat, only that one."""
    shown = [each for each in range(len(record.seats)) if seat in (None, each)]
    return {
        "game": record.game.id,
        "seats": list(record.seats),
        "winners": list(analysis.winners),
        "players": [
            {
                "seat": each,
                "figures": plain(analysis.seats[each].figures()),
                "sums": plain(analysis.seats[each].sums()),
                **plain(analysis.seats[each]),
            }
            for each in shown
        ],
        "levels": {name: plain(figures) for name, figures in analysis.levels},
    }


def print_race(
    console: Console, record: Record, analysis: RaceAnalysis, seat: Seat | None, texts: Texts
) -> None:
    """Print the figures of all players beside the bots' levels, and their hardest sums."""
    names = [printable(name) or texts("nameless") for name in record.seats]
    print_prose(console, f"{texts(record.game.id)} · {record.options}", style="bold")
    columns = [
        (name, analysis.seats[each].figures())
        for each, name in enumerate(names)
        if seat in (None, each)
    ]
    levels = [(name, figures) for name, figures in analysis.levels]
    print_table(console, _figures([*columns, *levels], texts))
    print_prose(console, texts("coach-race-levels"))
    for each, name in enumerate(names):
        if seat in (None, each):
            console.print()
            print_prose(console, texts("coach-race-sums", name=name), style="bold")
            for line in _sums(analysis, each, texts):
                print_prose(console, line, indent="  ")


def _figures(columns: list[tuple[str, RaceFigures]], texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column()
    for name, _ in columns:
        table.add_column(name, justify="right")
    rows = [dict(_row(figures)) for _, figures in columns]
    for name in rows[0]:
        kind = "seconds" if name.endswith(("delay", "time")) else "count"
        cells = [texts(f"coach-race-figure.{kind}", number=row[name]) for row in rows]
        table.add_row(texts(f"coach-race.{name}"), *cells)
    return table


def _row(figures: RaceFigures) -> Iterator[tuple[str, float]]:
    """The figures by the names of their texts; times in seconds."""
    yield "cards", figures.cards
    yield "delay", figures.delay / 1000
    yield "held", figures.held
    yield "held-time", figures.held_time / 1000
    for each in figures.misses:
        yield each.miss.value, each.count
        yield f"{each.miss.value}-time", each.time / 1000


def _sums(analysis: RaceAnalysis, seat: Seat, texts: Texts) -> Iterator[str]:
    for each in analysis.seats[seat].sums()[:SUMS]:
        sign = "+" if each.sum.sign > 0 else "\N{MINUS SIGN}"
        yield texts(
            "coach-race-sum",
            sum=f"{each.sum.value} {sign} {each.sum.step}",
            seconds=each.delay / 1000,
            laid=each.laid,
            wrong=each.wrong,
        )

"""Rates, intervals and tables as the page writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from backtrick.sim.figures import interval95

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cells import Cell

Figures: TypeAlias = dict[str, dict[str, Any]]


class Rate(NamedTuple):
    """The share of games won, and its interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%}–{self.high:.1%})"  # noqa: RUF001 - a range


def rate_of(cell: Cell, figures: Figures, seat: int = 0) -> Rate:
    """How often a seat wins."""
    found = figures[cell.key]
    wins, games = found["wins"][seat], found["games"]
    return Rate(wins / games, *interval95(wins, games))


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    lines = [[*head], ["---" for _ in head], *([*row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def games_of(cells: Iterable[Cell], figures: Figures) -> str:
    """A sentence that says how many games these cells are from."""
    counts = sorted({figures[cell.key]["games"] for cell in cells})
    if len(counts) == 1:
        return f"Each figure is from {counts[0]:,} games.\n"
    some = ", ".join(f"{count:,}" for count in counts[:-1])
    return f"Each figure is from {some} or {counts[-1]:,} games; more games narrow the interval.\n"

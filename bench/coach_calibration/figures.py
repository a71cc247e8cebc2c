"""How often positions were won that the coach judges alike."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from backtrick.coach.chances import WHOLE
from backtrick.coach.scale import EXACT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cells import Cell
    from positions import Position

    from backtrick.coach.scale import Scale

ENOUGH: Final = 200
"""A tenth with fewer positions is left out."""
NEAR: Final = 0.03
"""How far a tenth may be from what was judged."""


class Judged(NamedTuple):
    """A win chance, as the calibration in use gives it, and the result."""

    chance: float
    won: bool


class Tenth(NamedTuple):
    """The positions judged from one tenth to the next."""

    positions: int
    judged: float
    won: float
    error: float
    """The standard error of `won`, if positions were independent."""

    @property
    def is_near(self) -> bool:
        """Whether it holds."""
        return abs(self.won - self.judged) <= NEAR

    @property
    def is_luck(self) -> bool:
        """Whether such a distance is usual for so few positions."""
        return abs(self.won - self.judged) <= 2 * self.error


def judged(cell: Cell, games: Iterable[Iterable[Position]]) -> list[Judged]:
    """The positions of a cell, judged with its calibration."""
    return [
        Judged(_scale(cell, each).chance(round(each.share * WHOLE), 1) / WHOLE, each.won)
        for positions in games
        for each in positions
    ]


def _scale(cell: Cell, position: Position) -> Scale:
    return EXACT if position.is_solved else cell.calibration.at(position.left)


def tenths(positions: list[Judged], least: int = ENOUGH) -> list[Tenth]:
    """The tenths that have enough positions."""
    parts = [[each for each in positions if _tenth(each.chance) == tenth] for tenth in range(10)]
    return [_tenth_of(part) for part in parts if len(part) >= least]


def _tenth(chance: float) -> int:
    return min(int(10 * chance), 9)


def _tenth_of(part: list[Judged]) -> Tenth:
    chance, rate = (sum(each) / len(part) for each in zip(*part, strict=True))
    return Tenth(len(part), chance, rate, sqrt(max(rate * (1 - rate), 1e-4) / len(part)))


def brier(positions: list[Judged]) -> tuple[float, float]:
    """The Brier score, and that of always saying the mean."""
    mean = sum(won for _, won in positions) / len(positions)
    return _score(positions), _score([Judged(mean, won) for _, won in positions])


def _score(positions: list[Judged]) -> float:
    return sum((chance - won) ** 2 for chance, won in positions) / len(positions)

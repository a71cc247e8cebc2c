"""Sums that guests did, in games and in drills: counted, all in all and by week."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .summaries import week_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .db_rows import Value


@dataclass(frozen=True, slots=True)
class SumCount:
    """How often a guest did a sum in one game or drill. A sum is a value, plus or minus a step."""

    guest: str
    game: str
    value: int
    step: int
    sign: int
    """1 or -1."""
    solved: int
    wrong: int
    time: int
    """For those solved together, in milliseconds."""
    streak: int
    """How many were solved since the last wrong one."""
    at: int
    """When the game or drill ended, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class SumSummary:
    """A sum, all in all. The fields are those of `SumCount`."""

    value: int
    step: int
    sign: int
    solved: int
    wrong: int
    time: int
    streak: int
    last: int
    """When it was last done, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class SumWeek:
    """A sum in one week."""

    start: int
    """The week's Monday at midnight in UTC, in milliseconds since 1970."""
    value: int
    step: int
    sign: int
    solved: int
    wrong: int
    time: int


@dataclass(frozen=True, slots=True)
class GivenDrill:
    """A drill that a guest has begun."""

    game: str
    seed: int
    given: int
    """In milliseconds since 1970."""
    sums: str
    """The sums, in order, as text that only the server understands."""


def sum_rows(counts: Sequence[SumCount]) -> list[tuple[Value, ...]]:
    """What counts add to the sums of their guests, as `sql_sums` wants it."""
    return [
        (
            *(each.guest, each.game, each.value, each.step, each.sign),
            *(each.solved, each.wrong, each.time, each.streak, each.at),
        )
        for each in counts
    ]


def sum_week_rows(counts: Sequence[SumCount]) -> list[tuple[Value, ...]]:
    """The same for the weeks."""
    return [
        (*row[:8], week_of(each.at)) for row, each in zip(sum_rows(counts), counts, strict=True)
    ]


class SumStore(ABC):
    """The part of a store that counts sums."""

    @abstractmethod
    async def sums_of(self, guest: str, game: str) -> list[SumSummary]:
        """The sums that a guest did in a game and its drills, by value, step and sign."""

    @abstractmethod
    async def sum_weeks_of(self, guest: str, game: str, since: int) -> list[SumWeek]:
        """The same by week, of weeks that began at a time or later, oldest first."""

    @abstractmethod
    async def give_drill(self, guest: str, drill: GivenDrill) -> None:
        """Note that a guest begins a drill; only the last few are kept."""

    @abstractmethod
    async def drill(self, guest: str, game: str, seed: int) -> GivenDrill | None:
        """A drill that a guest has begun, and that was not counted."""

    @abstractmethod
    async def count_drill(self, guest: str, drill: GivenDrill, counts: Sequence[SumCount]) -> bool:
        """Count what a guest did in a drill, once; returns whether that is done now."""

    @abstractmethod
    async def forget_drills(self, before: int) -> None:
        """Delete drills that were begun before a time, and never counted."""

"""An analysis of a race in arithmetic: how fast each player was, and where time was lost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..games.seats import Seat
    from ..record import Record
    from ..sprints import Sum


class Miss(Enum):
    """Why a card was refused."""

    WRONG_SUM = "wrong-sum"
    WRONG_DIRECTION = "wrong-direction"
    """A sum done backwards: from the card laid, by its own step, to the card below."""
    TOO_LATE = "too-late"
    """It fitted the card that its player had seen, but another was faster."""


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that was laid."""

    entry: int
    """The step of the record."""
    card: str
    sum: Sum | None
    """None where any card fits: the last one, and the first of an own row."""
    delay: int
    """How long after it first could be laid, in milliseconds."""


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card that fitted and was not laid until another card came."""

    entry: int
    """The step at which it was too late."""
    card: str
    sum: Sum | None
    time: int
    """For how long it could have been laid, in milliseconds."""


@dataclass(frozen=True, slots=True)
class MissedCard:
    """A card that was refused."""

    entry: int
    card: str
    miss: Miss
    sum: Sum | None
    """The sum that it is closest to."""
    time: int
    """The time lost: the bar for a wrong card, the time it took for a late one."""


@dataclass(frozen=True, slots=True)
class SumFigures:
    """How often a sum was done, how long it took on average, and how often it went wrong."""

    sum: Sum
    laid: int
    delay: float
    wrong: int


@dataclass(frozen=True, slots=True)
class RaceSeat:
    """What one player did."""

    laid: tuple[LaidCard, ...]
    held: tuple[HeldCard, ...]
    missed: tuple[MissedCard, ...]

    def figures(self) -> RaceFigures:
        """The same in numbers, to compare with others."""
        return RaceFigures(
            cards=len(self.laid),
            delay=_mean([each.delay for each in self.laid]),
            held=len(self.held),
            held_time=sum(each.time for each in self.held),
            misses=tuple(map(self._misses, Miss)),
        )

    def _misses(self, miss: Miss) -> MissFigures:
        times = [each.time for each in self.missed if each.miss is miss]
        return MissFigures(miss, len(times), sum(times))

    def sums(self) -> tuple[SumFigures, ...]:
        """Every sum that occurred, the slowest first."""
        known = {each.sum for each in (*self.laid, *self.missed) if each.sum}
        figures = [self._figures_of(each) for each in known]
        order = sorted(figures, key=lambda each: (each.sum.value, each.sum.step, each.sum.sign))
        return tuple(sorted(order, key=lambda each: (-each.wrong, -each.delay)))

    def _figures_of(self, sum_: Sum) -> SumFigures:
        delays = [each.delay for each in self.laid if each.sum == sum_]
        wrong = [each for each in self.missed if each.sum == sum_ and each.miss != Miss.TOO_LATE]
        return SumFigures(sum_, len(delays), _mean(delays), len(wrong))


@dataclass(frozen=True, slots=True)
class MissFigures:
    """How often a kind of miss occurred, and the time lost."""

    miss: Miss
    count: float
    """A whole number, unless it is for 100 cards laid."""
    time: int


@dataclass(frozen=True, slots=True)
class RaceFigures:
    """A player in numbers; times in milliseconds."""

    cards: int
    """The cards laid."""
    delay: float
    """The mean time to lay a card once it could be laid."""
    held: int
    held_time: int
    misses: tuple[MissFigures, ...]
    """One for each kind."""


@dataclass(frozen=True, slots=True)
class RaceAnalysis:
    """The analysis of a finished race."""

    seats: tuple[RaceSeat, ...]
    winners: tuple[Seat, ...]
    levels: tuple[tuple[str, RaceFigures], ...]
    """The bots' levels, by name: their figures over many races, for 100 cards laid."""


class RacePart(Protocol):
    """How a race is analysed."""

    def __call__(
        self, record: Record, progress: Callable[[int, int], None], /
    ) -> RaceAnalysis | None:
        """The analysis; None if the race has no end yet."""
        ...


def _mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0

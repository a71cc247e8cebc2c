"""Answers: the sums that somebody did, right or wrong, and how long each took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from ..games.errors import Reason
    from ..games.parts import State
    from ..games.seats import Seat
    from ..games.terms import Move
    from .sums import Sum

LONGEST: Final = 30_000
"""Milliseconds; with a longer time, somebody was doing something else."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A sum that somebody did."""

    sum: Sum
    is_right: bool
    took: int = 0
    """Milliseconds; 0 for a wrong one."""


class Watch(Protocol):
    """Watches a race in arithmetic, move by move, and notes the answers."""

    def made(
        self, before: State, after: State, seat: Seat, move: Move, at: int, /
    ) -> Answer | None:
        """The answer that a move is; None: it is none."""
        ...

    def refused(
        self, state: State, seat: Seat, move: Move, seen: int | None, reason: Reason, /
    ) -> Answer | None:
        """The answer that a refused move is; None: it is none."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """How often somebody did a sum, all in all."""

    sum: Sum
    solved: int
    wrong: int
    time: int
    """For those solved together, in milliseconds."""
    streak: int
    """How many were solved since the last wrong one."""


def counted(answers: list[Answer]) -> tuple[Count, ...]:
    """The answers, by sum; the longest times are cut off."""
    by_sum: dict[Sum, list[Answer]] = {}
    for answer in answers:
        by_sum.setdefault(answer.sum, []).append(answer)
    return tuple(_count(each, found) for each, found in by_sum.items())


def _count(sum_: Sum, answers: list[Answer]) -> Count:
    times = [min(max(each.took, 0), LONGEST) for each in answers if each.is_right]
    wrong = [place for place, each in enumerate(answers, start=1) if not each.is_right]
    streak = len(answers) - (wrong[-1] if wrong else 0)
    return Count(sum_, len(times), len(wrong), sum(times), streak)

"""When a comparison of two bots may stop: as soon as it is settled, at looks fixed beforehand."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from .paired_games import LOOKS

if TYPE_CHECKING:
    from .paired_games import PairSums, PairTally


class Verdict(Enum):
    """What a comparison says. The words for people are in `locales/`."""

    FIRST = "first"
    """The first bot wins more often."""
    SECOND = "second"
    ALIKE = "alike"
    """The difference is at most the margin."""
    OPEN = "open"


def verdict(sums: PairSums, margin: float) -> Verdict:
    """What these pairs say."""
    low, high = sums.interval
    if low > 0:
        return Verdict.FIRST
    if high < 0:
        return Verdict.SECOND
    return Verdict.ALIKE if -margin <= low and high <= margin else Verdict.OPEN


class Settled(Exception):  # noqa: N818  it says what happened
    """A comparison is over before its last pair."""

    def __init__(self, sums: PairSums) -> None:
        super().__init__(f"settled after {sums.pairs} pairs")
        self.sums = sums


class StoppingRule:
    """Looks at a growing tally. The result is the same however the pairs were handed out."""

    def __init__(self, pairs: int, margin: float) -> None:
        self._pairs, self._margin = pairs, margin
        self._so_far: PairSums | None = None
        self._looks = 0

    def look(self, tally: PairTally) -> None:
        """Raise Settled with the pairs up to the first look at which all was clear."""
        while (stretch := tally.stretches.get(self._looks)) is not None:
            sums = stretch if self._so_far is None else self._so_far + stretch
            if sums.pairs < min(LOOKS[self._looks], self._pairs):
                return
            if verdict(sums, self._margin) is not Verdict.OPEN:
                raise Settled(sums)
            self._so_far, self._looks = sums, self._looks + 1

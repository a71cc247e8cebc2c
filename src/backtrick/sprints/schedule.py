"""The schedule of a drill: which sums are asked, the slow and wrong ones more often.

`docs/practice.md` explains it to people. A sum's weight is its need times its ripeness. Its need
grows with the share of wrong answers, and with its time against one's own median. Its ripeness is
full for a sum that goes wrong, and falls with every one that is solved in a row: it comes back
after a gap that doubles each time.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

from .progress import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .sums import Sum

DAY: Final = 24 * 60 * 60 * 1000
_LEARNT: Final = 3
"""Solved so often in a row, a sum rests for a day; with each more, for twice as long."""
_LONGEST_REST: Final = 32 * DAY
_SLOW: Final = 1.25
"""Against the median: a sum that takes longer never rests for more than a day."""
_ASLEEP: Final = 0.02
"""The ripeness of a sum that was asked right now, and rests: nothing is never asked."""
_WORST: Final = 3.0
"""The most that a slow sum counts, against the median."""
_BEST: Final = 0.5
_WRONG: Final = 4.0
"""How much more a sum counts that always goes wrong."""
_NEW: Final = 3.0
"""The weight of a new sum with the smallest step; harder ones come later."""
_AGAIN: Final = 0.4
"""What is left of a sum's weight when it has been asked in this drill."""
_APART: Final = 3
"""A sum does not come again among so many."""


def rest(progress: Progress, usual: float | None) -> int:
    """How long a sum rests, in milliseconds, when it was solved this often in a row."""
    if progress.streak < _LEARNT:
        return 0
    is_slow = usual is not None and progress.mean is not None and progress.mean > _SLOW * usual
    doublings = 0 if is_slow else progress.streak - _LEARNT
    return min(DAY << min(doublings, 10), _LONGEST_REST)


def usual_time(known: Mapping[Sum, Progress]) -> float | None:
    """The median of one's own times; None if there are none."""
    times = [each.mean for each in known.values() if each.mean is not None]
    return median(times) if times else None


def weight(sum_: Sum, progress: Progress, usual: float | None, now: int) -> float:
    """How much a sum should be asked, against others."""
    if not progress.asked:
        return _NEW / sum_.step
    share = (progress.wrong + 0.5) / (progress.asked + 1)
    against = 1.0 if usual is None or progress.mean is None else progress.mean / usual
    need = (1 + _WRONG * share) * min(max(against, _BEST), _WORST)
    resting = rest(progress, usual)
    ripe = 1.0 if not resting else min(max(now - progress.last, 0) / resting, 1.0)
    return need * max(ripe * ripe, _ASLEEP)


def scheduled(
    sums: Sequence[Sum], known: Mapping[Sum, Progress], now: int, seed: int, count: int
) -> tuple[Sum, ...]:
    """The sums of a drill, in order; the same for the same progress, time and seed."""
    chance, usual = Random(seed), usual_time(known)
    weights = {each: weight(each, known.get(each, Progress()), usual, now) for each in sums}
    asked: list[Sum] = []
    for _ in range(count):
        apart = asked[-min(_APART, len(sums) - 1) :] if len(sums) > 1 else []
        others = [each for each in sums if each not in apart]
        (drawn,) = chance.choices(others, [weights[each] for each in others])
        weights[drawn] *= _AGAIN
        asked.append(drawn)
    return tuple(asked)

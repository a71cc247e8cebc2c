"""Weighing turns against each other over the same sampled deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final, Protocol

import numpy as np

from .chances import WHOLE, Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .scale import Scale

KEPT: Final = 4
"""The number of turns that are examined closely after a first look at all."""
GAINING: Final = 2
"""The number of turns that are examined closely if only the best one is asked for."""
FIRST_LOOK: Final = 4
"""The first look takes one in this many of the deals."""
DOUBT: Final = 2.0
"""The standard errors from which a turn counts as worse than another."""


class PlayOn(Protocol):
    """Plays on from some turns in new sampled deals, the same for all turns."""

    def __call__(self, turns: Sequence[int], deals: int) -> NDArray[np.int64]:
        """The results in parts of WHOLE, a row for each deal and a column for each turn."""
        ...


@dataclass(frozen=True, slots=True)
class Weighing:
    """The win chances of all turns, and what the played one lost against the best."""

    chances: dict[int, Chance]
    """By turn, best first; those examined closely come before the others."""
    played: Chance
    loss: Chance
    """Zero if sampling cannot tell the played turn from the best."""


def weigh(play_on: PlayOn, turns: int, played: int | None, deals: int, scale: Scale) -> Weighing:
    """Examine all turns a little, and the best-looking ones and the played one closely.

    Without a played turn, the best takes its place.
    """
    first = play_on(range(turns), max(1, deals // FIRST_LOOK))
    order: list[int] = np.argsort(-first.sum(axis=0), kind="stable").tolist()
    kept: list[int] = [*dict.fromkeys([*order[:KEPT], *([] if played is None else [played])])]
    closer = play_on(kept, deals)
    kept_order: list[int] = np.argsort(-closer.sum(axis=0), kind="stable").tolist()
    chances = {kept[place]: chance_of(closer[:, place], scale) for place in kept_order}
    chances |= {turn: chance_of(first[:, turn], scale) for turn in order if turn not in chances}
    best = kept[kept_order[0]]
    mine = closer[:, kept.index(best if played is None else played)]
    loss = _loss(closer[:, kept_order[0]], mine, scale)
    return Weighing(chances, chance_of(mine, scale), loss)


@dataclass(frozen=True, slots=True)
class Gain:
    """The best turn, and what it is better than the best of some others."""

    turn: int
    chance: Chance


def gain(
    play_on: PlayOn,
    turns: int,
    known: Sequence[int],
    deals: int,
    scale: Scale,
    *,
    doubt: float = DOUBT,
) -> Gain:
    """Examine all turns a little, and the best-looking ones and the known ones closely.

    The gain is zero unless it is this many standard errors.
    """
    first = play_on(range(turns), max(1, deals // FIRST_LOOK))
    order: list[int] = np.argsort(-first.sum(axis=0), kind="stable").tolist()
    kept = [*dict.fromkeys([*known, *order[:GAINING]])]
    closer = play_on(kept, deals)
    sums: list[int] = closer.sum(axis=0).tolist()
    best = max(range(len(kept)), key=lambda place: sums[place])
    mine = max((kept.index(each) for each in known), key=lambda place: sums[place])
    return Gain(kept[best], _loss(closer[:, best], closer[:, mine], scale, doubt))


def chance_of(results: NDArray[np.int64], scale: Scale) -> Chance:
    """The win chance from the results of sampled games."""
    total, deals = int(results.sum()), len(results)
    error = _error(results) * scale.slope(total, deals)
    return Chance(scale.chance(total, deals) / WHOLE, rounded(error))


def _loss(
    best: NDArray[np.int64], mine: NDArray[np.int64], scale: Scale, doubt: float = DOUBT
) -> Chance:
    """The difference on the scale; deal by deal, because luck is the same for both."""
    deals, lead = len(mine), int(best.sum()) - int(mine.sum())
    error = _error(best - mine)
    loss = scale.chance(int(best.sum()), deals) - scale.chance(int(mine.sum()), deals)
    if lead <= doubt * error * WHOLE * deals:
        loss = 0
    slope = loss * deals / lead if loss else scale.slope(int(mine.sum()), deals)
    return Chance(loss / WHOLE, rounded(error * slope))


def _error(results: NDArray[np.int64]) -> float:
    """The standard error of a mean."""
    deals, total = len(results), int(results.sum())
    if deals < 2:
        return 1.0
    squares = deals * int((results * results).sum()) - total * total
    return sqrt(squares / (deals * deals * (deals - 1))) / WHOLE


def rounded(error: float) -> float:
    """An error, rounded to the digits that mean something."""
    return round(error, 6)

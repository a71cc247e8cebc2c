"""Judging turns at a glance, by what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...sim.bits import NONE, ONE, count, only
from ...sim.kernels import kernel
from .belief_table import NO_CARD, BeliefTable, Talk, list_turns
from .cards import EVERY, FITS
from .network import Net, Work
from .value import chance_of_winning

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Style(NamedTuple):
    """A style of play."""

    net: Net
    talk: Talk
    most: int
    """The most cards that a turn may lay."""
    depth: int
    """The number of turns played on in a rollout."""


@kernel
def unseen(table: BeliefTable, seat: int) -> np.uint64:
    """The cards that a seat does not see, in the pile and in other hands."""
    cards = EVERY & ~table.laid[0]
    for held in range(table.sizes[seat]):
        cards &= ~only(table.hands[seat, held])
    return cards


@kernel
def look_at_hands(
    table: BeliefTable, work: Work, hidden: np.uint64, turn: NDArray[np.int64]
) -> None:
    """Write what the seat on turn will know about all hands after a turn."""
    mover, players = table.turn[0], len(table.sizes)
    for place in range(len(work.sizes)):
        seat = (mover + place) % players
        work.sizes[place] = 0
        for held in range(table.sizes[seat]):
            cards = table.possible[seat, held] & hidden
            if place == 0:
                if table.hands[seat, held] in (turn[0], turn[2]):
                    continue
                cards = only(table.hands[seat, held])
            work.known[place, work.sizes[place]] = cards
            work.sizes[place] += 1


@kernel
def pool_of(work: Work, hidden: np.uint64) -> np.uint64:
    """The hidden cards, except those known to be in a hand."""
    for place in range(1, len(work.sizes)):
        for held in range(work.sizes[place]):
            if count(work.known[place, held]) == ONE:
                hidden &= ~work.known[place, held]
    return hidden


@kernel
def is_lost_for_next(work: Work, up: int, down: int) -> bool:
    """Whether nothing in the next hand can fit."""
    fitting = FITS[0, up] | FITS[1, down]
    for place in range(1, len(work.sizes)):
        if work.sizes[place] > 0:
            for held in range(work.sizes[place]):
                if work.known[place, held] & fitting != NONE:
                    return False
            return True
    return False


@kernel
def judge(
    table: BeliefTable, net: Net, work: Work, hidden: np.uint64, turn: NDArray[np.int64]
) -> float:
    """The value of a turn at a glance."""
    laid = table.laid[0] | only(turn[0])
    up = turn[0] if turn[1] == 0 else table.tops[0]
    down = turn[0] if turn[1] == 1 else table.tops[1]
    if turn[2] != NO_CARD:
        laid |= only(turn[2])
        up = turn[2] if turn[3] == 0 else up
        down = turn[2] if turn[3] == 1 else down
    if laid == EVERY:
        return 1.0
    look_at_hands(table, work, hidden, turn)
    if is_lost_for_next(work, up, down):
        return 0.0
    pool = pool_of(work, hidden)
    return chance_of_winning(net, work, (up, down), pool, table.left[0])


@kernel
def glance(
    table: BeliefTable,
    style: Style,
    work: Work,
    turns: NDArray[np.int64],
    chances: NDArray[np.float64],
) -> tuple[int, int]:
    """Judge all turns; returns their number and the best one."""
    found = list_turns(table, style.most, turns)
    hidden = unseen(table, table.turn[0])
    best = NO_CARD
    for place in range(found):
        chances[place] = judge(table, style.net, work, hidden, turns[place])
        if best == NO_CARD or chances[place] > chances[best]:
            best = place
    return found, best

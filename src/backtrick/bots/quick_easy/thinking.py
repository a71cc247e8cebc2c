"""Thinking ahead: what each turn is worth if one plays on from it.

To play on, the cards that cannot be seen are dealt out again and again, in accordance with all that
is known. In each such deal everybody plays at a glance, knowing what they would know, for a while;
then the position is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.bits import NONE, ONE, count, first_of, size_of
from ...sim.chance import below, shuffle
from ...sim.compiling import kernel
from .cards import HAND
from .judging import Style, glance, unseen
from .network import Work, new_work
from .table import (
    MOST_TURNS,
    NO_CARD,
    Table,
    all_laid,
    copy,
    draw,
    lay,
    new_table,
    pass_on,
    speak,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TRIES: Final = 20
"""How often a deal is tried before it is given up: some hands cannot be dealt in some orders."""


class Mind(NamedTuple):
    """Room to think in."""

    work: Work
    turns: NDArray[np.int64]
    chances: NDArray[np.float64]
    """By turn, at a glance."""
    sums: NDArray[np.float64]
    """By turn, added up over the deals that were played on."""
    dealt: Table
    """A table with the hidden cards as they may be."""
    ahead: Table
    """The same, some turns later."""
    later_turns: NDArray[np.int64]
    later_chances: NDArray[np.float64]
    slots: NDArray[np.int64]
    chance: NDArray[np.uint64]
    """The generator of the deals."""


def new_mind(players: int, places: int) -> Mind:
    """Room for a table of so many players, with a network that looks into so many hands."""
    return Mind(
        work=new_work(places),
        turns=np.zeros((MOST_TURNS, 4), np.int64),
        chances=np.zeros(MOST_TURNS),
        sums=np.zeros(MOST_TURNS),
        dealt=new_table(players),
        ahead=new_table(players),
        later_turns=np.zeros((MOST_TURNS, 4), np.int64),
        later_chances=np.zeros(MOST_TURNS),
        slots=np.zeros(players * HAND, np.int64),
        chance=np.zeros(1, np.uint64),
    )


@kernel
def order_slots(table: Table, hidden: np.uint64, slots: NDArray[np.int64]) -> int:
    """The cards in the hands of the others, those first of which most is known."""
    found = 0
    for seat in range(len(table.sizes)):
        if seat != table.turn[0]:
            for held in range(table.sizes[seat]):
                known = count(table.possible[seat, held] & hidden)
                place = found
                while place > 0:
                    before = int(slots[place - 1])
                    if count(table.possible[before // HAND, before % HAND] & hidden) <= known:
                        break
                    slots[place] = before
                    place -= 1
                slots[place] = HAND * seat + held
                found += 1
    return found


@kernel
def deal_hidden(table: Table, mind: Mind) -> bool:
    """Deal the cards that the seat on turn does not see, as they may be; False if it failed."""
    copy(table, mind.dealt)
    hidden = unseen(table, table.turn[0])
    found = order_slots(table, hidden, mind.slots)
    for _ in range(_TRIES):
        rest = hidden
        placed = 0
        while placed < found:
            seat, held = divmod(int(mind.slots[placed]), HAND)
            cards = table.possible[seat, held] & rest
            if cards == NONE:
                break
            for _ in range(below(mind.chance, size_of(cards))):
                cards &= cards - ONE
            mind.dealt.hands[seat, held] = first_of(cards)
            rest &= ~(cards & (~cards + ONE))
            placed += 1
        if placed == found:
            mind.dealt.left[0] = shuffle(mind.chance, rest, mind.dealt.pile)
            return True
    return False


@kernel
def play_on(table: Table, style: Style, mind: Mind) -> float:
    """Play some turns at a glance, beginning after the cards of one were laid; judge the end."""
    chance = 0.0
    for _ in range(style.depth):
        if all_laid(table):
            return 1.0
        draw(table, style.talk)
        pass_on(table)
        speak(table, style.talk)
        _, best = glance(table, style, mind.work, mind.later_turns, mind.later_chances)
        if best == NO_CARD:
            return 0.0
        chance = mind.later_chances[best]
        lay(table, mind.later_turns[best])
    return chance


@kernel
def think(table: Table, style: Style, mind: Mind, deals: int, candidates: NDArray[np.int64]) -> int:
    """Play on from the candidate turns in so many deals, all in the same; add up the chances.

    Answers in how many deals that was done. `candidates` are places in `mind.turns`.
    """
    done = 0
    for _ in range(deals):
        if not deal_hidden(table, mind):
            continue
        done += 1
        for place in range(len(candidates)):
            copy(mind.dealt, mind.ahead)
            lay(mind.ahead, mind.turns[candidates[place]])
            mind.sums[candidates[place]] += play_on(mind.ahead, style, mind)
    return done

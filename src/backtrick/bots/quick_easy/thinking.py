"""Thinking ahead: what each turn is worth, first at a glance, then by playing on from it.

To play on, the cards that cannot be seen are dealt out again and again, in accordance with all that
is known. In each such deal everybody plays at a glance, knowing what they would know, for a while;
then the position is judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...sim.bits import NONE, ONE, count, first_of, only, size_of
from ...sim.chance import below, shuffle
from ...sim.compiling import kernel
from .cards import EVERY, FITS, HAND
from .table import (
    MOST_TURNS,
    NO_CARD,
    Table,
    Talk,
    all_laid,
    copy,
    draw,
    lay,
    list_turns,
    new_table,
    pass_on,
    speak,
)
from .value import Net, Work, chance_of_winning, new_work

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TRIES: Final = 20
"""How often a deal is tried before it is given up: some hands cannot be dealt in some orders."""


class Style(NamedTuple):
    """How somebody plays."""

    net: Net
    talk: Talk
    most: int
    """How many cards a turn may lay."""
    depth: int
    """How many turns are played on, in thought."""


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
def unseen(table: Table, seat: int) -> np.uint64:
    """The cards that a seat does not see: in the pile, and in the hands of the others."""
    cards = EVERY & ~table.laid[0]
    for held in range(table.sizes[seat]):
        cards &= ~only(table.hands[seat, held])
    return cards


@kernel
def look_at_hands(table: Table, work: Work, hidden: np.uint64, turn: NDArray[np.int64]) -> None:
    """Write down what the seat on turn will know of all hands after a turn."""
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
    """The hidden cards but for those that are known to be in a hand."""
    for place in range(1, len(work.sizes)):
        for held in range(work.sizes[place]):
            if count(work.known[place, held]) == ONE:
                hidden &= ~work.known[place, held]
    return hidden


@kernel
def is_lost_for_next(work: Work, up: int, down: int) -> bool:
    """Whether nothing of the next hand fits, whatever it is of all that it may be."""
    fitting = FITS[0, up] | FITS[1, down]
    for place in range(1, len(work.sizes)):
        if work.sizes[place] > 0:
            for held in range(work.sizes[place]):
                if work.known[place, held] & fitting != NONE:
                    return False
            return True
    return False


@kernel
def judge(table: Table, net: Net, work: Work, hidden: np.uint64, turn: NDArray[np.int64]) -> float:
    """What a turn is worth at a glance."""
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
    table: Table,
    style: Style,
    work: Work,
    turns: NDArray[np.int64],
    chances: NDArray[np.float64],
) -> tuple[int, int]:
    """Judge all turns; answers how many there are, and which is best."""
    found = list_turns(table, style.most, turns)
    hidden = unseen(table, table.turn[0])
    best = NO_CARD
    for place in range(found):
        chances[place] = judge(table, style.net, work, hidden, turns[place])
        if best == NO_CARD or chances[place] > chances[best]:
            best = place
    return found, best


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

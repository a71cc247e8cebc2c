"""The policy `greedy`: whole turns that use up little of its own rows and help little.

It lays the cards it has to, each time the one with the shortest step, and more only if a reverse
trick makes up for it. It compares a turn at home with one that also helps on either row of the
opponent: what it uses up and gives away, against the cards it will draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ...games.face_to_face.rules import HAND, LEAST_CARDS_A_TURN
from ..bits import NONE, only, size_of
from ..kernels import kernel, merged
from .lookups import HOME_ROWS, REACH, TAKES
from .shortest_way import ALL_THAT_CAN_BE, NOTHING, Turn, distance, lay_at_home, nearest
from .table import DOWN, HELPED, LAID, SEAT, SimTable, cards_to_draw, pile_left, top_in_reach

if TYPE_CHECKING:
    from numpy.typing import NDArray

DRAWN_CARD: Final = 3
"""The value of a drawn card, in steps on a row."""
CARD_WITH_A_PILE: Final = 0
CARD_WITHOUT_A_PILE: Final = 6
"""The value of an extra card, in steps: higher when there is nothing left to draw."""
TO_WIN: Final = 1_000_000
TO_BE_STRANDED: Final = -100_000
_HOME_ONLY: Final = HOME_ROWS - 1
"""Ways to play a turn: at home only, or with a card on one of the opponent's rows."""


def new_plans() -> NDArray[np.int64]:
    """Arrays for a plan and a draft, each move `REACH * card + row in reach`; plain Python."""
    return np.empty((2, HAND), np.int64)


@merged
def _way(turn: Turn, way: int, worth: int, plans: NDArray[np.int64]) -> tuple[int, int]:
    """Draft the turn one way; returns its value and the number of cards."""
    hand, helped = turn.hand, turn.helped
    planned, given = 0, 0
    if way != _HOME_ONLY:
        # A tuple with a constant index is faster.
        top = turn.tops[2] if way == HOME_ROWS else turn.tops[3]
        cards = TAKES[way, top] & hand
        if cards == NONE:
            return NOTHING, 0
        card = nearest(REACH - 1 - way, cards)
        given = -distance(way, top, card)
        hand &= ~only(card)
        plans[1, 0] = REACH * card + way
        planned, helped = 1, 1
    hand, planned, spent = lay_at_home(turn, hand, worth, planned, plans)
    left = size_of(hand) + turn.pile
    if turn.laid + planned < LEAST_CARDS_A_TURN or (worth == ALL_THAT_CAN_BE and left):
        return NOTHING, 0
    drawn = min(turn.pile, cards_to_draw(hand, helped))
    return DRAWN_CARD * drawn - spent - given + end_of(left), planned


@merged
def end_of(left: int) -> int:
    """The value of having this many cards left in all."""
    if left == 0:
        return TO_WIN
    return TO_BE_STRANDED if left == 1 else 0


@kernel
def plan_turn(turn: Turn, plans: NDArray[np.int64]) -> int:
    """Plan the rest of a turn; returns the number of cards."""
    best, cards = NOTHING, 0
    for way in range(_HOME_ONLY, HOME_ROWS if turn.helped else REACH):
        for everything in range(1 if turn.pile else 2):
            worth = CARD_WITH_A_PILE if turn.pile else CARD_WITHOUT_A_PILE
            worth = ALL_THAT_CAN_BE if everything else worth
            value, planned = _way(turn, way, worth, plans)
            if value > best:
                best, cards = value, planned
                for place in range(planned):
                    plans[0, place] = plans[1, place]
    return _any_cards(turn, plans) if best == NOTHING else cards


@kernel
def _any_cards(turn: Turn, plans: NDArray[np.int64]) -> int:
    """A plan if the shortest way fails: any card, and if needed any second one."""
    for move in range(REACH * DOWN):
        card, row = move // REACH, move % REACH
        if not _takes(row, turn.tops[row], turn.hand & only(card), turn.helped):
            continue
        plans[0, 0] = move
        if turn.laid >= LEAST_CARDS_A_TURN - 1:
            return 1
        rest = turn.hand & ~only(card)
        for second in range(REACH * DOWN):
            top = card if second % REACH == row else turn.tops[second % REACH]
            if _takes(second % REACH, top, rest & only(second // REACH), row >= HOME_ROWS):
                plans[0, 1] = second
                return 2
    return 0


@merged
def _takes(row: int, top: int, cards: np.uint64, helped: int) -> bool:
    """Whether any of the cards can be laid there."""
    return (row < HOME_ROWS or not helped) and TAKES[row, top] & cards != NONE


@merged
def turn_at(table: SimTable) -> Turn:
    """What the seat on turn knows about its turn."""
    seat: int = table.turn[SEAT]
    tops = (
        table.tops[top_in_reach(seat, 0)],
        table.tops[top_in_reach(seat, 1)],
        table.tops[top_in_reach(seat, 2)],
        table.tops[top_in_reach(seat, 3)],
    )
    pile = pile_left(table, seat)
    return Turn(table.hands[seat], tops, pile, table.turn[LAID], table.turn[HELPED])

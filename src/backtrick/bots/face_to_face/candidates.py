"""Every possible turn, by its end, and the candidates among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...games.face_to_face.rules import LEAST_CARDS_A_TURN
from ...sim.bits import NONE, ONE, first_of, only, size_of
from ...sim.face_to_face.greedy import DRAWN_CARD, TO_BE_STRANDED, end_of
from ...sim.face_to_face.lookups import HOME_ROWS, REACH, TAKES
from ...sim.face_to_face.table import cards_to_draw
from ...sim.kernels import kernel, merged

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...sim.face_to_face.shortest_way import Turn

MOST_ENDS: Final = 8192
"""The most ends of a turn to look for; usually there are some hundreds."""
_PLACES: Final = 2 * MOST_ENDS
"""A power of two."""
_MIXED: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(40)


class Ends(NamedTuple):
    """Positions during and at the end of a turn, each once, with a way to reach it."""

    hands: NDArray[np.uint64]
    tops: NDArray[np.int64]
    """By row in reach."""
    laid: NDArray[np.int64]
    """Cards laid in the turn."""
    helped: NDArray[np.int64]
    before: NDArray[np.int64]
    """The position one card earlier; -1 at the start of the turn."""
    move: NDArray[np.int64]
    """The card laid there, as `REACH * card + row in reach`."""
    places: NDArray[np.int64]
    """A hash table of positions: number plus one, or 0."""


def new_ends() -> Ends:
    """Arrays for a turn; plain Python."""
    return Ends(
        hands=np.zeros(MOST_ENDS, np.uint64),
        tops=np.zeros((MOST_ENDS, REACH), np.int64),
        laid=np.zeros(MOST_ENDS, np.int64),
        helped=np.zeros(MOST_ENDS, np.int64),
        before=np.zeros(MOST_ENDS, np.int64),
        move=np.zeros(MOST_ENDS, np.int64),
        places=np.zeros(_PLACES, np.int64),
    )


@merged
def _place(ends: Ends, new: int) -> int:
    """The slot of a position in the hash table."""
    mixed = ends.hands[new]
    for row in range(REACH):
        mixed = (mixed ^ np.uint64(ends.tops[new, row])) * _MIXED
    place = np.int64(mixed >> _SHIFT) % _PLACES
    while ends.places[place] and not _same(ends, ends.places[place] - 1, new):
        place = (place + 1) % _PLACES
    return place  # pyright: ignore[reportReturnType]  indexes as int


@merged
def _same(ends: Ends, one: int, other: int) -> bool:
    differences = 0
    for row in range(REACH):
        differences |= ends.tops[one, row] ^ ends.tops[other, row]
    return ends.hands[one] == ends.hands[other] and differences == 0


@merged
def _lay(ends: Ends, before: int, card: int, row: int, new: int) -> None:
    """Add the position after one more card."""
    ends.hands[new] = ends.hands[before] & ~only(card)
    for each in range(REACH):
        ends.tops[new, each] = ends.tops[before, each]
    ends.tops[new, row] = card
    ends.laid[new] = ends.laid[before] + 1
    ends.helped[new] = ends.helped[before] or row >= HOME_ROWS
    ends.before[new] = before
    ends.move[new] = REACH * card + row


@kernel
def explore(turn: Turn, ends: Ends) -> int:
    """Find all positions that the rest of the turn can reach; returns their number."""
    ends.places[:] = 0
    ends.hands[0], ends.laid[0], ends.helped[0] = turn.hand, turn.laid, turn.helped
    ends.before[0] = -1
    for row in range(REACH):
        ends.tops[0, row] = turn.tops[row]
    known, now = 1, 0
    while now < known:
        for row in range(HOME_ROWS if ends.helped[now] else REACH):
            cards = TAKES[row, ends.tops[now, row]] & ends.hands[now]
            while cards != NONE and known < MOST_ENDS:
                _lay(ends, now, first_of(cards), row, known)
                cards &= cards - ONE
                place = _place(ends, known)
                if ends.places[place] == 0:
                    known += 1
                    ends.places[place] = known
        now += 1
    return known


@merged
def _worth(ends: Ends, end: int, pile: int) -> int:
    """The room on its own rows minus that on the opponent's, and the cards to draw."""
    tops, hand = ends.tops, ends.hands[end]
    room = tops[end, 1] - tops[end, 0]
    theirs = tops[end, 3] - tops[end, 2]
    drawn = min(pile, cards_to_draw(hand, ends.helped[end]))
    return room - theirs + DRAWN_CARD * drawn + end_of(size_of(hand) + pile)


@kernel
def best_ends(ends: Ends, known: int, pile: int, best: NDArray[np.int64]) -> int:
    """Write the best-looking ends into `best`, best first; returns their number.

    A single card left loses, so such ends are included only if there is no other.
    """
    worths = np.empty(best.size, np.int64)
    found = 0
    for end in range(known):
        if ends.laid[end] < LEAST_CARDS_A_TURN:
            continue
        worth = _worth(ends, end, pile)
        place = found
        while place > 0 and worths[place - 1] < worth:
            place -= 1
        if place < best.size:
            found = min(found + 1, best.size)
            for later in range(found - 1, place, -1):
                best[later], worths[later] = best[later - 1], worths[later - 1]
            best[place], worths[place] = end, worth
    while found > 1 and worths[found - 1] < TO_BE_STRANDED // 2 < worths[0]:
        found -= 1
    return found


def moves_to(ends: Ends, end: int) -> list[int]:
    """The cards that lead to an end, in order; plain Python."""
    moves: list[int] = []
    while ends.before[end] >= 0:
        moves.append(int(ends.move[end]))
        end = int(ends.before[end])
    return moves[::-1]

"""Whether a game can still be won when all cards are known, by search.

A position is the hands, the tops, the seat on turn, and how many cards are left to draw: the pile
has a fixed order. Positions that cannot be won are remembered, so each is searched once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ...games.quick_easy.state import PLAYERS
from ...sim.bits import NONE, only
from ...sim.kernels import kernel
from .belief_table import MOST_TURNS, NO_CARD, BeliefTable
from .cards import BARE, CARD_COUNT, FITS, HAND, NUMBER_COUNT

if TYPE_CHECKING:
    from numpy.typing import NDArray

YES: Final = 1
NO: Final = 0
UNDECIDED: Final = -1
_SLOTS: Final = HAND * PLAYERS[-1]
_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_WIDTH: Final = 6
"""The bits for a card in a key; an empty slot has all of them."""
_EMPTY: Final = (1 << _WIDTH) - 1


class Search(NamedTuple):
    """Scratch arrays for a search."""

    slots: NDArray[np.int64]
    """By depth: the cards in the hands, HAND for each seat, then the tops, the seat on turn, and
    the cards left to draw."""
    turns: NDArray[np.int64]
    """By depth and turn: card, row, card, row, and its cost."""
    pile: NDArray[np.int64]
    """The draw pile, top card last."""
    failed: NDArray[np.uint64]
    """A hash table of positions that cannot be won, two words each."""
    keys: NDArray[np.uint64]
    """By depth, the position in two words."""
    tried: NDArray[np.int64]
    """By depth: the next turn to try, the number of turns, and where to remember the position."""
    budget: NDArray[np.int64]
    """The positions that may still be visited, and the number of the search."""


_UP, _DOWN, _TURN, _LEFT = range(_SLOTS, _SLOTS + 4)
_NEXT, _FOUND, _PLACE = range(3)
_OPEN: Final = 2
"""Neither yes nor no yet: there are turns to try."""


def new_search(memory: int = 1 << 12) -> Search:
    """Arrays for searches; `memory` is a power of two, the positions that can be remembered."""
    return Search(
        np.zeros((CARD_COUNT + 2, _SLOTS + 4), np.int64),
        np.zeros((CARD_COUNT + 2, MOST_TURNS, 5), np.int64),
        np.zeros(CARD_COUNT, np.int64),
        np.zeros((memory, 2), np.uint64),
        np.zeros((CARD_COUNT + 2, 2), np.uint64),
        np.zeros((CARD_COUNT + 2, 3), np.int64),
        np.zeros(2, np.int64),
    )


@kernel
def _copy(source: NDArray[np.int64], target: NDArray[np.int64]) -> None:
    """Copy one by one: an assignment of whole arrays takes longer to compile than all of this."""
    for each in range(len(source)):
        target[each] = source[each]


@kernel
def _cost(row: int, top: int, card: int) -> int:
    """How far a card moves a row on; tricks move it back."""
    if top == BARE:
        return 0
    step = card % NUMBER_COUNT - top % NUMBER_COUNT
    return -step if row else step


@kernel
def _insert(search: Search, depth: int, cost: int) -> NDArray[np.int64]:
    """Make room for a turn, the cheapest first; returns where its cards and rows go."""
    turns, place = search.turns[depth], search.tried[depth, _FOUND]
    search.tried[depth, _FOUND] += 1
    while place > 0 and turns[place - 1, 4] > cost:
        _copy(turns[place - 1], turns[place])
        place -= 1
    turns[place, 4] = cost
    return turns[place]


@kernel
def _list(search: Search, depth: int, most: int) -> None:
    """List the turns of the seat on turn."""
    now = search.slots[depth]
    first_slot = HAND * now[_TURN]
    search.tried[depth, _FOUND] = 0
    for held in range(HAND):
        card, second = now[first_slot + held], now[first_slot + 1 - held]
        for row in range(2):
            if card == NO_CARD or FITS[row, now[_UP + row]] & only(card) == NONE:
                continue
            cost = _cost(row, now[_UP + row], card)
            turn = _insert(search, depth, cost)
            turn[0], turn[1], turn[2], turn[3] = card, row, NO_CARD, 0
            if most < HAND or second == NO_CARD:
                continue
            if FITS[row, card] & only(second) != NONE:
                turn = _insert(search, depth, cost + _cost(row, card, second))
                turn[0], turn[1], turn[2], turn[3] = card, row, second, row
            if row == 0 and FITS[1, now[_DOWN]] & only(second) != NONE:
                turn = _insert(search, depth, cost + _cost(row + 1, now[_DOWN], second))
                turn[0], turn[1], turn[2], turn[3] = card, row, second, 1


@kernel
def _play(search: Search, depth: int, place: int, players: int) -> None:
    """Write the position after a turn and its draws to the next depth."""
    turn, now, new = search.turns[depth, place], search.slots[depth], search.slots[depth + 1]
    _copy(now, new)
    first_slot = HAND * now[_TURN]
    for laid in range(0, 4, 2):
        if turn[laid] != NO_CARD:
            new[_UP + turn[laid + 1]] = turn[laid]
    for held in range(HAND):
        if new[first_slot + held] in (turn[0], turn[2]):
            new[first_slot + held] = NO_CARD
        if new[first_slot + held] == NO_CARD and new[_LEFT] > 0:
            new[_LEFT] -= 1
            new[first_slot + held] = search.pile[new[_LEFT]]
    for _ in range(players):
        new[_TURN] = (new[_TURN] + 1) % players
        if new[HAND * new[_TURN]] != NO_CARD or new[HAND * new[_TURN] + 1] != NO_CARD:
            break


@kernel
def _key(now: NDArray[np.int64], players: int) -> tuple[np.uint64, np.uint64]:
    """A position in two words; the order within a hand does not matter."""
    hands = np.uint64(0)
    for seat in range(players):
        low, high = now[HAND * seat], now[HAND * seat + 1]
        if low > high:
            low, high = high, low
        for card in (low, high):
            hands = hands << np.uint64(_WIDTH) | np.uint64(_EMPTY if card == NO_CARD else card)
    rest = now[_UP] | now[_DOWN] << _WIDTH | now[_TURN] << 2 * _WIDTH | now[_LEFT] << 3 * _WIDTH
    return hands, np.uint64(rest)


@kernel
def _is_won(now: NDArray[np.int64], players: int) -> bool:
    left = 0
    for slot in range(HAND * players):
        left += now[slot] != NO_CARD
    return left == 0


@kernel
def _enter(search: Search, depth: int, players: int, most: int) -> int:
    """List the turns at some depth; or YES, NO or UNDECIDED if that is known without."""
    now = search.slots[depth]
    if _is_won(now, players):
        return YES
    search.budget[0] -= 1
    if search.budget[0] < 0:
        return UNDECIDED
    hands, rest = _key(now, players)
    rest |= np.uint64(search.budget[1]) << np.uint64(4 * _WIDTH)
    mixed = (hands ^ (rest * _MIX)) * _MIX
    place = np.int64((mixed ^ (mixed >> np.uint64(29))) & np.uint64(len(search.failed) - 1))
    if search.failed[place, 0] == hands and search.failed[place, 1] == rest:
        return NO
    search.keys[depth, 0], search.keys[depth, 1] = hands, rest
    search.tried[depth, _PLACE] = place
    search.tried[depth, _NEXT] = 0
    _list(search, depth, most)
    return _OPEN


@kernel
def _go_through(search: Search, players: int, most: int) -> int:
    """Whether the position at depth 0 can be won; no recursion, which cannot be cached."""
    depth = -1
    while True:
        found = _enter(search, depth + 1, players, most)
        if found in (YES, UNDECIDED):
            return found
        depth += found == _OPEN
        while depth >= 0 and search.tried[depth, _NEXT] == search.tried[depth, _FOUND]:
            place = search.tried[depth, _PLACE]
            search.failed[place, 0] = search.keys[depth, 0]
            search.failed[place, 1] = search.keys[depth, 1]
            depth -= 1
        if depth < 0:
            return NO
        _play(search, depth, search.tried[depth, _NEXT], players)
        search.tried[depth, _NEXT] += 1


@kernel
def can_be_won(table: BeliefTable, most: int, search: Search, budget: int) -> int:
    """Whether the game can be won with all cards known: YES, NO, or UNDECIDED.

    `most` is the number of cards that a turn may lay, `budget` that of positions to visit.
    """
    now = search.slots[0]
    for seat in range(len(table.sizes)):
        for held in range(HAND):
            is_there = held < table.sizes[seat]
            now[HAND * seat + held] = table.hands[seat, held] if is_there else NO_CARD
    now[_UP], now[_DOWN] = table.tops
    now[_TURN], now[_LEFT] = table.turn[0], table.left[0]
    for place in range(table.left[0]):
        search.pile[place] = table.pile[place]
    search.budget[0] = budget
    search.budget[1] += 1
    return _go_through(search, len(table.sizes), most)

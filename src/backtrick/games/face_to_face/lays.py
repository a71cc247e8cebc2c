"""The cards that can be laid, as sets of bits, because this must be fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ..rows import ASCENDING, DESCENDING, ROWS, Row
from .cards import NUMBERS, ROW_CARDS, fits, helps
from .notation import LAYS, OPPONENT, Lay

if TYPE_CHECKING:
    from ..seats import Seat
    from .state import State

Lays: TypeAlias = int
"""A set of ways to lay numbers, as bits: four per number, one for each row.

The rows are in the order own ascending, own descending, opponent's ascending, opponent's
descending.
"""

REACH: Final = 2 * len(ROWS)
ALL_ROWS: Final = (1 << REACH) - 1
OF_NUMBER: Final = tuple(ALL_ROWS << REACH * number for number in range(NUMBERS.stop))
"""All ways to lay a number, by number."""
ON_ROW: Final = tuple(sum(1 << REACH * n + row for n in NUMBERS) for row in range(REACH))
"""All ways to lay on a row, by row in reach."""


def _by_top(law: Callable[[int, Row, int], bool], row: Row, reach: int) -> tuple[Lays, ...]:
    tops = range(ROW_CARDS[DESCENDING] + 1)
    return tuple(sum(1 << REACH * n + reach for n in NUMBERS if law(n, row, top)) for top in tops)


FITTING: Final = tuple(_by_top(fits, row, row) for row in ROWS)
"""What may be laid on a player's own rows, by row and top."""
HELPING: Final = tuple(_by_top(helps, row, len(ROWS) + row) for row in ROWS)
"""What may be laid on the opponent's rows, by row and top."""
_HOME: Final = ON_ROW[ASCENDING] | ON_ROW[DESCENDING]
_LAYS: Final = {
    number: tuple(
        tuple(lay for row, lay in enumerate(lays) if rows >> row & 1)
        for rows in range(ALL_ROWS + 1)
    )
    for number, lays in LAYS.items()
}
"""By number, and by the rows that take it."""


def lays(state: State, seat: Seat) -> list[Lay]:
    """All ways to lay a card now."""
    return _held_and_taken(state.hands[seat], _taken(state, seat))


def first_lays(state: State, seat: Seat) -> list[Lay]:
    """All ways to lay a first card that leave a second one."""
    taken, held = _taken(state, seat), _held(state, seat)
    firsts = _held_and_taken(state.hands[seat], taken)
    if _both_rows_take_two(taken & held):
        return firsts
    return [first for first in firsts if _leaves_a_second(taken, held, first)]


def can_begin(state: State, seat: Seat) -> bool:
    """Whether any first card leaves a second one."""
    taken, held = _taken(state, seat), _held(state, seat)
    return _both_rows_take_two(taken & held) or any(
        _leaves_a_second(taken, held, first)
        for number in state.hands[seat]
        for first in _LAYS[number][taken >> REACH * number & ALL_ROWS]
    )


def leaves_a_second(state: State, seat: Seat, first: Lay) -> bool:
    """Whether another card could be laid after this first one of a turn."""
    return _leaves_a_second(_taken(state, seat), _held(state, seat), first)


def _held_and_taken(hand: tuple[int, ...], taken: Lays) -> list[Lay]:
    return [lay for number in hand for lay in _LAYS[number][taken >> REACH * number & ALL_ROWS]]


def _taken(state: State, seat: Seat) -> Lays:
    """Everything that the rows would take."""
    up, down = state.rows[seat]
    home = FITTING[0][up[-1].number] | FITTING[1][down[-1].number]
    if state.helped:
        return home
    up, down = state.rows[1 - seat]
    return home | HELPING[0][up[-1].number] | HELPING[1][down[-1].number]


def _held(state: State, seat: Seat) -> Lays:
    """All ways to lay the numbers in hand, whether they fit or not."""
    held = 0
    for number in state.hands[seat]:
        held |= OF_NUMBER[number]
    return held


def _both_rows_take_two(lays: Lays) -> bool:
    """Whether a second card can follow any first card: a shortcut for the usual case."""
    up, down = lays & ON_ROW[ASCENDING], lays & ON_ROW[DESCENDING]
    return up & up - 1 != 0 and down & down - 1 != 0


def _leaves_a_second(taken: Lays, held: Lays, first: Lay) -> bool:
    """Whether another card could be laid after this first one of a turn."""
    rest = held & ~OF_NUMBER[first.number]
    if first.side is OPPONENT:
        return taken & rest & _HOME != 0
    # The other rows are unchanged; this one takes what fits on the card just laid.
    return (taken & ~ON_ROW[first.row] | FITTING[first.row][first.number]) & rest != 0

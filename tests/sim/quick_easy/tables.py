"""Positions of the plain rules as tables of the kernels, to compare the two."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from backtrick.games.quick_easy.cards import DECK
from backtrick.games.quick_easy.notation import END as END_TURN
from backtrick.games.quick_easy.notation import LAYS, Lay
from backtrick.sim.bits import mask_of
from backtrick.sim.quick_easy.table import (
    BARE,
    DRAWN,
    END,
    EVERY,
    LAID,
    LEFT,
    NUMBER_OF,
    TURN,
    SimTable,
    new_table,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.games.quick_easy import Card, Move, State


class Numbers(NamedTuple):
    """Everything in a table, for comparison."""

    hands: list[int]
    unlaid: list[int]
    tops: list[int]
    deck: list[int]
    now: list[int]


def numbers(table: SimTable) -> Numbers:
    """From a table."""
    return Numbers(*(array.tolist() for array in table))


def table_of(state: State, deck: Sequence[Card]) -> SimTable:
    """The same position, for the kernels."""
    table = new_table(state.options.players, len(deck))
    laid = [card for row in state.rows for card in row]
    table.hands[:] = [mask_of(map(NUMBER_OF.__getitem__, hand)) for hand in state.hands]
    table.unlaid[0] = EVERY & ~mask_of(map(NUMBER_OF.__getitem__, laid))
    table.tops[:] = [NUMBER_OF[row[-1]] if row else BARE for row in state.rows]
    table.deck[:] = [NUMBER_OF[card] for card in deck]
    table.now[TURN] = state.turn or 0
    table.now[LAID] = state.laid_this_turn
    table.now[DRAWN] = len(deck) - len(state.pile)
    table.now[LEFT] = len(deck) - len(laid)
    return table


def number_of(move: Move) -> int:
    """A move in the kernels' encoding."""
    return 2 * NUMBER_OF[move.card] + move.row if isinstance(move, Lay) else END


def move_of(number: int) -> Move:
    """A move, from the kernels' encoding."""
    return END_TURN if number == END else LAYS[DECK[number >> 1]][number & 1]

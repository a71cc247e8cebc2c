"""Tables of the kernels and states of the plain rules, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from backtrick.games.face_to_face import Lay, Move, State
from backtrick.games.face_to_face.notation import END, LAYS
from backtrick.sim.bits import mask_of
from backtrick.sim.face_to_face.lookups import HOME_ROWS
from backtrick.sim.face_to_face.table import (
    HELPED,
    LAID,
    NO_WINNER,
    SEAT,
    WINNER,
    SimTable,
    end,
    lay,
    lays,
    may_end,
    new_table,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class Facts(NamedTuple):
    """Everything that matters about a position."""

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    turn: int
    laid: int
    helped: bool
    winners: tuple[int, ...]


def facts_of(state: State) -> Facts:
    """From a state of the plain rules; once the game is over, only the winner matters."""
    return Facts(
        state.hands,
        state.piles,
        tuple(row[-1].number for rows in state.rows for row in rows),
        state.turn,
        state.laid_this_turn,
        state.helped,
        state.outcome.winners if state.outcome else (),
    )


def facts_at(table: SimTable) -> Facts:
    """A table of the kernels."""
    winner = int(table.turn[WINNER])
    return Facts(
        tuple(_cards(int(hand)) for hand in table.hands),
        tuple(
            tuple(table.piles[seat, table.drawn[seat] : table.sizes[seat]].tolist())
            for seat in range(2)
        ),
        tuple(table.tops.tolist()),
        int(table.turn[SEAT]),
        int(table.turn[LAID]),
        bool(table.turn[HELPED]),
        () if winner == NO_WINNER else (winner,),
    )


def _cards(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def lay_out(table: SimTable, facts: Facts) -> None:
    """Set a table of the kernels to a running position."""
    for seat in range(2):
        pile = facts.piles[seat]
        table.hands[seat] = mask_of(facts.hands[seat])
        table.piles[seat, : len(pile)] = pile
        table.sizes[seat], table.drawn[seat] = len(pile), 0
    table.tops[:] = facts.tops
    table.turn[:] = (facts.turn, facts.laid, facts.helped, NO_WINNER)


def table_of(deck: Sequence[Sequence[int]]) -> SimTable:
    """A table with full piles and empty hands."""
    table = new_table()
    for seat, pile in enumerate(deck):
        table.piles[seat, : len(pile)] = pile
        table.sizes[seat] = len(pile)
    return table


def legal_at(table: SimTable) -> set[Move]:
    """The moves that the kernels find; none once the game is over."""
    if table.turn[WINNER] != NO_WINNER:
        return set()
    found: set[Move] = {
        LAYS[card][row] for row, cards in enumerate(lays(table)) for card in _cards(int(cards))
    }
    return found | {END} if may_end(table) else found


def make(table: SimTable, move: Move) -> None:
    """Make a move at a table of the kernels."""
    if isinstance(move, Lay):
        lay(table, move.number, HOME_ROWS * move.side + move.row)
    else:
        end(table)

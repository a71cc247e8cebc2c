"""Rounds and halts: dealing the cards to the stacks and the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.seven_ate_nine.rounds import TOKENS_TO_WIN
from .. import chance
from ..bits import NONE
from ..kernels import inlined, kernel
from .cards import FITS, NO_CARD, faces, first, single, size
from .table import RUNS, STUCK, WON

if TYPE_CHECKING:
    import numpy as np

    from .table import SimTable


@kernel
def deal(table: SimTable) -> None:
    """Begin the game."""
    table.turned = table.halts = table.clock = 0
    table.stands = RUNS
    for seat in range(table.players):
        table.tokens[seat] = 0
    _new_round(table)


@kernel
def _new_round(table: SimTable) -> None:
    _shuffle(table, table.deck, 0)
    table.top = table.order[0]
    table.turned += 1
    table.middle = single(table.top)
    table.undrawn = 0
    for seat in range(table.players):
        table.stacks[seat] = table.held[seat] = table.shares[seat]
        table.undrawn += table.shares[seat]
        table.hands[seat] = table.rows[seat] = NONE
        table.row_tops[seat] = NO_CARD


@kernel
def _shuffle(table: SimTable, cards: np.uint64, start: int) -> None:
    """Write the cards of a bundle, sorted, from an index on."""
    stop = start
    while cards != NONE:
        table.order[stop] = first(cards)
        cards -= single(first(cards))
        stop += 1
    for place in range(start, stop - 1):
        chance.shuffle_one(table.deals, table.order, place, stop)


@kernel
def win_round(table: SimTable, seat: int) -> None:
    """Handle a seat's last card: the end, or in a match a token and the next round."""
    table.tokens[seat] += table.is_match
    if table.is_match and table.tokens[seat] < TOKENS_TO_WIN:
        _new_round(table)
    else:
        table.stands = WON
        table.winner = seat


@kernel
def halt(table: SimTable) -> None:
    """Halt: hands become stacks, and another card of the middle is turned up."""
    if _is_stuck(table) and not _collect_rows(table):
        table.stands = STUCK
        return
    table.halts += 1
    table.turned += 1
    table.top = _any_card(table, table.middle)
    for seat in range(table.players):
        table.stacks[seat] = table.held[seat]
        table.undrawn += table.held[seat]
        _shuffle(table, table.hands[seat], table.ends[seat] - table.held[seat])
        table.hands[seat] = NONE


@inlined
def _any_card(table: SimTable, cards: np.uint64) -> int:
    for _ in range(chance.below(table.deals, size(cards))):
        cards -= single(first(cards))
    return first(cards)


@inlined
def _is_stuck(table: SimTable) -> bool:
    """Whether no card from the middle would take any card held."""
    held = taken = NONE
    for seat in range(table.players):
        held |= faces(table.hands[seat])
    below = faces(table.middle)
    while below != NONE:
        taken |= FITS[table.no_wrap, first(below)]
        below -= single(first(below))
    return held & taken == NONE


@inlined
def _collect_rows(table: SimTable) -> bool:
    """Move the children's rows to the middle; returns whether there were any."""
    collected = NONE
    for seat in range(table.players):
        collected += table.rows[seat]
        table.rows[seat] = NONE
        table.row_tops[seat] = NO_CARD
    table.middle += collected
    return collected != NONE

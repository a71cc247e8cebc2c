"""Whether a game of `quick-easy` could still be won, with all cards known."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ...bots.quick_easy.belief_table import BeliefTable, new_table
from ...bots.quick_easy.cards import BARE, NUMBER_OF
from ...bots.quick_easy.endgames import NO, UNDECIDED, Search, can_be_won, new_search
from ...games.quick_easy import State

if TYPE_CHECKING:
    from ...games.parts import State as AnyState


def is_winnable(state: AnyState, budget: int) -> bool | None:
    """Whether the game can be won from the start of a turn; None if the budget is too small."""
    if not isinstance(state, State):
        raise TypeError(f"{state!r} is the state of another game")
    if state.outcome is not None:
        return bool(state.outcome.winners)
    found = can_be_won(table_of(state), state.options.most_cards_a_turn, _search(), budget)
    return None if found == UNDECIDED else found != NO


@cache
def _search() -> Search:
    return new_search(1 << 18)


def is_endgame(state: AnyState) -> bool:
    """Whether nothing is left to draw."""
    return isinstance(state, State) and not state.pile


def table_of(state: State) -> BeliefTable:
    """A state as a table in arrays, at the start of a turn."""
    table = new_table(len(state.hands))
    for seat, hand in enumerate(state.hands):
        table.sizes[seat] = len(hand)
        for held, card in enumerate(hand):
            table.hands[seat, held] = NUMBER_OF[card]
    for row, laid in enumerate(state.rows):
        table.tops[row] = NUMBER_OF[laid[-1]] if laid else BARE
    for place, card in enumerate(reversed(state.pile)):
        table.pile[place] = NUMBER_OF[card]
    table.left[0] = len(state.pile)
    table.turn[0] = state.turn or 0
    return table

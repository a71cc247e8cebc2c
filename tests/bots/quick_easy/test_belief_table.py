"""The experts' table of arrays, compared with the plain rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from backtrick.bots.quick_easy.belief_table import (
    MOST_TURNS,
    NO_CARD,
    BeliefTable,
    all_laid,
    draw,
    lay,
    list_turns,
    new_table,
    pass_on,
)
from backtrick.bots.quick_easy.cards import BARE, NUMBER_OF, mask_of_cards
from backtrick.bots.quick_easy.speech import SILENCE
from backtrick.games.quick_easy import QUICK_EASY, Lay, State
from backtrick.games.quick_easy.cards import DECK
from backtrick.games.quick_easy.notation import END, LAYS
from backtrick.games.quick_easy.state import PLAYERS, VARIANTS

if TYPE_CHECKING:
    from backtrick.games.quick_easy import Move
    from backtrick.games.quick_easy.state import Variant


def in_arrays(state: State) -> BeliefTable:
    """A state as a table in arrays."""
    table = new_table(state.options.players)
    for seat, hand in enumerate(state.hands):
        table.sizes[seat] = len(hand)
        for held, card in enumerate(hand):
            table.hands[seat, held] = NUMBER_OF[card]
    for row, cards in enumerate(state.rows):
        table.tops[row] = NUMBER_OF[cards[-1]] if cards else BARE
        table.laid[0] |= mask_of_cards(cards)
    table.left[0] = len(state.pile)
    for place, card in enumerate(reversed(state.pile)):
        table.pile[place] = NUMBER_OF[card]
    table.turn[0] = state.turn or 0
    return table


def plain_turns(state: State) -> set[frozenset[Move] | tuple[Move, ...]]:
    """The turns by the plain rules, ignoring the order of cards on different rows."""
    seat = state.turn or 0
    turns: set[frozenset[Move] | tuple[Move, ...]] = set()
    for first in QUICK_EASY.legal_moves(state, seat):
        turns.add((first,))
        after = QUICK_EASY.apply(state, seat, first)
        for second in QUICK_EASY.legal_moves(after, seat):
            if isinstance(first, Lay) and isinstance(second, Lay):
                both = (first, second)
                turns.add(both if first.row is second.row else frozenset(both))
    return turns


def moves_of(turn: list[int]) -> tuple[Move, ...]:
    """A turn in arrays as moves."""
    card, row, second, second_row = turn
    first = LAYS[DECK[card]][row]
    return (first,) if second == NO_CARD else (first, LAYS[DECK[second]][second_row])


def is_equal(table: BeliefTable, state: State) -> bool:
    """Whether a table matches a state."""
    other = in_arrays(state)
    hands = [
        {int(table.hands[seat, held]) for held in range(int(table.sizes[seat]))}
        for seat in range(len(table.sizes))
    ]
    plain = [{NUMBER_OF[card] for card in hand} for hand in state.hands]
    return hands == plain and all(
        (getattr(table, name) == getattr(other, name)).all()
        for name in ("tops", "left", "laid", "turn")
    )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_follow_the_plain_rules(
    players: int, variant: Variant, *, is_thorough: bool
) -> None:
    """Turn by turn, both offer the same turns, and each leads to the same position."""
    chance = Random(players)
    for seed in range(40 if is_thorough else 12):
        options = QUICK_EASY.options(players=players, variant=variant, starter=0)
        state = QUICK_EASY.deal(options, seed=seed)
        table, turns = in_arrays(state), np.zeros((MOST_TURNS, 4), np.int64)
        while state.outcome is None:
            found = list_turns(table, options.most_cards_a_turn, turns)
            listed = [moves_of(turn) for turn in turns[:found].tolist()]
            plain = plain_turns(state)
            assert len(listed) == len(plain)
            assert {turn if turn in plain else frozenset(turn) for turn in listed} == plain
            place = chance.randrange(found)
            lay(table, turns[place])
            seat = state.turn or 0
            for move in listed[place]:
                state = QUICK_EASY.apply(state, seat, move)
            assert bool(all_laid(table)) == (state.outcome is not None)
            if state.outcome is None:
                state = QUICK_EASY.apply(state, seat, END)
                draw(table, SILENCE)
                pass_on(table)
            assert is_equal(table, state) or state.outcome is not None

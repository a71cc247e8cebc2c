"""The search with all cards known says the same as the plain rules."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick import game
from backtrick.bots.quick_easy.endgames import NO, UNDECIDED, YES, can_be_won, new_search
from backtrick.coach.quick_easy.last_chance import table_of
from backtrick.games.quick_easy.cards import DECK

if TYPE_CHECKING:
    from backtrick.games.quick_easy import State

GAME = game("quick-easy")
SEARCH = new_search(1 << 8)
"""Small, so that positions displace each other."""


@cache
def is_winnable(state: State) -> bool:
    """By the plain rules, trying everything."""
    if state.outcome is not None:
        return bool(state.outcome.winners)
    (seat,) = GAME.to_act(state)
    return any(is_winnable(GAME.apply(state, seat, move)) for move in GAME.legal_moves(state, seat))


def _later(state: State, chance: Random) -> State:
    """The start of a later turn, some random moves on; or the end."""
    moves = 0
    while state.outcome is None and (moves < 8 or state.laid_this_turn):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, chance.choice(GAME.legal_moves(state, seat)))
        moves += 1
    return state


@pytest.mark.parametrize("variant", ["normal", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_agrees_with_the_plain_rules(players: int, variant: str, *, is_thorough: bool) -> None:
    """On short decks, after some random turns, and both answers occur."""
    answers: set[bool] = set()
    for number in range(300 if is_thorough else 60):
        chance = Random(f"{players} {variant} {number}")
        deck = chance.sample(DECK, 14)
        options = GAME.options(players=players, variant=variant, starter=chance.randrange(players))
        state = _later(GAME.deal(options, seed=0, deck=deck), chance)
        most = options.most_cards_a_turn
        if state.outcome is not None:
            continue
        expected = is_winnable(state)
        answers.add(expected)
        assert can_be_won(table_of(state), most, SEARCH, 1_000_000) == (YES if expected else NO)
        if not expected:
            assert can_be_won(table_of(state), most, SEARCH, 0) == UNDECIDED
    assert answers == {True, False}

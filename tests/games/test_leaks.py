"""No view reveals what its seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given

from tests.games.whereabouts import all_cards, exchanged
from tests.strategies import Position, positions, running, seeds


@given(running(), seeds)
def test_a_view_does_not_depend_on_what_is_hidden(position: Position, seed: int) -> None:
    """Permuting everything a seat or spectator may not know leaves its view unchanged."""
    game, state = position.game, position.state
    for seat in (*position.seats, None):
        other = exchanged(state, seat, Random(seed))
        assert all_cards(other) == all_cards(state)
        assert game.view(other, seat) == game.view(state, seat)
        assert repr(game.view(other, seat)) == repr(game.view(state, seat))
        assert game.describe(game.view(other, seat)) == game.describe(game.view(state, seat))


@given(running(), seeds)
def test_what_a_seat_may_do_does_not_depend_on_what_is_hidden(
    position: Position, seed: int
) -> None:
    """A seat's legal moves follow from what it knows, so asking for them reveals nothing."""
    game, state = position.game, position.state
    for seat in position.seats:
        other = exchanged(state, seat, Random(seed))
        assert game.legal_moves(other, seat) == game.legal_moves(state, seat)


@given(positions())
def test_after_the_game_everything_is_open(position: Position) -> None:
    """Once a game is over, every seat and every spectator sees all hands."""
    game, state = position.game, position.state
    for seat in (*position.seats, None):
        shown = game.view(state, seat).hands_revealed
        if game.outcome(state) is None:
            assert shown is None
        else:
            assert _written(shown) == _written(state.hands)


def _written(hands: Any) -> list[list[str]]:
    """Hands as text, since a card may be a number in a state and a struct in a view."""
    return [[str(card) for card in hand] for hand in hands]

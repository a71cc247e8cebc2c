"""What type checkers and editors know about games; basedpyright checks `assert_type`."""

from __future__ import annotations

from typing import assert_type

import pytest

import backtrick
from backtrick import GAMES, AnyGame
from backtrick.games import face_to_face, quick_easy, seven_ate_nine
from backtrick.games.options import GameOptions
from backtrick.games.parts import State, View
from backtrick.games.terms import Move


def test_quick_easy_has_its_own_types() -> None:
    """Its id alone determines the types of its options, states, moves and views."""
    game = backtrick.game("quick-easy")
    options = assert_type(game.options(starter=0), quick_easy.Options)
    state = assert_type(game.deal(options, seed=1), quick_easy.State)
    assert_type(state.rows, tuple[tuple[quick_easy.Card, ...], tuple[quick_easy.Card, ...]])
    assert_type(game.legal_moves(state, 0), tuple[quick_easy.Move, ...])
    assert_type(game.apply(state, 0, game.legal_moves(state, 0)[0]), quick_easy.State)
    assert assert_type(game.view(state, 0), quick_easy.View).hand == state.hands[0]


def test_face_to_face_has_its_own_types() -> None:
    """The same for the duel."""
    game = backtrick.game("face-to-face")
    options = assert_type(game.options(starter=0), face_to_face.Options)
    state = assert_type(game.deal(options, seed=1), face_to_face.State)
    assert_type(game.parse("27^"), face_to_face.Move)
    assert assert_type(game.view(state, 0), face_to_face.View).hand_sizes == (6, 6)


def test_seven_ate_nine_has_its_own_types() -> None:
    """The same for the race."""
    game = backtrick.game("seven-ate-nine")
    options = assert_type(game.options(), seven_ate_nine.Options)
    state = assert_type(game.deal(options, seed=1), seven_ate_nine.State)
    assert_type(game.legal_moves(state, 0), tuple[seven_ate_nine.Move, ...])
    assert assert_type(game.view(state, 0), seven_ate_nine.View).middle == state.middle[-1]


@pytest.mark.parametrize("name", GAMES)
def test_any_game_has_the_types_all_games_share(name: str) -> None:
    """If the id is not known in advance, results have the types that all games share."""
    game = assert_type(backtrick.game(name), AnyGame)
    options = assert_type(game.options(), GameOptions)
    state = assert_type(game.deal(options, seed=1), State)
    view = assert_type(game.view(state, None), View)
    moves = assert_type(game.legal_moves(state, game.to_act(state)[0]), tuple[Move, ...])
    assert (view.hand, view.seat, view.outcome, view.hands_revealed) == ((), None, None, None)
    assert moves


@pytest.mark.parametrize("name", GAMES)
def test_every_view_has_what_the_server_may_read(name: str) -> None:
    """The fields of `View`, under these names, in every game."""
    shared = {name for name in vars(View) if isinstance(vars(View)[name], property)}
    assert shared == {"hand", "hands_revealed", "options", "outcome", "seat"}
    assert shared <= set(backtrick.game(name).view_type.__dataclass_fields__)


@pytest.mark.parametrize("name", GAMES)
def test_a_race_tells_when_it_begins_and_what_was_seen(name: str) -> None:
    """A game has a race if and only if it is played in real time."""
    game = backtrick.game(name)
    assert (game.race is not None) == game.in_real_time
    if game.race is not None:
        state = game.deal(game.options(), seed=1)
        view = game.view(state, 0)
        assert game.race.opening(state) == game.opening(state)
        assert game.race.newest(view) > game.race.time(view) == 0
        assert game.race.time(game.race.later(view, 700)) == 700
        assert game.race.later(view, 0) == view

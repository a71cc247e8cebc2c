"""Layouts: every view becomes numbers, and every move an action, and back."""

from __future__ import annotations

from copy import deepcopy
from pickle import dumps, loads
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from backtrick import GAMES
from backtrick.envs.batch import Batch
from backtrick.envs.layout import Layout
from backtrick.envs.offers import has
from tests.strategies import all_options, positions

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame
    from tests.strategies import Position

WITH_LAYOUT = [game for game in GAMES.values() if has(game, "layout")]


@given(positions())
def test_what_a_seat_sees_fits_the_layout(position: Position) -> None:
    """At any moment of any game, each number is within its limits, and can be read back."""
    if not has(position.game, "layout"):
        return
    layout = Layout(position.game, position.options)
    for seat in position.seats:
        seen = layout.observe(position.game.view(position.state, seat))
        assert seen.shape == layout.most.shape
        assert (seen >= 0).all()
        assert (seen <= layout.most).all()
        assert list(layout.decode(seen)) == [field.name for field in layout.written.fields]


@given(positions())
def test_every_legal_move_has_an_action(position: Position) -> None:
    """The mask says which actions are legal, and nothing else."""
    if not has(position.game, "layout"):
        return
    layout = Layout(position.game, position.options)
    for seat in position.seats:
        legal = position.game.legal_moves(position.state, seat, position.now)
        mask = layout.mask(legal)
        marked = [layout.written.moves[action] for action in mask.nonzero()[0]]
        assert sorted(marked) == sorted(legal)


@pytest.mark.parametrize("game", WITH_LAYOUT)
def test_names_are_unique(game: AnyGame) -> None:
    """No two fields, numbers or actions of a layout have the same name."""
    for options in all_options(game):
        written = Layout(game, options).written
        names = [(field.name, entry) for field in written.fields for entry in field.entries]
        assert len(set(names)) == len(names)
        assert len({field.name for field in written.fields}) == len(written.fields)
        assert len(set(written.moves)) == len(written.moves)


@pytest.mark.parametrize("game", WITH_LAYOUT)
def test_a_layout_is_the_same_for_the_same_options(game: AnyGame) -> None:
    """It can be copied, pickled, compared and kept in a set."""
    layout = Layout(game, game.options())
    pickled = loads(dumps(layout))  # noqa: S301 - ours
    assert {layout, deepcopy(layout), pickled, Layout(game, game.options())} == {layout}


def test_an_observation_can_be_read() -> None:
    """By field: sets as names, sizes by seat, a single number as it is."""
    game = GAMES["quick-easy"]
    options = game.options(players=3, starter="agree", open_rows=True)
    deck = "r3 b9 g2 g8 y5 y6 p1 p2"
    state = game.deal(options, deck=game.parse_deck(deck))
    state = game.apply(state, 2, game.parse("start:1"))
    layout = Layout(game, options)
    assert layout.decode(layout.observe(game.view(state, 1))) == {
        "hand": "g2 g8",
        "top-ascending": "-",
        "top-descending": "-",
        "hand-sizes": "me=2 +1=2 +2=2",
        "pile": "2",
        "row-sizes": "ascending=0 descending=0",
        "laid-this-turn": "0",
        "turn": "-",
        "row-ascending": "-",
        "row-descending": "-",
        "seat": "1",
        "votes": "2:1",
    }
    with pytest.raises(ValueError, match="an observation has"):
        layout.decode([0])


def test_a_race_has_no_batch() -> None:
    """What a game does not offer is refused by name."""
    for game in GAMES.values():
        if game.race is not None:
            with pytest.raises(ValueError, match="has no slots for environments"):
                Batch(game, game.options(), 2)
            assert Layout(game, game.options()).tries(_first_view(game)).sum() == 1
        else:
            with pytest.raises(ValueError, match="is no race"):
                Layout(game, game.options()).tries(_first_view(game))


def _first_view(game: AnyGame) -> object:
    """What the first seat sees after the deal."""
    return game.view(game.deal(game.options(), seed=1), 0)


def test_long_fields_show_what_there_is() -> None:
    """Of many counts, those that are not 0 are named."""
    game = GAMES["seven-ate-nine"]
    options = game.options(players=2)
    state = game.deal(options, deck=game.parse_deck("g1 b2 b2 r3 g4 g5 g6"))
    for _ in range(2):
        state = game.apply(state, 0, game.parse("draw"))
    layout = Layout(game, options)
    seen = layout.decode(layout.observe(game.view(state, 0)))
    assert seen["hand"] == "b2=2"
    assert seen["stack-sizes"] == "me=1 +1=3"
    assert layout.decode(layout.observe(game.view(state, 1)))["hand"] == "-"

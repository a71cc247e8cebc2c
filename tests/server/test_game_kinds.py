"""Kinds of games, by which summaries are kept."""

from __future__ import annotations

import pytest

from backtrick import GAMES
from backtrick.games.any_game import AnyGame
from backtrick.server.game_kinds import kind_of


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_kind_does_not_depend_on_who_starts(game: AnyGame) -> None:
    """The next game at a table is of the same kind; another number of players is another kind."""
    kinds = set[str]()
    for players in game.players:
        options = game.options(players=players)
        kind = kind_of(options)
        assert kind_of(options.moved_on(0)) == kind
        assert {kind_of(each) for each in options.without_lots()} == {kind}
        assert game.options_type.parse(kind) == options
        kinds.add(kind)
    assert len(kinds) == len(game.players)

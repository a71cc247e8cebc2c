"""Kinds of games, by which summaries are kept."""

from __future__ import annotations

import pytest

from backtrick import GAMES
from backtrick.games.any_game import AnyGame
from backtrick.server.game_kinds import kind_for, kind_of, kinds_of, read_kind


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_kind_does_not_depend_on_who_starts(game: AnyGame) -> None:
    """The next game at a table is of the same kind; another number of players is another kind."""
    kinds = set[str]()
    for players in game.players:
        options = game.options(players=players)
        kind = kind_of(options)
        assert kind_of(options.moved_on(0)) == kind
        assert {kind_of(each) for each in options.without_lots()} == {kind}
        assert kinds_of(options) == kind
        assert read_kind(game, kind) == (options, False)
        kinds.add(kind)
    assert len(kinds) == len(game.players)


def test_seats_are_counted_from_ones_own() -> None:
    """A child among three is a child with another one, wherever both sit."""
    game = next(each for each in GAMES.values() if "children" in each.options_type.kinds())
    for children, seen in (
        ((0, 2), ["0,1", "1,2", "0,1"]),
        ((1,), ["1", "0", "1"]),
        ((0, 1, 2), ["0,1,2"] * 3),
    ):
        options = game.options(players=3, own_pace=True, children=children)
        kinds = [kind_for(options, seat) for seat in range(3)]
        assert all(f"children={a} " in kind for a, kind in zip(seen, kinds, strict=True))
        assert all(read_kind(game, each).is_as_seen for each in kinds)
        lines = kinds_of(options).split("\n")
        assert lines == (kinds if len({*kinds}) > 1 else kinds[:1])

"""What bots reach in the place of a person: measured at every table, by the bots of today."""

from __future__ import annotations

import pytest
from bench.bot_figures import all_tables, bots_of, measured

from backtrick import GAMES
from backtrick.server.bot_figures import BotFigures, all_figures, figures_of
from backtrick.server.game_kinds import kind_for, read_kind
from tests.thorough import first_of


def test_every_table_is_measured() -> None:
    """In all variants, at all numbers of players, with the same bots; and nothing else is."""
    wanted = {
        (game.id, kind_for(options, 0), bot)
        for game, options in all_tables()
        for bot in bots_of(game)
    }
    found = [(each.game, each.kind, each.bot) for each in all_figures()]
    assert sorted(found) == sorted(wanted)
    usual = {
        (game.id, kind_for(game.options(players=n), 0))
        for game in GAMES.values()
        for n in game.players
    }
    assert usual <= {(game, kind) for game, kind, _ in found}


@pytest.mark.parametrize(
    "figures",
    first_of(
        [
            figures
            for game in ("face-to-face", "seven-ate-nine", "quick-easy")
            for figures in figures_of(
                game, kind_for(GAMES[game].options(players=GAMES[game].players[0]), 0)
            )
            if figures.bot == "greedy"
        ]
    ),
    ids=lambda figures: figures.game,
)
def test_figures_are_those_of_the_bots_of_today(figures: BotFigures) -> None:
    """The same games come to the same ends."""
    game = GAMES[figures.game]
    options = read_kind(game, figures.kind).options
    assert measured(game, options, figures.bot, figures.games) == figures

"""Bots of different kinds on the same deals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backtrick.bots.crossplay import Crossplay, CrossTally
from backtrick.bots.simulation import Simulation
from backtrick.games import GAMES

BOTS = ("greedy", "random")
DEALS = 40


def crossed(game: str) -> Crossplay:
    """Two bots at a table for as many as the game allows, up to three."""
    rules = GAMES[game]
    options = rules.options(players=min(3, rules.players[-1]))
    return Crossplay(Simulation(game, options, BOTS, seed=2), BOTS)


@pytest.mark.parametrize("game", GAMES)
def test_among_its_own_kind_a_bot_plays_a_simulation(game: str) -> None:
    """On the diagonal are the figures of one bot in all seats, on the same deals."""
    crossplay = crossed(game)
    tally, seats = crossplay.play(range(DEALS)), crossplay.simulation.options.players
    for place, name in enumerate(BOTS):
        alone = replace(crossplay.simulation, bots=(name,) * seats).play(range(DEALS))
        assert tally.cards_left[place][place] == alone.cards_left
        if GAMES[game].team:
            assert tally.wins[place][place] == alone.wins[0]
    assert tally.games == DEALS


@pytest.mark.parametrize("game", GAMES)
def test_the_newcomer_takes_every_seat(game: str) -> None:
    """In turn, so that each seat is taken on each deal's starter; the others have the host."""
    crossplay = crossed(game)
    seats = crossplay.simulation.options.players
    expected = 0
    for number in range(DEALS):
        seat = number // seats % seats
        table = crossplay.seated(0, 1, seat)
        assert [name == "greedy" for name in table.bots] == [each == seat for each in range(seats)]
        wins = table.play(range(number, number + 1)).wins
        expected += wins[0 if GAMES[game].team else seat]
    assert crossplay.play(range(DEALS)).wins[0][1] == expected


def test_parts_add_up() -> None:
    """Any parts of the deals, in any order, give the same sums."""
    crossplay = crossed("quick-easy")
    first, second = crossplay.play(range(10)), crossplay.play(range(10, DEALS))
    whole = crossplay.play(range(DEALS))
    assert second + first == first + second == whole == CrossTally.nothing(2) + whole

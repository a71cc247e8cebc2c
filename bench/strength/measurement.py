"""The measurement of a cell, and the check whether earlier figures still hold."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import TYPE_CHECKING, Any

from backtrick.sim.figures import TWO_SIDED_95
from backtrick.sim.runner import cores, run
from backtrick.sim.tally import Tally

if TYPE_CHECKING:
    from cells import Cell

    from backtrick.bots.simulation import Simulation

SEED = 2026
FIRST = range(5)
"""How many games are replayed to see whether the bots still play the same way."""
TIMED = 20
"""How many games are enough to time a turn."""


def is_current(cell: Cell, known: dict[str, Any]) -> bool:
    """Whether the bots still play the first games as they did when measured."""
    return bool(known) and known.get("first_games") == _first_games(cell.simulation(SEED))


def measured(cell: Cell, games: int) -> dict[str, Any]:
    """The figures of a cell."""
    simulation = cell.simulation(SEED)
    first = _first_games(simulation)  # also compiles, before the clock runs
    began = process_time()
    some = simulation.play(range(min(games, TIMED)))
    spent = process_time() - began
    nothing = Tally.nothing(simulation.options.players)
    tally = run(simulation, games, nothing=nothing, jobs=cores(), report=lambda _tally: None).tally
    return {
        **_plain(tally),
        "first_games": first,
        "milliseconds_a_turn": round(1000 * spent / some.turns, 3),
        **(_seconds_played(simulation, games) if cell.is_solo else {}),
    }


def _first_games(simulation: Simulation) -> dict[str, Any]:
    return _plain(simulation.play(FIRST))


def _plain(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": list(tally.wins),
        "cards_left": tally.cards_left,
        "turns": tally.turns,
    }


def _seconds_played(simulation: Simulation, games: int) -> dict[str, Any]:
    """The mean length of a game in its own time, and half of the 95% interval."""
    seconds = [_clock(simulation, number) / 1000 for number in range(games)]
    half = TWO_SIDED_95 * stdev(seconds) / sqrt(games) if games > 1 else 0.0
    return {"seconds_played": round(mean(seconds), 2), "seconds_about": round(half, 2)}


def _clock(simulation: Simulation, number: int) -> int:
    bot_game = simulation.bot_game(simulation.first_options(), number)
    for _ in bot_game.play():
        pass
    return bot_game.clock

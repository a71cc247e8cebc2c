"""Compiles kernels and the patterns of talk once: `python -m tests.kernels`.

Otherwise each test process with bots, and each server, would compile the same.
"""

from __future__ import annotations

from backtrick.bots import BOTS
from backtrick.bots.simulation import Simulation
from backtrick.games import GAMES
from backtrick.talk import prepare


def compile_all() -> None:
    """Let every bot play a game, at a table and in a simulation."""
    for name, rules in GAMES.items():
        options = rules.options()
        for bot in BOTS[name]:
            bots = (bot.name,) * options.players
            simulation = Simulation(name, options, bots, seed=0, effort=1)
            simulation.play(range(1))
            simulation.play_at_tables(simulation.first_options(), range(1))


if __name__ == "__main__":
    compile_all()
    prepare()

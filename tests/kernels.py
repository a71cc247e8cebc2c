"""Compiles the kernels of bots and simulations once: `python -m tests.kernels`.

Otherwise each test process with bots would compile the same kernels.
"""

from __future__ import annotations

from backtrick.bots import BOTS
from backtrick.bots.simulation import Simulation
from backtrick.games import GAMES


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

"""Compiles kernels and the patterns of talk once: `python -m tests.kernels`.

Otherwise each test process with bots, and each server, would compile the same.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from backtrick import coach
from backtrick.bots import BOTS
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.judges import judge_of
from backtrick.envs import Batch
from backtrick.envs.offers import has
from backtrick.games import GAMES
from backtrick.talk import prepare

if TYPE_CHECKING:
    from collections.abc import Callable

    from backtrick.games.any_game import AnyGame


def compile_for(name: str) -> None:
    """Let every bot of a game play it, at a table and in a simulation, and the coach judge it."""
    options = GAMES[name].options()
    for bot in BOTS[name]:
        bots = (bot.name,) * options.players
        simulation = Simulation(name, options, bots, seed=0, effort=1)
        simulation.play(range(1))
        simulation.play_at_tables(simulation.first_options(), range(1))
    if has(GAMES[name], "slots"):
        step_once(GAMES[name])
    if judge_of(GAMES[name]):
        greedy = Simulation(name, options, ("greedy",) * options.players, seed=0)
        coach.analyse(bot_record(greedy, 0), effort=1)


def step_once(game: AnyGame) -> None:
    """Let a batch do all that it can."""
    batch = Batch(game, game.options(starter=0), 1, auto_reset=True)
    batch.reset(0)
    batch.step(batch.random_actions(np.ones(1, np.uint64)))
    batch.observe()
    batch.mask()


def compile_all() -> None:
    """Compile everything, each game and the talk in a process of its own."""
    parts: list[Callable[[], object]] = [partial(compile_for, name) for name in GAMES]
    with ProcessPoolExecutor() as processes:  # as many as there are cores
        for part in [processes.submit(part) for part in (*parts, prepare)]:
            part.result()


if __name__ == "__main__":
    compile_all()

"""Steps of environments per core-second, with random moves and observations written.

    .venv/bin/python -m bench.envs [--seconds 30] [--alone]

A step of a batch is a random legal move, what the next player sees and the mask of their legal
moves, each written into one array for all games. For comparison, OpenSpiel's hanabi and RLCard's
uno are installed into a folder that is deleted afterwards (300 MB), and measured in the same run;
`--alone` leaves them out. All run in turns, in short slices of processor time, and medians are
shown, so that other load on the machine matters little.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from collections import defaultdict
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from backtrick.envs.batch import Batch
from backtrick.envs.vector import BatchEnv
from backtrick.games import game

from .rounds import rounds

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

TABLES: Final = (
    "quick-easy players=3 starter=random",
    "quick-easy players=3 starter=random variant=pro",
    "quick-easy players=5 starter=random open_rows=yes",
    "face-to-face",
)
OTHERS: Final = ("open_spiel==2.0.2", "rlcard==1.2.0")
SLOTS: Final = 4096
SLICE: Final = 0.3


class Playing:
    """A batch that is played at random, with its arrays."""

    def __init__(self, table: str) -> None:
        name, _, options = table.partition(" ")
        chosen = game(name).options_type.parse(options)
        self.batch = Batch(game(name), chosen, SLOTS, auto_reset=True)
        self.batch.reset(range(SLOTS))
        self._chance = np.ones(1, np.uint64)
        self._actions = self.batch.random_actions(self._chance)
        self._seen, self._mask = self.batch.observe(), self.batch.mask()

    def step(self) -> None:
        """Make a move in each game, and write what is seen after it."""
        self.batch.random_actions(self._chance, self._actions)
        self.batch.step(self._actions)
        self.batch.observe(self._seen)
        self.batch.mask(self._mask)

    def steps_a_second(self) -> float:
        """How many moves a second of processor time it makes."""
        self.step()  # compiles the kernels
        steps, started = 0, process_time()
        while process_time() - started < SLICE:
            self.step()
            steps += SLOTS
        return steps / (process_time() - started)


class PlayingInGymnasium(Playing):
    """The same through `make_vec`, which makes new arrays in each step."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        layout = self.batch.layout
        self._env = BatchEnv(layout.game, layout.options, SLOTS)
        self._env.reset(seed=0)

    def step(self) -> None:
        """Make a move in each game, and write what is seen after it."""
        self._env.batch.random_actions(self._chance, self._actions)
        self._env.step(self._actions)


@contextmanager
def elsewhere() -> Generator[Callable[[], dict[str, float]]]:
    """Measures the others, once for each call."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "bin", "python")
        wanted = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *OTHERS)
        subprocess.run([python, *wanted], check=True)
        script = Path(__file__).with_name("envs_elsewhere.py")
        with subprocess.Popen(
            [python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            questions, answers = process.stdin, process.stdout
            if questions is None or answers is None:
                raise AssertionError

            def ask() -> dict[str, float]:
                print(SLICE, file=questions, flush=True)
                return json.loads(answers.readline())

            yield ask
            questions.close()


def nobody() -> dict[str, float]:
    """Measures no others."""
    return {}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time steps of environments.")
    parser.add_argument("--seconds", type=float, default=30, help="total time (30)")
    parser.add_argument("--alone", action="store_true", help="leave the others out")
    chosen = parser.parse_args()
    speeds: defaultdict[str, list[float]] = defaultdict(list)
    tables = {table: Playing(table) for table in TABLES}
    tables["Gymnasium: " + TABLES[0]] = PlayingInGymnasium(TABLES[0])
    with ExitStack() as stack:
        others = nobody if chosen.alone else stack.enter_context(elsewhere())
        for _ in track(rounds(chosen.seconds), "Playing ...", total=None, transient=True):
            for table, playing in tables.items():
                speeds[table].append(playing.steps_a_second())
            for name, speed in others().items():
                speeds[name].append(speed)
    report(speeds)


def report(speeds: dict[str, list[float]]) -> None:
    """Print the medians."""
    table = Table("environment", "steps per core-second")
    for name, measured in speeds.items():
        table.add_row(name, f"{median(measured):,.0f}")
    Console(width=None if sys.stdout.isatty() else 80).print(table)


if __name__ == "__main__":
    main()

"""Whole games per core-second: the plain rules compared with the kernels.

    .venv/bin/python -m bench.sim [--seconds 30]

All run in turns, in short slices of processor time, and medians are shown, so that other load on
the machine matters little. With the plain rules, bots play at a table; in face-to-face, greedy
plans its turns with its kernel even there. For comparison: a plain C++ program plays 1.2 million
random and 250 thousand greedy games of quick-easy with three players per core-second.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from backtrick.bots.simulation import Simulation
from backtrick.games import game
from backtrick.sim.policies import POLICIES

from .rounds import rounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from backtrick.sim.tally import Tally

TABLES = (
    "quick-easy players=3",
    "quick-easy players=3 variant=pro",
    "face-to-face starter=0",
    "seven-ate-nine players=2",
)
SLICE = 0.1


class Contest(NamedTuple):
    """A table, and a policy that the plain rules and the kernels both play there."""

    table: str
    policy: str

    @property
    def simulation(self) -> Simulation:
        """The policy on all seats."""
        name, _, options = self.table.partition(" ")
        chosen = game(name).options_type.parse(options)
        return Simulation(name, chosen, (self.policy,) * chosen.players, seed=1)


def games_a_second(play: Callable[[range], Tally]) -> float:
    """Games a second, from ever larger batches until one fills a slice."""
    size, first = 1, 0
    while True:
        started = process_time()
        play(range(first, first + size))
        took = process_time() - started
        if took > SLICE:
            return size / took
        first, size = first + size, size * 4


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time whole games: plain rules and kernels.")
    parser.add_argument("--seconds", type=float, default=30, help="total time (30)")
    contests = [Contest(table, policy) for table in TABLES for policy in POLICIES]
    for contest in contests:
        contest.simulation.play(range(1))  # compiles the kernel
    plain: defaultdict[Contest, list[float]] = defaultdict(list)
    compiled: defaultdict[Contest, list[float]] = defaultdict(list)
    total = parser.parse_args().seconds
    for _ in track(rounds(total), "Playing ...", total=None, transient=True):
        for contest in contests:
            measure(contest, plain, compiled)
    report(plain, compiled)


def measure(
    contest: Contest, plain: dict[Contest, list[float]], compiled: dict[Contest, list[float]]
) -> None:
    """Run one slice of each."""
    simulation = contest.simulation
    compiled[contest].append(games_a_second(simulation.play))
    plain[contest].append(
        games_a_second(lambda games: simulation.play_at_tables(simulation.options, games))
    )


def report(plain: dict[Contest, list[float]], compiled: dict[Contest, list[float]]) -> None:
    """Print the medians."""
    table = Table("table", "bots", "plain rules", "kernels", "times")
    for contest, speeds in compiled.items():
        slow, fast = median(plain[contest]), median(speeds)
        table.add_row(*contest, f"{slow:,.0f}", f"{fast:,.0f}", f"{fast / slow:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()

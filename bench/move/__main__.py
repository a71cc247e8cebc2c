"""What a move costs inside the server, stage by stage, however busy the machine is.

    .venv/bin/python -m bench.move [--instructions | --calls]

Duels with fixed cards and moves are played in bursts, through the real inbox, rooms and store; only
the sockets are missing. Processor time is the median over all bursts. With --instructions, valgrind
counts instructions instead: they hardly depend on the machine or on what else it does, but it takes
minutes. With --calls, the Python functions that a move calls are listed.
"""

from __future__ import annotations

import argparse
import asyncio

from rich.console import Console
from rich.table import Table

from .bursts import STAGES
from .costs import calls, instructions, microseconds, play_marked

SHOWN = 60
"""The most functions that are listed."""


def _show(unit: str, costs: list[float]) -> None:
    table = Table("", f"{unit} per move")
    for stage, cost in (*zip(STAGES, costs, strict=True), ("together", sum(costs))):
        table.add_row(stage, f"{cost:,.0f}" if cost >= 1000 else f"{cost:.1f}")
    Console().print(table)


def _show_calls(counts: dict[str, float]) -> None:
    table = Table(f"{sum(counts.values()):.0f} calls of Python functions", "per move")
    for name, count in [*counts.items()][:SHOWN]:
        table.add_row(name, f"{count:.2f}")
    Console().print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--instructions", action="store_true")
    ways.add_argument("--calls", action="store_true")
    ways.add_argument("--marked", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.marked:
        asyncio.run(play_marked())
    elif chosen.calls:
        _show_calls(asyncio.run(calls()))
    elif chosen.instructions:
        _show("instructions", instructions())
    else:
        _show("µs", asyncio.run(microseconds()))


if __name__ == "__main__":
    main()

"""The server killed over and over while people play: what is lost, and how long they wait.

    .venv/bin/python -m bench.crash [--kills 200] [--seed 1]

Ten clients play all three games without a pause, first over SQLite, then over a real PostgreSQL.
The server is ended by SIGKILL at random moments and started again. In the end, what clients were
told is compared with what is stored. Nothing may be lost, doubled or stuck, and on a quiet machine
every client is to be back within three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console
from tests.server.crashes import Report, crash
from tests.store.postgres import PostgresServer

BACK_SECONDS = 3.0
"""Within this time of the restart, every client is to be back."""


def _show(console: Console, name: str, report: Report) -> None:
    """Each store as soon as it is done: it takes minutes, and somebody may end it."""
    for problem in report.problems[:20]:
        console.print(problem)
    console.print(
        f"{name}: {report.kills} kills, {report.commands} commands acknowledged, slowest return "
        f"{report.slowest:.2f} s, {len(report.problems)} problems"
    )


def _over_sqlite(kills: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(crash(str(Path(folder, "games.db")), kills, Random(seed)))


def _over_postgres(kills: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        server = PostgresServer(Path(folder))
        server.start()
        try:
            return asyncio.run(crash(server.new_database(), kills, Random(seed)))
        finally:
            server.stop()


def main() -> int:
    """Kill, and show what came of it."""
    parser = argparse.ArgumentParser(description="Kill the server over and over.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    console, is_well = Console(highlight=False), True
    for name, over in {"SQLite": _over_sqlite, "PostgreSQL": _over_postgres}.items():
        with console.status(f"{name}: the server is killed {chosen.kills} times"):
            report = over(chosen.kills, chosen.seed)
        _show(console, name, report)
        is_well &= not report.problems and report.slowest < BACK_SECONDS
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())

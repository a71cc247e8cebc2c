"""The server killed over and over while people play: what is lost, and how long they wait.

    .venv/bin/python -m bench.crash [--kills 200] [--seed 1]

Ten clients play all three games without a pause, first over SQLite, then over a real PostgreSQL.
The server is ended by SIGKILL at random moments and started again. In the end, what clients were
told is compared with what is stored. Nothing may be lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from tests.server.crashing import BACK_SECONDS, Report, crash
from tests.store.postgres import PostgresServer


def _row(table: Table, name: str, report: Report) -> None:
    slow = f"{report.slowest:.2f} s"
    table.add_row(name, str(report.kills), str(report.commands), slow, str(len(report.problems)))


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
    console = Console()
    reports = {
        "SQLite": _over_sqlite(chosen.kills, chosen.seed),
        "PostgreSQL": _over_postgres(chosen.kills, chosen.seed),
    }
    table = Table("store", "kills", "acknowledged", "slowest return", "problems")
    for name, report in reports.items():
        _row(table, name, report)
        for problem in report.problems[:20]:
            console.print(problem)
    console.print(table)
    is_well = all(not each.problems and each.slowest < BACK_SECONDS for each in reports.values())
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())

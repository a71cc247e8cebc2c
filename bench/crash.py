"""Kill the server over and over while people play: what is lost, and how long clients wait.

    .venv/bin/python -m bench.crash [--kills 200] [--seed 1] [--servers 1]

Ten clients play all three games nonstop, first with SQLite, then with a real PostgreSQL. The server
is killed with SIGKILL at random moments and restarted. At the end, everything that clients were
told is compared with the store. Nothing may be lost, duplicated or stuck, and on a quiet machine
every client should be back within three seconds. With several servers, all use PostgreSQL and
Valkey, the players of a table are at different ones, and one of them is killed each time; every
client should be back within five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random

from rich.console import Console
from tests.relay.valkey import ValkeyServer
from tests.server.crashes import Report, crash
from tests.store.postgres import PostgresServer

BACK_SECONDS = 3.0
"""How soon after a restart every client should be back."""
BACK_ELSEWHERE_SECONDS = 5.0
"""The same with several servers: the lease of the killed one has to end first."""


def _show(console: Console, name: str, report: Report) -> None:
    """Print the results of a store at once: a run takes minutes, and may be interrupted."""
    for problem in report.problems[:20]:
        console.print(problem)
    console.print(
        f"{name}: {report.kills} kills, {report.commands} commands acknowledged, slowest return "
        f"{report.slowest:.2f} s, {len(report.problems)} problems"
    )


def _over_sqlite(kills: int, seed: int, _servers: int) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(crash(str(Path(folder, "games.db")), kills, Random(seed)))


def _over_postgres(kills: int, seed: int, servers: int) -> Report:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = PostgresServer(Path(folder))
        server.start()
        stack.callback(server.stop)
        relay = ""
        if servers > 1:
            valkey = ValkeyServer(Path(folder))
            valkey.start()
            stack.callback(valkey.kill)
            relay = valkey.url
        playing = crash(server.new_database(), kills, Random(seed), servers=servers, relay=relay)
        return asyncio.run(playing)


def main() -> int:
    """Kill the server, and print the results for each store."""
    parser = argparse.ArgumentParser(description="Kill the server over and over.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1)
    chosen = parser.parse_args()
    console, is_well, is_alone = Console(highlight=False), True, chosen.servers == 1
    limit = BACK_SECONDS if is_alone else BACK_ELSEWHERE_SECONDS
    stores = {"SQLite": _over_sqlite} if is_alone else {}
    for name, over in (stores | {"PostgreSQL": _over_postgres}).items():
        with console.status(f"{name}: killing a server {chosen.kills} times"):
            report = over(chosen.kills, chosen.seed, chosen.servers)
        _show(console, name, report)
        is_well &= not report.problems and report.slowest < limit
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())

"""The waits of live moves while ten games are reviewed, and while none is.

    .venv/bin/python -m bench.reviews [--seconds 5] [--rounds 3]

The same duels are played again and again on one server: by themselves, then while ten finished
games wait to be reviewed or are. Nothing is pinned to a core. Machines are noisy; compare the two.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table
from tests.browser.duels import played
from tests.server.server_process import GENEROUS, serving

from .load.clients import duels
from .load.servers import Server

if TYPE_CHECKING:
    import httpx
    from tests.server.server_process import ServerProcess

    from .load.clients import Load

REVIEWS: Final = 10
DUELS: Final = 25
MOVES_A_SECOND: Final = 200
SETTINGS: Final = GENEROUS | {
    "bot_niceness": 10,
    "coach_niceness": 19,
    "coach_workers": 1,
    "connections_an_address": 1_000,
}


class Reviewed(NamedTuple):
    """A finished game, and somebody who played it."""

    guest: httpx.Client
    path: str
    """Of its review."""

    def ask(self) -> None:
        """Ask for the review."""
        self.guest.post(self.path).raise_for_status()

    def is_made(self) -> bool:
        """Whether there is nothing left to do."""
        return self.guest.get(self.path).raise_for_status().json()["state"] == "done"


def _careful(game: dict[str, Any]) -> str:
    """A move that takes little room, so that games are long and so are their reviews."""
    rows = game["tops"][game["turn"]]

    def room(move: str) -> int:
        if move == "end":
            return 0
        top = rows["^v".index(move.strip("!")[-1])]
        return 100 if "!" in move else abs(int(move.rstrip("^v!")) - int(top))

    return min(game["legal"], key=room)


def _games(server: ServerProcess) -> list[Reviewed]:
    """Games that nobody has asked about yet."""
    guests = [server.guest(name) for name in ("Ada", "Ben")]
    tables = (played(server, guests, choose=_careful) for _ in range(REVIEWS))
    return [Reviewed(guests[0], f"/api/tables/{table}/games/1/analysis") for table in tables]


def _round(server: ServerProcess, seconds: float) -> tuple[Load, Load, int]:
    """The waits without and with reviews, and how many of these were left at the end."""
    seen, games = Server(server.address, server.process.pid), _games(server)
    alone = asyncio.run(duels(seen, DUELS, MOVES_A_SECOND, seconds))
    for each in games:
        each.ask()
    beside = asyncio.run(duels(seen, DUELS, MOVES_A_SECOND, seconds))
    return alone, beside, sum(not each.is_made() for each in games)


def _measure(seconds: float, rounds: int) -> None:
    table = Table("", "moves", "p50 ms", "p99 ms", "worst ms", "reviews left")
    found: list[tuple[Load, Load, int]] = []
    for _ in range(rounds):  # a server each, so that no review of an earlier round is left
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **SETTINGS) as server:
            found.append(_round(server, seconds))
    without, beside, left = zip(*found, strict=True)
    for name, loads, counts in (("no reviews", without, ()), (f"{REVIEWS} reviews", beside, left)):
        waits = sorted(chain.from_iterable(load.waits for load in loads))
        shares = [1000 * waits[int(share * (len(waits) - 1))] for share in (0.5, 0.99, 1)]
        rests = ", ".join(map(str, counts))
        table.add_row(name, str(len(waits)), *(f"{each:.1f}" for each in shares), rests)
    Console(highlight=False).print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    _measure(chosen.seconds, chosen.rounds)


if __name__ == "__main__":
    main()

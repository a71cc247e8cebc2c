"""The processor time to append a move, compared with the simplest way to do it.

    .venv/bin/python bench/store.py [PLACE]

Twenty tables append an event of 120 bytes at the same time, again and again. Everything this
process spends on it counts: futures, threads, the commit, its share of checkpoints. The same rows
also go into a plain SQLite table with executemany, twenty per commit and synced too. Both run in
turns, so that other load affects both alike. PLACE is the address of a new store, such as an empty
PostgreSQL database; then only the time spent on this side counts.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from backtrick.store import Batch, Store, open_store

TABLES = 1_000
WAITING = 20
COMMITS = 100
ROUNDS = 9
EVENT = b"x" * 120
PLAIN = """
    CREATE TABLE events ("table" TEXT, version INTEGER, data BLOB, PRIMARY KEY ("table", version))
    WITHOUT ROWID"""


class Moves:
    """Moves at many tables; those of one commit are at different tables."""

    def __init__(self) -> None:
        self._number = count()

    def some(self) -> list[Batch]:
        """The next moves, as many as wait for a commit."""
        return [self._move(next(self._number)) for _ in range(WAITING)]

    def _move(self, number: int) -> Batch:
        return Batch(f"table{number * 7919 % TABLES:06}", 1 + number // TABLES, (EVENT,))


async def append(store: Store, moves: list[list[Batch]]) -> None:
    """Append through the store, which commits each group at once."""
    for group in moves:
        for future in [store.append(batch) for batch in group]:
            await future


def insert(connection: sqlite3.Connection, moves: list[list[Batch]]) -> None:
    """Insert the same rows without a store."""
    for group in moves:
        rows = [(batch.table, batch.first, batch.events[0]) for batch in group]
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        connection.execute("COMMIT")


def plain_database(folder: str) -> sqlite3.Connection:
    """A database with nothing but a table of events."""
    connection = sqlite3.connect(Path(folder, "plain.db"), isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(PLAIN)
    return connection


def since(start: tuple[float, float]) -> tuple[float, float]:
    """Microseconds of processor time per event, and milliseconds per commit."""
    spent, took = process_time() - start[0], perf_counter() - start[1]
    return 1e6 * spent / (COMMITS * WAITING), 1e3 * took / COMMITS


async def measure(store: Store, connection: sqlite3.Connection) -> None:
    """Run both in turns and print the medians; the first turn, which makes tables, is dropped."""
    moves = Moves()
    stored: list[tuple[float, float]] = []
    plain: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        groups = [moves.some() for _ in range(COMMITS)]
        start = process_time(), perf_counter()
        await append(store, groups)
        stored.append(since(start))
        start = process_time(), perf_counter()
        insert(connection, groups)
        plain.append(since(start))
    show(stored[1:], plain[1:])


def show(stored: list[tuple[float, float]], plain: list[tuple[float, float]]) -> None:
    """Print both, and the median of their ratios."""
    table = Table("", "processor time per event", "time per commit")
    for name, times in (("the store", stored), ("plain executemany", plain)):
        spent, took = (median(column) for column in zip(*times, strict=True))
        table.add_row(name, f"{spent:.1f} µs", f"{took:.1f} ms")
    ratio = median(ours[0] / theirs[0] for ours, theirs in zip(stored, plain, strict=True))
    table.add_row("ratio", f"{ratio:.2f}", "")
    Console().print(table)


async def main() -> None:
    """Measure in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        place = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder, "backtrick.db"))
        connection = plain_database(folder)
        store = await open_store(place)
        await measure(store, connection)
        await store.close()
        connection.close()


if __name__ == "__main__":
    asyncio.run(main())

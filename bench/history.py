"""The server's time for "my page", with two million finished games in the database.

    nice .venv/bin/python -m bench.history [--games 2000000]

One guest has 20,000 of the games; the others have a few dozen each, of several kinds, over two
years. The database is filled as an older version left it, so the upgrade that sums the games up is
measured, too. Then the page is asked for again and again: queries, answer and JSON, for the guest
with most games and for others in turn; in an SQLite file, and in a PostgreSQL server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import asyncpg
import msgspec
from rich.console import Console
from rich.table import Table
from tests.store.postgres import PostgresServer

import backtrick
from backtrick.server.clock import DAY, wall_milliseconds
from backtrick.server.http.history import history_of, personal_bests
from backtrick.store import Store, open_store
from backtrick.store.schema_versions import migrations
from backtrick.store.sqlite_file import APPLICATION

GAMES = 2_000_000
OF_ONE = 20_000
"""The games of the guest with most of them."""
GAMES_A_GUEST = 40
YEARS = 2 * 365 * DAY
BEFORE = 7
"""The version of the database before there were summaries."""
ASKED = 200
ONE = "0"
FINISHED = (
    *("table_id", "number", "game", "options", "guests", "names", "ended", "lasted", "ending"),
    *("winners", "cards_left", "seats", "hints"),
)
PLAYED = {
    "sqlite": """
        INSERT INTO played SELECT value, ended, table_id, number
        FROM finished, json_each(guests) WHERE value IS NOT NULL ORDER BY 1, 2, 3, 4""",
    "postgres": """
        INSERT INTO played SELECT guest, ended, table_id, number
        FROM finished, jsonb_array_elements_text(guests::jsonb) AS guest
        WHERE guest IS NOT NULL ORDER BY 1, 2, 3, 4""",
}
Row = tuple[str | int, ...]


def games(count: int) -> Iterator[Row]:
    """Finished games, each of a guest or two, in the order of their tables."""
    chance, now = Random(18), wall_milliseconds()
    kinds = [
        (game.id, str(game.options(players=players)), players)
        for game in backtrick.GAMES.values()
        for players in game.players
    ]
    guests = max(count // GAMES_A_GUEST, 2)
    for number in range(count):
        game, options, players = kinds[chance.randrange(len(kinds))]
        first = ONE if number % (count // min(OF_ONE, count)) == 0 else chance.randrange(1, guests)
        seated = [str(first)] + ([str(guests)] if number % 3 and players > 1 else [])
        if len(seated) > 1:
            seated[1] = str(1 + (int(first) + chance.randrange(guests // 2)) % (guests - 1))
        others = ["null"] * (players - len(seated))
        yield (
            f"table{number:08}",
            1,
            game,
            options,
            "[" + ",".join([*(f'"{each}"' for each in seated), *others]) + "]",
            "[" + ",".join(['"Ada"'] * players) + "]",
            now - chance.randrange(YEARS),
            chance.randrange(60_000, 600_000),
            "all-laid",
            "[0]" if chance.random() < 0.5 else "[]",
            chance.randrange(30),
            players,
            0,
        )


def guests_in(count: int) -> Iterator[tuple[str, str, str]]:
    """All guests who may have played so many games."""
    for number in range(max(count // GAMES_A_GUEST, 2) + 1):
        yield str(number), f"Ada {number}", "en"


def fill_sqlite(path: Path, count: int) -> None:
    """A file of the time before summaries."""
    with closing(sqlite3.connect(path)) as old:
        old.executescript(";\n".join(migrations("sqlite")[:BEFORE]))
        old.execute("PRAGMA synchronous = OFF")
        places = ", ".join("?" * len(FINISHED))
        columns = ", ".join(FINISHED)
        query = f"INSERT INTO finished ({columns}) VALUES ({places})"  # noqa: S608 - constants
        old.executemany(query, games(count))
        old.executemany(
            "INSERT INTO guests (id, name, language) VALUES (?, ?, ?)", guests_in(count)
        )
        old.execute(PLAYED["sqlite"])
        old.execute(f"PRAGMA user_version = {BEFORE}")
        old.execute(f"PRAGMA application_id = {APPLICATION}")
        old.commit()


async def fill_postgres(place: str, count: int) -> None:
    """The same in a database of PostgreSQL."""
    old = await asyncpg.connect(place)
    await old.execute("CREATE TABLE backtrick_schema (version integer)")
    for number, step in enumerate(migrations("postgres")[:BEFORE], start=1):
        await old.execute(step)
        await old.execute("INSERT INTO backtrick_schema VALUES ($1)", number)
    await old.copy_records_to_table("finished", records=games(count), columns=FINISHED)
    columns = ("id", "name", "language")
    await old.copy_records_to_table("guests", records=guests_in(count), columns=columns)
    await old.execute(PLAYED["postgres"])
    await old.close()


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """The milliseconds that something takes."""
    began = perf_counter()
    await work()
    return 1000 * (perf_counter() - began)


async def page(store: Store, guest: str) -> None:
    """Answer a request for somebody's page."""
    found = await store.guest(guest)
    if found is None:
        raise ValueError(f"there is no guest {guest}")
    msgspec.json.encode(await history_of(store, found))


async def end(store: Store, guest: str) -> None:
    """Answer what somebody did better in their last game than ever before."""
    last = (await store.finished_of(guest, 1))[0]
    found = await store.summed_up(guest, last.table, last.number)
    if found is None:
        raise ValueError(f"the last game of {guest} is not summed up")
    msgspec.json.encode([*personal_bests(*found)])


async def measured(place: str, count: int, table: Table, name: str) -> None:
    """Upgrade a database, and ask for pages."""
    began = perf_counter()
    store = await open_store(place)
    table.add_row(name, "the upgrade", f"{perf_counter() - began:.0f} s", "")
    others = [str(1 + number) for number in range(ASKED)]
    for title, work, guests in (
        (f"my page, {min(OF_ONE, count):,} games", page, [ONE] * ASKED),
        ("my page, a few dozen games", page, others),
        ("bests at the end of a game", end, [ONE] * ASKED),
    ):
        times = [await timed(lambda who=who, work=work: work(store, who)) for who in guests]
        worst = quantiles(times, n=100)[98]
        table.add_row(name, title, f"{median(times):.1f} ms", f"{worst:.1f} ms")
    await store.close()


@asynccontextmanager
async def postgres_database() -> AsyncGenerator[str]:
    """The address of a database in a server that ends with the block."""
    with tempfile.TemporaryDirectory() as folder:
        server = PostgresServer(Path(folder))
        server.start()
        try:
            yield server.new_database()
        finally:
            server.stop()


async def main() -> None:
    """Fill both kinds of store, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    count = parser.parse_args().games
    table = Table("store", "what", "median", "99th percentile", title=f"{count:,} finished games")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tables.sqlite")
        fill_sqlite(path, count)
        await measured(str(path), count, table, "SQLite")
    async with postgres_database() as place:
        await fill_postgres(place, count)
        await measured(place, count, table, "PostgreSQL")
    Console().print(table)


if __name__ == "__main__":
    asyncio.run(main())

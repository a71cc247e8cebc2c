"""The server's time for the day's board, with two million tries at daily deals in the database.

    nice .venv/bin/python -m bench.daily [--tries 2000000]

All guests play the same deals, every day, so the deal that is asked about has tens of thousands of
results. Asked for are its board, the guest's calendar, the list of today's deals, yesterday's best
games, and the board of a full circle: over HTTP, in one process; in an SQLite file, and in a
PostgreSQL server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import asyncpg
import httpx
import msgspec
from bench.history import postgres_database
from rich.console import Console
from rich.table import Table

from backtrick.limits import MOST_MEMBERS
from backtrick.server.app import application
from backtrick.server.clock import today
from backtrick.server.daily.comparison import BotTries, Par
from backtrick.server.daily.deals import day_before, deals_of
from backtrick.server.http.tokens import digest, new_token
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Circle, Store, open_store

TRIES = 2_000_000
DAYS = 40
ASKED = 200
ONE, CIRCLE = "0".zfill(22), "c" * 22
COLUMNS = (
    *("guest", "day", "game", "players", "table_id", "counted", "score", "won", "cards_left"),
    *("lasted", "ended"),
)
GUESTS = ("id", "name", "language")
SCORES = """
    INSERT INTO daily_scores SELECT day, game, players, score, count(*) FROM daily_tries
    GROUP BY day, game, players, score"""
PAR = Par(BotTries("strong", (0,) * 100, 100, 0), BotTries("simple", (9,) * 100, 0, 900))


def guests_in(tries: int) -> range:
    """Those who make so many tries, one a day."""
    return range(max(tries // DAYS, MOST_MEMBERS))


def tries_of(count: int) -> Iterator[tuple[str | int | bool, ...]]:
    """Every guest's try at one deal of each day; today at the first."""
    chance, now = Random(18), today()
    for number in guests_in(count):
        for days in range(DAYS):
            _, game, players = deals_of(now)[0 if days == 0 else chance.randrange(9)]
            score, day = chance.randrange(40), day_before(now, days)
            table = f"t{number}-{days}"
            who, is_won = str(number).zfill(22), score == 0
            yield who, day, game, players, table, True, score, is_won, score, 300_000, days


def fill_sqlite(path: str, count: int) -> None:
    """Fill the tables of a file."""
    with closing(sqlite3.connect(path)) as file:
        people = ((str(number).zfill(22), "Ada", "en") for number in guests_in(count))
        file.executemany("INSERT INTO guests (id, name, language) VALUES (?, ?, ?)", people)
        places, columns = ", ".join("?" * len(COLUMNS)), ", ".join(COLUMNS)
        query = f"INSERT INTO daily_tries ({columns}) VALUES ({places})"  # noqa: S608 - constants
        file.executemany(query, tries_of(count))
        file.execute(SCORES)
        file.commit()


async def fill_postgres(place: str, count: int) -> None:
    """The same in a database of PostgreSQL."""
    server = await asyncpg.connect(place)
    people = ((str(number).zfill(22), "Ada", "en") for number in guests_in(count))
    await server.copy_records_to_table("guests", records=people, columns=GUESTS)
    await server.copy_records_to_table("daily_tries", records=tries_of(count), columns=COLUMNS)
    await server.execute(SCORES)
    await server.execute("ANALYZE")
    await server.close()


async def prepare(store: Store) -> str:
    """A circle of the first guests, and pars of all deals; returns a token of the first guest."""
    token = new_token()
    await store.add_token(ONE, digest(token), 2**50)
    await store.make_circle(Circle(CIRCLE, "All", new_token(), ONE, 0))
    circle = await store.circle(CIRCLE)
    for number in range(1, MOST_MEMBERS):
        if circle is not None:
            await store.join_circle(circle, str(number).zfill(22), number, MOST_MEMBERS)
    for days in range(DAYS):
        for deal in deals_of(day_before(today(), days)):
            await store.store_par(deal, msgspec.json.encode(PAR))
    return token


async def measure(place: str, table: Table, name: str) -> None:
    """Ask for everything again and again."""
    store = await open_store(place)
    token = await prepare(store)
    settings = ServerSettings(requests_a_second=1_000_000, coach_workers=0)
    transport = httpx.ASGITransport(app=application(Rooms(store, settings), settings))
    headers = {"authorization": f"Bearer {token}"}
    deal = deals_of(today())[0]
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", headers=headers
    ) as client:
        for title, path in (
            ("the day's board", f"/api/daily/{deal.day}/{deal.game}/{deal.players}"),
            ("today's deals", "/api/daily"),
            ("the calendar", "/api/me/daily"),
            ("yesterday's best games", f"/api/daily/{day_before(today())}"),
            ("a full circle", f"/api/circles/{CIRCLE}"),
        ):
            times: list[float] = []
            for _ in range(ASKED):
                began = perf_counter()
                (await client.get(path)).raise_for_status()
                times.append(1000 * (perf_counter() - began))
            worst = quantiles(times, n=100)[98]
            table.add_row(name, title, f"{median(times):.1f} ms", f"{worst:.1f} ms")
    await store.close()


async def main() -> None:
    """Fill both kinds of store, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=TRIES)
    count = parser.parse_args().tries
    table = Table("store", "what", "median", "99th percentile", title=f"{count:,} tries")
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "tables.sqlite"))
        await (await open_store(path)).close()
        fill_sqlite(path, count)
        await measure(path, table, "SQLite")
    async with postgres_database() as place:
        await (await open_store(place)).close()
        await fill_postgres(place, count)
        await measure(place, table, "PostgreSQL")
    Console().print(table)


if __name__ == "__main__":
    asyncio.run(main())

"""A town that plays daily deals: a database with a day's results, and a game of yesterday."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import TYPE_CHECKING
from unittest.mock import patch

import msgspec

from backtrick import GAMES
from backtrick.server import clock
from backtrick.server.daily.comparison import BotTries, Par
from backtrick.server.http.tokens import digest, new_token
from backtrick.store import Batch, DealOfDay, GameListing, Guest, TryResult, open_store
from backtrick.table.commands import Concede
from tests.patience import until
from tests.server.analyses.test_analyses import asking
from tests.server.preloaded import STARTED, TODAY
from tests.server.table_bots.bot_tables import house, play_of

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.store import Store

TEAM = next(game for game in GAMES.values() if game.team).id
DUEL = next(game for game in GAMES.values() if not game.team and not game.in_real_time).id
PEOPLE = {"Ada": 4, "Ben": 0, "Cleo": 0, "Dan": 7, "Eve": 12, "Fin": 31}
"""The cards that each had left today."""
PAR = Par(
    BotTries("talker", (*(0,) * 92, *(3,) * 5, *(11,) * 3), 92, 48),
    BotTries("greedy", (*(0,) * 31, *(9,) * 30, *(17,) * 20, *(28,) * 19), 31, 1142),
)


def before(days: int) -> str:
    """The date so many days ago."""
    return (STARTED.date() - timedelta(days=days)).isoformat()


def settle(folder: Path) -> dict[str, str]:
    """Fill a new database; returns everybody's token. A browser's loop may be running here."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(_settled(folder))).result()


async def _settled(folder: Path) -> dict[str, str]:
    await _play_yesterday(folder)
    store = await open_store(folder / "tables.sqlite")
    tokens = {name: new_token() for name in PEOPLE}
    for name, left in PEOPLE.items():
        await store.add_guest(
            Guest(_id(name), name, "en", clock.wall_milliseconds()), digest(tokens[name])
        )
        await _play(store, name, left, DealOfDay(TODAY, TEAM, 3))
    for days in (1, 2, 3, 9, 10, 30):
        await _play(store, "Ada", 0 if days == 2 else 5, DealOfDay(before(days), TEAM, 2))
    await store.store_par(DealOfDay(TODAY, TEAM, 3), msgspec.json.encode(PAR))
    await store.close()
    return tokens


def _id(name: str) -> str:
    return name.ljust(22, "x")


async def _play(store: Store, name: str, left: int, deal: DealOfDay) -> None:
    table = new_token()
    await store.begin_try(deal, _id(name), table, name.encode())
    listing = GameListing(
        table=table,
        number=1,
        game=deal.game,
        options=f"players={deal.players}",
        guests=(_id(name), *(None,) * (deal.players - 1)),
        names=(name, *("talker",) * (deal.players - 1)),
        ended=1,
        lasted=300_000,
        ending="nothing-fits" if left else "all-laid",
        winners=() if left else tuple(range(deal.players)),
        cards_left=left,
    )
    result = TryResult(left, not left, left, 300_000, 1)
    await store.append(Batch(table, 1, (b"{}",), None, listing, daily=result))


async def _play_yesterday(folder: Path) -> None:
    """Somebody begins a duel and gives it up, which is the best game of the day."""
    then = int(STARTED.timestamp() - 24 * 3600) * 10**9
    tables_clock = patch.object(clock, "_CLOCK", clock.TablesClock(lambda: then))
    with patch.object(clock, "time_ns", lambda: then), tables_clock:
        async with house(folder, coach_workers=0) as opened:
            token = new_token()
            await opened.rooms.store.add_token(opened.host.guest.id, digest(token))
            async with asking(opened, token) as client:
                body = {"game": DUEL, "players": 2, "device": "a browser"}
                table = (await client.post("/api/daily", json=body)).json()["table"]
            room = await opened.host.join(table)
            await until(lambda: room.stored.play is not None)
            opened.host.do(Concede())
            await until(lambda: play_of(room).is_over)

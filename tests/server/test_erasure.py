"""A guest who is deleted leaves no trace, and others play on."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import httpx
import pytest

from backtrick.record import read
from backtrick.server.erasure import erase_guest
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Batch, open_store
from backtrick.store import Guest as StoredGuest
from backtrick.table import Settings, encode
from backtrick.table.events import Sat
from tests.patience import PATIENCE, until
from tests.store.conftest import place, postgres

from .client import Client, DismissedError, Guest, new_guest, open_table
from .server_process import GENEROUS, NO_CERTIFICATES, serving

if TYPE_CHECKING:
    from .server_process import ServerProcess

__all__ = ["place", "postgres"]

NAME = "Wilhelmine"
WORDS = ("Donaudampfschifffahrt", "Vierwaldstättersee")


def content_of(place: str) -> bytes:
    """Everything in a database: an SQLite file with its log, or all rows of all tables."""
    if not place.startswith("postgresql"):
        files = sorted(Path(place).parent.glob(f"{Path(place).name}*"))
        return b"".join(file.read_bytes() for file in files if file.is_file())  # not the socket
    return asyncio.run(_rows(place))


async def _rows(place: str) -> bytes:
    connection = await asyncpg.connect(place)
    try:
        names = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        rows = [row for (name,) in names for row in await connection.fetch(f"SELECT * FROM {name}")]  # noqa: S608
    finally:
        await connection.close()
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row
    )


def ask(address: str, guest: Guest, method: str, path: str, **body: Any) -> httpx.Response:
    """A guest's request."""
    return httpx.request(
        method,
        f"http://{address}{path}",
        headers=guest.headers,
        verify=NO_CERTIFICATES,
        trust_env=False,
        json=body or None,
    )


async def play_to_the_end(client: Client) -> None:
    """Make the first legal move until the game is over."""
    await client.until(lambda: bool(client.game) and client.game["outcome"] is None)
    while client.game["outcome"] is None:
        if client.game["legal"]:
            await client.do("move", move=client.game["legal"][0])
        else:
            await client.until(lambda: bool(client.game["legal"] or client.game["outcome"]))


async def evening(address: str, leaver: Guest, ben: Guest) -> str:
    """A finished and a running game of two people, with talk; the id of their table."""
    table = await open_table(address, leaver, "quick-easy", {"starter": 0})
    async with Client(address, leaver, table) as host, Client(address, ben, table) as other:
        await host.do("say", text=WORDS[0], language="de")
        await other.do("say", text="Guten Tag", language="de")
        await other.do("sit")
        await host.do("deal")
        await host.do("signal", signals=["hold:red"])
        await asyncio.gather(*map(play_to_the_end, (host, other)))
        await host.do("deal")
    return table


async def look_on(address: str, guest: Guest, table: str) -> None:
    """Say something without a seat."""
    async with Client(address, guest, table) as spectator:
        await spectator.do("say", text=WORDS[1], language="de")


def traces(leaver: Guest) -> list[bytes]:
    """Everything that would give the guest away."""
    token = hashlib.sha256(leaver.token.encode()).digest()
    return [leaver.id.encode(), NAME.encode(), *map(str.encode, WORDS), token]


async def others_play_on(address: str, leaver: Guest, ben: Guest, table: str) -> None:
    """Delete a guest in the middle of a game; the other one plays on with a bot."""
    async with Client(address, leaver, table) as gone, Client(address, ben, table) as other:
        await other.until(lambda: other.seat == 1 and bool(other.game))
        answer = await asyncio.to_thread(ask, address, leaver, "DELETE", "/api/me")
        assert answer.status_code == 204
        assert 'guest=""' in answer.headers["set-cookie"]
        with pytest.raises(DismissedError):
            await gone.until(lambda: False)
        assert gone.farewell == {"type": "bye", "code": "guest/deleted"}
        await other.until(lambda: other.connections > 1 and other.is_welcome)
        seat = other.lobby["seats"][0]
        assert seat.get("name", "") == ""
        assert seat["guest"] != leaver.id
        assert seat["bot"]
        assert other.lobby["host"] == ben.id
        await play_to_the_end(other)


def record_of(address: str, table: str, guest: Guest) -> str:
    """The record of the first game at a table, as a guest gets it."""
    return ask(address, guest, "GET", f"/api/tables/{table}/games/1").text


def check_lists(address: str, guest: Guest, own: str, listed: str) -> None:
    """The guest's own table is gone; the games with others are there, without a name."""
    found = [
        each["table"] for each in ask(address, guest, "GET", "/api/me/tables").json()["tables"]
    ]
    assert listed in found
    assert own not in found
    assert ask(address, guest, "GET", f"/api/tables/{own}/games").json()["games"] == []
    games = ask(address, guest, "GET", "/api/me/games").json()["games"]
    assert [(game["names"], game["bots"]) for game in games] == [(["", "Ben"], [])] * 2


def test_nothing_is_left_of_a_deleted_guest(tmp_path: Path, place: str) -> None:
    """No name, id, word or token is in the database; games stay, with a nameless player."""
    with serving(tmp_path, database=place, bot_pace=0, bot_seconds=0.01, **GENEROUS) as server:
        address = server.address
        leaver = asyncio.run(new_guest(address, NAME, "de"))
        ben = asyncio.run(new_guest(address, "Ben"))
        table = asyncio.run(evening(address, leaver, ben))
        listed = asyncio.run(open_table(address, ben, "face-to-face", listed=True))
        asyncio.run(look_on(address, leaver, listed))
        ask(address, leaver, "POST", "/api/daily", game="face-to-face", players=2)
        own = asyncio.run(open_table(address, leaver, "face-to-face", listed=True))
        code = ask(address, leaver, "POST", "/api/me/code").json()["code"]
        content, record = content_of(place), record_of(address, table, ben)
        assert [trace for trace in traces(leaver) if trace not in content] == []

        asyncio.run(others_play_on(address, leaver, ben, table))

        content = content_of(place)
        assert [trace for trace in traces(leaver) if trace in content] == []
        assert b"Guten Tag" in content  # Ben's words stay
        assert ask(address, leaver, "GET", "/api/me").status_code == 401
        assert ask(address, ben, "POST", "/api/guests/claim", code=code).status_code == 404
        check_lists(address, ben, own, listed)
        nameless = record_of(address, table, ben)
        assert nameless == record.replace(f'"{NAME}"', '""')
        assert read(nameless).seats == ("", "Ben")
        assert '"hold:red"' in nameless


def test_guests_who_leave_at_once_take_their_table_along(server: ServerProcess) -> None:
    """However their deletions meet, nothing is left of a table at which nobody else has been."""

    async def leave() -> None:
        address = server.address
        guests = [await new_guest(address, NAME) for _ in range(3)]
        tables = [await open_table(address, guest, "quick-easy") for guest in guests]
        for table in tables:
            for guest in guests:
                await look_on(address, guest, table)
        deletions = (
            asyncio.to_thread(ask, address, guest, "DELETE", "/api/me") for guest in guests
        )
        assert [each.status_code for each in await asyncio.gather(*deletions)] == [204] * 3
        last = await new_guest(address)
        for table in tables:
            with pytest.raises(DismissedError, match="table/unknown"):
                await Client(address, last, table).__aenter__()

    asyncio.run(leave())


@pytest.mark.asyncio
async def test_a_guest_can_be_deleted_twice_at_once(tmp_path: Path) -> None:
    """As by a double click: both find that the guest is gone."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    rooms, eve = Rooms(store, ServerSettings()), StoredGuest("eve", "Eve", "en")
    await store.add_guest(eve, b"token")
    for _ in range(3):
        await rooms.open_table(eve, "face-to-face", {}, Settings())
    await asyncio.gather(erase_guest(rooms, eve.id), erase_guest(rooms, eve.id))
    assert await store.guest(eve.id) is None
    assert await store.tables_after("", 10) == []
    await store.close()


@pytest.mark.asyncio
async def test_an_erasure_takes_turns_with_other_long_work(tmp_path: Path) -> None:
    """Many guests who delete themselves at once do not keep the loop from serving others.

    Until it is its turn, the table stays in memory, and the others play on.
    """
    store = await open_store(str(tmp_path / "tables.sqlite"))
    rooms = Rooms(store, ServerSettings())
    eve, ben = StoredGuest("eve", "Eve", "en"), StoredGuest("ben", "Ben", "en")
    for guest in (eve, ben):
        await store.add_guest(guest, guest.id.encode())
    table = await rooms.open_table(eve, "face-to-face", {}, Settings())
    sat = Batch(table, 2, (encode(Sat(1, ben.id, ben.name, at=1)),), visitors=(ben.id,))
    await store.append(sat)
    room = await rooms.room(table)
    async with rooms.long_work.turn("another"):
        erasing = asyncio.create_task(erase_guest(rooms, eve.id))
        await until(lambda: len(rooms.long_work) == 2 or erasing.done())
        assert not erasing.done()
        assert await rooms.room(table) is room
    await erasing
    assert await rooms.room(table) is not room
    assert await store.visitors(table) == [ben.id]
    await store.close()


@pytest.mark.asyncio
async def test_an_erasure_waits_for_a_long_table_that_is_being_loaded(tmp_path: Path) -> None:
    """Loading it takes a turn, too, so neither waits for the other for ever."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    rooms = Rooms(store, ServerSettings())
    table = await _long_table(rooms)
    async with rooms.long_work.turn("another"):
        loading = asyncio.create_task(rooms.room(table, "192.0.2.1"))
        await until(lambda: len(rooms.long_work) == 2)
        erasing = asyncio.create_task(erase_guest(rooms, "eve", "192.0.2.1"))
        await until(lambda: rooms.sign_outs.count == 1)
    await asyncio.gather(loading, erasing)
    assert await store.visitors(table) == ["ben"]
    await store.close()


@pytest.mark.asyncio
async def test_an_erasure_waits_for_an_operator_who_changes_a_long_table(tmp_path: Path) -> None:
    """But not while it has its turn: those who come back to the table need one to load it."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    rooms = Rooms(store, ServerSettings())
    table = await _long_table(rooms)
    async with rooms.put_away(table):
        erasing = asyncio.create_task(erase_guest(rooms, "eve", "192.0.2.1"))
        await until(lambda: rooms.sign_outs.count == 1)
        for _ in range(5):  # after all that the erasure asks the store for
            await store.visitors(table)
        loading = asyncio.create_task(rooms.room(table, "192.0.2.2"))
        await asyncio.sleep(0)  # it waits, too
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(loading, erasing)
    assert await store.visitors(table) == ["ben"]
    await store.close()


async def _long_table(rooms: Rooms) -> str:
    """A table of Eve and Ben with so many events that loading it takes a turn."""
    eve, ben = StoredGuest("eve", "Eve", "en"), StoredGuest("ben", "Ben", "en")
    for guest in (eve, ben):
        await rooms.store.add_guest(guest, guest.id.encode())
    table = await rooms.open_table(eve, "face-to-face", {}, Settings())
    sat = [encode(Sat(1, ben.id, ben.name, at=1))] * 600
    await rooms.store.append(Batch(table, 2, tuple(sat), visitors=(ben.id,)))
    return table

"""Strangers leave nothing behind in the server's memory or at other tables."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
import pytest
import pytest_asyncio

from backtrick.limits import LONGEST_TEXT
from backtrick.server.new_tables import PreparedTable
from backtrick.server.quotas import BYTES_A_COMMAND, Quotas
from backtrick.server.room import Room
from backtrick.table import Settings
from backtrick.table.commands import Deal, Make, Say, Sit
from backtrick.wire.inbound import Hello
from tests.patience import until

from .table_bots.bot_tables import Person, house, legal_for

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from .table_bots.bot_tables import House

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("stopped_clock")]
NO_SPECTATORS = Settings(spectators=False)


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncGenerator[House]:
    """The tables of a server."""
    async with house(tmp_path, connections_a_guest=3, gone_seconds=0.2) as made:
        yield made


async def duel(opened: House, settings: Settings) -> tuple[str, Person]:
    """A table with two players, and the second of them."""
    ben = Person(opened.rooms, "Ben")
    name = await opened.rooms.open_table(
        opened.host.guest, "face-to-face", {"starter": 0}, settings
    )
    room = await opened.host.join(name)
    await ben.join(name)
    ben.do(Sit())
    opened.host.do(Deal())
    await until(lambda: room.stored.is_running)
    return name, ben


def is_freed(what: ref[Room]) -> bool:
    """Whether nothing refers to it any more."""
    gc.collect()
    return what() is None


async def test_a_rejected_guest_leaves_no_table_in_memory(opened: House) -> None:
    """The table is loaded to see whether they may watch, and then dropped."""
    name, ben = await duel(opened, NO_SPECTATORS)
    await opened.host.leave()
    await ben.leave()
    assert len(opened.rooms) == 0
    eve = Person(opened.rooms, "Eve")
    assert await opened.rooms.join(eve.connection, name, Hello(client="tab")) is None
    assert eve.frames[-1]["code"] == "table/no-spectators"
    assert len(opened.rooms) == 0


async def test_a_forgotten_room_is_freed(tmp_path: Path) -> None:
    """Its timers, which would run for an hour, do not keep it in memory."""
    async with house(tmp_path, gone_seconds=3600, idle_seconds=3600) as opened:
        _, ben = await duel(opened, Settings())
        assert opened.host.room is not None
        room = ref(opened.host.room)
        await opened.host.leave()
        await ben.leave()
        opened.host.room = ben.room = None
        await until(lambda: not len(opened.rooms))
        await until(lambda: is_freed(room))


async def test_who_leaves_in_a_hurry_leaves_no_table_behind(opened: House) -> None:
    """Their command is stored first, then the table is dropped."""
    _, ben = await duel(opened, Settings())
    room = opened.host.room
    assert room is not None
    await ben.leave()
    opened.host.do(Make(legal_for(room, 0)[0]))
    await opened.host.leave()
    assert room.stored is not room.table
    await until(lambda: not len(opened.rooms))


async def test_nobody_is_connected_too_often_by_coming_all_at_once(opened: House) -> None:
    """They are counted only after they have all waited for the table."""
    name = await opened.rooms.open_table(opened.host.guest, "quick-easy", {}, Settings())
    many = [Person(opened.rooms, "Eve") for _ in range(9)]
    hello = Hello(client="tab")
    await asyncio.gather(*(opened.rooms.join(each.connection, name, hello) for each in many))
    assert opened.rooms.connections == 3
    assert len(opened.rooms) == 1


async def test_a_table_is_not_dropped_while_somebody_waits_for_it(opened: House) -> None:
    """Another who waited for it is rejected, but it still notices that its host stays away."""
    name, ben = await duel(opened, NO_SPECTATORS)
    await opened.host.leave()
    await ben.leave()
    eve, hello = Person(opened.rooms, "Eve"), Hello(client="tab")
    rejected, room = await asyncio.gather(
        opened.rooms.join(eve.connection, name, hello),
        opened.rooms.join(ben.connection, name, hello),
    )
    assert rejected is None
    assert isinstance(room, Room)
    await until(lambda: room.stored.host == ben.guest.id)
    opened.rooms.leave(ben.connection, room)


async def test_those_who_looked_on_are_forgotten(opened: House) -> None:
    """How long somebody is away matters only for those with a seat."""
    name, ben = await duel(opened, Settings())
    room = opened.host.room
    assert room is not None
    for number in range(20):
        looker = Person(opened.rooms, f"Eve {number}")
        await looker.join(name)
        looker.do(Say("hello", "en"))
        await looker.leave()
    await ben.leave()
    presence = room.presence
    assert set(presence._left) == {ben.guest.id}  # pyright: ignore[reportPrivateUsage]
    players = {opened.host.guest.id, ben.guest.id}
    assert set(presence._returned) <= players  # pyright: ignore[reportPrivateUsage]


async def test_only_the_host_triggers_the_deal_of_a_prepared_table(opened: House) -> None:
    """Others who know the table may watch it; a race waits even for its host's word."""
    prepared = PreparedTable("T" * 22, 5, ("adult",))
    await opened.rooms.open_table(
        opened.host.guest, "seven-ate-nine", {"players": 2}, Settings(), prepared
    )
    eve = Person(opened.rooms, "Eve")
    room = await eve.join(prepared.name)
    await until(lambda: "here" in [frame["type"] for frame in eve.frames])
    assert room.table.play is None
    await opened.host.join(prepared.name)
    assert room.table.play is None
    opened.host.do(Deal())
    await until(lambda: room.stored.is_running)
    await eve.leave()


async def test_a_long_table_is_loaded_like_any_other(opened: House) -> None:
    """However many messages it has."""
    name = await opened.rooms.open_table(opened.host.guest, "quick-easy", {}, Settings())
    room = await opened.host.join(name)
    for number in range(600):
        opened.host.do(Say(f"{number}", "en"))
    await until(lambda: room.stored.version == 601)
    await opened.host.leave()
    assert len(opened.rooms) == 0
    again = await opened.host.join(name)
    assert again is not room
    assert again.stored == room.stored


async def test_tabs_of_a_guest_share_what_the_guest_may_do(opened: House) -> None:
    """More tabs do not allow more commands; talk is limited further; others are not affected."""
    name, ben = await duel(opened, Settings())
    tabs = [opened.host, Person(opened.rooms, "Ada")]
    room = await tabs[1].join(name)
    frames = [
        msgspec.json.encode(
            {"type": "do", "number": n, "command": {"do": "say", "text": "hi", "language": "en"}}
        )
        for n in range(100, 130)
    ]
    for number, frame in enumerate(frames):
        tabs[number % 2].send(frame)
    await until(lambda: room.stored is room.table)
    assert len(room.stored.said) == opened.rooms.settings.commands_a_second
    assert tabs[1].refusals()[-1] == "wire/too-fast"
    ben.send(frames[0])
    assert not ben.refusals()
    await tabs[1].leave()
    await ben.leave()


async def test_guests_of_an_address_share_what_is_stored(tmp_path: Path) -> None:
    """However many they are, they do not fill the disk; nobody is disconnected for it."""
    async with house(tmp_path, commands_an_hour=10) as opened:
        name, ben = await duel(opened, Settings())
        room = opened.host.room
        assert room is not None
        for number in range(100, 120):
            (opened.host if number % 2 else ben).send(_take_back(number))
        everybody = [*opened.host.refusals(), *ben.refusals()]
        assert sorted(everybody) == ["table/nothing-to-take-back"] * 10 + ["wire/too-fast"] * 10
        assert room is await opened.rooms.room(name)
        assert not opened.host.connection.is_closed
        elsewhere = Person(opened.rooms, "Cleo", address="192.0.2.7")
        await elsewhere.join(name)
        elsewhere.send(_take_back(1))
        assert elsewhere.refusals() == ["table/not-seated"]
        await elsewhere.leave()
        await ben.leave()


async def test_long_texts_count_as_what_they_take_on_the_disk(tmp_path: Path) -> None:
    """Otherwise an address could store a megabyte with a few thousand of its commands."""
    async with house(tmp_path, commands_an_hour=50) as opened:
        _, ben = await duel(opened, Settings())
        room = opened.host.room
        assert room is not None
        letters = LONGEST_TEXT * "\N{CHESTNUT}"
        for number in range(100, 110):
            opened.host.send(_said(number, letters))
        await until(lambda: room.stored is room.table)
        stored = sum(len(said.text.encode()) for said in room.stored.said)
        assert 0 < stored <= 50 * BYTES_A_COMMAND + len(letters.encode())
        assert opened.host.refusals()[-1] == "wire/too-fast"
        await ben.leave()


async def test_people_who_come_and_go_leave_the_log_alone(
    opened: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A flood of joins is no flood of lines, unless an operator asks for them."""
    name, ben = await duel(opened, Settings())
    for level, most in (("INFO", 0), ("DEBUG", 30)):
        caplog.clear()
        caplog.set_level(level, "backtrick")
        for _ in range(5):
            eve = Person(opened.rooms, "Eve")
            await eve.join(name)
            await eve.leave()
        assert bool(caplog.records) == bool(most)
        assert len(caplog.records) <= most
    await ben.leave()


async def test_addresses_take_turns_when_tables_are_read(
    opened: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who comes to many long tables at once delays nobody else by more than one."""
    await opened.host.introduce()
    tables = [
        await opened.rooms.open_table(opened.host.guest, "quick-easy", {}, Settings())
        for _ in range(6)
    ]
    reading, order, most = opened.rooms.store.events, list[str](), 0

    async def events(table: str, after: int = 0) -> list[bytes]:
        nonlocal most
        order.append(table)
        now = len(order)
        found = await reading(table, after)
        most = max(most, len(order) - now)
        return found

    monkeypatch.setattr(opened.rooms.store, "events", events)
    *greedy, modest = tables
    asked = [*(opened.rooms.room(name, "192.0.2.7") for name in greedy)]
    await asyncio.gather(*asked, opened.rooms.room(modest, "192.0.2.8"))
    assert order.index(modest) <= 1
    assert most <= 1


def _said(number: int, text: str) -> bytes:
    """The frame of a text."""
    command = {"do": "say", "text": text, "language": "en"}
    return msgspec.json.encode({"type": "do", "number": number, "command": command})


def _take_back(number: int) -> bytes:
    """The frame of a command."""
    return msgspec.json.encode({"type": "do", "number": number, "command": {"do": "take-back"}})


async def test_a_pong_that_nobody_asked_for_is_a_mistake(opened: House) -> None:
    """Otherwise a client could send thousands of them and make all others wait."""
    name = await opened.rooms.open_table(opened.host.guest, "quick-easy", {}, Settings())
    await opened.host.join(name)
    for _ in range(11):
        opened.host.send(b'{"type": "pong", "nonce": 1}')
    assert opened.host.frames[-1]["code"] == "wire/too-many-mistakes"


async def test_quotas_are_kept_for_a_limited_number_of_guests() -> None:
    """The guest absent for longest starts with a fresh quota."""
    kept = Quotas(0.5, most=2)
    assert kept.of("a").commands.take()
    assert not kept.of("a").commands.take()
    assert kept.of("b").commands.take()
    assert kept.of("c").commands.take()
    assert len(kept) == 2
    assert not kept.of("b").commands.take()
    assert kept.of("a").commands.take()

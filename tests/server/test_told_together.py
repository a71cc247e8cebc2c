"""What is stored together is told together."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from msgspec.json import encode

from backtrick.table import Settings
from backtrick.table.commands import Invite
from backtrick.wire.inbound import Do, Hello
from tests.patience import until

from .table_bots.bot_tables import Person, house

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from backtrick.server.rooms import Rooms
    from backtrick.store import Batch

INVITE = Invite("random")


class Listener(Person):
    """A host who notes how many seats are taken, as stored at all tables, with every frame."""

    hosts: tuple[Listener, ...] = ()
    heard: list[list[int]]
    is_broken = False

    def send_frame(self, text: bytes) -> None:
        """Note it, or fail."""
        if self.is_broken:
            raise RuntimeError("as asked for")
        self.heard.append([len(host.room.stored.taken) for host in self.hosts if host.room])
        super().send_frame(text)


async def hosts_of_tables(rooms: Rooms) -> tuple[Listener, ...]:
    """Three people, each at a table of their own."""
    hosts = tuple(Listener(rooms, name) for name in ("Ben", "Cleo", "Dan"))
    for host in hosts:
        host.hosts, host.heard = hosts, []
        await host.introduce()
        name = await rooms.open_table(host.guest, "quick-easy", {"players": 3}, Settings())
        await host.join(name)
    return hosts


@pytest.mark.asyncio
async def test_everybody_is_told_when_all_is_stored(tmp_path: Path) -> None:
    """Events of several tables in one transaction are all stored before the first frame is sent."""
    async with house(tmp_path) as opened:
        hosts = await hosts_of_tables(opened.rooms)
        for host in hosts:
            host.heard.clear()
            host.do(INVITE)
        await until(lambda: all(host.heard for host in hosts))
        assert [host.heard[0] for host in hosts] == [[2, 2, 2]] * len(hosts)


@asynccontextmanager
async def partly_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[Rooms, Person, Person, str]]:
    """Somebody has left a table whose last event is stored now; another's is on its way."""
    async with house(tmp_path) as opened:
        rooms, (ben, cleo, _) = opened.rooms, await hosts_of_tables(opened.rooms)
        assert ben.room is not None
        left, waiting = ben.room.id, list[Callable[[Exception | None], None]]()

        def append_then(_batch: Batch, answered: Callable[[Exception | None], None]) -> None:
            waiting.append(answered)

        monkeypatch.setattr(rooms.store, "append_then", append_then)
        ben.do(INVITE)
        cleo.do(INVITE)
        await ben.leave()
        waiting.pop(0)(None)
        assert waiting
        yield rooms, ben, cleo, left
        monkeypatch.undo()


@pytest.mark.asyncio
async def test_nobody_joins_a_room_that_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is it forgotten while they join, because others are told first."""
    async with partly_stored(tmp_path, monkeypatch) as (rooms, ben, cleo, left):
        assert cleo.room is not None
        rooms.inbox.put(cleo.connection, cleo.room, encode(Do(2, INVITE)))
        room = await rooms.join(ben.connection, left, Hello(client="again"))
        assert room is not None
        assert rooms.in_memory(left) is room


@pytest.mark.asyncio
async def test_a_server_that_stops_tells_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if a room is forgotten at the same moment."""
    async with partly_stored(tmp_path, monkeypatch) as (rooms, _, cleo, _):
        await rooms.close()
        assert cleo.connection.is_closed


@pytest.mark.asyncio
async def test_who_cannot_be_told_concerns_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """If sending a frame fails at one table, the error is logged, and the others are told."""
    async with house(tmp_path) as opened:
        ben, *others = await hosts_of_tables(opened.rooms)
        ben.is_broken = True
        for host in (ben, *others):
            host.frames.clear()
            host.do(INVITE)
        await until(lambda: all(host.frames for host in others))
        assert [host.frames[0]["done"] for host in others] == [1, 1]
        ben.is_broken = False
    assert "table/error" in [record.message for record in caplog.records]

"""An absent host does not keep the others from playing, whenever they come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from backtrick.table import Settings
from backtrick.table.commands import Deal, Sit
from tests.patience import until

from .table_bots.bot_tables import Person, house

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from .table_bots.bot_tables import House

pytestmark = pytest.mark.asyncio
GONE_SECONDS = 0.3


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncGenerator[House]:
    """Tables where people soon count as gone."""
    async with house(tmp_path, gone_seconds=GONE_SECONDS) as made:
        yield made


async def long_enough() -> None:
    """Wait until a guest who left counts as gone, and the table has noticed."""
    await asyncio.sleep(3 * GONE_SECONDS)


async def table_of(opened: House) -> str:
    """A table whose host has never connected to it."""
    return await opened.rooms.open_table(opened.host.guest, "face-to-face", {}, Settings())


async def test_who_sits_down_late_becomes_host(opened: House) -> None:
    """A spectator who sits down when the host is long gone."""
    ben = Person(opened.rooms, "Ben")
    room = await ben.join(await table_of(opened))
    await long_enough()
    ben.do(Sit())
    await until(lambda: room.stored.host == ben.guest.id)
    ben.do(Deal())
    await until(lambda: room.stored.is_running)


async def test_a_player_who_comes_back_late_becomes_host(opened: House) -> None:
    """Spectators keep a table open while all its players are away."""
    name = await table_of(opened)
    ben, eve = Person(opened.rooms, "Ben"), Person(opened.rooms, "Eve")
    room = await ben.join(name)
    ben.do(Sit())
    await eve.join(name)
    await until(lambda: room.stored.seat_of(ben.guest.id) is not None)
    await ben.leave()
    await long_enough()
    assert room.stored.host == opened.host.guest.id
    await ben.join(name)
    await until(lambda: room.stored.host == ben.guest.id)


async def test_a_host_who_is_there_stays_host(opened: House) -> None:
    """Others come, sit down and leave, and nothing changes."""
    name = await table_of(opened)
    ben = Person(opened.rooms, "Ben")
    room = await opened.host.join(name)
    await ben.join(name)
    ben.do(Sit())
    await ben.leave()
    await long_enough()
    await ben.join(name)
    await long_enough()
    assert room.stored.host == opened.host.guest.id

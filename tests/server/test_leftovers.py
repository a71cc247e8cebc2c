"""What strangers leave behind in the server's memory and at others' tables: nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest
import pytest_asyncio

from backtrick.server.new_tables import PreparedTable
from backtrick.server.quotas import Quotas
from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Deal, Make, Say, Sit
from backtrick.wire.inbound import Hello
from tests.patience import until

from .table_bots.bot_tables import Person, house, legal_for

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from .table_bots.bot_tables import House

pytestmark = pytest.mark.asyncio
NO_SPECTATORS = TableSettings(spectators=False)


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncGenerator[House]:
    """A server's tables."""
    async with house(tmp_path, connections_a_guest=3) as made:
        yield made


async def duel(opened: House, settings: TableSettings) -> tuple[str, Person]:
    """A table at which two people play, and the second of them."""
    ben = Person(opened.hub, "Ben")
    name = await opened.hub.open_table(opened.host.guest, "face-to-face", {"starter": 0}, settings)
    live = await opened.host.join(name)
    await ben.join(name)
    ben.do(Sit())
    opened.host.do(Deal())
    await until(lambda: live.stored.is_running)
    return name, ben


async def test_who_is_shut_out_leaves_no_table_behind(opened: House) -> None:
    """The table was loaded to see whether they may look on; then it is let go."""
    name, ben = await duel(opened, NO_SPECTATORS)
    await opened.host.leave()
    await ben.leave()
    assert len(opened.hub) == 0
    eve = Person(opened.hub, "Eve")
    assert await opened.hub.join(eve.connection, name, Hello(client="tab")) is None
    assert eve.frames[-1]["code"] == "table/no-spectators"
    assert len(opened.hub) == 0


async def test_who_leaves_in_a_hurry_leaves_no_table_behind(opened: House) -> None:
    """What they have asked for is stored first; then the table is let go."""
    _, ben = await duel(opened, TableSettings())
    live = opened.host.live
    assert live is not None
    await ben.leave()
    opened.host.do(Make(legal_for(live, 0)[0]))
    await opened.host.leave()
    assert live.stored is not live.table
    await until(lambda: not len(opened.hub))


async def test_nobody_is_connected_too_often_by_coming_all_at_once(opened: House) -> None:
    """All of them wait for the table to be loaded; only then they are counted."""
    name = await opened.hub.open_table(opened.host.guest, "quick-easy", {}, TableSettings())
    many = [Person(opened.hub, "Eve") for _ in range(9)]
    hello = Hello(client="tab")
    await asyncio.gather(*(opened.hub.join(each.connection, name, hello) for each in many))
    assert opened.hub.connections == 3
    assert len(opened.hub) == 1


async def test_those_who_looked_on_are_forgotten(opened: House) -> None:
    """Only of those who have a seat it matters for how long they have been away."""
    name, ben = await duel(opened, TableSettings())
    live = opened.host.live
    assert live is not None
    for number in range(20):
        looker = Person(opened.hub, f"Eve {number}")
        await looker.join(name)
        await looker.leave()
    await ben.leave()
    assert set(live.presence._left) == {ben.guest.id}  # pyright: ignore[reportPrivateUsage]


async def test_only_its_host_has_a_prepared_table_dealt(opened: House) -> None:
    """Whoever else knows where it is may look at it; in a race, time runs from the deal on."""
    prepared = PreparedTable("T" * 22, 5, ("adult",))
    await opened.hub.open_table(
        opened.host.guest, "seven-ate-nine", {"players": 2}, TableSettings(), prepared
    )
    eve = Person(opened.hub, "Eve")
    live = await eve.join(prepared.name)
    await asyncio.sleep(0.05)
    assert live.table.play is None
    await opened.host.join(prepared.name)
    await until(lambda: live.stored.is_running)
    await eve.leave()


async def test_a_long_table_is_loaded_like_any_other(opened: House) -> None:
    """However much was said there."""
    name = await opened.hub.open_table(opened.host.guest, "quick-easy", {}, TableSettings())
    live = await opened.host.join(name)
    for number in range(600):
        opened.host.do(Say(f"{number}", "en"))
    await until(lambda: live.stored.version == 601)
    await opened.host.leave()
    assert len(opened.hub) == 0
    again = await opened.host.join(name)
    assert again is not live
    assert again.stored == live.stored


async def test_tabs_of_a_guest_share_what_the_guest_may_do(opened: House) -> None:
    """More tabs are not more commands; words are rarer than moves, and others are not touched."""
    name, ben = await duel(opened, TableSettings())
    tabs = [opened.host, Person(opened.hub, "Ada")]
    live = await tabs[1].join(name)
    frames = [
        msgspec.json.encode(
            {"type": "do", "number": n, "command": {"do": "say", "text": "hi", "language": "en"}}
        )
        for n in range(100, 130)
    ]
    for number, frame in enumerate(frames):
        tabs[number % 2].send(frame)
    await until(lambda: live.stored is live.table)
    assert len(live.stored.said) == opened.hub.settings.commands_a_second
    assert tabs[1].refusals()[-1] == "wire/too-fast"
    ben.send(frames[0])
    assert not ben.refusals()
    await tabs[1].leave()
    await ben.leave()


async def test_a_pong_that_nobody_asked_for_is_a_mistake(opened: House) -> None:
    """Else whoever likes could send thousands of them, and all would wait."""
    name = await opened.hub.open_table(opened.host.guest, "quick-easy", {}, TableSettings())
    await opened.host.join(name)
    for _ in range(11):
        opened.host.send(b'{"type": "pong", "token": 1}')
    assert opened.host.frames[-1]["code"] == "wire/too-many-mistakes"


async def test_quotas_are_kept_for_so_many() -> None:
    """The guest who has not come for longest starts anew."""
    quotas = Quotas(0.5, most=2)
    assert quotas.of("a").commands.take()
    assert not quotas.of("a").commands.take()
    assert quotas.of("b").commands.take()
    assert quotas.of("c").commands.take()
    assert len(quotas) == 2
    assert not quotas.of("b").commands.take()
    assert quotas.of("a").commands.take()

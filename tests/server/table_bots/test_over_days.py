"""Games over days, in virtual time: everybody may sleep, and the server may restart."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.server import alarms
from backtrick.server.clock import DAY
from backtrick.store import AwaitedTurn
from backtrick.table import Settings, lobby
from backtrick.table.commands import Abandon, Deal, HandOver, Invite, Make, Sit
from backtrick.table.deadlines import DAYS_OF_PATIENCE, deadline
from backtrick.table.events import Moved
from tests.patience import until
from tests.virtual_time import run

from .bot_tables import House, Person, house, legal_for, moves_of, play_of, turn_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from backtrick.server.room import Room

pytestmark = pytest.mark.usefixtures("in_this_thread", "known_cards")
SEED = 1
OVER_DAYS = Settings(over_days=True)
A_DAY = Settings(over_days=True, turn_seconds=86_400)


@pytest.fixture
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal cards with which no game is lost at once."""

    def seed(_bits: int) -> int:
        return SEED

    monkeypatch.setattr(lobby, "randbits", seed)


@asynccontextmanager
async def awake(folder: Path) -> AsyncGenerator[House]:
    """A server that wakes its tables."""
    async with house(folder, idle_seconds=86_400) as opened:
        waking = asyncio.create_task(opened.rooms.alarms.run())
        try:
            yield opened
        finally:
            waking.cancel()


async def seated(opened: House, settings: Settings, *bots: str, **options: Any) -> tuple[str, Room]:
    """A game of Ada and Ben, with bots in the other seats; nobody is there any more."""
    ben = Person(opened.rooms, "Ben")
    game = "quick-easy" if bots else "face-to-face"
    chosen = {"players": 2 + len(bots), "starter": 0, **options}
    name = await opened.rooms.open_table(opened.host.guest, game, chosen, settings)
    room = await opened.host.join(name)  # first, or another becomes host while the disk is slow
    await ben.join(name)
    ben.do(Sit(1))
    for command in (*map(Invite, bots), Deal()):
        opened.host.do(command)
    await until(lambda: room.stored.play is not None)
    await ben.leave()
    await opened.host.leave()
    return name, room


async def take_turn(rooms: Any, guest: str, name: str, seat: int) -> None:
    """Come, play a turn, and go."""
    person = Person(rooms, guest)
    room = await person.join(name)
    while not play_of(room).is_over and turn_of(room) == seat:
        legal = legal_for(room, seat)
        version = room.stored.version
        person.do(Make("end" if "end" in legal else legal[0]))
        await until(partial(has_more, room, version))
    await person.leave()


def has_more(room: Room, version: int) -> bool:
    """Whether more than this was stored."""
    return room.stored.version > version


async def until_awaited(opened: House, name: str, guest: str) -> None:
    """Wait until it is the turn of somebody, and the table is no longer in memory."""
    while (await turn_at(opened, name)).awaited != (guest,):  # noqa: ASYNC110  on a clock of its own
        await asyncio.sleep(600)
    await until(lambda: len(opened.rooms) == 0)


async def turn_at(opened: House, name: str, guest: str = "guest-Ada") -> AwaitedTurn:
    """Whom a table waits for, as one of its guests is told."""
    found = dict(await opened.rooms.store.tables_of(guest, 9))
    return found[name].turn


def test_a_duel_over_eight_days_ends_properly(tmp_path: Path) -> None:
    """Each sleeps for four days, the server restarts, and the game ends by its rules."""

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            name, room = await seated(opened, OVER_DAYS)
            began = play_of(room).dealt
            await asyncio.sleep(4 * 86_400)
            assert await turn_at(opened, name) == AwaitedTurn(("guest-Ada",), began)
            await take_turn(opened.rooms, "Ada", name, 0)
        async with awake(tmp_path) as opened:
            await asyncio.sleep(4 * 86_400)
            turn = await turn_at(opened, name)
            assert turn.awaited == ("guest-Ben",)
            assert turn.since >= began + 4 * DAY
            assert len(opened.rooms) == 0
            await take_turn(opened.rooms, "Ben", name, 1)
            while not await opened.rooms.store.finished(name):
                await take_turn(opened.rooms, "Ada", name, 0)
                await take_turn(opened.rooms, "Ben", name, 1)
            [finished] = await opened.rooms.store.finished(name)
            assert finished.guests == ("guest-Ada", "guest-Ben")
            assert finished.lasted >= 8 * DAY
            assert finished.ending not in {"abandoned", "conceded"}

    run(scene())


def test_nobody_goes_on_without_a_sleeper_for_a_week(tmp_path: Path) -> None:
    """No bot stands in, no other becomes host, and the game is not ended; after a week all may."""

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            name, _ = await seated(opened, OVER_DAYS)
            ben = Person(opened.rooms, "Ben")
            room = await ben.join(name)
            await asyncio.sleep(DAYS_OF_PATIENCE / 1000 - 60)
            ben.do(HandOver(0))
            ben.do(Abandon())
            await until(lambda: play_of(room).proposals)
            assert ben.refusals() == ["table/still-here"]
            assert room.stored.host == "guest-Ada"
            assert room.stored.occupants[0].bot is None
            await asyncio.sleep(120)
            ben.do(HandOver(0))
            await until(lambda: room.stored.occupants[0].bot)
            await ben.leave()

    run(scene())


@pytest.mark.parametrize("restarts", [False, True])
def test_a_bot_moves_once_for_a_sleeper(tmp_path: Path, *, restarts: bool) -> None:
    """When the limit is over, and not before, even if nobody is there and the server restarted."""

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            name, room = await seated(opened, A_DAY)
            due = play_of(room).dealt + DAY
            assert deadline(room.stored) == due
            assert (await turn_at(opened, name)).due == due
            if not restarts:
                await until_awaited(opened, name, "guest-Ben")
        if restarts:
            async with awake(tmp_path) as opened:
                await until_awaited(opened, name, "guest-Ben")
        async with awake(tmp_path) as opened:
            ada = Person(opened.rooms, "Ada")
            room = await ada.join(name)
            made = [each for each in play_of(room).events if type(each) is Moved]
            assert made
            assert all(each.at >= due for each in made)
            assert moves_of(room, 0).count("end") == 1
            assert room.stored.occupants[0].bot is None
            assert turn_of(room) == 1
            await ada.leave()

    run(scene())


def test_a_table_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot moves at the next one all the same."""

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            rooms = opened.rooms
            (broken, _), (name, _) = [await seated(opened, A_DAY) for _ in range(2)]
            wake = rooms.wake

            async def wake_other(asked: str) -> None:
                if asked == broken:
                    raise ValueError(asked)
                await wake(asked)

            monkeypatch.setattr(rooms, "wake", wake_other)
            await until_awaited(opened, name, "guest-Ben")
            assert (await turn_at(opened, broken)).awaited == ("guest-Ada",)

    run(scene())


def test_more_tables_go_on_than_are_found_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a long rest of the server many are due; all go on within the hour."""
    monkeypatch.setattr(alarms, "_AT_ONCE", 1)

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            tables = [await seated(opened, A_DAY) for _ in range(3)]
            due = max(play_of(room).dealt for _, room in tables) + DAY
            for name, _ in tables:
                await until_awaited(opened, name, "guest-Ben")
            begun = [(await turn_at(opened, name)).since for name, _ in tables]
            assert max(begun) < due + DAY / 24

    run(scene())


@pytest.mark.parametrize("restarts", [False, True])
def test_bots_play_on_when_people_have_left(tmp_path: Path, *, restarts: bool) -> None:
    """A person moves and goes; the bot after them moves all the same, even after a restart."""

    async def scene() -> None:
        async with awake(tmp_path) as opened:
            name, _ = await seated(opened, OVER_DAYS, "greedy", starter=1)
            await take_turn(opened.rooms, "Ben", name, 1)
            if not restarts:
                await asyncio.sleep(86_400)
                assert (await turn_at(opened, name)).awaited == ("guest-Ada",)
                assert len(opened.rooms) == 0
        async with awake(tmp_path) as opened:
            await until_awaited(opened, name, "guest-Ada")

    run(scene())

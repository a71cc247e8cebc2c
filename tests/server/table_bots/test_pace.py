"""How bots leave room for people: how long they take and for whom they wait, in virtual time."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.server.table_bots.composers import Composers
from backtrick.server.table_bots.pace import Pace
from backtrick.table import Settings
from backtrick.table.commands import Deal, Invite, Make, Sit
from tests.virtual_time import run

from .bot_tables import House, Person, house, legal_for, moves_of, play_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from backtrick.server.room import Room
    from backtrick.table import TablePace

pytestmark = pytest.mark.usefixtures("in_this_thread")
ON, OFF = b'{"type":"composing"}', b'{"type":"composing","is_composing":false}'
_GLANCE = 0.1
_LOOKING = 2 * _GLANCE
"""Seconds that may pass until a test sees what has happened."""
_LONG = 60.0


def now() -> float:
    """The virtual time, in seconds."""
    return asyncio.get_running_loop().time()


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    began = now()
    while not holds():
        assert now() < began + _LONG
        await asyncio.sleep(_GLANCE)


@asynccontextmanager
async def after_a_turn(
    folder: Path, *, people: int = 1, pace: TablePace = "normal", bot: str = "greedy"
) -> AsyncGenerator[tuple[House, Room]]:
    """A table where a person has just drawn, and a bot is next."""
    async with house(folder, Pace()) as opened:
        options: dict[str, Any] = {"players": people + 1, "starter": people - 1}
        settings = Settings(pace=pace)
        name = await opened.rooms.open_table(opened.host.guest, "quick-easy", options, settings)
        room = await opened.host.join(name)
        last = opened.host
        for guest in ("Ben", "Cleo")[: people - 1]:
            last = Person(opened.rooms, guest)
            await last.join(name)
            last.do(Sit())
        await until(lambda: room.stored.occupants[people - 1].guest is not None)
        await invite_and_deal(opened, room, bot)
        for _ in range(2):
            last.do(Make(legal_for(room, people - 1)[-1]))
            await until(lambda: room.stored.version == room.table.version)
        assert moves_of(room, people - 1)[-1] == "end"
        yield opened, room


async def invite_and_deal(opened: House, room: Room, *bots: str) -> None:
    """Fill the table with bots, and begin."""
    for command in [*(Invite(bot) for bot in bots), Deal()]:
        opened.host.do(command)
    await until(lambda: room.stored.play is not None)


def has_laid(room: Room) -> bool:
    """Whether the bot, which has the last seat, has laid a card."""
    return bool(moves_of(room, play_of(room).options.players - 1))


@pytest.mark.parametrize(
    "people, pace, least",
    [(1, "quick", 2), (1, "normal", 4), (1, "relaxed", 6.4), (2, "normal", 6)],
)
def test_bots_leave_people_time(tmp_path: Path, people: int, pace: TablePace, least: float) -> None:
    """After a person's turn the next card takes its time, by the setting and by the company."""

    async def scene() -> None:
        async with after_a_turn(tmp_path, people=people, pace=pace) as (_, room):
            await asyncio.sleep(least - _LOOKING)
            assert not has_laid(room)
            await until(lambda: has_laid(room))

    run(scene())


def test_bots_wait_for_somebody_who_composes(tmp_path: Path) -> None:
    """As long as the signals are open, or somebody types, no bot begins its turn."""

    async def scene() -> None:
        async with after_a_turn(tmp_path) as (opened, room):
            for _ in range(3):
                opened.host.send(ON)
                await asyncio.sleep(5)
            assert not has_laid(room)
            opened.host.send(OFF)
            await until(lambda: has_laid(room))

    run(scene())


def test_nobody_holds_a_table_up_for_long(tmp_path: Path) -> None:
    """Bots wait once between two turns of a player who keeps composing."""

    async def scene() -> None:
        async with after_a_turn(tmp_path, people=1) as (opened, room):
            began = now()
            while "end" not in moves_of(room, 1):
                opened.host.send(ON)
                await asyncio.sleep(1)
                assert now() < began + _LONG
            assert opened.host.refusals() == []

    run(scene())


def test_a_client_that_falls_silent_is_not_waited_for() -> None:
    """A client has to say again that its person composes, and even then there is a bound."""

    async def scene() -> None:
        composers, began = Composers(20), now()
        composers.note(0, is_composing=True)
        await composers.wait(bots={1})
        assert now() == pytest.approx(began + 10)
        composers.has_played(0)
        again = now()
        goes_on = asyncio.create_task(keep_composing(composers))
        await asyncio.sleep(0)
        await composers.wait(bots={1})
        assert now() == pytest.approx(again + 20)
        goes_on.cancel()

    run(scene())


async def keep_composing(composers: Composers) -> None:
    """Compose for ever."""
    while True:
        composers.note(0, is_composing=True)
        await asyncio.sleep(3)


def test_only_players_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators hold nobody up."""
    noted: list[int] = []
    note = Composers.note

    def listen(composers: Composers, seat: int, *, is_composing: bool) -> None:
        noted.append(seat)
        note(composers, seat, is_composing=is_composing)

    monkeypatch.setattr(Composers, "note", listen)

    async def scene() -> None:
        async with after_a_turn(tmp_path) as (opened, room):
            watcher = Person(opened.rooms, "Sue")
            await watcher.join(room.id)
            watcher.send(ON)
            opened.host.send(ON)
            await watcher.leave()

    run(scene())
    assert noted == [0]

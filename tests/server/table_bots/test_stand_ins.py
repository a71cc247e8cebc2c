"""Bots that stand in for people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.server.clock import milliseconds
from backtrick.server.table_bots.bot_seats import BotSeats
from backtrick.table import Settings
from backtrick.table.commands import Deal, HandOver, Make, Sit, Stand
from backtrick.table.events import CameBack, HandedOver, decode
from tests.patience import until

from .bot_tables import Person, legal_for, moves_of, staged, until_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.table.commands import Value

    from .bot_tables import Stage


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Tables where people soon count as gone."""
    with staged(tmp_path_factory.mktemp("bots"), gone_seconds=0.1) as opened:
        yield opened


async def two_people(
    stage: Stage, game: str, settings: Settings, **options: Value
) -> tuple[Person, str]:
    """Another person, and the id of a table where both sit."""
    rooms = stage.house.rooms
    other = Person(rooms, "Ben")
    name = await rooms.open_table(stage.house.host.guest, game, {"players": 2, **options}, settings)
    await stage.house.host.join(name)
    await other.join(name)
    other.do(Sit())
    return other, name


async def play_on(host: Person, other: Person) -> str:
    """Let the host play until it is the other's turn, and then the other; returns that move."""
    room = other.room
    assert room is not None
    while not (legal := legal_for(room, 1)):
        host.do(Make(legal_for(room, 0)[-1]))
        await until(lambda: room.stored is room.table)
    other.do(Make(legal[0]))
    await until(lambda: room.stored is room.table)
    return legal[0]


def test_a_bot_stands_in_until_the_person_is_back(stage: Stage) -> None:
    """It takes over in the middle of the game, and leaves the moment the person returns."""

    async def scene() -> None:
        host = stage.house.host
        other, name = await two_people(stage, "face-to-face", Settings())
        room = other.room
        assert room is not None
        await until(lambda: room.stored.occupants[1].guest is not None)
        host.do(Deal())
        await until(lambda: room.stored.is_running)
        await other.leave()
        await until(lambda: other.guest.id in room.presence.gone(milliseconds()))
        host.do(HandOver(1))
        await until(lambda: room.stored.occupants[1].bot is not None)
        while len(moves_of(room, 1)) < 2:
            if legal := legal_for(room, 0):
                host.do(Make(legal[-1]))
            await asyncio.sleep(0.02)
        await other.join(name)
        await until(lambda: room.stored.occupants[1].bot is None)
        had = moves_of(room, 1)
        own = await play_on(host, other)
        assert moves_of(room, 1) == [*had, own]
        events = [decode(each) for each in await stage.house.rooms.store.events(name)]
        assert [type(e) for e in events if isinstance(e, HandedOver | CameBack)] == [
            HandedOver,
            CameBack,
        ]
        await other.leave()

    stage.run(scene())


def test_a_bot_leaves_before_the_return_is_stored(stage: Stage) -> None:
    """A move it had in mind is no longer made."""

    async def scene() -> None:
        host = stage.house.host
        # It is not the bot's turn, so that its person may come back at once.
        other, _ = await two_people(stage, "face-to-face", Settings(), starter=0)
        room = other.room
        assert room is not None
        await until(lambda: room.stored.occupants[1].guest is not None)
        host.do(Deal())
        await until(lambda: room.stored.is_running)
        other.do(Stand())
        await until(lambda: room.stored.occupants[1].bot is not None)
        seats = BotSeats(room, stage.house.rooms.bots.config, stage.house.rooms)
        other.do(Sit())
        assert room.stored.occupants[1].bot is not None
        denied = seats.make(1, "end")
        assert denied is not None
        assert denied.code == "table/not-seated"
        await other.leave()

    stage.run(scene())


def test_a_bot_finishes_a_persons_turn(stage: Stage) -> None:
    """A person lays a card and leaves; the stand-in goes on from there to the end."""

    async def scene() -> None:
        host = stage.house.host
        room = await stage.house.deal("quick-easy", "greedy", variant="pro", starter=0)
        host.do(Make(legal_for(room, 0)[0]))
        await until(lambda: len(moves_of(room, 0)) == 1)
        host.do(Stand())
        await until_over(room)
        assert moves_of(room, 0)[1] == "end"

    stage.run(scene())

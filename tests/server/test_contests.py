"""Cards held back in a race, and what may happen to their players meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import pytest_asyncio

from backtrick.server.clock import milliseconds
from backtrick.server.effects import ContestEnds
from backtrick.server.timers import Timers
from backtrick.table import Settings
from backtrick.table.commands import Deal, Make, Sit
from backtrick.wire.inbound import Do, Pong
from tests.patience import until

from .table_bots.bot_tables import Person, house, legal_for, play_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from backtrick.server.effects import Timer
    from backtrick.server.room import Room

    from .table_bots.bot_tables import House

pytestmark = pytest.mark.asyncio
LAG_SECONDS = 0.12


@pytest_asyncio.fixture
async def opened(tmp_path: Path) -> AsyncGenerator[House]:
    """The tables of a server."""
    async with house(tmp_path) as made:
        yield made


async def race(opened: House) -> tuple[Room, Person]:
    """A race against a distant player, whose cards the table waits for."""
    ben = Person(opened.rooms, "Ben")
    name = await opened.rooms.open_table(
        opened.host.guest, "seven-ate-nine", {"players": 2}, Settings()
    )
    room = await opened.host.join(name)
    await ben.join(name)
    ben.do(Sit())
    opened.host.do(Deal())
    await until(lambda: room.stored.is_running)
    nonce = next(frame["nonce"] for frame in ben.frames if frame["type"] == "ping")
    await asyncio.sleep(LAG_SECONDS)
    ben.send(msgspec.json.encode(Pong(nonce)))
    return room, ben


def card_for_the_middle(room: Room) -> Make:
    """A fitting card of the host."""
    play = play_of(room)
    card = next(move for move in legal_for(room, 0) if move != "draw")
    assert play.game.race
    return Make(card, play.game.race.newest(play.game.view(play.state, 0)))


async def fitting(opened: House, room: Room) -> bytes:
    """A message with such a card, drawing until there is one."""
    while legal_for(room, 0) == ["draw"]:
        before = room.stored.version
        opened.host.do(Make("draw"))
        await until(lambda before=before: room.stored.version > before)
    return msgspec.json.encode(Do(1000, card_for_the_middle(room)))


def answers(person: Person, number: int) -> list[dict[str, Any]]:
    """The answer to a command."""
    return [each for each in person.frames if number in (each.get("done"), each.get("number"))]


def hold_back(monkeypatch: pytest.MonkeyPatch) -> list[ContestEnds]:
    """From now on no contest ends by itself; returns those that should."""
    held: list[ContestEnds] = []
    start = Timers.start

    def begin(timers: Timers, room: Room, timer: Timer, seconds: float) -> None:
        if isinstance(timer, ContestEnds):
            held.append(timer)
        else:
            start(timers, room, timer, seconds)

    monkeypatch.setattr(Timers, "start", begin)
    return held


async def test_a_card_that_is_sent_again_is_the_same_card(
    opened: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a connection lost while the card is held back, the repeated command is done."""
    room, _ = await race(opened)
    message = await fitting(opened, room)
    held = hold_back(monkeypatch)
    opened.host.send(message)
    assert room.contests
    await opened.host.leave()
    await opened.host.join(room.id)
    opened.host.send(message)
    (ends,) = held
    opened.rooms.carry_out(room, room.wake(ends, milliseconds()))
    await until(lambda: answers(opened.host, 1000))
    assert [each["type"] for each in answers(opened.host, 1000)] == ["update"]


async def test_a_card_held_back_is_known_again_behind_later_commands(opened: House) -> None:
    """Neither is carried out twice, in whatever order they are stored."""
    room, _ = await race(opened)
    message = await fitting(opened, room)
    opened.host.send(message)
    opened.host.send(msgspec.json.encode(Do(1001, Make("draw"))))
    opened.host.send(message)
    await until(lambda: answers(opened.host, 1000) and answers(opened.host, 1001))
    assert [each["type"] for each in answers(opened.host, 1000)] == ["update"]
    assert max(room.stored.done.values()) == 1001


async def test_another_card_for_the_same_place_is_refused(opened: House) -> None:
    """One card at a time: even the same card counts as another in a new command."""
    room, _ = await race(opened)
    message = await fitting(opened, room)
    opened.host.send(message)
    opened.host.send(message.replace(b"1000", b"1001"))
    assert answers(opened.host, 1001)[0]["code"] == "table/offered-already"

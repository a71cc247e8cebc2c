"""Screens in a room: they show a table as spectators see it, and count as nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from backtrick.server.effects import PresenceDue, Send, Wake
from backtrick.table.commands import Abandon, Change, Deal, Say, Sit, Stand
from backtrick.table.events import Settings
from tests.server.server_process import serving

from .room_alone import NOW, PATIENCE, Onlooker, RoomAlone, told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .server_process import ServerProcess


@pytest.fixture
def duel() -> RoomAlone:
    """A duel that was dealt, with both players there."""
    alone = RoomAlone()
    alone.store(alone.come(alone.ben, alone.ada))
    return alone


@pytest.mark.parametrize("guest", ["ada", ""])
def test_a_screen_sees_nobodys_hand(duel: RoomAlone, guest: str) -> None:
    """Not even if a player has opened it; and it is told what spectators are told."""
    screen, spectator = Onlooker(guest, is_screen=True), Onlooker("cid")
    seen, other = (duel.room.join(each, 0, NOW) for each in (screen, spectator))
    (welcome,), (whole, *_) = told(seen, screen), told(other, spectator)
    assert (welcome["guest"], welcome["seat"], welcome["game"]["hand"]) == ("", None, [])
    assert welcome["game"] == whole["game"]
    play = duel.room.stored.play
    assert play
    (seat,) = play.game.to_act(play.state)
    player = (duel.ada, duel.ben)[seat]
    happened = duel.store(duel.do(player, Abandon()))
    assert told(happened, screen) == told(happened, spectator)


def test_a_screen_counts_as_nobody(duel: RoomAlone) -> None:
    """Its player is away without another connection, and nobody is said to be watching."""
    screen = Onlooker("ada", is_screen=True)
    assert all(isinstance(each, Send) for each in duel.room.join(screen, 0, NOW))
    duel.room.leave(duel.ada, NOW)
    later = duel.room.wake(PresenceDue(), NOW + PATIENCE)
    (here,) = told(later, duel.ben)
    assert (here["seats"], here.get("gone")) == ([1], [0])
    assert ("spectators" in here, "watching" in here) == (False, False)
    assert duel.room.broadcast.viewer_of("ada") is None
    assert duel.room.leave(screen, NOW) == ()


def test_a_screen_does_not_begin_a_game() -> None:
    """The deal of a prepared table waits for its host, not for the host's screen."""
    alone = RoomAlone()
    assert not any(isinstance(each, Wake) for each in alone.room.join(_screen(), 0, NOW))
    assert alone.room.table.play is None


def _screen() -> Onlooker:
    return Onlooker("ada", is_screen=True)


@pytest.mark.parametrize(
    "command", [Stand(), Sit(), Deal(), Abandon(), Say("hello", "en")], ids=repr
)
def test_a_screen_gives_no_commands(duel: RoomAlone, command: Any) -> None:
    """Even if it is the host's."""
    screen = _screen()
    duel.room.join(screen, 0, NOW)
    before = duel.room.table
    (answer,) = told(duel.do(screen, command), screen)
    assert (answer["type"], answer["code"]) == ("refused", "table/not-seated")
    assert duel.room.table is before


def test_a_screen_where_nobody_may_watch(duel: RoomAlone) -> None:
    """It may show the table to those who sit there, but not what they say."""
    duel.store(duel.do(duel.ada, Abandon()))
    duel.store(duel.do(duel.ada, Change(settings=Settings(spectators=False))))
    duel.store(duel.do(duel.ada, Deal()))
    assert duel.room.why_shut_out("ada") is None
    assert duel.room.why_shut_out("") is not None
    screen = _screen()
    duel.room.join(screen, 0, NOW)
    effects = duel.store(duel.do(duel.ada, Say("hello", "en")))
    assert [each["event"] for each in told(effects, screen)[0]["events"]] == ["unheard"]
    (welcome,) = told(duel.room.join(_again := _screen(), 0, NOW), _again)
    assert welcome["said"] == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where a guest may have two connections."""
    path: Path = tmp_path_factory.mktemp("screens")
    with serving(path, connections_a_guest=2) as made:
        yield made


def test_a_stranger_opens_screens(server: ServerProcess) -> None:
    """Without a token, more than one guest may have; only the other socket asks for one."""
    host = server.guest("Ada")
    table = host.post("/api/tables", json={"game": "quick-easy"}).json()["table"]

    async def look() -> list[dict[str, Any]]:
        address = f"ws://{server.address}/api/tables/{table}/screen"
        lines = [await connect(address) for _ in range(3)]
        for line in lines:
            await line.send('{"type": "hello", "client": "tv"}')
        seen = [msgspec.json.decode(await line.recv()) for line in lines]
        for line in lines:
            await line.close()
        return seen

    seen = asyncio.run(look())
    assert [each["type"] for each in seen] == ["welcome"] * 3
    assert {each["lobby"]["host"] for each in seen} == {seen[0]["lobby"]["seats"][0]["guest"]}

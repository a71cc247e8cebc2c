"""Long frames are handled one at a time, so that many long texts keep nobody waiting."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from backtrick.limits import LONGEST_TEXT
from backtrick.server.app import application
from backtrick.server.http import request_quotas
from backtrick.server.http.tokens import digest, new_token
from backtrick.server.rota import Rota
from backtrick.server.short_line import ShortLine
from backtrick.table import Settings
from tests.patience import PATIENCE, until

from .table_bots.bot_tables import house
from .test_line import running
from .test_short_line import Connected

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

    from backtrick.server.rota import RotaPlace

pytestmark = pytest.mark.asyncio
ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
LONG = "x" * LONGEST_TEXT


class HeldRota(Rota):
    """A rota whose turns are called by a test."""

    asked = 0

    def place(self, address: str, begin: Callable[[], None], cost: int = 1) -> RotaPlace | None:
        self.asked += 1
        return super().place(address, begin, cost)

    def _come_back(self) -> None:
        """Wait for the test."""

    def turn(self) -> None:
        """Let the next turn begin."""
        self._next_turn()


async def line(rota: Rota, address: str) -> Connected:
    """A line that takes turns."""
    here = Connected()
    await here.shake_hands()
    here.line.take_turns(rota, address)
    return here


def send(here: Connected, *texts: str) -> None:
    """Let frames arrive."""
    for text in texts:
        here.client.send_text(text.encode())
    for data in here.client.data_to_send():
        here.line.data_received(data)


def lengths(lines: list[Connected]) -> list[list[int]]:
    """How long the frames are that each line has handed over."""
    return [[len(text) for text in here.taken] for here in lines]


async def test_lines_take_turns_with_long_frames() -> None:
    """Each keeps its own order, and short frames of the others wait for nobody."""
    rota = HeldRota(1)
    lines = [await line(rota, address) for address in ("a", "a", "b")]
    send(lines[0], LONG, "0", LONG)
    send(lines[1], LONG, "1")
    send(lines[2], "2", LONG, "2")
    assert lengths(lines) == [[500, 1], [], [1]]
    assert not lines[0].wire.is_read
    rota.turn()
    assert lengths(lines) == [[500, 1, 500], [], [1]]
    rota.turn()
    assert lengths(lines) == [[500, 1, 500], [], [1, 500, 1]]
    rota.turn()
    assert lengths(lines) == [[500, 1, 500], [500, 1], [1, 500, 1]]
    assert all(here.wire.is_read for here in lines)
    for here in lines:
        await here.end()


async def test_fragments_count_as_long() -> None:
    """Short parts may make a long text; pings and pongs are never part of one."""
    rota = HeldRota(1)
    lines = [await line(rota, address) for address in "ab"]
    send(lines[0], LONG)
    lines[1].client.send_text(b"in ", fin=False)
    lines[1].client.send_ping(b"?")
    lines[1].client.send_continuation(b"parts", fin=True)
    send(lines[1])
    for taken in ([], [], [b"in parts"]):
        assert lines[1].taken == taken
        rota.turn()
    for here in lines:
        await here.end()


async def test_the_last_part_of_a_text_counts_as_all_of_it() -> None:
    """Many texts whose last letters come all at once are still checked one at a time."""
    rota = HeldRota(LONGEST_TEXT)
    lines = [await line(rota, address) for address in "abcd"]
    for here in lines:
        here.client.send_text(LONG[1:].encode(), fin=False)
        send(here)
        rota.turn()
    assert all(here.wire.is_read for here in lines)
    for here in lines:
        here.client.send_continuation(LONG[:1].encode(), fin=True)
        send(here)
    for number in range(1, len(lines) + 1):
        assert lengths(lines) == [[500]] * number + [[]] * (len(lines) - number)
        rota.turn()
    for here in lines:
        await here.end()


async def test_a_closed_line_gives_its_turn_up() -> None:
    """The next one waits no longer for it."""
    rota = HeldRota(1)
    lines = [await line(rota, address) for address in "abc"]
    for here in lines:
        send(here, LONG)
    await lines[1].end()
    rota.turn()
    assert lengths(lines) == [[500], [], [500]]
    for here in (lines[0], lines[2]):
        await here.end()


async def talker(port: int, table: str, token: str, address: str) -> ClientConnection:
    """Somebody at a table."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {token}"}
    options: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": PATIENCE}
    socket = await connect(url, additional_headers=headers, local_addr=(address, 0), **options)
    await socket.send(json.dumps({"type": "hello", "client": address.replace(".", "-")}))
    async with asyncio.timeout(PATIENCE):
        while json.loads(await socket.recv())["type"] != "welcome":
            pass
    return socket


async def say(socket: ClientConnection, number: int, text: str) -> None:
    """Say something."""
    command = {"do": "say", "text": text, "language": "en"}
    await socket.send(json.dumps({"type": "do", "number": number, "command": command}))


async def test_texts_of_several_addresses_are_checked_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several at once would keep all tables waiting; what is short goes first."""
    rota = HeldRota(1)
    monkeypatch.setattr(request_quotas, "long_frames", lambda: rota)
    async with house(tmp_path) as opened:
        token, host = new_token(), opened.host
        await opened.rooms.store.add_token(host.guest.id, digest(token))
        table = await opened.rooms.open_table(host.guest, "quick-easy", {}, Settings())
        room = await host.join(table)
        app = application(opened.rooms, opened.rooms.settings)
        async with running(app, ShortLine) as port:
            sockets = [await talker(port, table, token, address) for address in ADDRESSES]
            for socket in sockets:
                await say(socket, 1, LONG)
            await until(lambda: rota.asked == len(ADDRESSES))
            assert [said.text for said in room.table.said] == [LONG]
            await say(sockets[0], 2, "short")
            await until(lambda: len(room.table.said) > 1)
            rota.turn()
            assert [said.text for said in room.table.said] == [LONG, "short", LONG]
            rota.turn()
            assert [said.text for said in room.table.said] == [LONG, "short", LONG, LONG]
            for socket in sockets:
                await socket.close()

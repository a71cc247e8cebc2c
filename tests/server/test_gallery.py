"""Many spectators are told a few at a time, in order, and never keep players waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from backtrick.server.connection import Connection
from backtrick.server.gallery import A_TURN, Gallery
from backtrick.server.quotas import Budgets
from backtrick.server.rooms import Rooms
from backtrick.server.viewer import Viewer
from backtrick.settings import ServerSettings
from backtrick.store import Guest, open_store
from backtrick.table import Settings
from backtrick.wire.inbound import Hello
from tests.patience import until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Listener(Viewer):
    """A viewer who keeps what they are told."""

    __slots__ = ("frames",)

    def __init__(self, name: str = "eve", seat: int | None = None) -> None:
        super().__init__(Guest(name, name, "en"))
        self.seat = seat
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, status: int, code: str, again: int = 0) -> None:
        """Nothing is open."""

    def ping(self) -> None:
        """Nothing is measured."""


@pytest.mark.asyncio
async def test_a_crowd_is_told_a_few_at_a_time_and_players_at_once() -> None:
    """Everybody is told everything in the end, in order."""
    gallery, crowd, player = Gallery(), [Listener() for _ in range(5 * A_TURN)], Listener(seat=0)
    said = [b"%d" % number for number in range(10)]
    for frame in said:
        for each in (*crowd, player):
            gallery.tell(each, frame)
    assert player.frames == said
    assert sum(bool(each.frames) for each in crowd) == A_TURN
    await until(lambda: not gallery.waiting)
    assert all(each.frames == said for each in crowd)


@pytest.mark.asyncio
async def test_who_sits_down_first_gets_what_came_before() -> None:
    """A player waits for nothing more, and is told nothing in the wrong order."""
    gallery, late = Gallery(), Listener()
    for each in (*(Listener() for _ in range(A_TURN)), late):
        gallery.tell(each, b"before")
    assert late.frames == []
    late.seat = 1
    gallery.tell(late, b"after")
    assert late.frames == [b"before", b"after"]


@pytest.mark.asyncio
async def test_nothing_is_kept_for_those_who_have_left() -> None:
    """Nor are they told."""
    gallery, gone = Gallery(), Listener()
    for each in (*(Listener() for _ in range(A_TURN)), gone):
        gallery.tell(each, b"frame")
    gallery.forget(gone)
    assert not gallery.waiting
    gallery.forget(gone)
    assert gone.frames == []


class Kept:
    """A line that keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def send_frame(self, text: bytes) -> None:
        self.frames.append(msgspec.json.decode(text))

    def ping(self, token: int, echoed: Callable[[int], None]) -> bool:  # noqa: ARG002
        return False

    def system_lag(self) -> int | None:
        return None

    def is_clogged(self) -> bool:
        return False

    def hang_up(self, status: int, reason: str) -> None:
        raise NotImplementedError


@pytest.mark.asyncio
async def test_spectators_of_a_table_share_what_they_may_say(tmp_path: Path) -> None:
    """All have to be told, so many who talk at once would slow down all. Players are not meant.

    It is no mistake of the one who is refused, who may have said nothing yet.
    """
    store = await open_store(str(tmp_path / "tables.sqlite"))
    rooms = Rooms(store, ServerSettings())
    rooms.gallery_talk = Budgets(0, 2)
    ada, eve = Guest("ada", "Ada", "en"), Guest("eve", "Eve", "en")
    for guest in (ada, eve):
        await store.add_guest(guest, guest.id.encode())
    table = await rooms.open_table(ada, "face-to-face", {}, Settings())
    lines = {guest.id: Kept() for guest in (ada, eve)}
    for guest in (eve, ada):
        line = lines[guest.id]
        connection = Connection(guest, line, rooms.quotas.of(guest.id))
        room = await rooms.join(connection, table, Hello("test"))
        assert room is not None
        for number in range(1, 16):
            command = {"do": "phrase", "phrase": "hello"}
            frame = {"type": "do", "number": number, "command": command}
            connection.take(rooms, room, msgspec.json.encode(frame))
    refused = {guest: codes(line) for guest, line in lines.items()}
    assert refused["eve"].count("wire/too-fast") == 13
    assert "wire/too-fast" not in refused["ada"]
    await store.close()


def codes(line: Kept) -> list[str]:
    """The codes of all refusals."""
    return [each["code"] for each in line.frames if each["type"] == "refused"]

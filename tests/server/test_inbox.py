"""Frames wait in the inbox for a moment, and nothing overtakes them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from backtrick.server import inbox
from backtrick.server.inbox import Inbox
from backtrick.table import Denied
from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Sit
from backtrick.wire.inbound import Do
from tests.patience import until

from .table_bots.bot_tables import Person, house, play_of
from .test_way_of_a_move import before_a_move

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.server.connection import Connection
    from backtrick.server.room import Room
    from backtrick.server.rooms import Rooms


class Client:
    """A client whose frames are written down in a list that all share; `fail` fails."""

    def __init__(self, taken: list[tuple[Client, bytes, int]]) -> None:
        self.taken = taken
        self.is_closed = False
        self.guest = self
        self.id = "ada"
        self.in_real_time = False

    def take(self, _rooms: Rooms, _room: Room, frame: bytes, arrived: int) -> None:
        """Write a frame down."""
        if frame == b"fail":
            raise RuntimeError("as asked for")
        self.taken.append((self, frame, arrived))

    def close(self, *_why: object) -> None:
        """Be closed."""
        self.is_closed = True


def put(box: Inbox, client: Client, *frames: bytes) -> None:
    """Let frames of a client arrive."""
    for frame in frames:
        box.put(cast("Connection", client), cast("Room", client), frame)


@pytest.mark.asyncio
async def test_frames_are_carried_out_together_in_the_order_of_their_arrival() -> None:
    """Frames of all clients wait for the loop's next turn, and each has its own time."""
    taken: list[tuple[Client, bytes, int]] = []
    box, ada, ben = Inbox(cast("Any", None)), Client(taken), Client(taken)
    put(box, ada, b"1", b"2")
    put(box, ben, b"3")
    put(box, ada, b"4")
    assert taken == []
    await until(lambda: bool(taken))
    assert [(client, frame) for client, frame, _ in taken] == [
        (ada, b"1"),
        (ada, b"2"),
        (ben, b"3"),
        (ada, b"4"),
    ]
    times = [arrived for _, _, arrived in taken]
    assert times == sorted(times)


@pytest.mark.asyncio
async def test_a_burst_that_follows_soon_waits_and_loses_nothing() -> None:
    """Frames that come after a burst are carried out in another one."""
    taken: list[tuple[Client, bytes, int]] = []
    box, ada = Inbox(cast("Any", None)), Client(taken)
    for number in range(5):
        put(box, ada, b"%d" % number)
        await asyncio.sleep(0)
    await until(lambda: len(taken) == 5)
    assert [frame for _, frame, _ in taken] == [b"0", b"1", b"2", b"3", b"4"]


@pytest.mark.asyncio
async def test_a_frame_that_fails_closes_only_its_connection() -> None:
    """The others of its burst are carried out."""
    taken: list[tuple[Client, bytes, int]] = []
    box, ada, ben = Inbox(cast("Any", None)), Client(taken), Client(taken)
    put(box, ada, b"fail")
    put(box, ben, b"1")
    box.empty()
    assert ada.is_closed
    assert not ben.is_closed
    assert [frame for _, frame, _ in taken] == [b"1"]


@pytest.mark.asyncio
async def test_a_flood_does_not_gather() -> None:
    """If many frames wait, they are carried out at once."""
    taken: list[tuple[Client, bytes, int]] = []
    box, ada = Inbox(cast("Any", None)), Client(taken)
    most = inbox.MOST
    put(box, ada, *[b"x"] * (most - 1))
    assert not taken
    put(box, ada, b"x")
    assert len(taken) == most


@pytest.mark.asyncio
async def test_a_long_frame_does_not_wait() -> None:
    """A typed text is carried out, and charged for, before another one is let through."""
    taken: list[tuple[Client, bytes, int]] = []
    box, ada = Inbox(cast("Any", None)), Client(taken)
    put(box, ada, b"1", b"x" * (inbox.LONGEST + 1))
    assert [len(frame) for _, frame, _ in taken] == [1, inbox.LONGEST + 1]


@pytest.mark.asyncio
@pytest.mark.parametrize("frames", [inbox.MANY - 1, inbox.MANY])
@pytest.mark.parametrize("unstored", [0, 1])
@pytest.mark.parametrize("in_race", [False, True])
async def test_a_busy_server_rests_between_bursts(
    monkeypatch: pytest.MonkeyPatch, frames: int, unstored: int, *, in_race: bool
) -> None:
    """Not for a few frames, not while the store is about to answer, and not during a race."""
    rests: list[float] = []
    monkeypatch.setattr(inbox, "sleep", rests.append)
    taken: list[tuple[Client, bytes, int]] = []
    box, ada = Inbox(cast("Any", SimpleNamespace(unstored=unstored))), Client(taken)
    ada.in_real_time = in_race
    put(box, ada, *[b"x"] * frames)
    await until(lambda: len(taken) == frames)
    ada.in_real_time = False
    put(box, ada, b"x")
    asyncio.get_running_loop().call_soon(put, box, ada, b"y")
    await until(lambda: len(taken) > frames)
    assert [frame for _, frame, _ in taken[frames:]] == [b"x", b"y"]
    assert len(rests) == (frames == inbox.MANY and not unstored and not in_race)


@pytest.mark.asyncio
async def test_what_a_guest_sends_before_leaving_is_carried_out(tmp_path: Path) -> None:
    """A browser may send a command and close at once."""
    async with house(tmp_path) as opened:
        name = await opened.rooms.open_table(opened.host.guest, "face-to-face", {}, TableSettings())
        room, ben = await opened.host.join(name), Person(opened.rooms, "Ben")
        await ben.join(name)
        opened.rooms.inbox.put(ben.connection, room, msgspec.json.encode(Do(1, Sit())))
        assert room.table.seat_of(ben.guest.id) is None
        await ben.leave()
        assert room.table.seat_of(ben.guest.id) == 1


@pytest.mark.asyncio
async def test_the_command_of_a_bot_comes_after_frames_that_have_arrived(tmp_path: Path) -> None:
    """No matter who lays a card first, it is laid once."""
    async with house(tmp_path) as opened:
        room, mover, frame = await before_a_move(opened)
        (seat,) = (play := play_of(room)).game.to_act(play.state)
        version = room.table.version
        opened.rooms.inbox.put(mover.connection, room, frame)
        with pytest.raises(Denied):
            opened.rooms.take_for(room, seat, msgspec.json.decode(frame, type=Do).command)
        assert room.table.version == version + 1
        assert room.table.done[mover.connection.key] == 1000

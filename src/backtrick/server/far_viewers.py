"""Clients of other servers at tables of this one: viewers like any other, to their rooms."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from ..store import Elsewhere, Guest, StoreError
from ..wire.errors import Fault
from ..wire.inbound import Composing, Do, decode
from ..wire.outbound import Refused, encode
from .clock import microseconds
from .close_codes import COME_BACK, FAILED, GOING_AWAY
from .crossings import Dismissed, Frames
from .logs import log, log_error
from .viewer import Viewer

if TYPE_CHECKING:
    from .crossings import Asked, Come, Lags
    from .dispatches import Dispatches
    from .room import Room
    from .rooms import Rooms

_STALE_SECONDS: Final = 2.0
"""After a loss, clients that have not come again by then are gone."""
_LONGEST_WAIT: Final = 50_000
"""Microseconds: a frame does not wait longer than that at the server where it arrived."""


class FarViewer(Viewer):
    """A client of another server."""

    __slots__ = ("_frames", "_viewers", "call", "is_gone", "place", "room", "server")

    def __init__(self, viewers: FarViewers, server: str, come: Come) -> None:
        guest = Guest(come.guest, come.name, come.language, emblem=come.emblem)
        super().__init__(guest, come.client, come.address, is_screen=come.is_screen)
        self.server = server
        self.place = come.place
        self.call = come.call
        self.room: Room | None = None
        """None: on its way there."""
        self.is_gone = False
        self._viewers = viewers
        self._frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        if self.is_gone:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._flush)
        self._frames.append(frame)

    def _flush(self) -> None:
        """Send what has gathered in this turn of the loop."""
        frames, self._frames = self._frames, []
        if not self.is_gone and frames:
            self._viewers.tell(self, self.frames_with(frames))

    def frames_with(self, frames: list[bytes]) -> Frames:
        """The message that carries frames to the client."""
        in_real_time = self.room is not None and self.room.in_real_time
        return Frames(self.place, self.call, self.seat, in_real_time, frames)

    def close(self, status: int, code: str, again: int = 0) -> None:
        if not self.is_gone:
            self._flush()
            self._viewers.tell(self, Dismissed(self.place, self.call, status, code, again))
            self._viewers.drop_soon(self)

    def ping(self, *, in_race: bool) -> None:
        """Its own server does, and tells the lag."""


class FarViewers:
    """All clients of other servers at tables of this one."""

    def __init__(self, rooms: Rooms, dispatches: Dispatches) -> None:
        self._rooms = rooms
        self._dispatches = dispatches
        self._viewers: dict[tuple[str, int], FarViewer] = {}
        self._coming: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._viewers)

    def tell(self, viewer: FarViewer, message: Frames | Dismissed) -> None:
        """Tell the server of a client."""
        self._dispatches.send(viewer.server, message)

    def come(self, server: str, come: Come) -> None:
        """A client wants to see a table; if it was there before, it comes again."""
        key = server, come.place
        before = self._viewers.get(key)
        viewer = self._viewers[key] = FarViewer(self, server, come)
        task = asyncio.create_task(self._enter(viewer, come, before))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _enter(self, viewer: FarViewer, come: Come, before: FarViewer | None) -> None:
        try:
            await self._let_in(viewer, come)
        except Exception as error:  # noqa: BLE001  it concerns nobody else
            log_error("socket/error", error, table=come.table, guest=come.guest)
            viewer.close(GOING_AWAY, Fault.FAILED.code, COME_BACK)
        finally:
            if before is not None:  # later than the new one, so that its guest was never away
                self._leave(before)

    async def _let_in(self, viewer: FarViewer, come: Come) -> None:
        if self._rooms.is_draining:
            viewer.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
            return
        try:
            room = await self._rooms.room_for(viewer, come.table)
        except Elsewhere:
            viewer.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
            return
        except StoreError as error:
            viewer.close(GOING_AWAY, error.code, COME_BACK)
            return
        if room is None:
            return
        if viewer.is_gone or self._viewers.get((viewer.server, viewer.place)) is not viewer:
            self._rooms.look_after(room)
            return
        viewer.room = room
        viewer.lag = self._dispatches.relay.way_to(viewer.server)
        self._rooms.enter(viewer, room, come.have)

    def left(self, server: str, place: int) -> None:
        """A client's connection has ended."""
        viewer = self._viewers.get((server, place))
        if viewer is not None:
            self._leave(viewer)

    def drop_soon(self, viewer: FarViewer) -> None:
        """A client was sent away: out of the room, once that has done what it is doing."""
        viewer.is_gone = True
        asyncio.get_running_loop().call_soon(self._leave, viewer)

    def _leave(self, viewer: FarViewer) -> None:
        viewer.is_gone = True
        key = viewer.server, viewer.place
        if self._viewers.get(key) is viewer:
            del self._viewers[key]
        room, viewer.room = viewer.room, None
        if room is not None:
            self._rooms.exit(viewer, room)

    def asked(self, server: str, asked: Asked) -> None:
        """A client has sent a frame."""
        viewer = self._viewers.get((server, asked.place))
        if viewer is None or viewer.call != asked.call or viewer.room is None:
            return
        try:
            message = decode(asked.frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # of a newer server
            log("relay/unknown-message", level=logging.WARNING, detail=str(error)[:100])
            viewer.send(encode(Refused(0, Fault.BAD_MESSAGE.code)))
            return
        if isinstance(message, Do):
            self._do(viewer, viewer.room, message, asked)
        elif isinstance(message, Composing):
            is_composing = message.is_composing
            self._rooms.bots.compose(viewer.room, viewer.person, is_composing=is_composing)

    def _do(self, viewer: FarViewer, room: Room, do: Do, asked: Asked) -> None:
        """Carry out a command; what the way between the servers adds counts as lag."""
        self._rooms.inbox.empty()
        usual = asked.lag + self._dispatches.relay.way_to(viewer.server)
        viewer.lag = usual + min(max(asked.waited, 0), _LONGEST_WAIT)
        try:
            self._rooms.take(viewer, room, do.number, do.command, microseconds())
        except Exception as error:  # noqa: BLE001  it concerns nobody else
            log_error("socket/error", error, table=room.id, guest=viewer.guest.id)
            viewer.close(FAILED, Fault.FAILED.code, COME_BACK)
        viewer.lag = usual

    def heard_lags(self, server: str, lags: Lags) -> None:
        """The lags of clients have been measured anew."""
        way = self._dispatches.relay.way_to(server)
        for place, lag in lags.lags.items():
            viewer = self._viewers.get((server, place))
            if viewer is not None:
                viewer.lag = lag + way

    def lost(self, server: str) -> None:
        """A server has missed something, or is gone: its clients come again, or are gone too."""
        theirs = [viewer for viewer in self._viewers.values() if viewer.server == server]
        asyncio.get_running_loop().call_later(_STALE_SECONDS, self._drop_stale, theirs)

    def _drop_stale(self, viewers: list[FarViewer]) -> None:
        for viewer in viewers:
            if self._viewers.get((viewer.server, viewer.place)) is viewer:
                self._leave(viewer)

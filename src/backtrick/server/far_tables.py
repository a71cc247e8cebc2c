"""Tables that other servers have, as clients of this one see them.

What a client sends goes to the table's owner, and what the owner sends goes to the client. If
anything is lost on the way, or the owner gives up the table, the client comes again from here, with
its version and the commands that have no answer yet: its socket stays open.
"""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final, final

import msgspec

from ..store import Elsewhere, StoreError
from ..wire.errors import Fault
from ..wire.inbound import Composing, Do
from ..wire.outbound import Refused, encode
from .clock import microseconds
from .close_codes import COME_BACK, FAILED, GOING_AWAY, NO_SUCH_TABLE
from .crossings import Asked, Come, Dismissed, Frames, Lags, Left
from .logs import log_error

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from ..table import Command
    from ..wire.inbound import Hello
    from .connection import Connection
    from .dispatches import Dispatches
    from .room import Room
    from .rooms import Rooms

_WELCOME_SECONDS: Final = 1.0
"""How long an owner may take to welcome a client."""
_PAUSE_SECONDS: Final = 0.1
_SECONDS: Final = 5.0
"""How long to look for the owner: a lease of one that died ends earlier."""
_MOST_UNANSWERED: Final = 200
_ANSWERS: Final = frozenset({"done", "refused"})


class _Head(msgspec.Struct):
    """What a frame to a client says of versions and answers."""

    type: str
    version: int = 0
    number: int = 0
    done: int | None = None


_head_of: Final = msgspec.json.Decoder(_Head).decode
_in_frame: Final = msgspec.json.Encoder().encode


@final
class FarTable:
    """A table that another server has, as one client sees it."""

    __slots__ = (
        *("_attaching", "call", "client", "connection", "id", "is_race", "is_shown", "news"),
        *("owner", "place", "room", "unanswered", "version"),
    )

    def __init__(self, place: int, connection: Connection, name: str, hello: Hello) -> None:
        self.place = place
        self.connection = connection
        self.id = name
        self.client = hello.client
        self.version = hello.have
        """The version that the client has."""
        self.call = 0
        self.owner = ""
        """The server that has the table; empty while it is being looked for."""
        self.room: Room | None = None
        """The table's room, if this server has it by now."""
        self.is_race = False
        """Whether its game is a race, as the owner said last."""
        self.unanswered: dict[int, Do] = {}
        """The client's commands, by number."""
        self.is_shown = False
        """Whether the owner has welcomed the client."""
        self.news = asyncio.Event()
        """Set when that changes."""
        self._attaching: asyncio.Task[None] | None = None

    @property
    def in_real_time(self) -> bool:
        """Whether its game is a race."""
        return self.is_race if self.room is None else self.room.in_real_time

    def viewers(self) -> tuple[Connection, ...]:
        """The client, unless a room of this server has it."""
        return () if self.room is not None else (self.connection,)

    def is_elsewhere(self, server: str) -> bool:
        """Whether the client is at this server or a third one, and not on its way."""
        return self.room is not None or self.owner not in {"", server}

    def come(self, owner: str) -> Come:
        """What to tell the owner of the table."""
        connection, guest = self.connection, self.connection.guest
        self.owner, self.call, self.news = owner, self.call + 1, asyncio.Event()
        return Come(
            self.place,
            self.call,
            self.id,
            guest.id,
            guest.name,
            guest.language,
            guest.emblem,
            self.client,
            connection.address,
            connection.is_screen,
            self.version,
        )

    def take_note(self, frame: bytes) -> None:
        """Note which version the client has after a frame, and which command it answers."""
        head = _head_of(frame)
        if head.type in {"welcome", "update"}:
            self.version = head.version
        if head.done is not None:
            self.unanswered.pop(head.done, None)
        elif head.type in _ANSWERS:
            self.unanswered.pop(head.number, None)

    def commands(self) -> Iterator[Do]:
        """The commands without an answer, in the order of their numbers."""
        for number in sorted(self.unanswered):
            yield self.unanswered[number]

    def note_shown(self, *, is_shown: bool) -> None:
        """The owner has welcomed the client, or does not know it any more."""
        self.is_shown = is_shown
        if not is_shown:
            self.owner = ""
        self.news.set()

    def attach(self, looking: Callable[[], Coroutine[None, None, None]]) -> asyncio.Task[None]:
        """Have the owner looked for; once at a time."""
        if self._attaching is None or self._attaching.done():
            self._attaching = asyncio.create_task(looking())
        return self._attaching


class FarTables:
    """All clients of this server whose tables others have."""

    def __init__(self, rooms: Rooms, dispatches: Dispatches) -> None:
        self._rooms = rooms
        self._dispatches = dispatches
        self._tables: dict[int, FarTable] = {}
        self._places = count(1)

    def __iter__(self) -> Iterator[FarTable]:
        return iter([*self._tables.values()])

    async def join(
        self, connection: Connection, name: str, hello: Hello, owner: str
    ) -> FarTable | None:
        """Lead a client to the server that has a table; None if its connection was closed."""
        # If it is gone, its lease ends within seconds.
        if owner not in self._dispatches.relay.others():
            connection.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
            return None
        table = FarTable(next(self._places), connection, name, hello)
        self._tables[table.place] = table
        try:
            await table.attach(partial(self._attach, table, owner))
        except BaseException:
            self._rooms.leave_table(table)
            raise
        if connection.is_closed:
            self._rooms.leave_table(table)
            return None
        return table

    def leave(self, table: FarTable) -> None:
        """The client's connection has ended."""
        if self._tables.pop(table.place, None) is not None and table.owner:
            self._dispatches.send(table.owner, Left(table.place))

    def close(self) -> None:
        """Ask all clients to come back soon."""
        for table in self:
            table.connection.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
            self.leave(table)

    def take(self, table: FarTable, number: int, command: Command, arrived: int) -> None:
        """Pass a command on to the owner, now or when it is found."""
        if number not in table.unanswered and len(table.unanswered) >= _MOST_UNANSWERED:
            table.connection.send(encode(Refused(number, Fault.TOO_FAST.code)))
            return
        do = table.unanswered[number] = Do(number, command)
        if table.is_shown:
            self._ask(table, do, microseconds() - arrived)

    def compose(self, table: FarTable, *, is_composing: bool) -> None:
        """Pass on that the client is about to say something, or no longer."""
        if table.is_shown:
            self._ask(table, Composing(is_composing), 0)

    def _ask(self, table: FarTable, message: Do | Composing, waited: int) -> None:
        lag, frame = table.connection.lag, _in_frame(message)
        self._dispatches.send(table.owner, Asked(table.place, table.call, lag, waited, frame))

    def tell_lags(self) -> None:
        """Tell the owners the lags of all who are in a race."""
        lags: dict[str, dict[int, int]] = {}
        for table in self._tables.values():
            if table.owner and table.is_race and table.connection.seat is not None:
                lags.setdefault(table.owner, {})[table.place] = table.connection.lag
        for owner, theirs in lags.items():
            self._dispatches.send(owner, Lags(theirs))

    def hear(self, server: str, message: Frames | Dismissed) -> None:
        """Take what the owner of a table sends to a client."""
        table = self._tables.get(message.place)
        if table is None or table.is_elsewhere(server):
            if isinstance(message, Frames):  # it was slow to let the client in, who had left
                self._dispatches.send(server, Left(message.place))
            return
        if table.owner != server or table.call != message.call:
            return
        if isinstance(message, Frames):
            self._show(table, message)
        elif message.status == GOING_AWAY and message.again and message.code != Fault.CLOSED.code:
            # Otherwise it is about to change, or cannot be stored: at once would be too soon.
            is_free = message.code == Fault.RESTARTS.code
            self._look_for(table, 0 if is_free else message.again / 1000)
        else:  # it is about the guest, or there is no table any more
            table.connection.close(message.status, message.code, message.again)

    def _show(self, table: FarTable, message: Frames) -> None:
        connection = table.connection
        connection.seat = message.seat
        was_race, table.is_race = table.is_race, message.in_real_time
        for frame in message.frames:
            table.take_note(frame)
            connection.send(frame)
        if not table.is_shown:
            table.note_shown(is_shown=True)
            for do in table.commands():
                self._ask(table, do, 0)
        if table.is_race and not was_race:
            connection.ping(in_race=True)

    def lost(self, server: str) -> None:
        """A server may not know of the clients that came to it, or has told them too little."""
        for table in self:
            if table.owner == server:
                self._look_for(table)

    def _look_for(self, table: FarTable, pause: float = 0) -> None:
        table.note_shown(is_shown=False)
        table.attach(partial(self._attach, table, "", pause))

    async def _attach(self, table: FarTable, owner: str, pause: float = 0) -> None:
        """Find the server that has a table, and come to it; its owner, if that is known."""
        try:
            await asyncio.sleep(pause)
            await self._search(table, owner)
        except Exception as error:  # noqa: BLE001  it concerns nobody else
            connection = table.connection
            log_error("socket/error", error, table=table.id, guest=connection.guest.id)
            connection.close(FAILED, Fault.FAILED.code, COME_BACK)

    async def _search(self, table: FarTable, owner: str) -> None:
        loop, connection = asyncio.get_running_loop(), table.connection
        until = loop.time() + _SECONDS
        is_found = await self._call(table, owner)
        while not is_found and self._is_wanted(table):
            if loop.time() > until:
                connection.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
                return
            is_found = await self._find(table)
            if not is_found:
                await asyncio.sleep(_PAUSE_SECONDS)

    def _is_wanted(self, table: FarTable) -> bool:
        is_ending = self._rooms.is_draining or table.connection.is_closed
        return table.place in self._tables and not is_ending

    async def _find(self, table: FarTable) -> bool:
        """Try once; False if that should be tried again."""
        try:
            room = await self._rooms.room(table.id, table.connection.address)
        except Elsewhere as error:
            return await self._call(table, error.server)
        except StoreError:
            return False
        if room is None:
            table.connection.close(NO_SUCH_TABLE, Fault.NO_SUCH_TABLE.code)
        elif self._is_wanted(table):
            return self._rooms.move_in(table, room)
        else:
            self._rooms.look_after(room)
        return True

    async def _call(self, table: FarTable, owner: str) -> bool:
        """Come to a server, and wait for its welcome; False if that should be tried again."""
        if owner not in self._dispatches.relay.others():
            return False
        self._dispatches.send(owner, table.come(owner))
        try:
            async with asyncio.timeout(_WELCOME_SECONDS):
                await table.news.wait()
        except TimeoutError:
            table.note_shown(is_shown=False)
        return table.is_shown

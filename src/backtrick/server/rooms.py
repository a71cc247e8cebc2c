"""All rooms of a server: loaded when somebody joins, forgotten when everybody has left."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ..games import game
from ..store import Elsewhere, StoreError
from ..table import Context
from ..table.errors import Denial, denied
from ..wire.errors import Fault
from .alarms import Alarms
from .analyses.analyses import Analyses
from .bans import Bans
from .bells.ringer import Ringer
from .bots_on_offer import OFFERED, PARTNERS
from .clock import microseconds, milliseconds, never_before
from .close_codes import COME_BACK, GOING_AWAY, NO_SUCH_TABLE, POLICY, SHUT_OUT, SIGNED_OUT
from .crossings import SignedOut
from .effects import Append, Close, Send, Wake
from .external_bots import external_bots
from .far_tables import FarTable
from .ferry import Ferry, relay_of
from .gallery import Gallery
from .http.tokens import new_token
from .inbox import Inbox
from .leases import Leases
from .listings import is_for_all
from .logs import log, log_error
from .long_work import LongWork
from .metrics import measure_commit
from .new_tables import PreparedTable, first_batch
from .open_tables import keep_telling
from .pings import keep_pinging
from .quotas import Counts, Quotas, command_budgets, gallery_talk
from .room import Room
from .room_config import RoomConfig
from .room_loader import RoomLoader
from .sign_outs import SignOuts
from .table_bots.server_bots import ServerBots
from .timers import Timers

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence

    from ..games.seats import Seat
    from ..relay import Relay
    from ..settings import ServerSettings
    from ..store import Guest, Lease, Store
    from ..table import Command, Event, Settings, Table
    from ..table.commands import Lapse, Value
    from ..wire.inbound import Hello
    from .connection import Connection
    from .effects import Commit, Effects, Timer
    from .viewer import Viewer

_HAND_OVER_SECONDS: Final = 0.5
"""How long it takes to leave all tables to others: not all clients should come back at once."""
_REQUESTS: Final = 20
_REQUEST_SECONDS: Final = 0.05
"""How often to ask another server for a table, and how long to wait each time."""
_LENT_SECONDS: Final = 0.5
"""How long the other one keeps its hands off: the clients of all servers wait as long."""
_REST: Final = 3
"""So that long work takes a quarter of a processor at most."""


class Rooms:
    """The rooms in memory. They decide; this carries their effects out."""

    def __init__(self, store: Store, settings: ServerSettings, relay: Relay | None = None) -> None:
        self.store, self.settings = store, settings
        self.external_bots = external_bots(settings.bots)
        self.quotas = Quotas(settings.commands_a_second)
        self.bots = ServerBots(settings, self, store=store)
        self.analyses = Analyses(store, settings)
        self.bans, self.sign_outs = Bans(store, settings.proxies), SignOuts()
        self.long_work = LongWork(rest=_REST)
        self.alarms = Alarms(self)
        self.leases, self.ringer = Leases(self), Ringer(self)
        self.ferry = Ferry(self, relay or relay_of(store, settings))
        self.gallery = Gallery()
        self.gallery_talk = gallery_talk()
        self.commands = command_budgets(settings.commands_an_hour)
        self.inbox = Inbox(self)
        self._config = RoomConfig(
            OFFERED,
            1000 * settings.lag_cap,
            round(1000 * settings.countdown_seconds),
            round(1000 * settings.gone_seconds),
            round(1000 * settings.idle_seconds),
            PARTNERS,
            self.analyses.are_made,
            self.external_bots.offered,
        )
        self.unstored = 0
        """The number of events on their way to the store."""
        self._untold: list[tuple[Room, Effects]] = []
        """What has come of events that are stored now, to be carried out together."""
        self._told_at = 0
        """When the store gave the first of these answers, in milliseconds since 1970."""
        self.is_scrubbed = False
        """Whether the files of the store are free of what was deleted, as far as is known."""
        self.is_draining = False
        """Whether the server is about to stop."""
        self._rooms: dict[str, Room] = {}
        self._loader = RoomLoader(store, self.bans, self.long_work, self._begin)
        self._connections = Counts()
        self._timers = Timers(self._wake)
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """The number of connected clients."""
        return self._connections.total

    async def start(self) -> None:
        """Load the bans, and start pings, bots and analyses."""
        await self.bans.load()
        await self.analyses.start()
        await self.leases.renew()
        await self.ferry.start()
        endless = (
            keep_pinging(self._places, self.ferry.tables.tell_lags),
            self.ferry.run(),
            keep_telling(self),
            self.alarms.run(),
            self.ringer.run(),
            self.leases.run(),
        )
        self._tasks = [*map(asyncio.create_task, endless)]
        self.bots.start()

    async def close(self) -> None:
        """Ask all clients to come back soon."""
        self.is_draining = True
        for task in self._tasks:
            task.cancel()
        self.inbox.empty()
        if self.store.is_shared:
            await self._hand_over()
        else:
            for room in self._rooms.values():
                self.carry_out(room, room.close(Fault.RESTARTS.code))
        self.ferry.tables.close()
        self.store.leave()
        await asyncio.gather(self.bots.close(), self.analyses.close(), self.ferry.relay.leave())

    async def _hand_over(self) -> None:
        """Leave the tables to other servers, one by one: the rest is played on meanwhile."""
        names = [*self._rooms]
        for number, name in enumerate(names):
            if number:
                await asyncio.sleep(_HAND_OVER_SECONDS / len(names))
            self.hand_over(name)

    def hand_over(self, name: str, code: str = Fault.RESTARTS.code) -> None:
        """Leave a table to any server that takes it; its clients come again."""
        room = self._rooms.get(name)
        if room is not None:
            self.give_up(name, code)
            self.store.let_go(name, room.epoch)

    def _places(self) -> Iterator[Room | FarTable]:
        """Where clients of this server are."""
        yield from self._rooms.values()
        yield from self.ferry.tables

    def _clients(self) -> list[Viewer]:
        """All connected clients, of this server and of others at its tables."""
        return [viewer for place in self._places() for viewer in place.viewers()]

    def host_at(self, name: str) -> Viewer | None:
        """The connected host of a table; None if there is none."""
        room = self._rooms.get(name)
        return None if room is None else room.broadcast.viewer_of(room.stored.host)

    def listed(self) -> list[tuple[Room, Viewer]]:
        """The rooms for the public list and their hosts, the newest first.

        Only those with a connected host, so that nobody can fill the list with tables and leave.
        """
        rooms = [room for room in self._rooms.values() if is_for_all(room.stored)]
        hosts = [(room, room.broadcast.viewer_of(room.stored.host)) for room in rooms]
        found = [(room, host) for room, host in hosts if host is not None]
        return sorted(found, key=lambda each: each[0].changed, reverse=True)

    async def open_table(
        self,
        guest: Guest,
        game_id: str,
        options: Mapping[str, Value],
        settings: Settings,
        prepared: PreparedTable | None = None,
    ) -> str:
        """Open a table; Denied if the options are invalid."""
        try:
            chosen = game(game_id)
        except ValueError as error:
            raise denied(Denial.BAD_OPTIONS, str(error)) from None
        now = microseconds()
        context = Context(guest.id, guest.name, now // 1000, now, OFFERED, emblem=guest.emblem)
        prepared = prepared or PreparedTable(new_token())
        opening = partial(first_batch, context, chosen, options, settings, prepared)
        # A past may have thousands of events, and others would wait until they are folded.
        await self.store.append(await asyncio.to_thread(opening) if prepared.past else opening())
        return prepared.name

    async def join(self, connection: Connection, name: str, hello: Hello) -> Room | FarTable | None:
        """Let a client in; None if it was refused, and its connection closed."""
        guest = connection.guest.id
        if self.is_draining:
            connection.close(GOING_AWAY, Fault.RESTARTS.code, COME_BACK)
            return None
        try:
            room = await self.room_for(connection, name)
        except Elsewhere as error:
            owner = error.server
        except StoreError as error:
            connection.close(GOING_AWAY, error.code, 2 * COME_BACK)
            return None
        else:
            if room is None or not self._admits(connection, room):
                return None
            self._connections.add(guest)
            connection.key = f"{guest}/{hello.client}"
            self.enter(connection, room, hello.have)
            return room
        if not self._admits(connection):
            return None
        self._connections.add(guest)
        connection.key = f"{guest}/{hello.client}"
        table: FarTable | None = None
        try:
            table = await self.ferry.tables.join(connection, name, hello, owner)
        finally:
            if table is None:
                self._connections.remove(guest)
        return table

    async def room_for(self, viewer: Viewer, name: str) -> Room | None:
        """The room that a viewer may enter; None if there is none, and the viewer is told so."""
        room = await self.room(name, viewer.address)
        if room is None:
            viewer.close(NO_SUCH_TABLE, Fault.NO_SUCH_TABLE.code)
        elif room.is_given_up:  # its store has failed since it was loaded
            viewer.close(GOING_AWAY, Fault.UNAVAILABLE.code, 2 * COME_BACK)
        elif why := room.why_shut_out(viewer.guest.id):
            viewer.close(SHUT_OUT, why.code)
            self._let_go(room, milliseconds())
        else:
            return room
        return None

    def enter(self, viewer: Viewer, room: Room, have: int) -> None:
        """Show a table to a viewer, who has this version of it."""
        log("table/joined", level=logging.DEBUG, table=room.id, guest=viewer.guest.id)
        self.inbox.empty()
        now = milliseconds()
        self.carry_out(room, room.join(viewer, have, now))
        if room.in_real_time:
            viewer.ping(in_race=True)
        self._look_after(room, now)

    def exit(self, viewer: Viewer, room: Room) -> None:
        """A viewer has left; a room without any is forgotten."""
        log("table/left", level=logging.DEBUG, table=room.id, guest=viewer.guest.id)
        self.gallery.forget(viewer)
        now = milliseconds()
        self.carry_out(room, room.leave(viewer, now))
        self._look_after(room, now)

    def move_in(self, table: FarTable, room: Room) -> bool:
        """A client's table has come to this server; False if it has gone again."""
        if room.is_given_up:
            return False
        connection = table.connection
        if why := room.why_shut_out(connection.guest.id):
            connection.close(SHUT_OUT, why.code)
            self.look_after(room)
            return True
        table.room = room
        self.enter(connection, room, table.version)
        for do in table.commands():
            self.take(connection, room, do.number, do.command, microseconds())
        return True

    def take(
        self,
        viewer: Viewer,
        place: Room | FarTable,
        number: int,
        command: Command,
        arrived: int,
    ) -> None:
        """Carry out a client's command, here or where its table is."""
        if type(place) is FarTable:
            if place.room is None:
                self.ferry.tables.take(place, number, command, arrived)
                return
            place = place.room
        self.carry_out(place, place.take(viewer, number, command, arrived))

    def compose(self, viewer: Viewer, place: Room | FarTable, *, is_composing: bool) -> None:
        """A client is about to say something, or no longer."""
        if type(place) is FarTable:
            if place.room is None:
                self.ferry.tables.compose(place, is_composing=is_composing)
                return
            place = place.room
        self.bots.compose(place, viewer.person, is_composing=is_composing)

    @property
    def guests(self) -> frozenset[str]:
        """The guests who are connected."""
        return frozenset(viewer.guest.id for viewer in self._clients()) - {""}  # nobody's screens

    def sign_out(self, guest: str, status: int, code: str, again: int = 0) -> None:
        """Close all connections of a guest, including those still opening, at all servers."""
        message = SignedOut(guest, status, code, again)
        self.sign_out_here(message)
        self.ferry.announcements.sign_out(message)

    def sign_out_here(self, message: SignedOut) -> None:
        """Close all connections of a guest to this server."""
        self.sign_outs.note(message.guest, message.status, message.code, message.again)
        for viewer in self._clients():
            if viewer.guest.id == message.guest:
                viewer.close(message.status, message.code, message.again)

    def note_bans(self) -> None:
        """Bans have changed: let all servers know."""
        self.close_banned()
        self.ferry.announcements.bans_changed()

    async def load_bans(self) -> None:
        """Another server has changed the bans."""
        await self.bans.load()
        self.close_banned()
        for name in filter(self.bans.has_table, [*self._rooms]):
            self.hand_over(name, Fault.CLOSED.code)

    def close_banned(self) -> None:
        """Close all connections of those who are banned."""
        for viewer in self._clients():
            if why := self.bans.why(viewer.guest.id, viewer.address):
                viewer.close(POLICY, why.code)

    def connections_of(self, guest: str) -> int:
        """The number of connections of a guest."""
        return self._connections.count(guest)

    def connections_at(self, name: str) -> int:
        """The number of connections to a table."""
        room = self._rooms.get(name)
        return 0 if room is None else sum(1 for _ in room.broadcast.viewers())

    def shut_out(self, guest: str) -> None:
        """Close all connections of a deleted guest."""
        self.bans.forget(guest)
        self.sign_out(guest, SIGNED_OUT, Fault.GUEST_DELETED.code)

    def is_busy(self, name: str) -> bool:
        """Whether a table is on its way into memory, or kept out of it."""
        return self._loader.is_busy(name)

    async def until_free(self, name: str) -> None:
        """Wait while a table is on its way into memory, or kept out of it."""
        await self._loader.until_free(name)

    @asynccontextmanager
    async def put_away(self, name: str, code: str = Fault.REWRITTEN.code) -> AsyncGenerator[int]:
        """Keep a table out of memory while its events change; its guests come back then.

        Yields the epoch under which they can change; raises `Elsewhere` if another server has it.
        """
        async with self._loader.put_away(name):
            self.give_up(name, code)
            lease = await self._take_from_others(name)
            try:
                yield lease.epoch
            finally:
                if lease.server:
                    self.store.let_go(name, lease.epoch)

    async def lend(self, name: str) -> None:
        """Leave a table for a moment to a server that has to change what is stored of it."""
        if not self._loader.is_busy(name):
            async with self._loader.put_away(name):
                self.hand_over(name, Fault.REWRITTEN.code)
                await asyncio.sleep(_LENT_SECONDS)

    async def _take_from_others(self, name: str) -> Lease:
        """Take a table; a server that has it is asked to hand it over, a few times."""
        lease = await self.store.take(name)
        for _ in range(_REQUESTS):
            if lease.server in {"", self.store.server}:
                return lease
            self.ferry.want(lease.server, name)
            await asyncio.sleep(_REQUEST_SECONDS)
            lease = await self.store.take(name)
        if lease.server in {"", self.store.server}:
            return lease
        raise Elsewhere(name, lease.server)

    def give_up(self, name: str, code: str = Fault.RESTARTS.code) -> None:
        """Send everybody at a table away, to come back to what is stored."""
        room = self._rooms.get(name)
        if room is not None:
            self._forget(room)
            self.carry_out(room, room.give_up(code))

    @property
    def epochs(self) -> dict[str, int]:
        """The tables in memory, and the epochs of their leases."""
        return {name: room.epoch for name, room in self._rooms.items()}

    def leave(self, connection: Connection, place: Room | FarTable) -> None:
        """A connection has ended."""
        self.inbox.empty()
        self._connections.remove(connection.guest.id)
        if type(place) is FarTable:
            self.leave_table(place)
        else:
            self.exit(connection, place)

    def leave_table(self, table: FarTable) -> None:
        """A client's connection to a table that another server had has ended."""
        self.ferry.tables.leave(table)
        if table.room is not None:
            self.exit(table.connection, table.room)

    def take_for(self, room: Room, seat: Seat, command: Command | Lapse) -> None:
        """Carry out the command of a bot in a seat; Denied if it came too late."""
        self.inbox.empty()
        self.carry_out(room, room.take_for(seat, command, microseconds()))

    def carry_out(self, room: Room, effects: Effects) -> None:
        """Carry out the effects of a room, after those of what was stored before."""
        if self._untold:
            self._tell()
        self._carry_out(room, effects)

    def _carry_out(self, room: Room, effects: Effects) -> None:
        for effect in effects:
            if type(effect) is Send:
                viewer = effect.to
                if viewer.seat is None or self.gallery.waiting:
                    self.gallery.tell(viewer, effect.frame)
                else:
                    viewer.send(effect.frame)
            elif type(effect) is Append:
                answered = partial(self._answered, room, effect.commit, perf_counter())
                self.unstored += 1
                self.store.append_then(effect.batch, answered)
            elif type(effect) is Wake:
                self._timers.start(room, effect.timer, effect.after / 1_000_000)
            elif type(effect) is Close:
                effect.to.close(effect.status, effect.code, effect.again)
            else:
                log(effect.what, level=effect.level, table=room.id, code=effect.code)

    def _answered(self, room: Room, commit: Commit, began: float, error: Exception | None) -> None:
        """The store has answered.

        It answers for many tables in a row. What comes of it waits for the last answer: sending
        frames in between would push this code out of the processor's caches, and wake a client
        each time.
        """
        self.unstored -= 1
        if error is not None:
            code = error.code if isinstance(error, StoreError) else Fault.UNAVAILABLE.code
            self._forget(room)
            self.carry_out(room, room.failed(commit, code))
            return
        measure_commit(perf_counter() - began)
        if not self._untold:
            self._told_at = milliseconds()
            asyncio.get_running_loop().call_soon(self._tell)  # if more is on its way to the store
        self._untold.append((room, room.stored_for_good(commit, self._told_at)))
        # Now: bots see a room event by event, and nobody may join one that is then forgotten.
        self._look_after(room, self._told_at)
        if not self.unstored:
            self._tell()

    def _tell(self) -> None:
        """Carry out what has come of stored events."""
        untold, self._untold = self._untold, []
        for room, effects in untold:
            try:
                self._carry_out(room, effects)
            except Exception as error:  # noqa: BLE001  the others have to be told all the same
                log_error("table/error", error, table=room.id)

    def _wake(self, room: Room, timer: Timer) -> None:
        self.inbox.empty()
        now = milliseconds()
        self.carry_out(room, room.wake(timer, now))
        self._look_after(room, now)

    def _look_after(self, room: Room, now: int) -> None:
        """Look after a room in which something has happened."""
        if self._rooms.get(room.id) is room:
            self.bots.look(room)
            self._let_go(room, now)

    def look_after(self, room: Room) -> None:
        """Look after a room that somebody has asked for, and does not need any more."""
        self._look_after(room, milliseconds())

    def _let_go(self, room: Room, now: int) -> None:
        """Forget a room if nobody is there or joining, and everything is stored."""
        if room.is_deserted(now) and not self._loader.is_awaited(room.id):
            self._forget(room)
            self.store.let_go(room.id, room.epoch)
            self.alarms.left(room)

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._timers.cancel_all(room)
            self.bots.leave(room)

    def in_memory(self, name: str) -> Room | None:
        """A room; None if nobody is there."""
        return self._rooms.get(name)

    async def room(self, name: str, address: str = "") -> Room | None:
        """A room, loaded for somebody at an address if necessary; None: there is no such table."""
        await self.leases.make_sure()
        return self._rooms.get(name) or await self._loader.load(name, address)

    async def stored(self, name: str, address: str) -> Table | None:
        """A table that is in memory, here or at another server, as it is stored."""
        room = self._rooms.get(name)
        if room is not None:
            return room.stored
        return await self._loader.look_at(name, address) if self.store.is_shared else None

    async def wake(self, name: str) -> None:
        """Let a game over days go on, even if nobody is there."""
        room = await self.room(name)
        if room is not None and not room.is_given_up:
            self._look_after(room, milliseconds())

    def _begin(self, name: str, table: Table, events: Sequence[Event], epoch: int) -> Room:
        """Take a room into memory."""
        never_before(events[-1].at)  # the machine's clock may have been set back since
        now = milliseconds()
        room = self._rooms[name] = Room(name, table, events, self._config, now, epoch=epoch)
        self.carry_out(room, room.wait_for_guests(now))
        return room

    def _admits(self, connection: Connection, room: Room | None = None) -> bool:
        """Whether a client may enter any table now; else its connection is closed."""
        guest = connection.guest.id
        if sign_out := self.sign_outs.since(connection.let_in, guest):
            connection.close(sign_out.status, sign_out.code, sign_out.again)
        elif banned := self.bans.why(guest, connection.address):  # while it was opening
            connection.close(POLICY, banned.code)
        elif guest and self._connections.count(guest) >= self.settings.connections_a_guest:
            connection.close(POLICY, Fault.TOO_MANY_CONNECTIONS.code)
        if connection.is_closed and room is not None:
            self._let_go(room, milliseconds())
        return not connection.is_closed

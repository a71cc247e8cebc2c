"""All tables of a server: loaded when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import to_thread
from itertools import count
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from ..games import game
from ..record import write
from ..store import Batch, StoreError
from ..table import Asked, begin, decode, encode, fold
from ..table.commands import Make, TakeBack
from ..table.errors import Denial, denied
from ..table.events import Resumed
from ..table.redact import why_shut_out
from ..wire.errors import Fault
from .clock import microseconds
from .closing import GOING_AWAY, NO_SUCH_TABLE, POLICY, SHUT_OUT
from .finished import finished_game, record_of
from .listings import listing_of
from .live import LiveTable
from .logs import log, log_error
from .offered import OFFERED
from .opening import first_events
from .players.players import Players
from .quotas import Buckets, Counts
from .session import AGAIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..settings import Settings
    from ..store import Guest, Store
    from ..table import Command, Event, Play, Table
    from ..table import Settings as TableSettings
    from ..table.events import Said
    from ..wire.inbound import Do, Hello
    from .opening import Prepared
    from .session import Session

_PING_SECONDS: Final = 1.0
_PINGED_SELDOM: Final = 10
"""Where nobody races, one ping in so many is sent: enough to hear that the line is alive."""
_MOVES: Final = frozenset({Make, TakeBack})
_SELDOM: Final = 10
"""By what words and changes at a table are rarer than moves: they stay, and to weigh words takes
long."""
_FEW: Final = 500
"""So many events are folded in no time; for more, others are not made to wait."""


class Hub:
    """The tables in memory, and who is connected."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._of_guest = Counts()
        often = settings.commands_a_second
        self._commands = Buckets(often, 2 * often)
        self._others = Buckets(often / _SELDOM, often)
        self._random = SystemRandom()
        self._pinging: asyncio.Task[None] | None = None
        self.players = Players(settings, self.for_bot)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return self._of_guest.total

    async def start(self) -> None:
        """Begin to work."""
        self._pinging = asyncio.create_task(self._ping())
        self.players.start()

    async def close(self) -> None:
        """Tell the clients to come back soon."""
        if self._pinging is not None:
            self._pinging.cancel()
        for live in self._tables.values():
            for session in live.telling.all():
                session.close(GOING_AWAY, Fault.RESTARTS.code, AGAIN)
        await self.players.close()

    def random_token(self) -> int:
        """A number that nobody guesses; small enough for any JSON."""
        return self._random.getrandbits(48)

    async def open_table(
        self,
        guest: Guest,
        game_id: str,
        options: dict[str, Any],
        settings: TableSettings,
        prepared: Prepared | None = None,
    ) -> str:
        """Open a table; Denied if the options make no sense."""
        try:
            chosen = game(game_id)
        except ValueError as error:
            raise denied(Denial.BAD_OPTIONS, str(error)) from None
        events = first_events(self._from(guest), chosen, options, settings, prepared)
        name = secrets.token_urlsafe(16) if prepared is None else prepared.name
        listing = listing_of(None, fold(events), events[0].at)
        await self.store.append(Batch(name, 1, tuple(map(encode, events)), listing))
        return name

    def _from(self, guest: Guest) -> Asked:
        now = microseconds()
        return Asked(guest.id, guest.name, now // 1000, now, OFFERED)

    def is_slow_enough(self, guest: str, command: Command) -> bool:
        """Whether a guest may give one more command now."""
        return self._commands.take(guest) and (type(command) in _MOVES or self._others.take(guest))

    def asked(self, live: LiveTable, session: Session, told: Do, arrived: int) -> Asked:
        """Who asks for something over the socket, and all that matters for it."""
        guest = session.guest
        is_race = live.table.game.in_real_time
        return Asked(
            guest.id,
            guest.name,
            arrived // 1000,
            arrived,
            OFFERED,
            f"{guest.id}/{session.client}",
            told.number,
            session.lag,
            self.lags(live) if is_race else (),
            1000 * self.settings.lag_cap,
            round(1000 * self.settings.countdown_seconds),
            live.presence.gone(),
        )

    def for_bot(self, live: LiveTable) -> Asked:
        """The same for what a bot does, or a clock."""
        now = microseconds()
        lags = self.lags(live) if live.table.game.in_real_time else ()
        cap = 1000 * self.settings.lag_cap
        return Asked("", "", now // 1000, now, OFFERED, lags=lags, lag_cap=cap)

    def lags(self, live: LiveTable) -> tuple[int, ...]:
        """The lags of those who play: of each seat its quickest connection's, of bots none."""
        groups = live.telling.sessions.items()
        people = [min(each.lag for each in group) for seat, group in groups if seat is not None]
        bots = [0 for place in live.table.places if place.bot]
        return (*people, *bots)

    async def table(self, name: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is none of that name."""
        live = self._tables.get(name)
        if live is not None:
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable | None:
        kept = await self.store.events(name)
        if not kept:
            return None
        events, table = _folded(kept) if len(kept) < _FEW else await to_thread(_folded, kept)
        if name in self._tables:  # somebody who had it already has come in meanwhile
            return self._tables[name]
        patience = self.settings.gone_seconds
        live = LiveTable(name, table, events, self.store, gave_up=self._give_up, patience=patience)
        self._tables[name] = live
        self.players.attend(live)
        live.watchers += (live.presence.look_for_host, self._let_go)
        live.happen(_resume)
        return live

    def _let_go(self, live: LiveTable) -> None:
        """Forget a table at which nobody is, once all is stored and if nobody is about to come."""
        is_left = not live.telling.sessions and live.id not in self._loading
        if is_left and not live.is_busy() and self._tables.get(live.id) is live:
            del self._tables[live.id]

    def _begin(self, table: Table, at: int) -> Event | None:
        return begin(table, round(1000 * self.settings.countdown_seconds), at)

    def _give_up(self, live: LiveTable, code: str) -> None:
        """The store did not take an event: forget the table, and have its people come again."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
        live.contests.drop()
        for session in live.telling.all():
            session.close(GOING_AWAY, code, AGAIN)

    async def join(self, session: Session, name: str, hello: Hello) -> LiveTable | None:
        """Let a client in; None, and the connection closed, if that cannot be."""
        session.client = hello.client
        try:
            live = await self.table(name)
        except StoreError as error:
            session.close(GOING_AWAY, error.code, 2 * AGAIN)
            return None
        if live is None:
            session.close(NO_SUCH_TABLE, Fault.NO_SUCH_TABLE.code)
            return None
        live = self._tables.setdefault(name, live)  # somebody may have left meanwhile
        if not self._is_let_in(session, live):
            self._let_go(live)
            return None
        self._of_guest.add(session.guest.id)
        log("table/joined", table=live.id, guest=session.guest.id)
        live.telling.join(session, hello.have)
        live.presence.came(session)
        if live.table.game.in_real_time:
            session.ping()
        if session.guest.id == live.table.host:
            live.happen(self._begin)
        live.stir()
        return live

    def _is_let_in(self, session: Session, live: LiveTable) -> bool:
        if self._of_guest.count(session.guest.id) >= self.settings.connections_a_guest:
            session.close(POLICY, Fault.TOO_MANY_CONNECTIONS.code)
        elif why := why_shut_out(live.stored, session.guest.id):
            session.close(SHUT_OUT, why.code)
        return not session.is_closed

    def leave(self, session: Session, live: LiveTable) -> None:
        """A connection has ended; a table that nobody looks at is let go."""
        self._of_guest.remove(session.guest.id)
        log("table/left", table=live.id, guest=session.guest.id)
        live.telling.leave(session)
        live.presence.went(session)
        live.stir()

    async def _ping(self) -> None:
        """Measure the lag of all who race; let all others hear something now and then."""
        for number in count():
            await asyncio.sleep(_PING_SECONDS)
            turn = number % _PINGED_SELDOM  # not all of them at once: their answers would jam
            for live in self._tables.values():
                if live.table.game.in_real_time or hash(live.id) % _PINGED_SELDOM == turn:
                    _ping_all(live)

    async def finished(self, name: str, number: int) -> tuple[Play, tuple[Said, ...]] | None:
        """A finished game, and what its seats said in it; None if there is none."""
        events = await self.store.events(name)
        return await to_thread(finished_game, events, number)

    async def record(self, name: str, number: int) -> str | None:
        """The record of a finished game; None if there is none."""
        found = await self.finished(name, number)
        return None if found is None else await to_thread(write, record_of(found[0]))


def _ping_all(live: LiveTable) -> None:
    """Ping everybody at a table; if that fails, others are pinged all the same."""
    try:
        for session in live.telling.all():
            session.ping()
    except Exception as error:  # noqa: BLE001  as above
        log_error("socket/no-ping", error, table=live.id)


def _folded(kept: Sequence[bytes]) -> tuple[list[Event], Table]:
    """The events of a table, and what came of them."""
    events = [decode(data) for data in kept]
    return events, fold(events)


def _resume(table: Table, at: int) -> Event | None:
    """A race that the server has interrupted counts down again."""
    play = table.running()
    is_interrupted = play is not None and play.game.in_real_time and not table.is_full
    return Resumed(at=at) if is_interrupted else None

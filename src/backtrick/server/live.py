"""A table in memory, with those who are connected to it.

A command's way: `ask` decides, the event is appended to the store, and only when it is stored for
good, `_stored` tells everybody. What was decided but is not yet stored is known to nobody.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from logging import ERROR
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ..store import Batch, StoreError
from ..table import Denied, Held, after, decide, decide_for, encode
from ..table.commands import KINDS
from ..table.redact import public
from ..wire.errors import Fault
from ..wire.outbound import Refused
from .clock import DAY, milliseconds
from .contests import Contests
from .listings import finished_by, listing_of
from .logs import log
from .metrics import count_command, measure_commit
from .presence import Presence
from .telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from ..games.seats import Seat
    from ..store import Listing, Store
    from ..table import Asked, Command, Event, Table
    from .session import Session

    Asker: TypeAlias = tuple[Session, int]
    """Who has given a command, and its number."""
    GaveUp: TypeAlias = Callable[["LiveTable", str], None]

_NOT_STORED: Final = frozenset(
    {
        Fault.STORE_FULL.code,
        Fault.STORE_LOCKED.code,
        Fault.STORE_READ_ONLY.code,
        Fault.STORE_DAMAGED.code,
    }
)
"""Why something was surely not stored."""
_KEPT: Final = 200
"""How many events back a client may be and still get the gap."""


class Step(NamedTuple):
    """An event on its way to the store, and what comes of it."""

    event: Event
    table: Table
    """After it."""
    askers: Sequence[Asker]
    began: float


class LiveTable:
    """A table, and the way to it."""

    def __init__(
        self,
        name: str,
        table: Table,
        events: Sequence[Event],
        store: Store,
        *,
        gave_up: GaveUp,
        patience: float,
    ) -> None:
        self.id = name
        self.table = table
        """With what is decided but not yet stored."""
        self.stored = table
        """As the store has it: what may be shown."""
        self.recent = deque((_raw(event) for event in events[-_KEPT:]), _KEPT)
        self.telling = Telling(self)
        self.watchers: list[Callable[[LiveTable], None]] = []
        """Who plays for bots, or has a clock: called by `stir`."""
        self.contests = Contests(self)
        self.presence = Presence(self, patience)
        self.waiting = 0
        """How many events are on their way to the store."""
        self._store = store
        self._gave_up = gave_up
        self._is_given_up = False
        """Whether the store has other events than those that were decided here."""
        self._listed = 0
        """When the store was last told how the table is found, in milliseconds since 1970."""

    def ask(self, session: Session, number: int, command: Command, asked: Asked) -> None:
        """Carry out a guest's command, once; the answer is sent when it is certain."""
        if self.contests.are_open and self.contests.hear_again(asked.client, (session, number)):
            return
        last = self.table.done.get(asked.client, 0)
        if number <= last:
            self._answer_again(session, number, last)
            return
        result = "done"
        try:
            decided = decide(self.table, command, asked)
            if isinstance(decided, Held):
                self.contests.hold(decided, (session, number))
            else:
                self.commit(decided, (session, number))
        except Denied as denied:
            session.push(Refused(number, denied.code, denied.detail, denied.span))
            result = denied.code
        count_command(KINDS[type(command)], result)

    def ask_for(self, seat: Seat, command: Command, asked: Asked) -> None:
        """Carry out the command of a bot in a seat; Denied if it came too late."""
        decided = decide_for(self.table, seat, command, asked)
        if isinstance(decided, Held):
            self.contests.hold(decided, None)
        else:
            self.commit(decided)

    def _answer_again(self, session: Session, number: int, last: int) -> None:
        """A command that comes again was carried out; one that was overtaken was not."""
        if number < last:
            session.push(Refused(number, Fault.OUT_OF_ORDER.code))
        elif self.waiting:
            self.telling.acknowledge_later(session, number)
        else:
            self.telling.acknowledge(session, number)

    def commit(self, event: Event, *askers: Asker) -> None:
        """Let an event happen: known here at once, to others when it is stored."""
        if self._is_given_up:
            return
        before = self.table
        self.table = after(before, event)
        self.waiting += 1
        batch = Batch(
            self.id,
            self.table.version,
            (encode(event),),
            self._listing(before, event.at),
            finished_by(self.id, before, self.table),
        )
        step = Step(event, self.table, askers, perf_counter())
        self._store.append_then(batch, partial(self._stored, step))

    def _listing(self, before: Table, at: int) -> Listing | None:
        """How the table is found, if that has changed, or if nothing was said of it for a day.

        A game may take weeks, and must not be taken for one that was left.
        """
        is_due = at - self._listed > DAY
        listing = listing_of(None if is_due else before, self.table, at)
        if listing is not None:
            self._listed = at
        return listing

    def _stored(self, step: Step, error: Exception | None) -> None:
        """The store has answered."""
        self.waiting -= 1
        if error is not None:
            self._fail(step.askers, error)
            return
        event, table, askers = step.event, step.table, step.askers
        measure_commit(perf_counter() - step.began)
        before, self.stored = self.stored, table
        raw = _raw(event)
        self.recent.append(raw)
        self.telling.tell(event, raw, before, askers)
        self.stir()

    def stir(self) -> None:
        """Something is stored, or somebody has come or gone: let those know who play for others."""
        for watcher in self.watchers:
            watcher(self)

    def _fail(self, askers: Sequence[Asker], error: Exception) -> None:
        """Nothing of what was decided here is certain: let go of it, and begin from the store.

        Where it may have been stored all the same, whoever asked gets no answer: they will ask
        again, with the same number.
        """
        code = error.code if isinstance(error, StoreError) else Fault.UNAVAILABLE.code
        if code in _NOT_STORED:
            for session, number in askers:
                session.push(Refused(number, code))
        self._is_given_up = True
        log("store/refused", level=ERROR, table=self.id, code=code)
        self._gave_up(self, code)

    def is_busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        return self.waiting > 0 or self.contests.are_open

    def happen(self, decide: Callable[[Table, int], Event | None]) -> None:
        """Let something happen that nobody has asked for, if it does."""
        event = decide(self.table, milliseconds())
        if event is not None:
            self.commit(event)


def _raw(event: Event) -> msgspec.Raw:
    return msgspec.Raw(encode(public(event)))

"""The events of a live table: decided here at once, then stored, then told."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ..store import Batch
from ..table.events import (
    CameBack,
    Changed,
    Dealt,
    HandedOver,
    Hosted,
    Invited,
    Opened,
    Removed,
    Said,
    Sat,
    Stood,
)
from ..table.fold import hearers_of
from ..table.publication import stored_and_public, unheard
from ..table.state import guest_of_client
from .clock import DAY
from .effects import Append, Commit
from .listings import finished_of, listing_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..store import Listing
    from ..table import Decided, Event, Table
    from .effects import Asker

_OF_LOBBY: Final = frozenset(
    {Changed, Sat, Stood, Invited, Removed, Hosted, HandedOver, CameBack, Dealt}
)
_KEPT: Final = 200
"""A client that is at most this many events behind gets them all."""


class _Told(NamedTuple):
    """An event, as those who may know it were told."""

    public: msgspec.Raw
    at: int
    hearers: frozenset[str] | None
    """None is everybody."""


class Journal:
    """A table as decided and as stored, and its newest events."""

    __slots__ = ("_clients", "_listed", "_recent", "name", "stored", "table", "unstored")

    def __init__(self, name: str, table: Table, events: Sequence[Event]) -> None:
        self.name = name
        self.table = table
        """The table with all events, also those that are not stored yet."""
        self.stored = table
        """The table as the store has it: only this may be shown."""
        self.unstored = 0
        """The number of events on their way to the store."""
        self._recent = deque(_recent(table, events), _KEPT)
        self._clients = {""}
        """The clients whose guests the store knows to be visitors of this table."""
        self._listed = 0
        """When the store last got a listing, in milliseconds since 1970."""

    def commit(self, decided: Decided, askers: Sequence[Asker]) -> Append:
        """Let an event happen: known here at once, to others when it is stored."""
        event, table = decided.event, decided.table
        changes_lobby = type(event) in _OF_LOBBY
        ends_game = self.table.is_running and not table.is_running
        self.table = table
        self.unstored += 1
        stored, public = stored_and_public(event)
        batch = Batch(
            self.name,
            table.version,
            (stored,),
            # A game may take weeks, and must not look abandoned: so it is listed again every day.
            self._listing(event.at)
            if changes_lobby or ends_game or event.at - self._listed > DAY
            else None,
            finished_of(self.name, table) if ends_game else None,
            () if event.client in self._clients else self._visitor(event.client),
        )
        commit = Commit(event, msgspec.Raw(public), table, askers, changes_lobby, ends_game)
        return Append(batch, commit)

    def stored_for_good(self, commit: Commit) -> None:
        """The store has an event."""
        self.unstored -= 1
        self.stored = commit.table
        self._recent.append(_told(commit.event, commit.public, commit.table))

    def missed(self, have: int, guest: str) -> tuple[msgspec.Raw, ...]:
        """The events since a version as a guest may know them, unless there are too many."""
        count = self.stored.version - have
        if not have or not 0 < count <= len(self._recent):
            return ()
        return tuple(
            told.public if told.hearers is None or guest in told.hearers else unheard(told.at)
            for told in tuple(self._recent)[-count:]
        )

    def _visitor(self, client: str) -> tuple[str, ...]:
        self._clients.add(client)
        return (guest_of_client(client),)

    def _listing(self, at: int) -> Listing:
        self._listed = at
        return listing_of(self.table, at)


def _told(event: Event, public: msgspec.Raw, table: Table) -> _Told:
    return _Told(public, event.at, hearers_of(table, event) if type(event) is Said else None)


def _recent(table: Table, events: Sequence[Event]) -> Iterator[_Told]:
    """The newest events of a loaded table.

    Of talk without spectators it is not known here who sat there then: those who sit there now and
    are no newcomers know it, because they were there.
    """
    seated = frozenset(occupant.guest for occupant in table.occupants if occupant.guest)
    first, is_private = len(events) - _KEPT, False
    for place, event in enumerate(events):
        if type(event) is Opened or type(event) is Changed:
            is_private = not event.settings.spectators
        if place >= first:
            hearers = seated if is_private and type(event) is Said else None
            yield _Told(msgspec.Raw(stored_and_public(event)[1]), event.at, hearers)

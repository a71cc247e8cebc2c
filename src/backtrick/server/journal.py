"""The events of a live table: decided here at once, then stored, then told."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ..store import Batch
from ..table.events import (
    CameBack,
    Changed,
    Dealt,
    HandedOver,
    Hosted,
    Invited,
    Removed,
    Sat,
    Stood,
)
from ..table.publication import stored_and_public
from .clock import DAY
from .effects import Append, Commit
from .listings import finished_of, listing_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..store import Listing
    from ..table import Decided, Event, Table
    from .effects import Asker

_OF_LOBBY: Final = frozenset(
    {Changed, Sat, Stood, Invited, Removed, Hosted, HandedOver, CameBack, Dealt}
)
_KEPT: Final = 200
"""A client that is at most this many events behind gets them all."""


class Journal:
    """A table as decided and as stored, and its newest events."""

    __slots__ = ("_listed", "_recent", "name", "stored", "table", "unstored")

    def __init__(self, name: str, table: Table, events: Sequence[Event]) -> None:
        self.name = name
        self.table = table
        """The table with all events, also those that are not stored yet."""
        self.stored = table
        """The table as the store has it: only this may be shown."""
        self.unstored = 0
        """The number of events on their way to the store."""
        public = (msgspec.Raw(stored_and_public(event)[1]) for event in events[-_KEPT:])
        self._recent = deque(public, _KEPT)
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
        )
        commit = Commit(event, msgspec.Raw(public), table, askers, changes_lobby, ends_game)
        return Append(batch, commit)

    def stored_for_good(self, commit: Commit) -> None:
        """The store has an event."""
        self.unstored -= 1
        self.stored = commit.table
        self._recent.append(commit.public)

    def missed(self, have: int) -> tuple[msgspec.Raw, ...]:
        """The events since a version, unless there are too many."""
        count = self.stored.version - have
        return tuple(self._recent)[-count:] if have and 0 < count <= len(self._recent) else ()

    def _listing(self, at: int) -> Listing:
        self._listed = at
        return listing_of(self.table, at)

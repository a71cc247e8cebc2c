"""The events of a live table: decided here at once, then stored, then told."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ..store import Batch
from ..table.redaction import stored_and_public
from .clock import DAY
from .effects import Append, Commit
from .listings import finished_by, listing_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..store import Listing
    from ..table import Decided, Event, Table
    from .effects import Asker

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
        before, event, table = self.table, decided.event, decided.table
        self.table = table
        self.unstored += 1
        stored, public = stored_and_public(event)
        batch = Batch(
            self.name,
            table.version,
            (stored,),
            self._listing(before, event.at),
            finished_by(self.name, before, table),
        )
        return Append(batch, Commit(event, msgspec.Raw(public), table, askers))

    def stored_for_good(self, commit: Commit) -> Table:
        """The store has an event; returns the stored table before it."""
        self.unstored -= 1
        before, self.stored = self.stored, commit.table
        self._recent.append(commit.public)
        return before

    def missed(self, have: int) -> tuple[msgspec.Raw, ...]:
        """The events since a version, unless there are too many."""
        count = self.stored.version - have
        return tuple(self._recent)[-count:] if have and 0 < count <= len(self._recent) else ()

    def _listing(self, before: Table, at: int) -> Listing | None:
        """The table's listing if it has changed or is a day old.

        A game may take weeks, and must not look abandoned.
        """
        is_due = at - self._listed > DAY
        listing = listing_of(None if is_due else before, self.table, at)
        if listing is not None:
            self._listed = at
        return listing

"""The parts of a backup: what both kinds of database store, in the order of their references."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from ..db_rows import Row

EVENTS: Final = "events"
PARTS: Final = (
    "guests",
    "tokens",
    "codes",
    "keepsakes",
    "tables",
    EVENTS,
    "visitors",
    "seated",
    "finished",
    "played",
    "analyses",
    "summaries",
    "weeks",
    "shares",
    "sums",
    "sum_weeks",
    "drills",
    "daily_tries",
    "daily_devices",
    "daily_scores",
    "daily_pars",
    "bells",
    "rings",
    "circles",
    "circle_members",
)
"""The tables of a database, those that others refer to first."""
ROWS_AT_ONCE: Final = 500
"""The rows in memory at a time."""

BackupFault = Literal["damaged", "foreign", "newer", "not-empty"]


class BadBackup(Exception):  # noqa: N818 - named like the errors of the games
    """A backup that cannot be restored, or not here. Nothing was changed."""

    def __init__(self, fault: BackupFault) -> None:
        super().__init__(fault)
        self.fault: BackupFault = fault


class BackupPart(msgspec.Struct, frozen=True, tag_field="line", tag="part"):
    """The beginning of a part."""

    name: str
    columns: tuple[str, ...]
    bytes: tuple[str, ...] = ()
    """The columns with bytes, which JSON has as Base64."""


Chunk = tuple[BackupPart, "Sequence[Row]"]
"""Some rows of a part."""

EVENT_COLUMNS: Final = ("table_id", "version", "data")
EVENT_PART: Final = BackupPart(EVENTS, EVENT_COLUMNS, ("data",))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A store at one moment."""

    schema: int
    """The version of its tables."""
    chunks: AsyncIterator[Chunk]


class EventOrder:
    """Checks that the events of each table come together, in order and without gaps."""

    def __init__(self, lost: Exception) -> None:
        self._lost = lost
        """Raised if they do not."""
        self._table, self._version = "", 0

    def check(self, chunk: Chunk) -> None:
        """Go on with the next chunk."""
        part, rows = chunk
        if part.name != EVENTS:
            return
        for table, version, *_ in rows:
            if version != (self._version + 1 if table == self._table else 1):
                raise self._lost
            self._table, self._version = table, version

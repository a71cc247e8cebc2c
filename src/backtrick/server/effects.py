"""What a room wants done. It does nothing itself: `Rooms` carries its effects out.

These are structs, because every move makes several, and named tuples would take four times as long.
"""

from __future__ import annotations

from logging import INFO
from typing import TYPE_CHECKING, Final, TypeAlias, final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..store import Batch
    from ..table import Event, Table
    from ..table.publication import Told
    from .viewer import Viewer

    Asker: TypeAlias = tuple[Viewer, int]
    """The sender of a command, and its number."""


class Commit(msgspec.Struct, frozen=True, gc=False):
    """An event on its way to the store."""

    event: Event
    told: Told
    """What viewers are told when it is stored."""
    table: Table
    """The table after the event."""
    askers: Sequence[Asker]
    """The commands that it answers."""
    changes_lobby: bool
    """Whether it changes who sits where, or what is played."""
    ends_game: bool


@final
class Append(msgspec.Struct, frozen=True, gc=False):
    """Store a batch, then call `stored_for_good` or `failed` with the commit."""

    batch: Batch
    commit: Commit


@final
class Send(msgspec.Struct, frozen=True, gc=False):
    """Send a frame to a viewer."""

    to: Viewer
    frame: bytes


@final
class Close(msgspec.Struct, frozen=True, gc=False):
    """Close a viewer's connection, and say why."""

    to: Viewer
    status: int
    code: str
    again: int = 0
    """Milliseconds after which the client may come back; 0 means never."""


class ContestEnds(msgspec.Struct, frozen=True, gc=False):
    """A timer: cards that were laid earlier on this middle card have had time to arrive."""

    game: int
    """The number of the game at its table."""
    seen: int


class PresenceDue(msgspec.Struct, frozen=True, gc=False):
    """A timer: tell everybody who is here."""


class AbsenceDue(msgspec.Struct, frozen=True, gc=False):
    """A timer: check who has been away too long."""


class IdlenessDue(msgspec.Struct, frozen=True, gc=False):
    """A timer: check who has kept the others waiting too long."""


Timer: TypeAlias = ContestEnds | PresenceDue | AbsenceDue | IdlenessDue


@final
class Wake(msgspec.Struct, frozen=True, gc=False):
    """Call the room's `wake` with the timer."""

    after: int
    """In microseconds."""
    timer: Timer


SLACK: Final = 100
"""Milliseconds to add to somebody's time, so that a timer surely finds it has run out."""


@final
class Log(msgspec.Struct, frozen=True, gc=False):
    """Write a line to the log."""

    what: str
    level: int = INFO
    code: str | None = None


Effect: TypeAlias = Append | Send | Close | Wake | Log
Effects: TypeAlias = "Sequence[Effect]"

NOTHING: Final[tuple[Effect, ...]] = ()

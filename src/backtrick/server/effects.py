"""What a room wants done. It does nothing itself: `Rooms` carries its effects out."""

from __future__ import annotations

from logging import INFO
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from ..store import Batch
    from ..table import Event, Table
    from .viewer import Viewer

    Asker: TypeAlias = tuple[Viewer, int]
    """Who has given a command, and its number."""


class Commit(NamedTuple):
    """An event on its way to the store."""

    event: Event
    public: msgspec.Raw
    """The event as everybody may see it, encoded."""
    table: Table
    """After it."""
    askers: Sequence[Asker]
    """Whose commands it answers."""


class Append(NamedTuple):
    """Store a batch, then tell the room: `stored` or `failed`, with the commit."""

    batch: Batch
    commit: Commit


class Send(NamedTuple):
    """Send a frame to a viewer."""

    to: Viewer
    frame: bytes


class Close(NamedTuple):
    """Close a viewer's connection, and say why."""

    to: Viewer
    status: int
    code: str
    again: int = 0
    """After how many milliseconds to come back; 0: not at all."""


class ContestEnds(NamedTuple):
    """A timer: cards laid earlier for this middle card have had time to arrive."""

    seen: int


class PresenceDue(NamedTuple):
    """A timer: tell everybody who is here."""


class AbsenceDue(NamedTuple):
    """A timer: see who has been away for long."""


Timer: TypeAlias = ContestEnds | PresenceDue | AbsenceDue


class Wake(NamedTuple):
    """Call the room's `wake` with the timer."""

    after: int
    """In microseconds."""
    timer: Timer


class Log(NamedTuple):
    """Write a line to the log."""

    what: str
    level: int = INFO
    code: str | None = None


Effect: TypeAlias = Append | Send | Close | Wake | Log
Effects: TypeAlias = "Sequence[Effect]"

NOTHING: Final[tuple[Effect, ...]] = ()

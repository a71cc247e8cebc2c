"""How tables are found, and whom their games wait for, without reading their events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec


class AwaitedTurn(msgspec.Struct, frozen=True, gc=False):
    """Whom the game of a table waits for; nobody if it does not matter."""

    awaited: tuple[str, ...] = ()
    """The ids of the guests."""
    since: int = 0
    """When their turn began. Wall time, in milliseconds."""
    due: int | None = None
    """From when on the server plays on, even if nobody is there; None: never."""


NO_TURN: Final = AwaitedTurn()


@dataclass(frozen=True, slots=True)
class Listing:
    """A summary of a table, so that it is found without reading its events."""

    game: str
    options: str
    listed: bool
    """Whether it is in the public list."""
    phase: str
    """`open`, `running` or `over`."""
    free_seats: int
    host: str
    guests: tuple[str, ...]
    """The ids of the seated guests."""
    updated: int
    """Wall time, in milliseconds."""
    what_if: bool
    """Whether its game is played on from a moment of another one, and counts nowhere."""
    turn: AwaitedTurn = NO_TURN
    """Whom its game waits for."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """What people who have only the link to a table may know of it."""

    game: str
    host: str
    """The name of the host; empty if there is none."""
    phase: str | None
    """As in `Listing`; None: the table was forgotten, but not its games."""

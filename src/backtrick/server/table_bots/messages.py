"""The messages to and from a worker process.

A player gets only what its seat may know: views, signals, and the results of its own attempts.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

from ...table.events import Failing

if TYPE_CHECKING:
    from ...games.options import GameOptions
    from ...games.parts import View
    from ...games.seats import Seat
    from ...games.terms import Move


class Seen(NamedTuple):
    """The table as the seat sees it after a move, or after the deal."""

    view: View


class Heard(NamedTuple):
    """Another seat has said something: signals, or a text."""

    seat: Seat
    signals: tuple[str, ...] = ()
    text: str = ""
    language: str = ""


class Spoke(NamedTuple):
    """The player has spoken."""


class Interrupted(NamedTuple):
    """The table has moved on before all had spoken."""


class Attempted(NamedTuple):
    """The result of the player's own attempt."""

    move: Move
    at: int
    """Milliseconds since the deal."""
    seen: int | None = None
    """In a race, the number of the middle card it was for."""
    reason: str | None = None
    """The code of the refusal; None: the move was made."""


News: TypeAlias = Seen | Heard | Spoke | Interrupted | Attempted


class Sitting(NamedTuple):
    """Which bot sits where, with whom: everything needed to seat it."""

    game: str
    options: GameOptions
    bot: str
    seat: Seat
    company: tuple[str, ...]
    """By seat, the bot there since the deal; empty for people."""
    chance: int
    seconds: float
    """How long it may think."""
    stretch: float = 1.0
    """How many times as long as usual everything takes; only in a race."""
    reference: str = ""
    """The `module:attribute` of a bot of somebody else."""


class Wanted(Enum):
    """What a player is asked for."""

    SIGNALS = "signals"
    MOVE = "move"


class Request(NamedTuple):
    """News for a player, and a question."""

    player: int
    """A unique number for each player of a server."""
    sitting: Sitting
    had: int
    """The number of news items before these; 0: the player has just sat down."""
    news: tuple[News, ...]
    wanted: Wanted
    legal: tuple[Move, ...] = ()


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What a player says or does."""

    is_known: bool = True
    """False: the worker has lost this player or some of its news; tell it everything."""
    talks: bool = True
    """Whether this kind of player ever speaks."""
    signals: tuple[str, ...] = ()
    move: str | None = None
    """None: it waits for the others."""
    at: int | None = None
    seen: int | None = None
    error: str = ""
    """The error, if any."""
    lapse: Failing | None = None
    """Somebody else's bot has failed: the move, if any, is not its own."""
    detail: str = ""
    """What happened, in English."""
    seconds: float = 0
    """The time it took."""
    is_ready: bool = False
    """Whether the worker has loaded everything."""


UNKNOWN: Final = Reply(is_known=False)

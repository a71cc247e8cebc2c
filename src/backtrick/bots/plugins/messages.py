"""The messages to and from the process of a bot.

It gets only what its seat may know: views, signals, and the results of its own attempts.
"""

from __future__ import annotations

from enum import Enum
from struct import Struct as Layout
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from ...games.errors import Reason
    from ...games.options import GameOptions
    from ...games.seats import Seat
    from ...games.terms import Move
    from ...talk.signals import Signal
    from ..bot import Choice

LENGTH: Final = Layout("<I")
"""The length before each message."""


class Saw(NamedTuple):
    """The table after a move, as the bot sees it."""

    view: object


class Heard(NamedTuple):
    """Another seat has said something."""

    seat: Seat
    signal: Signal


class Tried(NamedTuple):
    """The result of the bot's own attempt."""

    choice: Choice
    reason: Reason | None


class Spoke(NamedTuple):
    """The bot has been asked what it says."""


News: TypeAlias = Saw | Heard | Tried | Spoke


class Seating(NamedTuple):
    """A chair, as far as it can be sent."""

    game: str
    options: GameOptions
    seat: Seat
    effort: int
    chance: int
    company: tuple[str, ...]
    stretch: float


class Wanted(Enum):
    """What a bot is asked for."""

    ITSELF = "itself"
    SIGNALS = "signals"
    MOVE = "move"


class Question(NamedTuple):
    """News for a player, and a question."""

    wanted: Wanted
    seating: Seating | None = None
    """For a player that sits down."""
    player: int = 0
    """A number of its own for each player of a process."""
    news: tuple[News, ...] = ()
    legal: tuple[Move, ...] = ()
    seconds: float = 0
    """How long it may take."""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What a bot answers."""

    is_known: bool = True
    """False: the process has forgotten this player; seat it and tell it everything."""
    error: str = ""
    """The error it raised, if any."""
    signals: tuple[str, ...] = ()
    move: str = ""
    """Empty: it waits for the others."""
    at: int | None = None
    seen: int | None = None
    effort: int = 1
    """About the bot itself: its usual effort."""
    sees_hands: bool = False
    """About the bot itself: whether it wants to see all hands."""
    talks: bool = False
    """About the bot itself: whether it ever says something."""

"""What a worker process is told and asked, and what it answers.

A player gets what its seat may know and nothing else: views, signals, and what became of its tries.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

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
    """The player itself has said what it had to say."""


class Interrupted(NamedTuple):
    """The table has moved on before all had said what they wanted."""


class Tried(NamedTuple):
    """What became of a move of the player's own."""

    move: Move
    at: int
    """Milliseconds since the deal."""
    seen: int | None = None
    """In a race, the number of the card in the middle for which it was."""
    reason: str | None = None
    """The code of why it was refused; None: it was made."""


News: TypeAlias = Seen | Heard | Spoke | Interrupted | Tried


class Sitting(NamedTuple):
    """Which bot sits where, with whom: all that is needed to seat it."""

    game: str
    options: GameOptions
    bot: str
    seat: Seat
    company: tuple[str, ...]
    """By seat, the bots that have sat there since the deal; empty for people."""
    chance: int
    seconds: float
    """How long it may think."""


class Wanted(Enum):
    """What a player is asked for."""

    SIGNALS = "signals"
    MOVE = "move"


class Request(NamedTuple):
    """News for a player, and a question."""

    player: int
    """A number of its own for each player of a server."""
    sitting: Sitting
    had: int
    """How much news the player has had before; 0: it has just sat down."""
    news: tuple[News, ...]
    wanted: Wanted
    legal: tuple[Move, ...] = ()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What a player says or does."""

    is_known: bool = True
    """False: the worker does not have this player, or not as it should be; tell it everything."""
    talks: bool = True
    """Whether this kind of player ever says anything."""
    signals: tuple[str, ...] = ()
    move: str | None = None
    """None: it waits for what the others do."""
    at: int | None = None
    seen: int | None = None
    error: str = ""
    """What went wrong, if something did."""
    seconds: float = 0
    """How long it took."""
    is_ready: bool = False
    """Whether the worker has loaded everything."""


UNKNOWN: Final = Answer(is_known=False)

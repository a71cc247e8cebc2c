"""Commands: what people want of a table. Each is refused with a code or becomes an event."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, get_args

import msgspec

from ..limits import LONGEST_MOVE, LONGEST_NAME, LONGEST_TEXT, MOST_SEATS, MOST_SIGNALS
from .events import Failing, Settings
from .phrases import PhraseId

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Language: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=12)]
Value: TypeAlias = str | int | float | bool | list[int]
"""The value of an option."""


class _Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all commands."""


class Change(_Command, frozen=True, tag="change"):
    """Change options and settings. Host only, between games."""

    options: dict[str, Value] = {}
    """Missing options stay as they are."""
    settings: Settings | None = None
    """All settings; null: unchanged."""


class ChangeGame(_Command, frozen=True, tag="change-game"):
    """Play another game at this table. Host only, between games.

    People and bots keep their order. If the game has too few seats, bots lose theirs first, then
    people, the last ones first, but never the host: they watch. Where nobody may watch, or the
    table is locked, it is refused instead. Bots that the game does not have are replaced. The
    settings of the table stay, and the game's options have their defaults.
    """

    game: Name
    """Its id, from `GET /api/games`."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, or that of a bot, between games.

    During a game of a team, take over from a bot that is not on turn. Between games, as long as
    the game allows more players, the number after the last seat adds one.
    """

    seat: SeatNumber | None = None
    """None: the first free seat, or a new one."""


class Stand(_Command, frozen=True, tag="stand"):
    """Leave your seat. During a game, a simple bot takes over, at least for the current turn."""


class Invite(_Command, frozen=True, tag="invite"):
    """Put a bot in a free or new seat. Host only, between games."""

    bot: Name
    """Its id, from `GET /api/games`."""
    seat: SeatNumber | None = None
    """None: the first free seat, or a new one."""


class Remove(_Command, frozen=True, tag="remove"):
    """Remove a bot or a person. Host only, between games."""

    seat: SeatNumber


class Deal(_Command, frozen=True, tag="deal"):
    """Deal the first or the next game to the seated players; free seats are removed. Host only."""


class Make(_Command, frozen=True, tag="move"):
    """Make a move."""

    move: Notation
    """In the game's notation."""
    seen: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """In a race: the number of the newest middle card that you had seen."""


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take back the card that you are considering."""


class Hint(_Command, frozen=True, tag="hint"):
    """Take a hint for your turn: then ask for it with `GET /api/tables/ID/hint`.

    Only in games with turns, among bots, and never in a daily deal. It is counted.
    """


class Say(_Command, frozen=True, tag="say"):
    """Say something in your own words."""

    text: Text
    language: Language
    """The language of the text: `en`, `de` or `pl`."""


class Signal(_Command, frozen=True, tag="signal"):
    """Say something with signals."""

    signals: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=MOST_SIGNALS)]


class Phrase(_Command, frozen=True, tag="phrase"):
    """Say a phrase: small talk, a few times in a row, if the host allows it."""

    phrase: PhraseId


class HandOver(_Command, frozen=True, tag="hand-over"):
    """Let a bot stand in for a player who has been away or idle for a while."""

    seat: SeatNumber
    bot: Name | None = None
    """None: the best one, which is the only choice for an opponent."""


class Abandon(_Command, frozen=True, tag="abandon"):
    """End the game without a result: the host at once, others when all who play on agree."""


class Concede(_Command, frozen=True, tag="concede"):
    """Give up. A duel is lost at once, any other game when all who play on agree."""


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Withdraw your proposal to end the game."""

    concession: bool = False
    """Whether it was to give up; else to end it without a result."""


Command: TypeAlias = (
    Change
    | ChangeGame
    | Sit
    | Stand
    | Invite
    | Remove
    | Deal
    | Make
    | TakeBack
    | Hint
    | Say
    | Signal
    | Phrase
    | HandOver
    | Abandon
    | Concede
    | Withdraw
)


class Lapse(msgspec.Struct, frozen=True):
    """A bot of somebody else has lost its move, which another makes. No guest can say so."""

    failing: Failing


KINDS: Final[dict[type, str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Command)
}
"""The name of each command in messages."""

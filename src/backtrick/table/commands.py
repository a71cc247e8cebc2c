"""What people want of a table. A command is refused with a code, or becomes events."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, get_args

import msgspec

from .events import Settings

MOST_SEATS: Final = 8
"""More than any game has: what is beyond is nonsense and not looked at."""

MOST_SIGNALS: Final = 12
"""That can be said at once."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
Language: TypeAlias = Annotated[str, msgspec.Meta(min_length=2, max_length=12)]
Value: TypeAlias = str | int | float | bool | list[int]
"""The value of an option."""


class _Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What all commands have in common."""


class Change(_Command, frozen=True, tag="change"):
    """Change options and settings. Host, between games."""

    options: dict[str, Value] = {}
    """What is not named stays."""
    settings: Settings | None = None
    """All of them; null: as they are."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: SeatNumber | None = None
    """None: the first that is free."""


class Stand(_Command, frozen=True, tag="stand"):
    """Leave one's seat. While a game runs, a bot takes over."""


class Invite(_Command, frozen=True, tag="invite"):
    """Put a bot into a free seat. Host, between games."""

    bot: Name
    """As `GET /api/games` names it."""
    seat: SeatNumber | None = None
    """None: the first that is free."""


class Remove(_Command, frozen=True, tag="remove"):
    """Send a bot or a person away. Host, between games."""

    seat: SeatNumber


class Deal(_Command, frozen=True, tag="deal"):
    """Begin a game: the first one, or another with the same people. Host."""


class Make(_Command, frozen=True, tag="move"):
    """Make a move."""

    move: Notation
    """In the game's notation."""
    seen: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """In a race: the number of the newest middle card that was seen."""


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take back the card that one laid last, in the same turn."""


class Say(_Command, frozen=True, tag="say"):
    """Say something in one's own words."""

    text: Text
    language: Language
    """In which it is written: `en`, `de` or `pl`."""


class Signal(_Command, frozen=True, tag="signal"):
    """Say something by signals."""

    signals: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=MOST_SIGNALS)]


class HandOver(_Command, frozen=True, tag="hand-over"):
    """Let a bot stand in for somebody who has been gone for a while."""

    seat: SeatNumber
    bot: Name | None = None
    """None: the best there is."""


Command: TypeAlias = (
    Change | Sit | Stand | Invite | Remove | Deal | Make | TakeBack | Say | Signal | HandOver
)

KINDS: Final[dict[type, str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Command)
}
"""By its class, how a command is called in messages."""

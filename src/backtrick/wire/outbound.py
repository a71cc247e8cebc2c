"""Messages from the server to a client, over a table's socket."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from ..table.emblems import Emblem
from ..table.events import Said, Settings, WhatIf


class _Outbound(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The base of all messages to a client."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as everyone sees it."""

    guest: str | None = None
    """The guest in the seat. If there is also a bot, it stands in for the guest."""
    name: str = ""
    bot: str | None = None
    """The bot that plays in the seat."""
    emblem: Emblem | None = None
    """The guest's. Nobody else at the table has this picture or this colour."""


class SpectatorInfo(msgspec.Struct, frozen=True):
    """A spectator, as everyone sees them."""

    guest: str
    name: str
    emblem: Emblem


class Lobby(msgspec.Struct, frozen=True):
    """Everything about a table except the cards."""

    game: str
    """The id of the game. When it changes, forget the game that you have seen: the next comes with
    the next deal."""
    options: dict[str, Any]
    """The options of the next game. Those of the current game are in `game`."""
    settings: Settings
    host: str
    """The id of the host; empty if nobody is left."""
    seats: tuple[SeatInfo, ...]
    running: bool
    """Whether a game is in progress."""
    daily: str
    """The date if the first game is a daily deal, such as `2026-11-16`; else empty."""
    lesson: bool
    """Whether the first game is a guided one."""
    what_if: WhatIf | None
    """If the first game is a what-if, the moment of a finished game from which it is played on. It
    counts nowhere."""
    prepared: bool
    """Whether the first game is a race that waits for the host's `deal`. Until then, seats and
    settings cannot change."""


class Welcome(_Outbound, frozen=True, tag="welcome"):
    """The answer to `hello`: the current table."""

    table: str
    guest: str
    """Your id."""
    seat: int | None
    """Your seat; null: you are a spectator."""
    version: int
    """The number of events at the table so far."""
    now: int
    """The server's time, in milliseconds since 1970."""
    lobby: Lobby
    game: dict[str, Any] | None
    """The game as you see it; null before the first deal, and when another game was chosen."""
    said: tuple[Said, ...]
    """The latest messages since the last deal."""
    here: tuple[int, ...]
    """The seats of people who are connected."""
    missed: tuple[msgspec.Raw, ...] = ()
    """The events since your version, unless there are too many."""


class Update(_Outbound, frozen=True, tag="update"):
    """Something happened. It is stored before anyone is told."""

    version: int
    """The version of the table after it."""
    events: tuple[msgspec.Raw, ...]
    """The events that you are told about: usually one, but see `considering` in the game."""
    lobby: Lobby | None = None
    """The new lobby, if it changed."""
    game: dict[str, Any] | None = None
    """The fields of the game that changed for you. Merge them into what you have."""
    done: int | None = None
    """The number of your command, if you caused this. There is no other answer to it."""


class Done(_Outbound, frozen=True, tag="done"):
    """A command was carried out, now or earlier."""

    number: int
    version: int


class Refused(_Outbound, frozen=True, tag="refused"):
    """A command was refused. Nothing has changed."""

    number: int
    """The number of the command; 0 if it could not be read."""
    code: str
    """The reason, as a stable code."""
    detail: str = ""
    """More about the reason, for programmers."""
    span: tuple[int, int] | None = None
    """In a refused text, the start and end of the part at fault."""


class Here(_Outbound, frozen=True, tag="here"):
    """The people who are connected have changed."""

    seats: tuple[int, ...]
    """The seats of people who are connected."""
    gone: tuple[int, ...] = ()
    """The seats of people away for so long that a bot may stand in."""
    spectators: int = 0
    """The number of spectators."""
    idle: tuple[int, ...] = ()
    """The seats of people who have kept the others waiting too long: see `hand-over`."""
    watching: tuple[SpectatorInfo, ...] = ()
    """The spectators; of a crowd, the first ones."""


class Ping(_Outbound, frozen=True, tag="ping"):
    """Answer at once with `pong` and the same nonce. This measures your lag."""

    nonce: int


class Bye(_Outbound, frozen=True, tag="bye"):
    """The server is closing the connection."""

    code: str
    """The reason, as a stable code."""
    again: int = 0
    """Milliseconds to wait before reconnecting; 0: do not reconnect."""


Outbound: TypeAlias = Welcome | Update | Done | Refused | Here | Ping | Bye

encode: Final = msgspec.json.Encoder().encode
"""A message as bytes."""

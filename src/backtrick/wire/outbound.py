"""Messages from the server to a client, over the socket of a table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from ..table.events import Said, Settings


class _Outbound(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What all messages to a client have in common."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    guest: str | None = None
    """Who sits there; with a bot too, the bot stands in."""
    name: str = ""
    bot: str | None = None
    """The bot that plays there."""


class Lobby(msgspec.Struct, frozen=True):
    """All of a table but the cards."""

    game: str
    """Its id."""
    options: dict[str, Any]
    """Those of the next game; those of the one that is played are in what you see of it."""
    settings: Settings
    host: str
    """The guest who decides; empty if nobody is left."""
    seats: tuple[SeatInfo, ...]
    running: bool
    """Whether a game is being played."""
    daily: str
    """The day whose daily deal is the first game here, e.g. `2026-11-16`; empty: of none."""
    lesson: bool
    """Whether the first game here is a guided one."""


class Welcome(_Outbound, frozen=True, tag="welcome"):
    """The answer to `hello`: the table as it is now."""

    table: str
    guest: str
    """Who you are."""
    seat: int | None
    """Where you sit; null: you look on."""
    version: int
    """How many events the table has had."""
    now: int
    """The server's time, in milliseconds since 1970."""
    lobby: Lobby
    game: dict[str, Any] | None
    """What you see of the game; null before the first."""
    said: tuple[Said, ...]
    """The newest of what was said, since the last deal."""
    here: tuple[int, ...]
    """Seats whose people are connected."""
    missed: tuple[msgspec.Raw, ...] = ()
    """What has happened since the version that you had, if that is not too long ago."""


class Update(_Outbound, frozen=True, tag="update"):
    """Something has happened. It is stored for good before anybody is told."""

    version: int
    """Of the table, after it."""
    events: tuple[msgspec.Raw, ...]
    """What happened."""
    lobby: Lobby | None = None
    """If that has changed."""
    game: dict[str, Any] | None = None
    """What has changed of what you see of the game, by name: take over what is here."""
    done: int | None = None
    """The number of your command, if it was you: then there is no other answer to it."""


class Done(_Outbound, frozen=True, tag="done"):
    """A command was carried out, or had been already."""

    number: int
    version: int


class Refused(_Outbound, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    number: int
    """0: the message had none that could be read."""
    code: str
    """Why: a stable code."""
    detail: str = ""
    """What was wrong, for programmers."""
    span: tuple[int, int] | None = None
    """In a refused text, the letters in question."""


class Here(_Outbound, frozen=True, tag="here"):
    """Who is connected has changed."""

    seats: tuple[int, ...]
    """Seats whose people are connected."""
    gone: tuple[int, ...] = ()
    """Seats whose people have been away so long that a bot may stand in."""
    spectators: int = 0
    """How many look on."""


class Ping(_Outbound, frozen=True, tag="ping"):
    """To be answered at once with `pong` and the same token: that is how lag is measured."""

    token: int


class Bye(_Outbound, frozen=True, tag="bye"):
    """The server closes the connection."""

    code: str
    """Why: a stable code."""
    again: int = 0
    """After how many milliseconds to connect again; 0: not at all."""


Outbound: TypeAlias = Welcome | Update | Done | Refused | Here | Ping | Bye

encode: Final = msgspec.json.Encoder().encode
"""A message as bytes."""

"""What the server answers over HTTP: who people are, which tables there are, what was played.

What is always sent has no default, so that the description and the client's types say so.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ..table.commands import Value
from .requests import Language

Phase: TypeAlias = Literal["open", "running", "over"]


class GuestInfo(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: Language


class Welcomed(GuestInfo, frozen=True):
    """A guest, with the token that proves it. It is also set as a cookie."""

    token: str


class MovingCode(msgspec.Struct, frozen=True):
    """A code that moves the guest to another device, once."""

    code: str
    expires: int
    """In milliseconds since 1970."""


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened."""

    table: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as it is found in a list."""

    table: str
    game: str
    options: dict[str, Value]
    phase: Phase
    """`over`: its last game is."""
    host: str
    """The name of whoever decides; empty if nobody is left."""
    free_seats: int
    updated: int
    """In milliseconds since 1970."""


class Tables(msgspec.Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    """Which game of the table it was, from 1."""
    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    """Who played, by seat."""
    bots: tuple[int, ...]
    """Seats that bots had at the deal: what stands there as a name is which bot it was."""
    ended: int
    """In milliseconds since 1970."""
    lasted: int
    """In milliseconds, without the countdown before it."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    seat: int | None
    """Where the guest who asks sat; null: they did not play."""


class GamesPage(msgspec.Struct, frozen=True):
    """Finished games."""

    games: list[GameInfo]
    next: int | None
    """`before` for the next page; null: there is none."""


class StepInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in a finished game."""

    event: Literal["deal", "move", "refused", "said"]
    at: int
    """In milliseconds since the deal."""
    view: dict[str, Any]
    """What has changed of what was seen, by name, as in `game` of the socket; at first, all."""
    seat: int | None = None
    """Whose move or words it was; missing at the deal."""
    move: str = ""
    reason: str | None = None
    """Why a move was refused: a stable code."""
    text: str = ""
    signals: list[str] = []


class Steps(msgspec.Struct, frozen=True):
    """A finished game, step by step."""

    game: str
    names: tuple[str, ...]
    """Who played, by seat."""
    bots: tuple[int, ...]
    """Seats that bots had at the deal: what stands there as a name is which bot it was."""
    seat: int | None
    """Who looks; null: whoever sees all hands, in `shown`."""
    dealt: int
    """In milliseconds since 1970."""
    began: int
    """When it began, in milliseconds since 1970: in a race, the end of the first countdown."""
    steps: list[StepInfo]
    """The first is the deal."""


class BestTime(msgspec.Struct, frozen=True):
    """A game that was won alone."""

    name: str
    lasted: int
    """In milliseconds, without the countdown before it."""
    ended: int
    """In milliseconds since 1970."""


class BestTimes(msgspec.Struct, frozen=True):
    """Games that were won alone, the shortest first."""

    game: str
    options: dict[str, Value]
    times: list[BestTime]


class Health(msgspec.Struct, frozen=True):
    """The server can store what happens."""

    status: Literal["ok"]

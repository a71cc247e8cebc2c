"""HTTP answers: guests, tables, finished games.

Fields that are always sent have no default, so that OpenAPI and the client's types say so.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ..table.commands import Value
from ..table.emblems import Emblem
from ..table.events import WhatIf
from .requests import Language

Phase: TypeAlias = Literal["open", "running", "over"]


class GuestInfo(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: Language
    emblem: Emblem
    """The picture and colour next to the name; at a table, others may have them already."""


class Welcomed(GuestInfo, frozen=True):
    """A guest with their token. The token is also set as a cookie."""

    token: str


class TransferCode(msgspec.Struct, frozen=True):
    """A transfer code, valid once."""

    code: str
    expires: int
    """In milliseconds since 1970."""


class OpenedTable(msgspec.Struct, frozen=True):
    """The id of an opened table."""

    table: str


class TurnInfo(msgspec.Struct, frozen=True):
    """Whom a game waits for."""

    yours: bool
    """Whether it waits for the guest who asks."""
    emblems: tuple[Emblem, ...]
    """The emblems of everybody it waits for, by seat; none while a bot is on turn."""
    since: int
    """When the turn began, in milliseconds since 1970."""
    due: int | None
    """When a bot moves for them, in milliseconds since 1970; null: never."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, Value]
    phase: Phase
    """`over`: the last game has ended."""
    host: str
    """The name of the host; empty if nobody is left."""
    emblems: tuple[Emblem, ...]
    """The emblems of the people who sit there, by seat."""
    free_seats: int
    updated: int
    """In milliseconds since 1970."""
    what_if: bool
    """Whether its game is played on from a moment of another one, and counts nowhere."""
    turn: TurnInfo | None
    """Whom its game waits for; null if there is none, in a race, and if nobody else plays."""


class Tables(msgspec.Struct, frozen=True):
    """Tables, newest first. Among your own, those waiting for you come first."""

    tables: list[TableInfo]


class InvitationInfo(msgspec.Struct, frozen=True):
    """What anyone with the link can see of a table."""

    game: str
    """The id of the game."""
    host: str
    """The name of the host; empty if there is none."""


class GameInfo(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    """The number of the game at its table, from 1."""
    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    """The players' names, by seat."""
    bots: tuple[int, ...]
    """The seats that bots had at the deal. The name of such a seat is the bot's id."""
    emblems: tuple[Emblem | None, ...]
    """The players' emblems of today, by seat; null for bots and for deleted guests."""
    ended: int
    """In milliseconds since 1970."""
    lasted: int
    """In milliseconds, without the countdown."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    hints: int
    """How many hints were taken."""
    seat: int | None
    """The seat of the guest who asks; null: they did not play."""


class GamesPage(msgspec.Struct, frozen=True):
    """Finished games."""

    games: list[GameInfo]
    next: int | None
    """`before` of the next page; null: this is the last."""


class StepInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a game."""

    event: Literal["deal", "move", "refused", "said"]
    at: int
    """In milliseconds since the deal."""
    view: dict[str, Any]
    """The fields that changed, as in `game` on the socket; in the first step, all of them."""
    seat: int | None = None
    """The seat that moved or spoke; missing at the deal."""
    move: str = ""
    reason: str | None = None
    """Why the move was refused, as a stable code."""
    text: str = ""
    signals: list[str] = []
    phrase: str = ""


class Steps(msgspec.Struct, frozen=True):
    """A finished game, or one up to the turn of a puzzle, step by step."""

    game: str
    names: tuple[str, ...]
    """The players' names, by seat."""
    bots: tuple[int, ...]
    """The seats that bots had at the deal. The name of such a seat is the bot's id."""
    emblems: tuple[Emblem | None, ...]
    """The players' emblems, by seat; null for bots."""
    seat: int | None
    """The point of view; null: all hands are open, in `hands_revealed`."""
    own: int | None
    """The seat of the guest who asks; null: they did not play."""
    what_if: WhatIf | None
    """The moment of another game from which it was played on, if it is a what-if."""
    dealt: int
    """In milliseconds since 1970."""
    began: int
    """In milliseconds since 1970: the deal or, in a race, the end of the first countdown."""
    hints: int
    """How many hints were taken."""
    steps: list[StepInfo]
    """The first step is the deal."""


class FittingCard(msgspec.Struct, frozen=True):
    """A move with a card that fits, and its sum: a value, plus or minus a step."""

    move: str
    value: int
    step: int
    sign: int
    """1 or -1."""


class SprintPositionInfo(msgspec.Struct, frozen=True):
    """A position of a sprint."""

    view: dict[str, Any]
    """What the player sees, as in `game` on the socket."""
    fitting: tuple[FittingCard, ...]
    """The cards in hand that fit."""
    others: tuple[str, ...]
    """The moves with cards in hand that do not fit."""


class SprintPositions(msgspec.Struct, frozen=True):
    """Positions for a sprint, one after the other."""

    game: str
    positions: list[SprintPositionInfo]


class BestTime(msgspec.Struct, frozen=True):
    """The time of a solo game."""

    name: str
    lasted: int
    """In milliseconds, without the countdown."""
    ended: int
    """In milliseconds since 1970."""


class BestTimes(msgspec.Struct, frozen=True):
    """The best times of solo games, shortest first."""

    game: str
    options: dict[str, Value]
    times: list[BestTime]


class Health(msgspec.Struct, frozen=True):
    """The server can store events."""

    status: Literal["ok"]

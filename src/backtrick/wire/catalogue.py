"""HTTP answers about what can be played: games and lessons.

As in `answers.py`, fields that are always sent have no default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..table.commands import Value


class LessonStepInfo(msgspec.Struct, frozen=True):
    """A step of a guided first game."""

    id: str
    """The id of its texts: `.say` what to do and why, `.done` what has happened."""
    do: Literal["move", "try", "signal", "watch"]
    """What the learner does. `try` is a move that the rules refuse; `watch` waits for the tutor."""
    move: str
    """The move to make or try, or the tutor's move to watch; empty: something is said."""
    signals: tuple[str, ...]
    """The signals to say, or the tutor's signals to watch for."""
    cards: tuple[str, ...]
    """The learner's cards to point at."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game; the learner sits in the first seat."""

    game: str
    options: dict[str, Value]
    steps: list[LessonStepInfo]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["one-of", "flag", "seats", "seconds"]
    default: Value
    values: list[str | int] | None
    """The allowed values: choose one, or any number of them (`seats`)."""
    most: int | None
    """The highest allowed value (`seconds`)."""


class SignalInfo(msgspec.Struct, frozen=True):
    """A signal."""

    name: str
    variants: list[str]
    """The variants that allow it."""


class CatalogueGame(msgspec.Struct, frozen=True):
    """A game on offer."""

    id: str
    least_players: int
    most_players: int
    team: bool
    """Whether the players win or lose together."""
    real_time: bool
    """Whether everyone plays at once."""
    options: list[OptionInfo]
    bots: list[str]
    """The bots that can play at a table, best last."""
    external_bots: list[str]
    """The bots of other people that this server offers."""
    partner: str
    """The bot that plays with a lone guest."""
    fitted: str | None
    """The bot that is a little faster than a lone guest, by the guest's own times; null: none."""
    lesson: bool
    """Whether there is a guided first game."""
    sprint: bool
    """Whether there are sprints; see `GET /api/sprint`."""
    signals: list[SignalInfo]
    """The signals for `signal`; none if talk is not part of the game."""


class Catalogue(msgspec.Struct, frozen=True):
    """All games."""

    games: list[CatalogueGame]
    coach: bool
    """Whether finished games can be analysed."""

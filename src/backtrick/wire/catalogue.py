"""What there is to play, as the server says it over HTTP: games, daily deals, lessons.

As in `answers.py`, what is always sent has no default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..table.commands import Value


class DailyResult(msgspec.Struct, frozen=True):
    """What came of a daily deal."""

    number: int
    """Of the game at its table, for its record: always 1."""
    won: bool
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    lasted: int
    """In milliseconds."""


class DailyDeal(msgspec.Struct, frozen=True):
    """One of today's deals, for the guest who asks."""

    game: str
    players: int
    state: Literal["new", "running", "finished"]
    table: str | None
    """Where the guest plays it, or did; null: not begun."""
    result: DailyResult | None


class DailyDeals(msgspec.Struct, frozen=True):
    """Today's deals: the same for everybody on this server, one try a guest."""

    date: str
    """Of today in UTC, e.g. `2026-11-16`."""
    ends: int
    """When there will be others, in milliseconds since 1970."""
    deals: list[DailyDeal]
    """By game and number of players."""


class LessonStepInfo(msgspec.Struct, frozen=True):
    """A step of a guided first game."""

    id: str
    """Its texts: `.say` what to do and why, `.done` what has happened then."""
    do: Literal["move", "try", "signal", "watch"]
    """What the learner does; `try` is a move that the rules refuse."""
    move: str
    """The move that is made or tried, by somebody else if one watches; empty: something is said."""
    signals: tuple[str, ...]
    """What is said, by somebody else if one watches."""
    cards: tuple[str, ...]
    """Which of the learner's cards to point at."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game; the learner sits in the first seat."""

    game: str
    options: dict[str, Value]
    steps: list[LessonStepInfo]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen for a game."""

    name: str
    kind: Literal["one-of", "flag", "seats", "seconds"]
    default: Value
    values: list[str | int] | None
    """All that can be chosen, one of them or (`seats`) any."""
    most: int | None
    """The most that can be chosen (`seconds`)."""


class SignalInfo(msgspec.Struct, frozen=True):
    """Something that can be said at a table with a tap."""

    name: str
    variants: list[str]
    """Those in which it may be said."""


class CatalogueGame(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    least_players: int
    most_players: int
    team: bool
    """Whether all win or lose together."""
    real_time: bool
    """Whether all play at once."""
    options: list[OptionInfo]
    bots: list[str]
    """Those that can sit at a table, the best last."""
    partner: str
    """The one of them that plays with a guest who is alone."""
    lesson: bool
    """Whether there is a guided first game."""
    signals: list[SignalInfo]
    """All that can be said by `signal`; none where talk is no part of the game."""


class Catalogue(msgspec.Struct, frozen=True):
    """All games."""

    games: list[CatalogueGame]

"""HTTP answers about a guest's results."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..table.commands import Value
from ..table.emblems import Emblem

Measure: TypeAlias = Literal["wins", "cards", "time"]
"""What games of a kind are compared by: how often they are won, how few cards are left at their
end, how long a win takes."""
Feat: TypeAlias = Literal["first-win", "cards", "time", "streak"]
"""What a personal best is about."""


class WeekResults(msgspec.Struct, frozen=True):
    """The games of a kind that ended in one week."""

    start: int
    """Its Monday at midnight in UTC, in milliseconds since 1970."""
    games: int
    wins: int
    cards_left: float | None
    """On average, in games that were not conceded; null: there is none."""
    best_time: int | None
    """The shortest win, in milliseconds; null: there is none."""


class BotResults(msgspec.Struct, frozen=True):
    """A bot's average results, with the usual bots in the other seats."""

    bot: str
    games: int
    """How many it was measured in."""
    wins: float
    """The share of games won."""
    cards_left: float
    time: float | None
    """Of a win, in milliseconds; null: it never won, or plays without a clock."""


class KindHistory(msgspec.Struct, frozen=True):
    """A guest's results in one kind of game: the same game, variant and players."""

    game: str
    options: dict[str, Value]
    """Those that make the kind; not who starts."""
    as_seen: bool
    """Whether seats in the options are counted from this person's, which is 0."""
    measures: tuple[Measure, ...]
    """What is worth comparing."""
    games: int
    wins: int
    cards_left: float | None
    """On average, in games that were not conceded; null: there is none."""
    fewest: int | None
    """The fewest cards left in a game played out without hints; null: there is none."""
    time: float | None
    """Of a win without hints, on average, in milliseconds; null: there is none."""
    best_time: int | None
    """The shortest of those; null: there is none."""
    streak: int
    """The games won since the last one that was not."""
    best_streak: int
    last: int
    """When the last game ended, in milliseconds since 1970."""
    weeks: list[WeekResults]
    """Those of the last year with games, oldest first."""
    bots: list[BotResults]
    """What bots reach at the same table; empty: not measured."""


class History(msgspec.Struct, frozen=True):
    """A guest's history, as shared."""

    name: str
    emblem: Emblem
    kinds: list[KindHistory]
    """What was played last comes first."""


class MyHistory(History, frozen=True):
    """The guest's own history."""

    shared: str
    """The token by which anyone can see it; empty: nobody else can."""


class Shared(msgspec.Struct, frozen=True):
    """The token by which anyone can see the guest's history."""

    token: str


class PersonalBest(msgspec.Struct, frozen=True):
    """Something that the guest never did as well before, in games of the same kind."""

    feat: Feat
    value: int
    """The cards left, the time in milliseconds, or the games won in a row; 1 for a first win."""
    before: int | None
    """The best until then, if it is known."""


class PersonalBests(msgspec.Struct, frozen=True):
    """The guest's personal bests in a game."""

    bests: list[PersonalBest]

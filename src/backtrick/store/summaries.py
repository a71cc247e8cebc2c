"""Summaries: a guest's results by kind of game, kept as games end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..games.terms import Ending

if TYPE_CHECKING:
    from .db_rows import Value
    from .finished_games import GameListing

_DAY: Final = 24 * 60 * 60 * 1000
_WEEK: Final = 7 * _DAY
_SINCE_MONDAY: Final = 3 * _DAY
"""1970 began on a Thursday."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A guest's results in one kind of game. Times are in milliseconds."""

    game: str
    kind: str
    """The options that matter, as text; see `GameListing.kind`."""
    games: int
    wins: int
    played_out: int
    """The games that were not conceded."""
    cards_left: int
    """In all of those together."""
    fewest: int | None
    """The fewest cards left in a game played out without hints; None: there is none."""
    fewest_before: int | None
    """The same until a game had fewer; None: there was none."""
    fewest_at: int | None
    """When the game with the fewest ended."""
    timed: int
    """The games won that were played out without hints."""
    time: int
    """Of all of those together."""
    best_time: int | None
    best_time_before: int | None
    best_time_at: int | None
    """The shortest of them, as for the fewest cards."""
    streak: int
    """The games won since the last one that was not."""
    best_streak: int
    best_streak_at: int | None
    """The longest one, and when its last game ended."""
    last: int
    """When the last game ended."""


@dataclass(frozen=True, slots=True)
class Week:
    """A guest's results in one kind of game in a week. The fields are those of `Summary`."""

    game: str
    kind: str
    start: int
    """Its Monday at midnight in UTC, in milliseconds since 1970."""
    games: int
    wins: int
    played_out: int
    cards_left: int
    timed: int
    time: int
    best_time: int | None


def week_of(time: int) -> int:
    """The start of the week of a time; both in milliseconds since 1970."""
    return (time + _SINCE_MONDAY) // _WEEK * _WEEK - _SINCE_MONDAY


def summary_rows(finished: GameListing) -> list[tuple[Value, ...]]:
    """What a finished game adds to the summary of each of its guests, as `sql_history` wants it."""
    if not finished.kind:
        return []
    is_played_out = finished.ending != Ending.CONCEDED.value
    is_own_work = is_played_out and not finished.hints
    return [
        (
            guest,
            finished.game,
            finished.kind_in(seat),
            int(seat in finished.winners),
            int(is_played_out),
            finished.cards_left if is_played_out else 0,
            finished.cards_left if is_own_work else None,
            finished.lasted if is_own_work and seat in finished.winners else None,
            finished.ended,
        )
        for seat, guest in enumerate(finished.guests)
        if guest is not None
    ]


def week_rows(finished: GameListing) -> list[tuple[Value, ...]]:
    """The same for the weeks of its guests."""
    week = week_of(finished.ended)
    return [(*row[:6], row[7], week) for row in summary_rows(finished)]


class SummaryStore(ABC):
    """The part of a store that keeps summaries."""

    @abstractmethod
    async def summaries_of(self, guest: str) -> list[Summary]:
        """A guest's summaries, of what was played last first.

        They are stored with the batches in which games end, for guests who exist.
        """

    @abstractmethod
    async def weeks_of(self, guest: str, since: int) -> list[Week]:
        """A guest's weeks that began at a time or later, by kind of game, oldest first."""

    @abstractmethod
    async def summed_up(
        self, guest: str, table: str, number: int
    ) -> tuple[GameListing, Summary] | None:
        """A finished game, and the summary of its kind; None if the guest has no such game."""

    @abstractmethod
    async def share(self, guest: str, token: str) -> str:
        """Share a guest's summaries by a token, unless they are shared; returns the token."""

    @abstractmethod
    async def share_of(self, guest: str) -> str:
        """The token by which a guest's summaries are shared; empty: none."""

    @abstractmethod
    async def sharer(self, token: str) -> str | None:
        """The id of the guest whose summaries are shared by a token."""

    @abstractmethod
    async def unshare(self, guest: str) -> None:
        """Share a guest's summaries no longer."""

"""What a store keeps of daily deals: everybody's try, how many had which score, and the bots'."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection


class DealOfDay(NamedTuple):
    """One of the deals of a day."""

    day: str
    """Such as `2026-11-16`."""
    game: str
    players: int


class TryResult(msgspec.Struct, frozen=True, gc=False):
    """How a try at a daily deal ended."""

    score: int
    """Fewer is better; what it counts depends on the game."""
    won: bool
    cards_left: int
    lasted: int
    """In milliseconds."""
    ended: int
    """Wall time, in milliseconds."""


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A guest's only try at a daily deal."""

    deal: DealOfDay
    guest: str
    table: str
    counted: bool
    """Whether its score is counted with everybody's. It is not if it ended when the day was over:
    then the best game could be watched."""
    result: TryResult | None
    """None: it is under way, or was abandoned."""


class DayPlayed(NamedTuple):
    """A day on which a guest has finished daily deals."""

    day: str
    finished: int
    won: int


def day_at(at: int) -> str:
    """The day of a time, in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


class DailyStore(ABC):
    """The part of a store that is about daily deals."""

    @abstractmethod
    async def begin_try(self, deal: DealOfDay, guest: str, table: str, device: bytes) -> DailyTry:
        """Note a guest's try at a table, unless there is one; returns the noted one.

        It is counted if the device is known and no other guest has tried the deal on it, even one
        who has been deleted. Raises `Conflict` if there is no such guest.
        """

    @abstractmethod
    async def tries_of(self, guests: Collection[str], first: str, last: str) -> list[DailyTry]:
        """The tries of some guests from one day to another, by day and deal."""

    @abstractmethod
    async def days_played(self, guest: str) -> list[DayPlayed]:
        """All days on which a guest has finished a deal, oldest first."""

    @abstractmethod
    async def scores(self, deal: DealOfDay) -> dict[int, int]:
        """How many counted tries had which score."""

    @abstractmethod
    async def best_try(self, deal: DealOfDay) -> DailyTry | None:
        """The counted try with the best score, of several the earliest; None if there is none."""

    @abstractmethod
    async def pars(self, first: str, last: str) -> dict[DealOfDay, bytes]:
        """What bots have made of the deals from one day to another."""

    @abstractmethod
    async def store_par(self, deal: DealOfDay, data: bytes) -> None:
        """Store what bots have made of a deal, unless that is stored."""

    @abstractmethod
    async def deals_without_par(self, first: str, limit: int) -> list[DealOfDay]:
        """Deals since a day that guests have tried, and bots not, newest first."""

    @abstractmethod
    async def forget_devices(self, before: str) -> None:
        """Forget on which devices the deals of days before this one were tried."""

    @abstractmethod
    async def forget_scores(self, before: str) -> None:
        """Delete everybody's scores of days before this one, and tries without a result.

        The results of guests stay, for themselves.
        """

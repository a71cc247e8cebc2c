"""What a store keeps of finished games, so that they are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

MOST_GAMES: Final = 2**31 - 1
"""More than any table has."""


@dataclass(frozen=True, slots=True)
class GameListing:
    """How a finished game is found."""

    table: str
    number: int
    """The number of the game at its table, from 1."""
    game: str
    options: str
    guests: tuple[str | None, ...]
    """The guests, by seat; None is a bot."""
    names: tuple[str, ...]
    ended: int
    """Wall time, in milliseconds."""
    lasted: int
    """In milliseconds."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    hints: int = 0
    """How many hints were taken."""
    kind: str = ""
    """The kind of game for which it counts in summaries: the options that matter, as text; if that
    depends on the seat, a line for each. Empty: it counts nowhere."""

    def kind_in(self, seat: int) -> str:
        """The kind for the player in a seat."""
        lines = self.kind.split("\n")
        return lines[seat] if len(lines) > 1 else self.kind


class FinishedGameStore(ABC):
    """The part of a store that lists finished games."""

    @abstractmethod
    async def finished(
        self, table: str, until: int = MOST_GAMES, limit: int = MOST_GAMES
    ) -> list[GameListing]:
        """The last finished games of a table, up to one, by number."""

    @abstractmethod
    async def finished_of(
        self, guest: str, limit: int, before: int | None = None
    ) -> list[GameListing]:
        """A guest's finished games before a time, newest first.

        Games that ended in the same millisecond stay on one page, so that none is lost between two
        pages. For that, a page may exceed the limit.
        """

    @abstractmethod
    async def best_times(self, game: str, options: str, limit: int) -> list[GameListing]:
        """Games won alone, shortest first."""

"""What a store keeps of the analyses of finished games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A finished game, as some of its readers may know it."""

    table: str
    number: int
    """The number of the game at its table, from 1."""
    heard: bool
    """Whether what was said is part of it."""


class AnalysisStore(ABC):
    """The part of a store that keeps analyses."""

    @abstractmethod
    async def analysis(self, game: AnalysedGame, edition: str) -> bytes | None:
        """The analysis of a game; empty: wanted, not made yet; None: not even wanted.

        Each game has one; that of another edition counts as none.
        """

    @abstractmethod
    async def want_analysis(self, game: AnalysedGame, edition: str) -> None:
        """Note that an analysis is wanted, unless it is stored.

        That of another edition is deleted.
        """

    @abstractmethod
    async def store_analysis(self, game: AnalysedGame, edition: str, data: bytes) -> None:
        """Store an analysis, if it is still wanted."""

    @abstractmethod
    async def give_up_analysis(self, game: AnalysedGame, edition: str) -> None:
        """Forget that an analysis is wanted."""

    @abstractmethod
    async def wanted_analyses(self, edition: str, limit: int) -> list[AnalysedGame]:
        """Some games with an analysis that is wanted and not stored."""

"""The results of many games, in whole numbers, so that parts add up in any order."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from .lapses import NO_LAPSES

if TYPE_CHECKING:
    from .lapses import Lapses


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of games, and sums of their results."""

    games: int
    wins: tuple[int, ...]
    """By seat; a team's win is a win of every seat."""
    cards_left: int
    turns: int
    lapses: tuple[Lapses, ...] = ()
    """By seat; empty if no bot had any."""

    def __add__(self, other: Tally) -> Tally:
        both = zip_longest(self.lapses, other.lapses, fillvalue=NO_LAPSES)
        return Tally(
            self.games + other.games,
            tuple(mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)),
            self.cards_left + other.cards_left,
            self.turns + other.turns,
            tuple(mine.plus(theirs) for mine, theirs in both),
        )

    @classmethod
    def nothing(cls, players: int) -> Tally:
        """No games yet."""
        return cls(0, (0,) * players, 0, 0)

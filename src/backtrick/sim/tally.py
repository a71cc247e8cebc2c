"""The results of many games, in whole numbers, so that parts add up in any order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of games, and sums of their results."""

    games: int
    wins: tuple[int, ...]
    """By seat; a team's win is a win of every seat."""
    cards_left: int
    turns: int

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            tuple(mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)),
            self.cards_left + other.cards_left,
            self.turns + other.turns,
        )

    @classmethod
    def nothing(cls, players: int) -> Tally:
        """No games yet."""
        return cls(0, (0,) * players, 0, 0)

"""What came of many games, in whole numbers: parts of a simulation add up in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions


@dataclass(frozen=True, slots=True)
class Tally:
    """Games played, and what came of them, all as sums."""

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


class Compiled(Protocol):
    """A game whose kernels play whole games by themselves."""

    def __call__(
        self, options: GameOptions, policies: Sequence[int], seed: int, games: range
    ) -> Tally:
        """Play the games with these numbers; `policies` by seat, RANDOM or GREEDY."""
        ...


RANDOM: Final = 0
GREEDY: Final = 1
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
"""By the names of the bots that play the same way."""
PACE = 3_000
"""Milliseconds that RANDOM lets pass before it moves, on average, in a game in real time."""

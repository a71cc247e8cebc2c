"""The two ways to play that every game has compiled, and how they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions
    from .tally import Tally

RANDOM: Final = 0
GREEDY: Final = 1
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
"""By the names of the bots that play the same way."""
PACE: Final = 3_000
"""Milliseconds that RANDOM lets pass before it moves, on average, in a game in real time."""


class Compiled(Protocol):
    """A game whose kernels play whole games by themselves."""

    def __call__(
        self, options: GameOptions, policies: Sequence[int], seed: int, games: range
    ) -> Tally:
        """Play the games with these numbers; `policies` by seat, RANDOM or GREEDY."""
        ...

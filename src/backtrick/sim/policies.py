"""The two compiled policies of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions
    from .tally import Tally

RANDOM: Final = 0
GREEDY: Final = 1
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
"""The policies, by the names of their bots."""
PACE: Final = 3_000
"""The mean pause of RANDOM in a real-time game, in milliseconds."""


class Compiled(Protocol):
    """A game with kernels for whole games."""

    def __call__(
        self, options: GameOptions, policies: Sequence[int], seed: int, games: range
    ) -> Tally:
        """Play the games with these numbers; `policies` by seat, RANDOM or GREEDY."""
        ...

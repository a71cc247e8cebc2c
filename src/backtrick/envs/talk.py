"""Talk as actions of its own, and what was heard as numbers of their own.

Before each turn, every other seat says one thing or nothing, clockwise. Only true signals are
legal. What a seat has said is heard until its own next turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .layout import Field, from_seat, seats_from_mine
from .offers import offered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..talk.signals import Signal

    Heard = Sequence[frozenset[Signal]]

QUIET: Final = "quiet"
"""The last action: to say nothing."""


class Talk:
    """What may be said with these options, numbered."""

    def __init__(self, game: AnyGame, options: GameOptions) -> None:
        self.signals: tuple[Signal, ...] = offered(game, "talk")(options)
        self._is_honest = offered(game, "talk", "is_honest")
        self._players = options.players

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not: the signals, and to say nothing."""
        return len(self.signals) + 1

    @property
    def size(self) -> int:
        """How many numbers say what was heard."""
        return self._players * len(self.signals)

    @property
    def field(self) -> Field[Any]:
        """What was heard, as a field of an observation."""
        seats = seats_from_mine(self._players)
        entries = tuple(f"{seat} {signal}" for seat in seats for signal in self.signals)
        return Field("heard", "what each seat has said", entries, 1, lambda heard: heard)

    def observe(self, heard: Heard, seat: Seat) -> NDArray[np.int8]:
        """What was heard, the seat's own words first."""
        said = from_seat(heard, seat)
        return np.array([each in some for some in said for each in self.signals], np.int8)

    def mask(self, view: object) -> NDArray[np.int8]:
        """What may be said: what is true, or nothing."""
        return np.array([*(self._is_honest(view, each) for each in self.signals), True], np.int8)

    def text(self, action: int) -> str:
        """What an action says."""
        return str(self.signals[action]) if action < len(self.signals) else QUIET

"""Many games at once, with the options of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.quick_easy.table import TURN
from ..chance import ANYONE
from . import moves, observations
from .arrays import Terms, begin, new_arrays

if TYPE_CHECKING:
    from typing import Any

    import numpy as np
    from numpy.typing import NDArray

    from ...games.quick_easy import Options


class QuickEasySlots:
    """The kernels, on arrays of their own."""

    def __init__(self, options: Options, slots: int) -> None:
        if options.starter == "agree":
            raise ValueError("starter=agree: in a batch nobody votes; choose random or a seat")
        starter = ANYONE if options.starter == "random" else options.starter
        self.arrays = new_arrays(options.players, slots)
        self._terms = Terms(options.most_cards_a_turn, starter, int(options.open_rows))

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat on turn, by slot."""
        return self.arrays.now[:, TURN]

    def begin(self, which: NDArray[np.bool_]) -> None:
        """Deal the marked games."""
        begin(self.arrays, which, self._terms.starter)

    def begin_next(self) -> None:
        """Deal the next game wherever one is over."""
        moves.begin_next(self.arrays, self._terms.starter)

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first slot whose action is illegal, or -1."""
        return moves.first_illegal(self.arrays, self._terms, actions)

    def step(
        self, actions: NDArray[np.int64], rewards: NDArray[np.float32], done: NDArray[np.bool_]
    ) -> None:
        """Make a legal move in every game that is not over."""
        moves.step(self.arrays, actions, rewards, done)

    def observe(self, into: NDArray[Any]) -> None:
        """Write what the seats on turn see."""
        observations.observe(self.arrays, self._terms, into)

    def mask(self, into: NDArray[np.int8]) -> None:
        """Write the legal actions."""
        observations.mask(self.arrays, self._terms, into)

    def random_actions(self, chance: NDArray[np.uint64], into: NDArray[np.int64]) -> None:
        """Write a random legal action for each game."""
        moves.random_actions(self.arrays, self._terms, chance, into)


slots: Final = QuickEasySlots

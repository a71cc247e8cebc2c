"""Many games at once, with the options of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...sim.face_to_face.table import SEAT
from ..chance import ANYONE
from . import moves, observations
from .arrays import begin_marked, begin_next, new_arrays

if TYPE_CHECKING:
    from typing import Any

    import numpy as np
    from numpy.typing import NDArray

    from ...games.face_to_face import Options


class FaceToFaceSlots:
    """The kernels, on arrays of their own."""

    def __init__(self, options: Options, slots: int) -> None:
        self.arrays = new_arrays(slots)
        self._starter = ANYONE if options.starter == "random" else options.starter

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat on turn, by slot."""
        return self.arrays.turn[:, SEAT]

    def begin(self, which: NDArray[np.bool_]) -> None:
        """Deal the marked games."""
        begin_marked(self.arrays, which, self._starter)

    def begin_next(self) -> None:
        """Deal the next game wherever one is over."""
        begin_next(self.arrays, self._starter)

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first slot whose action is illegal, or -1."""
        return moves.first_illegal(self.arrays, actions)

    def step(
        self, actions: NDArray[np.int64], rewards: NDArray[np.float32], done: NDArray[np.bool_]
    ) -> None:
        """Make a legal move in every game that is not over."""
        moves.step(self.arrays, actions, rewards, done)

    def observe(self, into: NDArray[Any]) -> None:
        """Write what the seats on turn see."""
        observations.observe(self.arrays, into)

    def mask(self, into: NDArray[np.int8]) -> None:
        """Write the legal actions."""
        observations.mask(self.arrays, into)

    def random_actions(self, chance: NDArray[np.uint64], into: NDArray[np.int64]) -> None:
        """Write a random legal action for each game."""
        moves.random_actions(self.arrays, chance, into)


slots: Final = FaceToFaceSlots

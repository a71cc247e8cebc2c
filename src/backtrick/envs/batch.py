"""Thousands of games at once, as arrays.

    batch = Batch(game, game.options(players=3, starter="random"), 4096, auto_reset=True)
    batch.reset(range(4096))
    batch.step(actions)

Each slot has a seed, and the games dealt there have numbers. Game 0 of seed 7 has the cards that
`simulate --seed 7` gives its game 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from ..sim.decks import dealt
from .layout import Layout
from .offers import offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import ArrayLike, DTypeLike, NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.parts import State

SEEDS: Final = range(2**64)


class SlotArrays(Protocol):
    """The arrays that every game has, by slot."""

    def __iter__(self) -> Iterator[NDArray[Any]]: ...
    @property
    def seeds(self) -> NDArray[np.uint64]: ...
    @property
    def numbers(self) -> NDArray[np.int64]: ...
    @property
    def starters(self) -> NDArray[np.int8]: ...
    @property
    def over(self) -> NDArray[np.bool_]: ...


class Slots(Protocol):
    """A game's `slots.py`: its kernels. Called with checked arguments."""

    @property
    def arrays(self) -> SlotArrays: ...
    @property
    def seats(self) -> NDArray[Any]: ...
    def begin(self, which: NDArray[np.bool_], /) -> None: ...
    def begin_next(self) -> None: ...
    def first_illegal(self, actions: NDArray[np.int64], /) -> int: ...
    def step(
        self,
        actions: NDArray[np.int64],
        rewards: NDArray[np.float32],
        done: NDArray[np.bool_],
        /,
    ) -> None: ...
    def observe(self, into: NDArray[Any], /) -> None: ...
    def mask(self, into: NDArray[np.int8], /) -> None: ...
    def random_actions(self, chance: NDArray[np.uint64], into: NDArray[np.int64], /) -> None: ...


class Batch:
    """Games of one kind, all at once. They can be pickled, copied and compared."""

    def __init__(
        self, game: AnyGame, options: GameOptions, slots: int, *, auto_reset: bool = False
    ) -> None:
        self.layout = Layout(game, options)
        self.auto_reset = auto_reset
        """Whether the next game of a slot is dealt in the same step in which one ends."""
        self.rewards = np.zeros((slots, options.players), np.float32)
        """By slot and seat, for the last step."""
        self.done = np.ones(slots, np.bool_)
        """Whether the last step ended the game, or an earlier one did."""
        self._slots: Slots = offered(game, "slots")(options, slots)

    def __len__(self) -> int:
        return self.done.size

    @property
    def seats(self) -> NDArray[Any]:
        """The seat on turn, by slot."""
        return self._slots.seats

    def reset(self, seeds: ArrayLike, which: ArrayLike | None = None) -> None:
        """Deal game 0 of each slot's seed; with `which`, only where that is true."""
        chosen = np.ones(len(self), np.bool_) if which is None else np.asarray(which, np.bool_)
        arrays = self._slots.arrays
        arrays.seeds[chosen] = np.broadcast_to(_seeds(seeds), len(self))[chosen]
        arrays.numbers[chosen] = 0
        self._slots.begin(chosen)
        self.done[chosen] = False
        self.rewards[chosen] = 0

    def step(self, actions: ArrayLike) -> None:
        """Make a move in each game; where one is over, nothing happens, whatever the action.

        ValueError for an illegal action; then nothing has happened anywhere.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.done.shape:
            raise ValueError(f"actions of shape {chosen.shape}: one for each of {len(self)} slots")
        wrong = self._slots.first_illegal(chosen)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} of slot {wrong} is illegal: see mask()")
        self._slots.step(chosen, self.rewards, self.done)
        if self.auto_reset:
            self._slots.begin_next()

    def deal_next(self, which: ArrayLike) -> None:
        """Deal the next game of the slots where that is true."""
        chosen = np.asarray(which, np.bool_)
        self._slots.arrays.numbers[chosen] += 1
        self._slots.begin(chosen)
        self.done[chosen] = False

    def observe(self, into: NDArray[Any] | None = None) -> NDArray[Any]:
        """What the seats on turn see, by slot; written into the array, if one is given."""
        into = self._array(into, self.layout.size, self.layout.dtype)
        self._slots.observe(into)
        return into

    def mask(self, into: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """The legal actions, by slot: 1 or 0. None are legal where the game is over."""
        into = self._array(into, self.layout.actions, np.int8)
        self._slots.mask(into)
        return into

    def random_actions(
        self, chance: NDArray[np.uint64], into: NDArray[np.int64] | None = None
    ) -> NDArray[np.int64]:
        """A random legal action for each slot; the generator is an array of one number."""
        into = np.empty(len(self), np.int64) if into is None else into
        self._slots.random_actions(chance, into)
        return into

    def first_state(self, slot: int) -> State:
        """The slot's game as it was dealt, for the plain rules."""
        game, options, arrays = self.layout.game, self.layout.options, self._slots.arrays
        by_starter = options.without_lots()
        starts = int(arrays.starters[slot]) if len(by_starter) > 1 else 0
        deck = dealt(game, int(arrays.seeds[slot]), int(arrays.numbers[slot]))
        return game.deal(by_starter[starts], deck=deck)

    def _array(self, into: NDArray[Any] | None, width: int, dtype: DTypeLike) -> NDArray[Any]:
        shape = (len(self), width)
        if into is None:
            return np.empty(shape, dtype)
        if into.shape != shape or into.dtype != dtype or not into.flags.c_contiguous:
            raise ValueError(f"an array of {dtype}, shaped {shape} and in C order, is needed")
        return into

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Batch)
            and self.layout == other.layout
            and self.auto_reset == other.auto_reset
            and all(map(np.array_equal, self._all_arrays(), other._all_arrays()))
        )

    __hash__ = None  # pyright: ignore[reportAssignmentType]  it changes

    def _all_arrays(self) -> tuple[NDArray[Any], ...]:
        return (self.rewards, self.done, *self._slots.arrays)


def _seeds(seeds: ArrayLike) -> NDArray[np.uint64]:
    """Seeds as whole numbers of 64 bits."""
    whole = np.asarray(seeds)
    if whole.dtype == np.uint64:
        return whole
    whole = np.asarray(seeds, object)
    if any(type(seed) is not int or seed not in SEEDS for seed in whole.flat):
        raise ValueError("seeds are whole numbers from 0 to 2**64 - 1")
    return whole.astype(np.uint64)

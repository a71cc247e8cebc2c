"""How a view becomes numbers, and an action a move: written down, with a version.

A layout is made for a game with its options. The numbers are named, so they can be read back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from .offers import offered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Move

ViewT = TypeVar("ViewT")
Value = TypeVar("Value")
MANY = 5
"""In a field of more numbers, only those are shown that are not 0."""


@dataclass(frozen=True, slots=True)
class Field(Generic[ViewT]):
    """A part of an observation: a few numbers about one thing."""

    name: str
    what: str
    """What it is, for the page of all layouts."""
    entries: tuple[str, ...]
    """The name of each number."""
    most: int
    """The largest number; the smallest is 0."""
    read: Callable[[ViewT], Iterable[int]]
    """The numbers, from a seat's view."""

    @property
    def is_set(self) -> bool:
        """Whether each number only says yes or no."""
        return self.most == 1


@dataclass(frozen=True, slots=True)
class Written(Generic[ViewT]):
    """What a game's `layout.py` says for some options."""

    version: int
    """Grows whenever the same numbers come to mean something else."""
    fields: tuple[Field[ViewT], ...]
    moves: tuple[Move, ...]
    """The move of each action."""
    possible: Callable[[ViewT], Sequence[bool]] | None = None
    """In a race: which moves a seat can try, even if they turn out not to fit."""


@dataclass(frozen=True, eq=False)
class Layout:
    """The observations and actions of a game with its options."""

    game: AnyGame
    options: GameOptions

    @cached_property
    def written(self) -> Written[Any]:
        """The layout as its game's file has it."""
        return offered(self.game, "layout")(self.options)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(len(field.entries) for field in self.written.fields)

    @cached_property
    def most(self) -> NDArray[Any]:
        """The largest value of each number."""
        most = [each.most for each in self.written.fields for _ in each.entries]
        return np.array(most, np.min_scalar_type(-max(most) - 1))

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of an observation's numbers."""
        return self.most.dtype

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return len(self.written.moves)

    @cached_property
    def number_of(self) -> dict[Move, int]:
        """The action of each move."""
        return {move: number for number, move in enumerate(self.written.moves)}

    def observe(self, view: object) -> NDArray[Any]:
        """A seat's view as numbers."""
        numbers = [number for field in self.written.fields for number in field.read(view)]
        return np.array(numbers, self.dtype)

    def mask(self, legal: Iterable[Move]) -> NDArray[np.int8]:
        """1 for each legal action, 0 for the others."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self.number_of[move] for move in legal]] = 1
        return mask

    def tries(self, view: object) -> NDArray[np.int8]:
        """1 for each move that a seat can try in a race, 0 for the others."""
        if self.written.possible is None:
            raise ValueError(f"{self.game.id} is no race: see mask()")
        return np.array(self.written.possible(view), np.int8)

    def decode(
        self, observation: Sequence[int] | NDArray[Any], *more: Field[Any]
    ) -> dict[str, str]:
        """An observation as text, by field; more fields may follow those of the game."""
        fields = (*self.written.fields, *more)
        size = sum(len(field.entries) for field in fields)
        if len(observation) != size:
            raise ValueError(f"{len(observation)} numbers: an observation has {size}")
        rest = iter(observation)
        return {
            field.name: _text(field, [int(next(rest)) for _ in field.entries]) for field in fields
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.game, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())


def _text(field: Field[Any], numbers: list[int]) -> str:
    named = zip(field.entries, numbers, strict=True)
    if field.is_set:
        return " ".join(name for name, number in named if number) or "-"
    if len(numbers) == 1:
        return str(numbers[0])
    if len(numbers) > MANY:
        return " ".join(f"{name}={number}" for name, number in named if number) or "-"
    return " ".join(f"{name}={number}" for name, number in named)


def from_seat(values: Sequence[Value], seat: Seat) -> tuple[Value, ...]:
    """Values by seat, clockwise from the observer's."""
    return (*values[seat:], *values[:seat])


def seats_from_mine(players: int) -> tuple[str, ...]:
    """The names of the seats as one player sees them."""
    return ("me", *(f"+{distance}" for distance in range(1, players)))

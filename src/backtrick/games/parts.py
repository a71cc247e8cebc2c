"""What the modules of a game's package define, so that `Game` can be made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from .options import GameOptions
from .terms import Line, Moment, Move, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .errors import Reason
    from .seats import Seat


class State(Protocol):
    """What the contract needs of every game's state: a frozen dataclass of tuples and ints."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def outcome(self) -> Outcome | None: ...


OptionsT = TypeVar("OptionsT", bound=GameOptions)
DeckT = TypeVar("DeckT")
StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT")
# The same, where they are only taken in or only given out.
OptionsT_contra = TypeVar("OptionsT_contra", bound=GameOptions, contravariant=True)
StateT_contra = TypeVar("StateT_contra", bound=State, contravariant=True)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)


class Rules(Protocol[OptionsT_contra, DeckT, StateT, MoveT]):
    """What a game's `rules.py` defines: called with checked arguments, while the game runs."""

    def shuffle(self, seed: int, /) -> DeckT:
        """The whole deck, in an order that follows from the seed."""
        ...

    def deal(self, options: OptionsT_contra, seed: int, deck: DeckT, /) -> StateT:
        """The first state; ValueError if the deck will not do."""
        ...

    def to_act(self, state: StateT, /) -> tuple[Seat, ...]:
        """The seats that may move."""
        ...

    def why_illegal(self, state: StateT, seat: Seat, move: MoveT, when: Moment, /) -> Reason | None:
        """Why the seat may not make the move; None if it may."""
        ...

    def legal_moves(self, state: StateT, seat: Seat, when: Moment, /) -> Iterable[MoveT]:
        """The moves for which `why_illegal` is None, sorted; found by the same laws of the game."""
        ...

    def after(self, state: StateT, seat: Seat, move: MoveT, when: Moment, /) -> StateT:
        """The state after a legal move."""
        ...

    def after_refusal(self, state: StateT, seat: Seat, reason: Reason, when: Moment, /) -> StateT:
        """The state after a move was tried and refused: mostly the same."""
        ...


class Notation(Protocol[OptionsT_contra, DeckT, MoveT_co]):
    """What a game's `notation.py` defines."""

    def alphabet(self, options: OptionsT_contra, /) -> tuple[MoveT_co, ...]: ...
    def parse(self, text: str, /) -> MoveT_co: ...
    def read_deck(self, deck: object, /) -> DeckT: ...
    def parse_deck(self, text: str, /) -> DeckT: ...
    def write_deck(self, deck: DeckT, /) -> str: ...


class Sight(Protocol[StateT_contra, ViewT]):
    """What a game's `view.py` defines."""

    def view(self, state: StateT_contra, seat: Seat | None, /) -> ViewT: ...
    def describe(self, view: ViewT, /) -> tuple[Line, ...]: ...

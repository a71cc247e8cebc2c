"""The protocols for the modules of a game's package, from which `Game` is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from .options import GameOptions
from .terms import Moment, Move, Outcome, TextLine

if TYPE_CHECKING:
    from collections.abc import Iterable
    from dataclasses import Field

    from .errors import Reason
    from .seats import Seat


class State(Protocol):
    """What the contract needs of a state: a frozen dataclass of tuples and ints."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def outcome(self) -> Outcome | None: ...


class View(Protocol):
    """What code outside `games/` may read of a view. A view is a dataclass.

    Its other fields belong to its game: the server passes them on without reading them.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def options(self) -> GameOptions: ...
    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[object, ...]:
        """The seat's own cards."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def hands_revealed(self) -> tuple[tuple[object, ...], ...] | None:
        """Everybody's cards after the game; None before."""
        ...


OptionsT = TypeVar("OptionsT", bound=GameOptions)
DeckT = TypeVar("DeckT", bound=Sequence[object])
StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)
# The same, for arguments only or for results only.
OptionsT_contra = TypeVar("OptionsT_contra", bound=GameOptions, contravariant=True)
StateT_contra = TypeVar("StateT_contra", bound=State, contravariant=True)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)


class Rules(Protocol[OptionsT_contra, DeckT, StateT, MoveT]):
    """A game's `rules.py`. Called with checked arguments, while the game runs."""

    def shuffle(self, seed: int, /) -> DeckT:
        """The whole deck, shuffled by the seed."""
        ...

    def deal(self, options: OptionsT_contra, seed: int, deck: DeckT, /) -> StateT:
        """The first state; raises ValueError for a bad deck."""
        ...

    def to_act(self, state: StateT, /) -> tuple[Seat, ...]:
        """The seats that may move."""
        ...

    def why_illegal(self, state: StateT, seat: Seat, move: MoveT, when: Moment, /) -> Reason | None:
        """Why the seat may not make the move, or None."""
        ...

    def legal_moves(self, state: StateT, seat: Seat, when: Moment, /) -> Iterable[MoveT]:
        """The moves for which `why_illegal` is None, sorted."""
        ...

    def after(self, state: StateT, seat: Seat, move: MoveT, when: Moment, /) -> StateT:
        """The state after a legal move."""
        ...

    def after_refusal(self, state: StateT, seat: Seat, reason: Reason, when: Moment, /) -> StateT:
        """The state after a refused move, usually the same."""
        ...

    def cards_left(self, state: StateT, /) -> int:
        """Cards not laid: in hands, piles and stacks."""
        ...


class Notation(Protocol[OptionsT_contra, DeckT, MoveT_co]):
    """A game's `notation.py`."""

    def alphabet(self, options: OptionsT_contra, /) -> tuple[MoveT_co, ...]: ...
    def parse(self, text: str, /) -> MoveT_co: ...
    def read_deck(self, deck: object, /) -> DeckT: ...
    def parse_deck(self, text: str, /) -> DeckT: ...
    def write_deck(self, deck: DeckT, /) -> str: ...


class Views(Protocol[StateT_contra, ViewT]):
    """A game's `view.py`."""

    def view(self, state: StateT_contra, seat: Seat | None, /) -> ViewT: ...
    def describe(self, view: ViewT, /) -> tuple[TextLine, ...]: ...


class Race(Protocol[StateT_contra, ViewT]):
    """A real-time game's `race.py`.

    The rest of real time is in the contract: `Move.is_contested` says whether another player may
    get there first, and `Game.attempt` carries a move out at a `Moment`, or refuses it.
    """

    def opening(self, state: StateT_contra, /) -> int:
        """A number that grows whenever all players begin at once: at a deal or after a halt."""
        ...

    def newest(self, view: ViewT, /) -> int:
        """The number of the newest middle card, for `Moment.seen`."""
        ...

    def time(self, view: ViewT, /) -> int:
        """The time of the last move, in milliseconds since the deal."""
        ...

    def later(self, view: ViewT, time: int, /) -> ViewT:
        """The view at that time, or the view itself if the time is past."""
        ...

"""What a record holds: how a game was dealt, and all that happened since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ..games.game import AnyGame
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Move


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made."""

    at: int
    """Milliseconds since the deal."""
    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that was tried and refused; in a race that can cost something."""

    at: int
    seat: Seat
    move: Move
    seen: int | None = None
    """The number of the newest card that the seat had seen turned up; None: all of them."""


@dataclass(frozen=True, slots=True)
class Said:
    """Words that were said at the table."""

    at: int
    seat: Seat
    text: str


Event: TypeAlias = Made | Refused | Said


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or running game."""

    game: AnyGame
    options: GameOptions
    seats: tuple[str, ...]
    """The players' names."""
    seed: int
    deck: Any
    """The cards as dealt, in the game's own form of a deck."""
    events: tuple[Event, ...] = ()
    commitment: str | None = None
    """The hash that was published at the deal, where one was: see `commitment.py`."""

    def __post_init__(self) -> None:
        # Lists would do as well, but then two records of one game might differ.
        object.__setattr__(self, "seats", tuple(self.seats))
        object.__setattr__(self, "events", tuple(self.events))

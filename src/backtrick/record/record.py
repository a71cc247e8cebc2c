"""A record: how a game was dealt, and everything that happened since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.any_game import AnyGame
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
    """A refused move; in a race it may have a penalty."""

    at: int
    seat: Seat
    move: Move
    seen: int | None = None
    """The number of the newest middle card that the seat had seen; None: all."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something said at the table."""

    at: int
    seat: Seat
    text: str


Entry: TypeAlias = Made | Refused | Said


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or running game."""

    game: AnyGame
    options: GameOptions
    seats: tuple[str, ...]
    """The players' names."""
    seed: int
    deck: Sequence[object]
    """The cards as dealt."""
    entries: tuple[Entry, ...] = ()
    commitment: str | None = None
    """The hash published at the deal, if any; see `commitment.py`."""
    salt: str | None = None
    """What was hashed besides the cards, if they were dealt at several tables."""

    def __post_init__(self) -> None:
        # Tuples, so that equal records compare equal.
        object.__setattr__(self, "seats", tuple(self.seats))
        object.__setattr__(self, "entries", tuple(self.entries))

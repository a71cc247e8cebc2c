"""The words that all games share: how one ends, what a move is and when it was made."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

if TYPE_CHECKING:
    from .seats import Seat


class Ending(Enum):
    """How a game came to its end; the words for people are in `locales/`."""

    ALL_LAID = "all-laid"
    NOTHING_FITS = "nothing-fits"
    CANNOT_LAY_TWO = "cannot-lay-two"
    LAST_CARD = "last-card"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game."""

    ending: Ending
    winners: tuple[Seat, ...]
    """Empty if nobody won; every seat if the team did."""
    cards_left: int
    """Cards not laid: in hands, piles and stacks."""


class Moment(NamedTuple):
    """When a move was made. Only a game in real time looks at it."""

    at: int | None = None
    """Milliseconds since the deal; None: no time has passed since the last move."""
    seen: int | None = None
    """The number of the newest card its maker had seen turned up; None: all of them."""


NOW: Final = Moment()


class Line(NamedTuple):
    """A line of a view as text: a label that `locales/` has words for, and what it shows."""

    label: str
    value: str
    seat: Seat | None = None
    """Whose line it is."""
    meant: Seat | None = None
    """The seat that the value stands for, if it does: people would rather read its name."""


class Move:
    """What all moves have in common: `str` gives their notation, and they can be sorted.

    A move is a frozen dataclass; those of one game sort by kind, then by their fields.
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    rank: ClassVar[int]
    in_turn: ClassVar[bool] = True
    """Whether it is part of a turn; a word for who should start is not."""

    @property
    def is_revocable(self) -> bool:
        """Whether its maker may take it back while the turn lasts: it has brought no new card."""
        return False

    @property
    def is_contested(self) -> bool:
        """Whether others may be after the same place, so that who was first decides."""
        return False

    def __lt__(self, other: Move) -> bool:
        return self._order() < other._order()

    def _order(self) -> tuple[Any, ...]:
        return (self.rank, *(getattr(self, name) for name in self.__match_args__))

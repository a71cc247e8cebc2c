"""Terms that all games share: outcomes, endings, moments, moves, conceding and lines of text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

if TYPE_CHECKING:
    from .seats import Seat


class Ending(Enum):
    """How a game ended. The texts for people are in `locales/`."""

    ALL_LAID = "all-laid"
    NOTHING_FITS = "nothing-fits"
    CANNOT_LAY_TWO = "cannot-lay-two"
    LAST_CARD = "last-card"
    STUCK = "stuck"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game."""

    ending: Ending
    winners: tuple[Seat, ...]
    """Empty if nobody won; every seat if the team did."""
    cards_left: int
    """Cards not laid: in hands, piles and stacks."""


class Moment(NamedTuple):
    """When a move was made. Only real-time games use it."""

    at: int | None = None
    """Milliseconds since the deal; None: no time has passed since the last move."""
    seen: int | None = None
    """The number of the newest middle card that the player had seen; None: all."""


NOW: Final = Moment()


class TextLine(NamedTuple):
    """A line of a view as text: a label with a text in `locales/`, and a value."""

    label: str
    value: str
    seat: Seat | None = None
    """The seat that the line is about."""
    meant: Seat | None = None
    """The seat that the value names, if any, so that it can be shown by its player's name."""


class Move:
    """The base of all moves. `str` gives the notation, and moves can be sorted.

    A move is a frozen dataclass. The moves of a game sort by kind, then by their fields.
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    rank: ClassVar[int]
    in_turn: ClassVar[bool] = True
    """Whether it is part of a turn; a vote on the start is not."""

    @property
    def votes_for(self) -> Seat | None:
        """The seat that a vote would have start; None for other moves."""
        return None

    @property
    def is_revocable(self) -> bool:
        """Whether the player may take it back in the same turn; not if it drew a card."""
        return False

    @property
    def is_contested(self) -> bool:
        """Whether the first player wins if several make such a move at once."""
        return False

    def __lt__(self, other: Move) -> bool:
        return self._order() < other._order()

    def _order(self) -> tuple[Any, ...]:
        return (self.rank, *(getattr(self, name) for name in self.__match_args__))


GIVING_UP: Final = "concede"
"""The notation of conceding."""


@dataclass(frozen=True, slots=True)
class Concede(Move):
    """Giving up. No game's rules know it: it can be made at any time, and is never listed."""

    rank: ClassVar = 99
    in_turn: ClassVar = False

    def __str__(self) -> str:
        return GIVING_UP


CONCEDE: Final = Concede()

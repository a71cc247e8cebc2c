"""What can be chosen before a deal, and the position of a game at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from ..options import Flag, GameOptions, OneOf, Seats, Seconds, option

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .cards import Card

PLAYERS: Final = range(1, 5)
LONGEST_PENALTY: Final = 10

Cards: TypeAlias = "tuple[Card, ...]"


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """The choices of a table of `seven-ate-nine`. One player plays solo, against the clock."""

    players: int = option(OneOf(tuple(PLAYERS)), 2)
    no_wrap: bool = option(Flag(), False)
    own_pace: bool = option(Flag(), False)
    handicap: int = option(OneOf((1, 2, 3)), 1)
    children: tuple[Seat, ...] = option(Seats(range(PLAYERS[-1])), ())
    match: bool = option(Flag(), False)
    miss_penalty: float = option(Seconds(LONGEST_PENALTY), 1.0)

    def clash(self) -> str | None:
        if self.players == 1 and (
            self.children or self.own_pace or self.handicap > 1 or self.match
        ):
            return "one player plays solo: children, own_pace, handicap and match need others"
        if self.children and self.children[-1] >= self.players:
            return f"children: {self.players} players have seats 0 to {self.players - 1}"
        if self.children and not self.own_pace and self.handicap == 1:
            return "children changes nothing without own_pace or handicap"
        if self.own_pace and not self.children:
            return "own_pace is for children: name their seats in children"
        if self.handicap > 1 and not 0 < len(self.children) < self.players:
            return "handicap is between children and adults: there must be some of both"
        return None

    def has_own_row(self, seat: Seat) -> bool:
        """Whether a seat may lay on a row of its own."""
        return self.own_pace and seat in self.children

    @property
    def penalty(self) -> int:
        """The miss penalty in milliseconds."""
        return round(1000 * self.miss_penalty)


@dataclass(frozen=True, slots=True)
class Course:
    """What only a halt or a new round changes."""

    seed: int
    """For the shuffles to come."""
    aside: Cards
    """What the deal left over."""
    opened: int
    """The number of the card turned up last, by a deal or after a halt."""
    halts: int
    rounds: int
    """Rounds won so far."""
    tokens: tuple[int, ...]
    """By seat, one for each round won, in a match."""


@dataclass(frozen=True, slots=True)
class State:
    """A position. Only the rules look at all of it; players get a view."""

    options: Options
    course: Course
    middle: Cards
    """The pile in the middle; the last card is its top."""
    turned: int
    """How many cards have been the middle's top so far: the top card's number."""
    stacks: tuple[Cards, ...]
    """By seat, the top card first; nobody may look."""
    hands: tuple[Cards, ...]
    """Sorted, by seat."""
    rows: tuple[Cards, ...]
    """By seat, a child's own row; the last card is its top."""
    barred: tuple[int, ...]
    """By seat, the time until which a miss bars it from laying."""
    clock: int
    """The time of the last move, in milliseconds since the deal."""
    outcome: Outcome | None

"""The options of a game, and its state at one moment."""

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
    """The options of `seven-ate-nine`. One player plays solo, against the clock."""

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
        """Whether a seat has a row of its own."""
        return self.own_pace and seat in self.children

    @property
    def penalty(self) -> int:
        """The miss penalty in milliseconds."""
        return round(1000 * self.miss_penalty)


@dataclass(frozen=True, slots=True)
class Course:
    """The part of a state that only a halt or a new round changes."""

    seed: int
    """For future shuffles."""
    aside: Cards
    """The cards that did not deal evenly."""
    opened: int
    """The number of the middle card turned up by the last deal or halt."""
    halts: int
    rounds: int
    """Rounds won so far."""
    tokens: tuple[int, ...]
    """By seat, the rounds won in a match."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole position. Players get only a view of it."""

    options: Options
    course: Course
    middle: Cards
    """The pile in the middle; the last card is its top."""
    turned: int
    """The number of the middle's top card: how many have been on top so far."""
    stacks: tuple[Cards, ...]
    """By seat, top card first; hidden from everyone."""
    hands: tuple[Cards, ...]
    """Sorted, by seat."""
    rows: tuple[Cards, ...]
    """By seat, a child's own row; the last card is its top."""
    barred: tuple[int, ...]
    """By seat, the time until which a miss bars it from laying."""
    clock: int
    """The time of the last move, in milliseconds since the deal."""
    outcome: Outcome | None

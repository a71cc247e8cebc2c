"""An analysis of a game with turns: what each turn was worth, and the game as a sum."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from .chances import MARKS, Chance, Mark, Weighed, mark_of
from .yardsticks import bracketed

if TYPE_CHECKING:
    from ..games.seats import Seat
    from ..games.terms import Move
    from .findings import Finding
    from .last_chance import LastChance
    from .unsaid import Unsaid
    from .yardsticks import Bracket, Yardstick

FEWEST: Final = 5
"""From fewer decisions no mean is taken."""


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn, judged by what its seat knew when it began. Chances are those of its side."""

    seat: Seat
    first: int
    """The step of the record at which it begins: that of its first move."""
    last: int
    moves: tuple[Move, ...]
    choices: int
    """The number of turns that were possible; if it is 1, the turn was forced."""
    best: tuple[Weighed, ...]
    """The best turns, best first."""
    played: Chance
    loss: Chance
    """What the turn gave away; zero if sampling cannot tell it from the best."""
    drawn: float
    """The win chance once the seat had seen the cards that it drew."""
    after: float
    """The win chance before the next turn, as its player judged it; at the end 0 or 1."""
    findings: tuple[Finding, ...] = ()
    unsaid: tuple[Unsaid, ...] = ()
    """What others could have said before it. No turn is judged by it."""

    @property
    def before(self) -> Chance:
        """The win chance before the turn: that of the best one."""
        return Chance(self.played.value + self.loss.value, self.played.error)

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return self.choices == 1

    @property
    def mark(self) -> Mark | None:
        """The mark, or None."""
        return mark_of(self.loss)


@dataclass(frozen=True, slots=True)
class Ledger:
    """A game as a sum, from one side: the parts add up to how it ended, exactly."""

    deal: float
    """The chance at the deal, as the player of the first turn judged it."""
    draws: float
    """The luck of the draws: each against the average over all cards that could have come."""
    hands: float
    """The luck of the hands: what the next player held, against what the last one had to expect."""
    given: tuple[float, ...]
    """By seat, what it gave away: negative on its own side, positive on the other."""
    conceded: float
    """What was left when the game was conceded: lost by one side, won by the other. Else 0."""
    result: float
    """1 for a win, 0 for a loss."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a finished game with turns."""

    effort: int
    is_talkative: bool
    """Whether the sampled games were played on by bots that talk."""
    sides: tuple[int, ...]
    """By seat, its side: all the same in a team."""
    turns: tuple[JudgedTurn, ...]
    winners: tuple[Seat, ...]
    is_conceded: bool = False
    """Whether the game ended because somebody gave up."""
    last_chance: LastChance | None = None
    """The point of no return with all cards known, in a lost game of a team. No turn is judged by
    it."""
    yardsticks: tuple[Yardstick, ...] = ()
    """The mean losses of bots in such games; none if the players talk."""

    def ledger(self, seat: Seat = 0) -> Ledger:
        """The game as a sum, from the side of a seat."""
        given = [0.0] * len(self.sides)
        draws = hands = 0.0
        for turn in self.turns:
            sign = 1 if self.sides[turn.seat] == self.sides[seat] else -1
            given[turn.seat] -= sign * turn.loss.value
            draws += sign * (turn.drawn - turn.played.value)
            hands += sign * (turn.after - turn.drawn)
        conceded = self._conceded(seat)
        result = float(seat in self.winners)
        return Ledger(self.curve(seat)[0], draws, hands - conceded, tuple(given), conceded, result)

    def _conceded(self, seat: Seat) -> float:
        """What was left after the last turn when the game was conceded, from the side of a seat."""
        if not self.is_conceded or not self.turns:
            return 0.0
        last = self.turns[-1]
        sign = 1 if self.sides[last.seat] == self.sides[seat] else -1
        return sign * (last.after - last.drawn)

    def curve(self, seat: Seat = 0) -> tuple[float, ...]:
        """The win chance of a seat's side before each turn, and the result."""
        before = [
            turn.before.value
            if self.sides[turn.seat] == self.sides[seat]
            else 1 - turn.before.value
            for turn in self.turns
        ]
        return (*before, float(seat in self.winners))

    def mean_loss(self, seat: Seat) -> Chance | None:
        """The mean loss of a seat per decision; None if one game is too little to tell."""
        losses = [turn.loss.value for turn in self.decisions(seat)]
        if len(losses) < FEWEST:
            return None
        mean = sum(losses) / len(losses)
        spread = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
        # Without a loss there is no spread; one inaccuracy more could always have been.
        error = max(sqrt(spread / len(losses)), MARKS[Mark.INACCURACY] / len(losses))
        return Chance(round(mean, 6), round(error, 6))

    def bracket(self, seat: Seat) -> Bracket | None:
        """Between which bots the mean loss of a seat lies; None if that cannot be said."""
        mean = self.mean_loss(seat)
        return bracketed(mean, self.yardsticks) if mean and self.yardsticks else None

    def decisions(self, seat: Seat) -> tuple[JudgedTurn, ...]:
        """The turns of a seat in which there was something to decide."""
        return tuple(turn for turn in self.turns if turn.seat == seat and not turn.is_forced)

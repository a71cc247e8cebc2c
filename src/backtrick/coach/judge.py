"""What a judge is: it sees a game as one seat does, and weighs that seat's turns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..talk import Signal
    from .chances import Chance, Weighed
    from .findings import Finding
    from .scale import Calibration
    from .unsaid import Unsaid

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of one turn, by what its seat knew."""

    choices: int
    """The number of turns that were possible."""
    turns: tuple[Weighed, ...]
    """Those that were weighed, best first."""
    played: Chance
    loss: Chance
    findings: tuple[Finding, ...] = ()
    """Why the best turn is better, the weightiest first; empty if nothing was lost."""
    sure: float = 1.0
    """The win chance of a turn after which every sampled game is won."""
    is_solved: bool = False
    """Whether the seat knew all cards, and a search found how the game ends."""


class Judge(ABC, Generic[ViewT]):
    """A judge in one seat: it gets what the seat gets, and nothing else."""

    calibration: Calibration
    deals: int
    """The sampled deals for a close look at a turn."""

    @abstractmethod
    def left(self) -> float:
        """The share of the cards that is left to lay."""

    @abstractmethod
    def see(self, view: ViewT) -> None:
        """Take the seat's new view; called after the deal and after every move."""

    def hear(self, seat: Seat, signal: Signal) -> None:
        """Take what somebody said; also what the seat itself said."""

    @abstractmethod
    def begins(self, state: Any) -> bool:  # noqa: ANN401  a state of its own game
        """Whether a turn begins in this state."""

    def go_on(self, laid: Sequence[Move]) -> None:
        """Take what is laid of the turn already; a judge that weighs all turns need not know."""

    @abstractmethod
    def weigh(self, number: int, played: Sequence[Move] | None = None) -> Judgement:
        """The judgement on the turn that begins now; if none is played yet, on the best one.

        `number` is the number of the turn in the game: all chance follows from it.
        """

    @abstractmethod
    def reasons(
        self, number: int, better: Sequence[Move], other: Sequence[Move]
    ) -> tuple[Finding, ...]:
        """What is better about a turn than about another, the weightiest first."""

    @abstractmethod
    def look_back(self, number: int) -> Chance:
        """The win chance after the seat's turn, now that it sees the cards that it drew."""

    def could_say(self) -> tuple[Signal, ...]:
        """What the seat could truthfully say and has not said; nothing where nobody talks."""
        return ()

    def worth_hearing(
        self,
        number: int,
        seat: Seat,
        signals: Sequence[Signal],
        played: Sequence[Move],
        judgement: Judgement,
    ) -> Unsaid | None:
        """The one of a seat's signals that would help most with the turn that begins now, if any.

        The judgement is the one on the played turn, without these signals.
        """
        del number, seat, signals, played, judgement
        return None


AnyJudge: TypeAlias = Judge[Any]


class Sits(Protocol):
    """Puts a judge in a seat."""

    def __call__(
        self,
        options: GameOptions,
        seat: Seat,
        effort: int,
        *,
        company: Sequence[str],
        is_talkative: bool,
    ) -> AnyJudge:
        """A judge; the company is the names of all players, by seat."""
        ...

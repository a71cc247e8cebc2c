"""What a bot is: somebody who sits down at a table and knows what a seat may know, no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ..games.terms import NOW

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..games.errors import Reason
    from ..games.game import AnyGame
    from ..games.seats import Seat
    from ..games.terms import Moment, Move
    from ..talk.signals import Signal


class Candidate(NamedTuple):
    """Something that could be done, and how good it looked."""

    moves: tuple[Move, ...]
    """The whole turn, or what is left of it."""
    chance: float
    """Of winning, from 0 to 1."""


class Choice(NamedTuple):
    """A move, when it is made, and why."""

    move: Move
    when: Moment = NOW
    """Only a game in real time looks at it: there, it may lie ahead."""
    reason: str = "bot-no-reason"
    """Why, as the id of a text in `locales/`."""
    candidates: tuple[Candidate, ...] = ()
    """What was weighed, the best first."""


def has_time() -> bool:
    """There is always time: thinking is counted in work done, not in seconds."""
    return True


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a bot sits, and how hard it is to think there."""

    game: AnyGame
    options: Any
    seat: Seat
    effort: int
    """How much work goes into a decision: the same work gives the same move everywhere."""
    chance: int
    """The bot's own seed. It has nothing to do with the deal's."""
    company: tuple[str, ...] = ()
    """By seat, which bot sits there; empty for a person, or if that is not known."""
    has_time: Callable[[], bool] = has_time
    """Asked between two rounds of thinking; at a live table a clock stands behind it."""


class Player(ABC):
    """A bot on a chair: it sees what its seat may know, hears what is said, and moves."""

    def see(self, view: Any) -> None:  # noqa: ANN401, B027  a view of whichever game is played
        """The table as the seat sees it now; called after every move and after the deal."""

    def hear(self, seat: Seat, signal: Signal) -> None:  # noqa: B027  most have nothing to hear
        """Another seat has said something."""

    def interrupted(self) -> None:  # noqa: B027  most conclude nothing from silence
        """The table has moved on before all could say what they wanted; only at live tables."""

    def say(self) -> Sequence[Signal]:
        """What the bot says now; asked after every move and after the deal."""
        return ()

    @abstractmethod
    def choose(self, legal: Sequence[Any]) -> Choice | None:
        """One of the seat's legal moves; None to wait for what the others do.

        In a race it may come to nothing: the earliest choice is carried out, and all are asked
        again.
        """

    def tried(self, choice: Choice, reason: Reason | None) -> None:  # noqa: B027  mostly expected
        """The bot's own choice has been carried out, or was refused for a reason."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: what it is called, and how it sits down."""

    name: str
    sit: Callable[[Chair], Player]
    effort: int = 1
    """What it puts into a decision unless it is asked for more or less."""
    sees_hands: bool = False
    """A yardstick that sees everybody's hand; such a bot is not offered at tables."""

"""What a bot is: it takes a seat and knows what that seat may know, no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from ..games.terms import NOW, Move
from ..sim.lapses import NO_LAPSES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..games.any_game import AnyGame
    from ..games.errors import Reason
    from ..games.options import GameOptions
    from ..games.seats import Seat
    from ..games.terms import Moment
    from ..sim.lapses import Lapse, Lapses
    from ..talk.signals import Signal


SeenT = TypeVar("SeenT")
"""What a bot sees: its seat's view, or a tuple of all views."""
MoveT = TypeVar("MoveT", bound=Move)


class Candidate(NamedTuple):
    """A candidate turn and its win chance."""

    moves: tuple[Move, ...]
    """The whole turn, or the rest of it."""
    chance: float
    """The win chance, from 0 to 1."""


class Choice(NamedTuple):
    """A move, its time, and the reason for it."""

    move: Move
    when: Moment = NOW
    """Only for real-time games, where it may be in the future."""
    reason: str = "bot-no-reason"
    """The reason, as the id of a text in `locales/`."""
    candidates: tuple[Candidate, ...] = ()
    """The candidates, best first."""
    lapse: Lapse | None = None
    """Why the bot lost its move; the choice is then another's."""


TURN_SECONDS: Final = 5.0
"""How long a bot from outside may take for a turn, unless something else is asked for."""


def has_time() -> bool:
    """Always True: thinking is measured in work, not in seconds."""
    return True


@dataclass(frozen=True, slots=True)
class Chair:
    """What a bot is told when it sits down."""

    game: AnyGame
    options: GameOptions
    seat: Seat
    effort: int
    """The work per decision; the same work gives the same move everywhere."""
    chance: int
    """The bot's own seed, independent of the deal's."""
    company: tuple[str, ...] = ()
    """The bot in each seat; empty for a person or if unknown."""
    has_time: Callable[[], bool] = has_time
    """Called between two rounds of thinking; at a live table it checks a clock."""
    stretch: float = 1.0
    """How many times as long as usual everything takes; only in a race."""
    seconds: float = TURN_SECONDS
    """How long a bot from outside may take for a turn; it loses what it does not do in time."""


class BotPlayer(ABC, Generic[SeenT, MoveT]):
    """A bot in a seat: it gets views and signals, and chooses moves."""

    def see(self, view: SeenT) -> None:
        """Take the seat's new view; called after the deal and after every move."""

    def hear(self, seat: Seat, signal: Signal) -> None:
        """Take a signal of another seat."""

    def interrupted(self) -> None:
        """Note that the table moved on before everyone could speak; only at live tables."""

    def say(self) -> Sequence[Signal]:
        """The signals that the bot says now; called after the deal and after every move."""
        return ()

    @abstractmethod
    def choose(self, legal: Sequence[MoveT]) -> Choice | None:
        """One of the seat's legal moves, or None to wait for the others.

        In a race only the earliest choice is carried out, and then all bots choose again.
        """

    def pressed(self, legal: Sequence[MoveT]) -> Choice | None:  # noqa: ARG002  for some
        """A choice after all, when everybody waits for the others; None: it waits all the same."""
        return None

    @property
    def lapses(self) -> Lapses:
        """The moves and words that it has lost so far."""
        return NO_LAPSES

    def tried(self, choice: Choice, reason: Reason | None) -> None:
        """Note that the bot's choice was carried out, or refused for a reason."""


AnyBotPlayer: TypeAlias = BotPlayer[Any, Any]
"""A player of any game."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: its name, and how it sits down."""

    name: str
    sit: Callable[[Chair], AnyBotPlayer]
    effort: int = 1
    """Its default effort."""
    sees_hands: bool = False
    """Whether it sees all hands: a yardstick, not offered at live tables."""

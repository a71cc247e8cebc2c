"""A table at one moment: who sits there, what was chosen, and the game that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from .events import Moved

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..games.any_game import AnyGame
    from ..games.options import GameOptions
    from ..games.parts import State
    from ..games.seats import Seat
    from .events import Event, Said, Settings


class Occupant(msgspec.Struct, frozen=True):
    """Who has a seat at a table. With a guest and a bot, the bot stands in for the guest."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def is_nobody(self) -> bool:
        """Whether the seat is free."""
        return self.guest is None and self.bot is None


NOBODY: Final = Occupant()


_MOST_EVENTS_OF_GAME: Final = 5000
"""The longest games have some hundreds, with all that people say."""
_MOST_WITH_MISSES: Final = 4 * _MOST_EVENTS_OF_GAME
_MOST_EVENTS: Final = 100_000
"""At a table: some hundred evenings."""


class LayTime(msgspec.Struct, frozen=True):
    """When a card came to lie in the middle, for those who were later."""

    number: int
    """Of the middle card for which it was laid."""
    sent: int
    """In microseconds since the deal."""


class Play(msgspec.Struct, frozen=True):
    """A game that is played, or was the last that was."""

    number: int
    """The first game of a table is 1."""
    game: AnyGame
    chosen: GameOptions
    """What the host had chosen."""
    options: GameOptions
    """The same, with the start moved on."""
    names: tuple[str, ...]
    guests: tuple[str | None, ...]
    """By seat, who began the game; None for a bot."""
    seed: int
    deck: Sequence[object]
    commitment: str
    dealt: int
    """Milliseconds since 1970, as all times of a table."""
    started: Seat | None
    """Who had the first turn; None in a race, or if the players had yet to agree."""
    state: State
    earlier: tuple[State, ...] = ()
    """States that the seat on turn may go back to."""
    events: tuple[Event, ...] = ()
    """The events of this game since its deal; `history.py` makes a record of them."""
    clock: int = 0
    """Milliseconds from the deal to the newest of them."""
    countdown: int = 0
    """Milliseconds for which all wait before they begin, in a race."""
    opens: int = 0
    """From when on all may move: later than now during a countdown."""
    began: int = 0
    """When all could move for the first time."""
    lay_times: tuple[LayTime, ...] = ()
    """The newest of a race."""
    changed: int = 0
    """When a move was last made."""
    turn_began: int = 0
    """When the seat on turn got its turn; until the players agree who starts, the deal."""

    @property
    def is_over(self) -> bool:
        """Whether it has come to its end."""
        return self.state.outcome is not None

    def time_at(self, at: int) -> int:
        """Milliseconds since the deal, never before the newest event."""
        return max(at - self.dealt, self.clock)

    @property
    def is_full(self) -> bool:
        """Whether the game is so long that only moves towards its end are added.

        All of its events are folded again whenever the table is loaded, or the game replayed.
        """
        return len(self.events) >= _MOST_EVENTS_OF_GAME

    def has_had_its_share(self, seat: Seat) -> bool:
        """Whether the game would be full if all seats had made as many moves as this one."""
        moves = sum(type(each) is Moved and each.seat == seat for each in self.events)
        return moves * self.options.players >= _MOST_EVENTS_OF_GAME

    @property
    def is_overfull(self) -> bool:
        """Whether not even misses are noted any more.

        A miss may cost no more than a millisecond, so there would be no end of them.
        """
        return len(self.events) >= _MOST_WITH_MISSES


class Table(msgspec.Struct, frozen=True):
    """A table: the fold of its events."""

    version: int
    """How many events there were."""
    game: AnyGame
    options: GameOptions
    settings: Settings
    host: str
    """The guest who decides; empty if nobody is left."""
    occupants: tuple[Occupant, ...]
    """By seat; NOBODY where a seat is free."""
    sent_away: frozenset[str]
    play: Play | None
    said: tuple[Said, ...]
    """The newest of what was said, since the last deal."""
    done: Mapping[str, int]
    """By client, the number of its last command that became an event."""
    first_seed: str = ""
    """Of the first deal, where it was chosen when the table was opened."""
    daily: str = ""
    """The day whose daily deal the first game is; empty: of none."""
    lesson: bool = False
    """Whether the first game is a guided one."""

    @property
    def is_running(self) -> bool:
        """Whether a game runs."""
        return self.play is not None and not self.play.is_over

    @property
    def is_full(self) -> bool:
        """Whether so much has happened that the game may only be played to its end.

        All of it is gone through again whenever the table is loaded, or one of its games is shown.
        """
        return self.version >= _MOST_EVENTS

    def seat_of(self, guest: str) -> Seat | None:
        """Where a guest sits."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.guest == guest:
                return seat
        return None

    def running(self) -> Play | None:
        """The game that runs."""
        return self.play if self.play is not None and not self.play.is_over else None

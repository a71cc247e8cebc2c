"""A table at one moment: who sits there, what was chosen, and the current game."""

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
    from ..games.terms import Move
    from .emblems import Emblem
    from .events import Event, Said, Settings, WhatIf


class Occupant(msgspec.Struct, frozen=True):
    """Who has a seat at a table. With a guest and a bot, the bot stands in for the guest."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    has_left: bool = False
    """Whether the guest has left the seat to the bot by choice."""
    emblem: Emblem | None = None
    """The guest's; None for a bot of its own, and for nobody."""

    @property
    def is_nobody(self) -> bool:
        """Whether the seat is free."""
        return self.guest is None and self.bot is None


NOBODY: Final = Occupant()


_MOST_EVENTS_OF_GAME: Final = 5000
"""The longest games have a few hundred, talk included."""
_MOST_WITH_MISSES: Final = 4 * _MOST_EVENTS_OF_GAME
_MOST_EVENTS: Final = 100_000
"""For a table: enough for a few hundred evenings."""


def guest_of_client(client: str) -> str:
    """The guest whose client it is; empty: nobody's. `Viewer.key` puts the two together."""
    return client.partition("/")[0]


class LayTime(msgspec.Struct, frozen=True):
    """When a card was laid in the middle, for those who were later."""

    number: int
    """The number of the middle card it was laid on."""
    sent: int
    """In microseconds since the deal."""


def may_be_considered(game: AnyGame, event: Moved, move: Move | None = None) -> bool:
    """Whether a move may be taken back unless it ends the game.

    Only people consider their cards. The moves of bots come from no client. Pass the move if it
    has been parsed already.
    """
    return event.client != "" and (move or game.parse(event.move)).is_revocable


class Considered(msgspec.Struct, frozen=True, gc=False):
    """The newest card of a turn. Only its owner sees it, and may take it back."""

    lay: Moved
    before: State
    """The game without it, as the others see it."""
    changed: int
    """When the move before it was made."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """The current or the last game."""

    number: int
    """Counted from 1."""
    game: AnyGame
    chosen: GameOptions
    """As chosen by the host."""
    options: GameOptions
    """The same, with the starter moved on."""
    names: tuple[str, ...]
    guests: tuple[str | None, ...]
    """By seat, the guest at the deal or since; None for a bot."""
    emblems: tuple[Emblem | None, ...]
    """By seat, those of the guests."""
    seed: int
    deck: Sequence[object]
    commitment: str
    dealt: int
    """Milliseconds since 1970, like all times of a table."""
    started: Seat | None
    """Who had the first turn; None in a race, or if the players had yet to agree."""
    state: State
    acting: tuple[Seat, ...]
    """The seats that may move now: asked once, for all who look. It may reveal who cannot move."""
    considered: Considered | None = None
    """The card that may still be taken back; None: there is none."""
    lays: int = 0
    """The number of cards laid in this turn, including the considered one."""
    events: tuple[Event, ...] = ()
    """The events of this game since its deal; `history.py` makes a record of them."""
    clock: int = 0
    """Milliseconds from the deal to the latest event."""
    salt: str = ""
    """Hashed with seed and deck; empty: nothing."""
    is_race: bool = False
    """Whether everyone plays at once. The game knows it too, but is slower to say so."""
    countdown: int = 0
    """In a race: milliseconds of countdown."""
    opens: int = 0
    """When players may move: in the future during a countdown."""
    began: int = 0
    """When players could first move."""
    lay_times: tuple[LayTime, ...] = ()
    """The latest cards laid in a race."""
    changed: int = 0
    """When a move was last made."""
    turn_began: int = 0
    """When the turn began; until the players agree who starts, the time of the deal."""
    proposals: frozenset[Seat] = frozenset()
    """The seats that propose to end it without a result; a move makes them void."""
    concessions: frozenset[Seat] = frozenset()
    """The same for giving up."""
    is_abandoned: bool = False
    """Whether it was ended without a result."""
    hints: int = 0
    """The number of hints that were taken."""
    is_hinted: bool = False
    """Whether a hint was taken for the current turn."""
    newcomers: frozenset[Seat] = frozenset()
    """The seats whose guests have sat down since the deal, and have not moved yet."""

    @property
    def is_over(self) -> bool:
        """Whether it is over."""
        return self.state.outcome is not None or self.is_abandoned

    def state_for(self, seat: Seat | None) -> State:
        """The game as far as a seat knows of it; None is a spectator."""
        considered = self.considered
        return (
            self.state if considered is None or considered.lay.seat == seat else considered.before
        )

    def time_at(self, at: int) -> int:
        """Milliseconds since the deal, never before the latest event."""
        return max(at - self.dealt, self.clock)

    @property
    def is_full(self) -> bool:
        """Whether the game is so long that only moves towards its end are allowed.

        All its events are folded again whenever the table is loaded or the game is replayed.
        """
        return len(self.events) >= _MOST_EVENTS_OF_GAME

    def has_had_its_share(self, seat: Seat) -> bool:
        """Whether the game would be full if all seats had made as many moves as this one."""
        moves = sum(type(each) is Moved and each.seat == seat for each in self.events)
        return moves * self.options.players >= _MOST_EVENTS_OF_GAME

    @property
    def is_overfull(self) -> bool:
        """Whether even misses are no longer recorded.

        A miss may cost only a millisecond, so there could be any number of them.
        """
        return len(self.events) >= _MOST_WITH_MISSES


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table: the fold of its events."""

    version: int
    """The number of events so far."""
    game: AnyGame
    options: GameOptions
    settings: Settings
    host: str
    """The guest who decides; empty if nobody is left."""
    occupants: tuple[Occupant, ...]
    """By seat; NOBODY if it is free."""
    sent_away: frozenset[str]
    play: Play | None
    said: tuple[Said, ...]
    """The latest messages since the last deal."""
    done: Mapping[str, int]
    """By client, the number of its last command that became an event."""
    first_seed: str = ""
    """The seed of the first deal, if it was chosen when the table was opened."""
    daily: str = ""
    """The date if the first game is a daily deal; else empty."""
    lesson: bool = False
    """Whether the first game is a guided one."""
    what_if: WhatIf | None = None
    """The moment from which the first game is played on, if it is a what-if."""
    hearers: tuple[frozenset[str] | None, ...] = ()
    """For each of the latest messages, the guests who may know it; None is everybody."""

    def said_to(self, guest: str) -> tuple[Said, ...]:
        """The latest messages that a guest may know."""
        heard = zip(self.said, self.hearers, strict=True)
        return tuple(said for said, hearers in heard if hearers is None or guest in hearers)

    @property
    def is_running(self) -> bool:
        """Whether a game is running."""
        return self.play is not None and not self.play.is_over

    @property
    def is_over_days(self) -> bool:
        """Whether it is played over days, as no race is."""
        return self.settings.over_days and not self.game.in_real_time

    @property
    def is_daily_deal(self) -> bool:
        """Whether the current or last game has cards that others are dealt, too."""
        return bool(self.daily) and self.play is not None and self.play.number == 1

    @property
    def is_what_if(self) -> bool:
        """Whether the current or last game was played on from another one: it counts nowhere."""
        return self.what_if is not None and self.play is not None and self.play.number == 1

    @property
    def is_lesson(self) -> bool:
        """Whether the current or last game is a guided one."""
        return self.lesson and self.play is not None and self.play.number == 1

    @property
    def is_full(self) -> bool:
        """Whether the table has so many events that the game may only be played to its end.

        All of them are folded again whenever the table is loaded or one of its games is shown.
        """
        return self.version >= _MOST_EVENTS

    @property
    def is_prepared(self) -> bool:
        """Whether the first deal is fixed and still to come: its seats stay as they are."""
        return self.play is None and bool(self.first_seed)

    @property
    def is_race_to_come(self) -> bool:
        """Whether the first deal is fixed, and waits until the host is ready to race."""
        return self.is_prepared and self.game.in_real_time and not self.lesson

    @property
    def taken(self) -> tuple[Seat, ...]:
        """The seats of people and bots."""
        return tuple(seat for seat, occupant in enumerate(self.occupants) if not occupant.is_nobody)

    @property
    def seats_left(self) -> int:
        """How many more can sit down between games."""
        return 0 if self.is_prepared else self.game.players[-1] - len(self.taken)

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of a guest."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.guest == guest:
                return seat
        return None

    def running(self) -> Play | None:
        """The current game."""
        return self.play if self.play is not None and not self.play.is_over else None

"""The model of time in a race: a move is meant at one moment, and made at a later one.

After a look at the table, a player may mean to make a move, and chooses how long that takes. The
move is made then, and judged by the middle card that was there at the look. Until then the player
may go on, or look again and mean something else, which takes its own time from the new look.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..games.terms import Moment

if TYPE_CHECKING:
    from random import Random

    from ..games.any_game import AnyGame
    from ..games.seats import Seat
    from ..games.terms import Move

REACTIONS: Final = (250, 350, 500, 700, 1000, 1400, 2000, 2800)
"""How long a move may take from the look to the table, in milliseconds."""
PAUSE: Final = 1000
"""How much time passes if nobody means to do anything, in milliseconds."""


class Intent(NamedTuple):
    """A move that somebody is about to make."""

    at: int
    move: Move
    seen: int
    """The newest middle card at the look."""


@dataclass
class Intents:
    """A race, and what its players are about to do."""

    game: AnyGame
    state: Any
    clock: int
    by_seat: list[Intent | None]

    @classmethod
    def at_the_deal(cls, game: AnyGame, state: Any) -> Intents:  # noqa: ANN401 - any game's
        """Nobody has looked yet."""
        return cls(game, state, 0, [None] * state.options.players)

    def mean(self, seat: Seat, move: Move, delay: int) -> None:
        """Let a seat look now, and mean to make a move after a delay."""
        seen = self._race.newest(self.game.view(self.state, seat))
        self.by_seat[seat] = Intent(self.clock + delay, move, seen)

    def next_moment(self) -> int:
        """The next moment at which anything can happen."""
        times = [intent.at for intent in self.by_seat if intent]
        return min(times, default=self.clock + PAUSE)

    def advance(self, until: int, chance: Random) -> None:
        """Let time pass, and carry out what is due; at the same moment, anybody may be first."""
        due = [
            (intent.at, chance.random(), seat)
            for seat, intent in enumerate(self.by_seat)
            if intent and intent.at <= until
        ]
        for at, _, seat in sorted(due):
            intent, self.by_seat[seat] = self.by_seat[seat], None
            if intent is not None and self.game.outcome(self.state) is None:
                self.state, _ = self.game.attempt(
                    self.state, seat, intent.move, Moment(at, intent.seen)
                )
        self.clock = until

    def view(self, seat: Seat) -> Any:  # noqa: ANN401 - any game's
        """What a seat sees now."""
        return self._race.later(self.game.view(self.state, seat), self.clock)

    @property
    def _race(self) -> Any:  # noqa: ANN401 - any game's
        if self.game.race is None:
            raise ValueError(f"{self.game.id} is no race")
        return self.game.race

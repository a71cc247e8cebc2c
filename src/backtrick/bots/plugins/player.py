"""A bot from outside in a seat: what it answers is checked, and another plays what it loses."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from ...games.terms import Move
from ...sim.lapses import NO_LAPSES
from ..bot import Bot, BotPlayer, Choice
from .answers import choice_in, nonsense, signals_in
from .messages import Heard, Saw, Spoke, Tried, Wanted
from .process import Failed, process_of
from .remote_player import RemotePlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...games.errors import Reason
    from ...games.seats import Seat
    from ...sim.lapses import Lapse, Lapses
    from ...talk.signals import Signal
    from ..bot import AnyBotPlayer, Chair

MOST_VOTES: Final = 20
"""After that many votes in a game, a bot goes along with the others."""
MOST_MISSES: Final = 500
"""After that many refused attempts in a race, another plays on."""


@cache
def plugin(name: str, reference: str, stand_in: Callable[[Chair], AnyBotPlayer]) -> Bot:
    """The bot that a name stands for; raises BadPlugin. `stand_in` plays the moves it loses."""
    itself = process_of(reference, 0).itself()
    return Bot(
        name,
        lambda chair: PluginPlayer(chair, reference, stand_in(chair)),
        itself.effort,
        itself.sees_hands,
    )


class PluginPlayer(BotPlayer[Any, Move]):
    """A player whose code runs in another process."""

    def __init__(self, chair: Chair, reference: str, stand_in: AnyBotPlayer) -> None:
        self._chair = chair
        self._remote = RemotePlayer(chair, reference)
        self._stand_in = stand_in
        self._view: Any = None
        self._goes_on = False
        """Whether its own last move left it on turn, with what is left of its time."""
        self._may_talk = True
        self._votes = self._misses = 0
        self._lapses = NO_LAPSES

    def see(self, view: Any) -> None:  # noqa: ANN401  any game's
        if not self._goes_on:
            self._remote.begin_turn()
        self._goes_on = False
        self._view = _own(view, self._chair.seat)
        self._remote.tell(Saw(view))
        self._stand_in.see(self._view)

    def hear(self, seat: Seat, signal: Signal) -> None:
        self._remote.tell(Heard(seat, signal))

    def tried(self, choice: Choice, reason: Reason | None) -> None:
        if choice.lapse is not None:
            self._lapses = self._lapses.after(choice.lapse)
        self._goes_on = choice.move.is_revocable
        self._misses += reason is not None
        self._votes += not choice.move.in_turn
        self._remote.tell(Tried(choice._replace(candidates=(), lapse=None), reason))
        self._stand_in.tried(choice, reason)

    def say(self) -> Sequence[Signal]:
        if not self._may_talk:
            return ()
        try:
            reply = self._remote.ask(Wanted.SIGNALS)
            self._may_talk = reply.talks
            self._remote.tell(Spoke(), knows=True)
            return signals_in(reply, self._chair)
        except Failed as failed:
            self._lapses = self._lapses.after(failed.lapse)
            return ()

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        if not legal and self._chair.game.race is None:
            return None
        try:
            return self._choice(legal)
        except Failed as failed:
            return self._lost(failed.lapse, legal)

    def pressed(self, legal: Sequence[Move]) -> Choice | None:
        return self._lost(nonsense("it waits, and so does everybody else").lapse, legal)

    @property
    def lapses(self) -> Lapses:
        return self._lapses

    def _choice(self, legal: Sequence[Move]) -> Choice | None:
        are_votes = bool(legal) and not any(move.in_turn for move in legal)
        if are_votes and self._votes >= MOST_VOTES:
            return self._stand_in.choose(legal)
        if self._misses >= MOST_MISSES:
            raise nonsense(f"{MOST_MISSES} of its moves were refused")
        reply = self._remote.ask(Wanted.MOVE, tuple(legal))
        chosen = choice_in(reply, self._chair, self._view, legal)
        return self._stand_in.choose(legal) if chosen is None and are_votes else chosen

    def _lost(self, lapse: Lapse, legal: Sequence[Move]) -> Choice | None:
        """The move of the stand-in."""
        chosen = self._stand_in.choose(legal)
        if chosen is None and legal and self._chair.game.race is None:
            chosen = Choice(legal[0])
        return None if chosen is None else chosen._replace(lapse=lapse)


def _own(view: Any, seat: Seat) -> Any:  # noqa: ANN401  any game's
    """The seat's own view; a bot that sees all hands gets the views of all seats."""
    return cast("tuple[Any, ...]", view)[seat] if isinstance(view, tuple) else view

"""A game among bots, by the plain rules and in the moves' own time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, cast

from ..games.parts import StateT
from ..games.terms import NOW, Moment

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..games.any_game import AnyGame
    from ..games.errors import Reason
    from ..games.seats import Seat
    from ..games.terms import Move, Outcome
    from ..talk.signals import Signal
    from .bot import AnyBotPlayer, Bot, Chair, Choice


_WAITS: Final = tuple(2**power for power in range(20))
"""Times that pass until no bar is left, in milliseconds."""
MOST_VOTES: Final = 10_000
"""The most votes before the first turn; bots that still disagree then never agree."""


class BotAction(NamedTuple):
    """A move that was tried, or a signal that was said."""

    seat: Seat
    what: Move | Signal
    when: Moment = NOW
    why: Choice | None = None
    """For a move: the bot's choice."""
    refused: Reason | None = None
    """Why the move was refused; in a race, for being late or wrong."""


@dataclass
class BotGame(Generic[StateT]):
    """A game among bots, from the deal to the end."""

    game: AnyGame
    state: StateT
    players: Sequence[AnyBotPlayer]
    sees_hands: Sequence[bool]
    turns: int = 0
    """The number of turns so far."""
    votes: int = 0
    """The number of moves outside turns."""
    last: Seat | None = None
    clock: int = 0
    """In a race: the time of the last attempt, in milliseconds since the deal."""
    lots: Random = field(default_factory=lambda: Random(0))
    """Breaks ties within a millisecond."""

    @property
    def outcome(self) -> Outcome | None:
        """None while it runs."""
        return self.game.outcome(self.state)

    def play(self) -> Iterator[BotAction]:
        """Play to the end, event by event."""
        yield from self._after_a_move()
        while self.outcome is None:
            seat, choice = self._next()
            # In a race another seat may have been faster. Then the refusal is not a bug.
            state, reason = self.game.attempt(self.state, seat, choice.move, choice.when)
            self.state = cast("StateT", state)
            self.players[seat].tried(choice, reason)
            self._count(seat, choice.move)
            yield BotAction(seat, choice.move, choice.when, choice, reason)
            yield from self._after_a_move()

    def _count(self, seat: Seat, move: Move) -> None:
        if move.in_turn:
            self.turns += seat != self.last
            self.last = seat
            return
        self.votes += 1
        if self.votes > MOST_VOTES:
            raise RuntimeError(f"the bots do not agree who starts: {self.state}")

    def _next(self) -> tuple[Seat, Choice]:
        """The earliest choice."""
        chosen = self._choices(NOW)
        if not chosen:
            when = self._once_somebody_may_move()
            if when is not NOW:
                self._show(when.at)
                chosen = self._choices(when)
            chosen = chosen or self._pressed(when)
        if not chosen:
            raise RuntimeError(f"every bot waits for the others: {self.state}")
        first = min(choice.when.at or 0 for _, choice in chosen)
        tied = [each for each in chosen if (each[1].when.at or 0) == first]
        seat, choice = self.lots.choice(tied) if first else tied[0]
        return seat, self._not_in_the_past(choice)

    def _choices(self, when: Moment) -> list[tuple[Seat, Choice]]:
        return [
            (seat, choice)
            for seat in self.game.to_act(self.state)
            if (choice := self.players[seat].choose(self.game.legal_moves(self.state, seat, when)))
        ]

    def _pressed(self, when: Moment) -> list[tuple[Seat, Choice]]:
        """The choices of bots that give in when everybody waits for the others."""
        return [
            (seat, choice)
            for seat in self.game.to_act(self.state)
            if (choice := self.players[seat].pressed(self.game.legal_moves(self.state, seat, when)))
        ]

    def _once_somebody_may_move(self) -> Moment:
        """Now, or in a race later, if all who can move are barred."""
        moments = (NOW, *(Moment(self.clock + wait) for wait in _WAITS))
        return next(filter(self._may_anybody_move, moments), NOW)

    def _may_anybody_move(self, when: Moment) -> bool:
        seats = self.game.to_act(self.state)
        return any(self.game.legal_moves(self.state, seat, when) for seat in seats)

    def _not_in_the_past(self, choice: Choice) -> Choice:
        """The choice, no earlier than the last attempt, because refusals take time too."""
        if choice.when.at is None:
            return choice
        self.clock = max(self.clock, choice.when.at)
        return choice._replace(when=choice.when._replace(at=self.clock))

    def _show(self, at: int | None = None) -> None:
        """Let everybody see the table, in a race perhaps at a later time."""
        race = self.game.race
        views = [self.game.view(self.state, seat) for seat in range(len(self.players))]
        if race is not None and at is not None:
            views = [race.later(view, at) for view in views]
        for seat, player in enumerate(self.players):
            player.see(tuple(views) if self.sees_hands[seat] else views[seat])

    def _after_a_move(self) -> Iterator[BotAction]:
        self._show()
        for seat, player in enumerate(self.players):
            for signal in player.say():
                for other, listener in enumerate(self.players):
                    if other != seat:
                        listener.hear(seat, signal)
                yield BotAction(seat, signal)


def at_table(bots: Sequence[Bot], chairs: Sequence[Chair], state: StateT) -> BotGame[StateT]:
    """A game among bots from a state, each bot on its own chair."""
    company = tuple(bot.name for bot in bots)
    players = [
        bot.sit(replace(chair, company=company)) for bot, chair in zip(bots, chairs, strict=True)
    ]
    lots = Random(f"lots/{chairs[0].chance}")
    return BotGame(chairs[0].game, state, players, [bot.sees_hands for bot in bots], lots=lots)

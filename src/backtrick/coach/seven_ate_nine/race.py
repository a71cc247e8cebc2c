"""Going through a race: since when each card could have been laid."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ...games.errors import Reason
from ...games.seven_ate_nine import Lay, Options, Place, State
from ...games.seven_ate_nine.cards import FITTING
from ...games.seven_ate_nine.rules import values_on_middle
from ...record import Made, Refused, replay
from ...sprints.seven_ate_nine import Waits, card_below, closest_sum, sum_of_lay
from ..race_analysis import (
    HeldCard,
    LaidCard,
    Miss,
    MissedCard,
    RaceAnalysis,
    RaceSeat,
)
from .levels import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...games.seven_ate_nine import Card
    from ...record import Record, Step


class _Player:
    """What became of one player's cards."""

    def __init__(self) -> None:
        self.laid: list[LaidCard] = []
        self.held: list[HeldCard] = []
        self.missed: list[MissedCard] = []

    def seat(self) -> RaceSeat:
        """What became of it all."""
        return RaceSeat(tuple(self.laid), tuple(self.held), tuple(self.missed))


class _Race:
    """The race so far."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = [_Player() for _ in range(options.players)]
        self._waits = Waits(options.players)

    def take(self, before: State, step: Step, after: State) -> None:
        """Take in one entry."""
        entry = step.entry
        if isinstance(entry, Refused) and isinstance(entry.move, Lay):
            self._refused(before, step, entry, entry.move)
        if not isinstance(entry, Made):
            return
        if isinstance(entry.move, Lay):
            self._laid(before, step.number, entry, entry.move)
        self._waits.made(before, after, entry.seat, entry.move, entry.at)

    def _laid(self, state: State, number: int, entry: Made, move: Lay) -> None:
        seat, player = entry.seat, self.players[entry.seat]
        since = self._waits.could(state, seat, move)
        done = sum_of_lay(state, seat, move)
        player.laid.append(LaidCard(number, str(move.card), done, entry.at - since))
        if move.place is Place.MIDDLE:
            self._hold(state, number, entry)

    def _hold(self, state: State, number: int, laid: Made) -> None:
        """Note the card that each other player could have laid for the longest time."""
        for seat, player in enumerate(self.players):
            values = values_on_middle(state, seat)
            lays = [
                Lay(card, Place.MIDDLE)
                for card in dict.fromkeys(state.hands[seat])
                if card.value in values and seat != laid.seat
            ]
            could = [(self._waits.could(state, seat, lay), lay.card, lay) for lay in lays]
            if could and min(could)[0] < laid.at:
                since, card, lay = min(could)
                done = sum_of_lay(state, seat, lay)
                player.held.append(HeldCard(number, str(card), done, laid.at - since))

    def _refused(self, state: State, step: Step, entry: Refused, move: Lay) -> None:
        seat, card = entry.seat, move.card
        below = card_below(state, seat, move, entry.seen)
        since = self._waits.seen(state, seat, card, entry.seen, entry.at)
        if step.reason is Reason.DOES_NOT_FIT and below:
            miss, time = kind_of(below, card), self.options.penalty
        elif step.reason is Reason.TOO_LATE and below and since is not None:
            miss, time = Miss.TOO_LATE, max(0, entry.at - since)
        else:  # a card that was not held, or laid while barred
            return
        closest = closest_sum(below, card, self.options)
        self.players[seat].missed.append(MissedCard(step.number, str(card), miss, closest, time))


def kind_of(below: Card, card: Card) -> Miss:
    """A wrong sum, or one done backwards."""
    back = FITTING[False][card]
    return Miss.WRONG_DIRECTION if below.value in back else Miss.WRONG_SUM


def analyse(record: Record, progress: Callable[[int, int], None]) -> RaceAnalysis | None:
    """The analysis of a race; None if it has no end yet."""
    steps = tuple(replay(record))
    outcome = steps[-1].state.outcome
    if outcome is None or not isinstance(record.options, Options):
        return None
    race = _Race(record.options)
    for before, step in pairwise(steps):
        if isinstance(before.state, State) and isinstance(step.state, State):
            race.take(before.state, step, step.state)
        progress(step.number, len(steps) - 1)
    seats = tuple(player.seat() for player in race.players)
    return RaceAnalysis(seats, outcome.winners, LEVELS)

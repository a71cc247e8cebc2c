"""Going through a race: since when each card could have been laid."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from ...games.errors import Reason
from ...games.seven_ate_nine import Lay, Options, Place, State
from ...games.seven_ate_nine.cards import FITTING
from ...games.seven_ate_nine.rules import values_on_middle
from ...record import Made, Refused, replay
from ...sprints.seven_ate_nine import sums_on
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

    from ...games.seats import Seat
    from ...games.seven_ate_nine import Card
    from ...record import Record, Step
    from ...sprints import Sum


class _Player:
    """What one player holds, since when, and what became of it."""

    def __init__(self) -> None:
        self.since: dict[Card, list[int]] = {}
        """By card in hand: when each such card was drawn, the earliest first."""
        self.row_since = 0
        """When the top card of the player's own row was laid."""
        self.laid: list[LaidCard] = []
        self.held: list[HeldCard] = []
        self.missed: list[MissedCard] = []

    def begin(self, time: int) -> None:
        """All cards have moved: a halt, or a new round."""
        self.since.clear()
        self.row_since = time

    def seat(self) -> RaceSeat:
        """What became of it all."""
        return RaceSeat(tuple(self.laid), tuple(self.held), tuple(self.missed))


class _Race:
    """The race so far."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = [_Player() for _ in range(options.players)]
        self._came: dict[int, int] = {1: 0}
        """When each middle card came, by its number."""

    def take(self, before: State, step: Step, after: State) -> None:
        """Take in one entry."""
        entry = step.entry
        if isinstance(entry, Refused) and isinstance(entry.move, Lay):
            self._refused(before, step, entry, entry.move)
        if not isinstance(entry, Made):
            return
        if isinstance(entry.move, Lay):
            self._laid(before, step.number, entry, entry.move)
        self._came.setdefault(after.turned, entry.at)
        if (before.course.halts, before.course.rounds) != (after.course.halts, after.course.rounds):
            for player in self.players:
                player.begin(entry.at)
        elif not isinstance(entry.move, Lay):
            (card,) = Counter(after.hands[entry.seat]) - Counter(before.hands[entry.seat])
            self.players[entry.seat].since.setdefault(card, []).append(entry.at)

    def _could(self, state: State, seat: Seat, card: Card, place: Place) -> int:
        """Since when a card could be laid there."""
        player = self.players[seat]
        there = self._came[state.turned] if place is Place.MIDDLE else player.row_since
        return max(player.since[card][0], there, state.barred[seat])

    def _laid(self, state: State, number: int, entry: Made, move: Lay) -> None:
        seat, player = entry.seat, self.players[entry.seat]
        since = self._could(state, seat, move.card, move.place)
        done = _sum(state, seat, move.card, move.place)
        player.laid.append(LaidCard(number, str(move.card), done, entry.at - since))
        if move.place is Place.MIDDLE:
            self._hold(state, number, entry)
        else:
            player.row_since = entry.at
        player.since[move.card].pop(0)

    def _hold(self, state: State, number: int, laid: Made) -> None:
        """Note the card that each other player could have laid for the longest time."""
        for seat, player in enumerate(self.players):
            values = values_on_middle(state, seat)
            could = [
                (self._could(state, seat, card, Place.MIDDLE), card)
                for card in dict.fromkeys(state.hands[seat])
                if card.value in values and seat != laid.seat
            ]
            if could and min(could)[0] < laid.at:
                since, card = min(could)
                done = _sum(state, seat, card, Place.MIDDLE)
                player.held.append(HeldCard(number, str(card), done, laid.at - since))

    def _refused(self, state: State, step: Step, entry: Refused, move: Lay) -> None:
        player, card = self.players[entry.seat], move.card
        below = _below(state, entry, move)
        if step.reason is Reason.DOES_NOT_FIT and below:
            miss, time = kind_of(below, card), self.options.penalty
        elif step.reason is Reason.TOO_LATE and below and player.since.get(card):
            came = self._came.get(state.turned if entry.seen is None else entry.seen, entry.at)
            since = max(player.since[card][0], came, state.barred[entry.seat])
            miss, time = Miss.TOO_LATE, max(0, entry.at - since)
        else:  # a card that was not held, or laid while barred
            return
        closest = _closest(below, card, self.options)
        player.missed.append(MissedCard(step.number, str(card), miss, closest, time))


def _below(state: State, entry: Refused, move: Lay) -> Card | None:
    """The card on which a refused one was laid, as its player saw it."""
    if move.place is Place.OWN_ROW:
        row = state.rows[entry.seat]
        return row[-1] if row else None
    newer = 0 if entry.seen is None else state.turned - entry.seen
    return state.middle[-1 - newer] if newer < len(state.middle) else None


def _closest(below: Card, card: Card, options: Options) -> Sum:
    """The sum on a card whose result is closest to a value."""
    results = sums_on(below, options)
    return min(results, key=lambda each: abs(results[each] - card.value))


def _sum(state: State, seat: Seat, card: Card, place: Place) -> Sum | None:
    """The sum by which a card fits; None where any card does."""
    top = state.middle if place is Place.MIDDLE else state.rows[seat]
    if not top or len(state.hands[seat]) + len(state.stacks[seat]) == 1:
        return None
    results = sums_on(top[-1], state.options)
    return next(each for each, value in results.items() if value == card.value)


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

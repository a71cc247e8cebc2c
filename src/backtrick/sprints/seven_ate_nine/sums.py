"""The sums of `seven-ate-nine`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.seven_ate_nine.cards import FACES, result
from ...games.seven_ate_nine.notation import Lay, Place
from ..sums import Sum

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...games.seven_ate_nine import Options, State
    from ...games.seven_ate_nine.cards import Card
    from ...games.terms import Move


def sums_on(below: Card, options: Options) -> dict[Sum, int]:
    """The sums on a card that have a result, each with it."""
    results = {
        Sum(below.value, below.step, sign): result(below, sign, no_wrap=options.no_wrap)
        for sign in (1, -1)
    }
    return {each: value for each, value in results.items() if value is not None}


def all_sums(options: Options) -> dict[Sum, int]:
    """All sums of the game, each with its result."""
    return {each: value for card in FACES for each, value in sums_on(card, options).items()}


def sum_of(state: State, move: Move) -> Sum | None:
    """The sum by which a card fits in the middle; None where any card does."""
    if not isinstance(move, Lay):
        return None
    results = sums_on(state.middle[-1], state.options)
    return next((each for each, value in results.items() if value == move.card.value), None)


def sum_of_lay(state: State, seat: Seat, move: Lay) -> Sum | None:
    """The sum by which a card fits where it is laid; None where any card does."""
    top = state.middle if move.place is Place.MIDDLE else state.rows[seat]
    if not top or len(state.hands[seat]) + len(state.stacks[seat]) == 1:
        return None
    results = sums_on(top[-1], state.options)
    return next(each for each, value in results.items() if value == move.card.value)


def card_below(state: State, seat: Seat, move: Lay, seen: int | None) -> Card | None:
    """The card on which a refused one was laid, as its player saw it."""
    if move.place is Place.OWN_ROW:
        row = state.rows[seat]
        return row[-1] if row else None
    newer = 0 if seen is None else state.turned - seen
    return state.middle[-1 - newer] if newer < len(state.middle) else None


def closest_sum(below: Card, card: Card, options: Options) -> Sum:
    """The sum on a card whose result is closest to the value of a refused one."""
    results = sums_on(below, options)
    return min(results, key=lambda each: abs(results[each] - card.value))

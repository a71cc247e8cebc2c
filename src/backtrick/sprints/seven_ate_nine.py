"""The sums of `seven-ate-nine`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.seven_ate_nine.cards import VALUES
from ..games.seven_ate_nine.notation import Lay
from .sums import Sum

if TYPE_CHECKING:
    from ..games.seven_ate_nine import Options, State
    from ..games.seven_ate_nine.cards import Card
    from ..games.terms import Move


def sums_on(below: Card, options: Options) -> dict[Sum, int]:
    """The two sums on a card; without wrapping, a result may be out of range."""
    sums = [Sum(below.value, below.step, sign) for sign in (1, -1)]
    if options.no_wrap:
        return {each: each.value + each.sign * each.step for each in sums}
    return {each: _wrapped(each.value + each.sign * each.step) for each in sums}


def _wrapped(value: int) -> int:
    """A value, counted on from the first after the last."""
    return (value - VALUES[0]) % len(VALUES) + VALUES[0]


def sum_of(state: State, move: Move) -> Sum | None:
    """The sum by which a card fits in the middle; None where any card does."""
    if not isinstance(move, Lay):
        return None
    results = sums_on(state.middle[-1], state.options)
    return next((each for each, value in results.items() if value == move.card.value), None)


SUM_OF = sum_of

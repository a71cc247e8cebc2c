"""What a player reads from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.seven_ate_nine import Place
from ...games.seven_ate_nine.cards import FITTING
from ...games.seven_ate_nine.rules import ANY_VALUE

if TYPE_CHECKING:
    from ...games.seven_ate_nine import Card, View
    from ...games.seven_ate_nine.cards import Values


def places(view: View) -> tuple[Place, ...]:
    """Where the player looks: at its own row, or at the middle when there is nothing to draw.

    Doing sums for both before each draw would take so long that the row would be no help.
    """
    if not view.options.has_own_row(_seat(view)):
        return (Place.MIDDLE,)
    return (Place.OWN_ROW,) if stack_left(view) else (Place.OWN_ROW, Place.MIDDLE)


def top(view: View, place: Place) -> Card | None:
    """The card to lay on; None if a row has not started."""
    return view.middle if place is Place.MIDDLE else view.row_tops[_seat(view)]


def right_values(view: View, place: Place) -> Values:
    """The values that fit there."""
    below = top(view, place)
    return FITTING[view.options.no_wrap][below] if below else ANY_VALUE


def _seat(view: View) -> int:
    return view.seat or 0


def stack_left(view: View) -> int:
    """The number of cards left to draw."""
    return view.stack_sizes[_seat(view)]


def barred_until(view: View) -> int:
    """When the player may lay again."""
    return view.barred[_seat(view)]


def cards_left(view: View) -> int:
    """The number of cards in hand and stack."""
    return len(view.hand) + stack_left(view)


def followers(view: View, card: Card) -> int:
    """The number of cards in the hand that would fit on this one."""
    values = FITTING[view.options.no_wrap][card]
    return sum(other.value in values for other in view.hand)

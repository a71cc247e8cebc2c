"""A table for the tests, and what can be seen there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, State
from tests.games.moves import played

if TYPE_CHECKING:
    from backtrick import Moment, Reason

ONE, OTHER = range(2)


def table(deck: str, *moves: str, **options: object) -> State:
    """A table with these cards (the middle card, then stack by stack), after these moves."""
    start = SEVEN_ATE_NINE.deal(SEVEN_ATE_NINE.options(**options), deck=deck.split())
    return played(SEVEN_ATE_NINE, start, *moves)


def tried(state: State, seat: int, move: str, when: Moment) -> tuple[State, Reason | None]:
    """The result of trying the move."""
    return SEVEN_ATE_NINE.attempt(state, seat, SEVEN_ATE_NINE.parse(move), when)


def hand(state: State, seat: int) -> list[str]:
    """What the seat sees in its hand."""
    return [str(card) for card in SEVEN_ATE_NINE.view(state, seat).hand]


def middle(state: State) -> str:
    """The card that everybody sees in the middle."""
    return str(SEVEN_ATE_NINE.view(state, None).middle)

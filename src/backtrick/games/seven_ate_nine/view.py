"""What a seat may know, and the same as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..terms import TextLine
from .rules import values_on_middle, values_on_row

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .cards import Card
    from .state import Cards, Options, State


# Not frozen, because that takes three times as long and every viewer gets a new one.
@dataclass(slots=True)
class View:
    """A state as one seat or a spectator sees it."""

    options: Options
    seat: Seat | None
    middle: Card
    """The top card of the middle."""
    middle_size: int
    """How many cards lie in the middle."""
    hand: Cards
    """The seat's own cards."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    stack_sizes: tuple[int, ...]
    """How many cards each seat's stack has."""
    row_tops: tuple[Card | None, ...]
    """By seat, the top card of a child's own row."""
    turned: int
    """The number of the middle's top card; a move gives it back as `seen`."""
    results: tuple[int, ...]
    """The values that fit in the middle; all of them for the seat's last card."""
    row_results: tuple[int, ...]
    """The values that fit on the seat's own row; empty if it has none."""
    has_row: bool
    """Whether the seat has a row of its own."""
    halts: int
    rounds: int
    tokens: tuple[int, ...]
    barred: tuple[int, ...]
    """By seat, the time until which it may not lay."""
    clock: int
    outcome: Outcome | None
    hands_revealed: tuple[Cards, ...] | None
    """Everyone's hand, only after the game."""


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know of the state; nobody sees into a stack, not even their own."""
    return View(
        options=state.options,
        seat=seat,
        middle=state.middle[-1],
        middle_size=len(state.middle),
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        stack_sizes=tuple(map(len, state.stacks)),
        row_tops=tuple(row[-1] if row else None for row in state.rows),
        turned=state.turned,
        results=tuple(sorted(values_on_middle(state, seat))),
        row_results=() if seat is None else tuple(sorted(values_on_row(state, seat))),
        has_row=seat is not None and state.options.has_own_row(seat),
        halts=state.course.halts,
        rounds=state.course.rounds,
        tokens=state.course.tokens,
        barred=state.barred,
        clock=state.clock,
        outcome=state.outcome,
        hands_revealed=None if state.outcome is None else state.hands,
    )


def describe(view: View) -> tuple[TextLine, ...]:
    """The view as lines: the middle, the halts, each seat, and the match."""
    seats = range(view.options.players)
    halts = [TextLine("halts", str(view.halts))] if view.halts else []
    rows = [TextLine("own-row", str(card), seat) for seat, card in enumerate(view.row_tops) if card]
    tokens = [TextLine("tokens", str(view.tokens[seat]), seat) for seat in seats]
    return (
        TextLine("middle", f"{view.middle} ({view.middle_size})"),
        *halts,
        *rows,
        *(TextLine("stack", str(view.stack_sizes[seat]), seat) for seat in seats),
        *(TextLine("hand", _hand(view, seat), seat) for seat in seats),
        *([TextLine("round", str(_round(view))), *tokens] if view.options.match else []),
    )


def _round(view: View) -> int:
    """The number of the current or last round."""
    won = view.outcome is not None and view.outcome.winners
    return view.rounds if won else view.rounds + 1


def _hand(view: View, seat: Seat) -> str:
    if view.hands_revealed is not None:
        return " ".join(map(str, view.hands_revealed[seat]))
    cards = view.hand if seat == view.seat else ("?",) * view.hand_sizes[seat]
    return " ".join(map(str, cards))

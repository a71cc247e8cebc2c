"""What a seat may know, and the same as text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from ..rows import Row
from ..terms import TextLine
from .cards import COLOURS, NUMBERS, Card, fits

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .state import Options, State

_ALL: Final = tuple(NUMBERS)


# Not frozen, because that takes three times as long and every viewer gets a new one.
@dataclass(slots=True)
class View:
    """A state as one seat or a spectator sees it."""

    options: Options
    seat: Seat | None
    hand: tuple[Card, ...]
    """The seat's own cards."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    pile_size: int
    tops: tuple[Card | None, Card | None]
    """By row; None where only the row card lies."""
    row_sizes: tuple[int, int]
    """How many cards lie in each row."""
    card_numbers: tuple[int, ...]
    """All numbers on cards, lowest first."""
    fitting_numbers: tuple[tuple[int, ...], tuple[int, ...]]
    """By row, the numbers that fit in any colour."""
    rows: tuple[tuple[Card, ...], tuple[Card, ...]] | None
    """All cards laid, only with `open_rows` or after the game."""
    votes: tuple[Seat | None, ...]
    """By seat, the seat it wants to start; None: no vote yet."""
    turn: Seat | None
    laid_this_turn: int
    outcome: Outcome | None
    hands_revealed: tuple[tuple[Card, ...], ...] | None
    """Everyone's cards, only after the game."""


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know of the state."""
    up, down = state.rows
    tops = (up[-1] if up else None, down[-1] if down else None)
    over = state.outcome is not None
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        pile_size=len(state.pile),
        tops=tops,
        row_sizes=(len(up), len(down)),
        card_numbers=_ALL,
        fitting_numbers=(_fitting(Row.ASCENDING, tops[0]), _fitting(Row.DESCENDING, tops[1])),
        rows=state.rows if over or state.options.open_rows else None,
        votes=state.votes,
        turn=state.turn,
        laid_this_turn=state.laid_this_turn,
        outcome=state.outcome,
        hands_revealed=state.hands if over else None,
    )


@cache
def _fitting(row: Row, top: Card | None) -> tuple[int, ...]:
    """The numbers that fit in any colour; cached, because every view has them."""
    return tuple(
        number
        for number in NUMBERS
        if all(fits(Card(colour, number), row, top) for colour in COLOURS)
    )


def describe(view: View) -> tuple[TextLine, ...]:
    """The view as lines: the rows, the pile, what each seat holds and has said, the turn."""
    seats = range(view.options.players)
    votes = [
        TextLine("vote", str(vote), seat, meant=vote)
        for seat, vote in enumerate(view.votes)
        if vote is not None
    ]
    turn = [] if view.turn is None or view.outcome else [TextLine("turn", "", view.turn)]
    return (
        TextLine("row-descending", _row(view, Row.DESCENDING)),
        TextLine("row-ascending", _row(view, Row.ASCENDING)),
        TextLine("pile", str(view.pile_size)),
        *(TextLine("hand", _hand(view, seat), seat) for seat in seats),
        *(votes if view.turn is None else turn),
    )


def _row(view: View, row: Row) -> str:
    if view.rows is not None:
        return " ".join([row.sign, *map(str, view.rows[row])])
    top = view.tops[row]
    return row.sign if top is None else f"{row.sign} {top} ({view.row_sizes[row]})"


def _hand(view: View, seat: Seat) -> str:
    if view.hands_revealed is not None:
        return " ".join(map(str, view.hands_revealed[seat]))
    cards = view.hand if seat == view.seat else ("?",) * view.hand_sizes[seat]
    return " ".join(map(str, cards))

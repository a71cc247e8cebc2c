"""What a seat may know, and how it looks as text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from ..rows import Row
from ..terms import Line
from .cards import COLOURS, NUMBERS, Card, fits

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .state import Options, State

_ALL: Final = tuple(NUMBERS)


# Not frozen, which would take it three times as long: it is made anew for whoever looks.
@dataclass(slots=True)
class View:
    """A position as one seat, or a spectator, sees it."""

    options: Options
    seat: Seat | None
    hand: tuple[Card, ...]
    """The seat's own cards."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    pile: int
    tops: tuple[Card | None, Card | None]
    """By row; None where only the row card lies."""
    laid: tuple[int, int]
    """How many cards lie in each row."""
    numbers: tuple[int, ...]
    """All that there are on cards, the lowest first."""
    room: tuple[tuple[int, ...], tuple[int, ...]]
    """By row, the numbers that fit whatever their colour."""
    rows: tuple[tuple[Card, ...], tuple[Card, ...]] | None
    """All cards laid: only with `open_rows`, or after the game."""
    words: tuple[Seat | None, ...]
    turn: Seat | None
    laid_this_turn: int
    outcome: Outcome | None
    shown: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards: only after the game."""


def view(state: State, seat: Seat | None) -> View:
    """The state without what the seat may not know."""
    up, down = state.rows
    tops = (up[-1] if up else None, down[-1] if down else None)
    over = state.outcome is not None
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hands=tuple(map(len, state.hands)),
        pile=len(state.pile),
        tops=tops,
        laid=(len(up), len(down)),
        numbers=_ALL,
        room=(_room(Row.ASCENDING, tops[0]), _room(Row.DESCENDING, tops[1])),
        rows=state.rows if over or state.options.open_rows else None,
        words=state.words,
        turn=state.turn,
        laid_this_turn=state.laid,
        outcome=state.outcome,
        shown=state.hands if over else None,
    )


@cache
def _room(row: Row, top: Card | None) -> tuple[int, ...]:
    """What fits by its number alone; every view has it, so it is found out once."""
    return tuple(
        number
        for number in NUMBERS
        if all(fits(Card(colour, number), row, top) for colour in COLOURS)
    )


def describe(view: View) -> tuple[Line, ...]:
    """The view as lines: the rows, the pile, what each seat holds and has said, the turn."""
    seats = range(view.options.players)
    said = [
        Line("word", str(word), seat, meant=word)
        for seat, word in enumerate(view.words)
        if word is not None
    ]
    turn = [] if view.turn is None or view.outcome else [Line("turn", "", view.turn)]
    return (
        Line("row-descending", _row(view, Row.DESCENDING)),
        Line("row-ascending", _row(view, Row.ASCENDING)),
        Line("pile", str(view.pile)),
        *(Line("hand", _hand(view, seat), seat) for seat in seats),
        *(said if view.turn is None else turn),
    )


def _row(view: View, row: Row) -> str:
    if view.rows is not None:
        return " ".join([row.sign, *map(str, view.rows[row])])
    top = view.tops[row]
    return row.sign if top is None else f"{row.sign} {top} ({view.laid[row]})"


def _hand(view: View, seat: Seat) -> str:
    if view.shown is not None:
        return " ".join(map(str, view.shown[seat]))
    cards = view.hand if seat == view.seat else ("?",) * view.hands[seat]
    return " ".join(map(str, cards))

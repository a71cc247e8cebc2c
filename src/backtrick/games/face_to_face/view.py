"""What a seat may know, and the same as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from ..rows import Row
from ..terms import TextLine
from .cards import CARDS, COLOURS, ROW_CARDS
from .rules import draws

if TYPE_CHECKING:
    from ..seats import Seat
    from ..terms import Outcome
    from .cards import Card
    from .state import Options, Rows, State

Tops: TypeAlias = "tuple[Card, Card]"

_SEATS: Final = {colour: seat for seat, colour in enumerate(COLOURS)}
"""Whose cards have which colour."""


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
    pile_sizes: tuple[int, ...]
    """How many cards each seat has to draw."""
    tops: tuple[Tops, ...]
    """By seat and row; at first the row cards."""
    owners: tuple[tuple[Seat, Seat], ...]
    """Whose cards these are: the opponent's if they laid it to help."""
    row_sizes: tuple[tuple[int, int], ...]
    """How many cards lie there, the row card aside."""
    turn: Seat
    laid_this_turn: int
    helped: bool
    cards_to_draw: int
    """How many cards the seat on turn draws if it ends its turn now; 0 after the game."""
    row_cards: tuple[int, int]
    """The numbers at which an ascending and a descending row begin."""
    outcome: Outcome | None
    rows: tuple[Rows, ...] | None
    """All cards laid: only after the game."""
    hands_revealed: tuple[tuple[Card, ...], ...] | None
    """Both players' cards: only after the game."""


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know of the state."""
    over = state.outcome is not None
    # Unrolled for the two seats: a loop would take longer than all the rest.
    (up, down), (other_up, other_down) = state.rows
    top, bottom, other_top, other_bottom = up[-1], down[-1], other_up[-1], other_down[-1]
    hand, other_hand = state.hands
    pile, other_pile = state.piles
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else _cards(state, seat),
        hand_sizes=(len(hand), len(other_hand)),
        pile_sizes=(len(pile), len(other_pile)),
        tops=((top, bottom), (other_top, other_bottom)),
        owners=(
            (_SEATS[top.colour], _SEATS[bottom.colour]),
            (_SEATS[other_top.colour], _SEATS[other_bottom.colour]),
        ),
        row_sizes=((len(up) - 1, len(down) - 1), (len(other_up) - 1, len(other_down) - 1)),
        turn=state.turn,
        laid_this_turn=state.laid_this_turn,
        helped=state.helped,
        cards_to_draw=0 if over else draws(state),
        row_cards=ROW_CARDS,
        outcome=state.outcome,
        rows=state.rows if over else None,
        hands_revealed=tuple(_cards(state, each) for each in range(len(state.hands)))
        if over
        else None,
    )


def _cards(state: State, seat: Seat) -> tuple[Card, ...]:
    cards = CARDS[seat]
    return tuple([cards[number] for number in state.hands[seat]])


def describe(view: View) -> tuple[TextLine, ...]:
    """The view as lines: rows, pile and hand of each seat, then the turn."""
    seats = range(view.options.players)
    turn = [] if view.outcome else [TextLine("turn", "", view.turn)]
    return (*(line for seat in seats for line in _side(view, seat)), *turn)


def _side(view: View, seat: Seat) -> tuple[TextLine, ...]:
    return (
        TextLine("row-descending", _row(view, seat, Row.DESCENDING), seat),
        TextLine("row-ascending", _row(view, seat, Row.ASCENDING), seat),
        TextLine("pile", str(view.pile_sizes[seat]), seat),
        TextLine("hand", _hand(view, seat), seat),
    )


def _row(view: View, seat: Seat, row: Row) -> str:
    if view.rows is not None:
        return " ".join([row.sign, *map(str, view.rows[seat][row])])
    return f"{row.sign} {view.tops[seat][row]} ({view.row_sizes[seat][row]})"


def _hand(view: View, seat: Seat) -> str:
    if view.hands_revealed is not None:
        return " ".join(map(str, view.hands_revealed[seat]))
    cards = view.hand if seat == view.seat else ("?",) * view.hand_sizes[seat]
    return " ".join(map(str, cards))

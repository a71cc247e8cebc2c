"""What an observation and an action of this game are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.face_to_face import Options, Side
from ...games.face_to_face.cards import NUMBERS, ROW_CARDS
from ...games.face_to_face.notation import alphabet
from ...games.face_to_face.rules import DRAWN_AFTER_HOME, HAND
from ...games.rows import ROWS
from ..layout import Field, Written, from_seat, seats_from_mine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...games.face_to_face import Row, View

VERSION: Final = 1
FULLEST: Final = Options()
"""Options with which an observation has all fields."""
_NUMBERS: Final = tuple(map(str, NUMBERS))
_TOPS: Final = range(ROW_CARDS[0], ROW_CARDS[-1] + 1)
_PLACES: Final = tuple((side, row) for side in Side for row in ROWS)
"""The rows that a seat can reach."""


def layout(options: Options) -> Written[View]:
    """The layout; it is the same with all options."""
    seats = seats_from_mine(options.players)
    fields = (_hand(), *(_top(side, row) for side, row in _PLACES), *_rows(), *_sizes(seats))
    return Written(VERSION, (*fields, *_turn(seats)), alphabet(options))


def _hand() -> Field[View]:
    held = "the seat's own cards"
    return Field("hand", held, _NUMBERS, 1, lambda view: _set(card.number for card in view.hand))


def _top(side: Side, row: Row) -> Field[View]:
    whose = "the seat's own" if side is Side.HOME else "the opponent's"
    return Field(
        f"top-{_name(side, row)}",
        f"the top of {whose} {row.name.lower()} row, the row card included",
        tuple(map(str, _TOPS)),
        1,
        lambda view: [from_seat(view.tops, _me(view))[side][row].number == top for top in _TOPS],
    )


def _rows() -> tuple[Field[View], ...]:
    names = tuple(_name(side, row) for side, row in _PLACES)
    return (
        Field(
            "helped",
            "whether the top there is a card of the other player",
            names,
            1,
            lambda view: [
                view.owners[seat][row] != seat
                for seat in from_seat(range(len(Side)), _me(view))
                for row in ROWS
            ],
        ),
        Field(
            "row-sizes",
            "how many cards lie there, the row card aside",
            names,
            len(Side) * len(NUMBERS),
            lambda view: _flat(from_seat(view.row_sizes, _me(view))),
        ),
    )


def _sizes(seats: tuple[str, ...]) -> tuple[Field[View], ...]:
    return (
        Field(
            "hand-sizes",
            "how many cards each seat holds",
            seats,
            HAND,
            lambda view: from_seat(view.hand_sizes, _me(view)),
        ),
        Field(
            "pile-sizes",
            "how many cards each seat has to draw",
            seats,
            len(NUMBERS),
            lambda view: from_seat(view.pile_sizes, _me(view)),
        ),
    )


def _turn(seats: tuple[str, ...]) -> tuple[Field[View], ...]:
    return (
        Field(
            "turn",
            "the seat on turn",
            seats,
            1,
            lambda view: from_seat([seat == view.turn for seat in range(len(seats))], _me(view)),
        ),
        Field(
            "laid-this-turn",
            "cards laid in this turn",
            ("cards",),
            HAND,
            lambda view: (view.laid_this_turn,),
        ),
        Field(
            "helps",
            "whether one of them was laid on the other player's rows",
            ("yes",),
            1,
            lambda view: (view.helped,),
        ),
        Field(
            "cards-to-draw",
            "how many cards the seat on turn would draw now",
            ("cards",),
            max(HAND, DRAWN_AFTER_HOME),
            lambda view: (view.cards_to_draw,),
        ),
    )


def _name(side: Side, row: Row) -> str:
    return f"{'own' if side is Side.HOME else 'other'}-{row.name.lower()}"


def _me(view: View) -> int:
    return view.seat or 0


def _set(numbers: Iterable[int]) -> list[bool]:
    held = frozenset(numbers)
    return [number in held for number in NUMBERS]


def _flat(pairs: Iterable[tuple[int, int]]) -> list[int]:
    return [each for pair in pairs for each in pair]

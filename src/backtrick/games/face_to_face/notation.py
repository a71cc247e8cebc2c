"""Cards and moves as text: `27`; `27^`, `27v` at home, `27^!`, `27v!` at the opponent's, `end`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final, TypeAlias, cast

from ..decks import looked_up, no_deck, read_cards, write_cards
from ..errors import BadNotation
from ..rows import ROWS, Row
from ..terms import Move as AnyMove
from .cards import NUMBERS
from .state import PLAYERS, Options


class Side(IntEnum):
    """The side a card is laid on; its value is the distance in seats."""

    HOME = 0
    OPPONENT = 1

    @property
    def sign(self) -> str:
        """The notation of the side."""
        return "!" if self else ""


# For hot code: in Python 3.11, access through the enum class takes ten times as long.
HOME: Final = Side.HOME
OPPONENT: Final = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class Lay(AnyMove):
    """Lay a card from the hand on a row, at home or at the opponent's."""

    rank: ClassVar = 0
    number: int
    side: Side
    row: Row

    @property
    def is_revocable(self) -> bool:
        return True

    def __post_init__(self) -> None:
        if (
            type(self.number) is not int
            or self.number not in NUMBERS
            or type(self.side) is not Side
            or type(self.row) is not Row
        ):
            raise TypeError(
                f"{self.number!r}, {self.side!r}, {self.row!r}: needed are number, Side and Row"
            )

    def __str__(self) -> str:
        return _TEXTS[self.number][self.side][self.row]


@dataclass(frozen=True, slots=True)
class End(AnyMove):
    """Stop laying, draw, and pass the turn on."""

    rank: ClassVar = 1

    def __str__(self) -> str:
        return "end"


Move: TypeAlias = Lay | End
Deck: TypeAlias = tuple[tuple[int, ...], ...]

# Precomputed, because a live table writes all legal moves after every move. In tuples, because
# looking up an enum member in a dictionary takes longer than writing the move.
_TEXTS: Final = tuple(
    tuple(tuple(f"{number}{row.sign}{side.sign}" for row in ROWS) for side in Side)
    for number in range(NUMBERS[-1] + 1)
)

END: Final = End()
LAYS: Final = {
    number: tuple(Lay(number, side, row) for side in Side for row in ROWS) for number in NUMBERS
}
"""By number, in the order of the rows in reach."""

_ALPHABET: Final[tuple[Move, ...]] = (*(lay for lays in LAYS.values() for lay in lays), END)
_MOVES: Final = {str(move): move for move in _ALPHABET}
_NUMBERS: Final = {str(number): number for number in NUMBERS}


def alphabet(_options: Options) -> tuple[Move, ...]:
    """Every conceivable move, sorted."""
    return _ALPHABET


def parse(text: str) -> Move:
    """The move that a text stands for."""
    return looked_up(_MOVES, text, "a move, such as 27^, 27v, 27^!, 27v! or end")


def parse_card(text: str) -> int:
    """The number that a text stands for."""
    return looked_up(_NUMBERS, text, f"a card: a number from {NUMBERS[0]} to {NUMBERS[-1]}")


def read_deck(deck: object) -> Deck:
    """A deck from two lists of cards or of their texts."""
    if not isinstance(deck, (list, tuple)):
        raise no_deck(deck, "two lists of cards, one a seat")
    lists = cast("Sequence[object]", deck)
    if len(lists) != PLAYERS[0]:
        raise BadNotation(lists, "two lists of cards, one a seat")
    return tuple(read_cards(cards, _NUMBERS, parse_card) for cards in lists)


def parse_deck(text: str) -> Deck:
    """A deck from its text: seat 0's cards, a slash, seat 1's."""
    return read_deck([part.split() for part in text.split("/")])


def write_deck(deck: Deck) -> str:
    """A deck as text."""
    return " / ".join(map(write_cards, deck))

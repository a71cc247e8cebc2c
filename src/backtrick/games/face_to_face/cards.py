"""The cards of both players, the rows, and what fits and what helps."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ..rows import ASCENDING, Row

Colour: TypeAlias = Literal["gold", "silver"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""By seat."""
NUMBERS: Final = range(2, 60)
BACKWARDS: Final = 10
"""The exact size of a reverse trick."""


class Card(NamedTuple):
    """A card in a row. In hands and piles, cards are plain numbers."""

    number: int
    colour: Colour

    def __str__(self) -> str:
        return str(self.number)


ROW_CARDS: Final = (NUMBERS[0] - 1, NUMBERS[-1] + 1)
"""The number of each row card, just outside the range of the cards."""
CARDS: Final = tuple(
    tuple(Card(number, colour) for number in range(ROW_CARDS[-1] + 1)) for colour in COLOURS
)
"""By seat and number."""


def fits(number: int, row: Row, top: int) -> bool:
    """Whether the number fits on this top of a player's own row."""
    if row is ASCENDING:
        return number > top or number == top - BACKWARDS
    return number < top or number == top + BACKWARDS


def helps(number: int, row: Row, top: int) -> bool:
    """Whether the number would improve an opponent's row with this top."""
    return number < top if row is ASCENDING else number > top

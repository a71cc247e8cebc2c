"""The two times fifty-eight cards, the rows, and what may be laid on what."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ..rows import ASCENDING, Row

Colour: TypeAlias = Literal["gold", "silver"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""By seat."""
NUMBERS: Final = range(2, 60)
BACKWARDS: Final = 10
"""How far exactly a backwards trick goes."""


class Card(NamedTuple):
    """A card that lies in a row. In hands and piles the number says it all."""

    number: int
    colour: Colour

    def __str__(self) -> str:
        return str(self.number)


ROW_CARDS: Final = (NUMBERS[0] - 1, NUMBERS[-1] + 1)
"""What lies in each row from the start, just outside the numbers."""
CARDS: Final = tuple(
    tuple(Card(number, colour) for number in range(ROW_CARDS[-1] + 1)) for colour in COLOURS
)
"""By seat and number."""


def fits(number: int, row: Row, top: int) -> bool:
    """Whether the number may be laid on this top of one's own row."""
    if row is ASCENDING:
        return number > top or number == top - BACKWARDS
    return number < top or number == top + BACKWARDS


def helps(number: int, row: Row, top: int) -> bool:
    """Whether the number would improve a row of the opponent's with this top."""
    return number < top if row is ASCENDING else number > top

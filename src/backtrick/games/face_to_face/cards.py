"""The two times fifty-eight cards, the rows, and what may be laid on what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ..rows import ROWS, Row

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
    if row is Row.ASCENDING:
        return number > top or number == top - BACKWARDS
    return number < top or number == top + BACKWARDS


def helps(number: int, row: Row, top: int) -> bool:
    """Whether the number would improve a row of the opponent's with this top."""
    return number < top if row is Row.ASCENDING else number > top


Lays: TypeAlias = int
"""A set of ways to lay numbers, as bits: four a number, one for each row that could take it.

The rows are in the order own ascending, own descending, opponent's ascending, opponent's
descending. What can be laid is asked so often that it has to be a table and a few bits.
"""

REACH: Final = 2 * len(ROWS)
ALL_ROWS: Final = (1 << REACH) - 1
OF_NUMBER: Final = tuple(ALL_ROWS << REACH * number for number in range(NUMBERS.stop))
"""All ways to lay a number, by number."""
ON_ROW: Final = tuple(sum(1 << REACH * n + row for n in NUMBERS) for row in range(REACH))
"""All ways to lay on a row, by row in reach."""


def _by_top(law: Callable[[int, Row, int], bool], row: Row, reach: int) -> tuple[Lays, ...]:
    tops = range(ROW_CARDS[Row.DESCENDING] + 1)
    return tuple(sum(1 << REACH * n + reach for n in NUMBERS if law(n, row, top)) for top in tops)


FITTING: Final = tuple(_by_top(fits, row, row) for row in ROWS)
"""What may be laid on one's own rows, by row and top."""
HELPING: Final = tuple(_by_top(helps, row, len(ROWS) + row) for row in ROWS)
"""What may be laid on the opponent's rows, by row and top."""

"""The fifty cards, the two rows, and what fits on what."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ..rows import ASCENDING, Row

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "purple"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
NUMBERS: Final = range(1, 11)


class Card(NamedTuple):
    """A number card; its notation is the colour's first letter and the number."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour[0]}{self.number}"


DECK: Final = tuple(Card(colour, number) for colour in COLOURS for number in NUMBERS)


def fits(card: Card, row: Row, top: Card | None) -> bool:
    """Whether the card may be laid on the row with this top card (None: only the row card)."""
    if top is None or card.colour == top.colour:  # the reverse trick: any number
        return True
    return card.number > top.number if row is ASCENDING else card.number < top.number

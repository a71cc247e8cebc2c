"""Cards and moves as text: `g7`, `draw`, `g7` laid in the middle, `g7~` on the seat's own row."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final, TypeAlias

from ..decks import looked_up, read_cards, write_cards
from ..terms import Move as AnyMove
from .cards import FACES, STEPS, VALUES, Card
from .state import Options


class Place(IntEnum):
    """Where a card is laid."""

    MIDDLE = 0
    OWN_ROW = 1

    @property
    def sign(self) -> str:
        """The notation of the place."""
        return "~" if self else ""


# For hot code: in Python 3.11, access through the enum class takes ten times as long.
MIDDLE: Final = Place.MIDDLE


@dataclass(frozen=True, slots=True)
class Draw(AnyMove):
    """Take the top card of the player's stack."""

    rank: ClassVar = 0

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Lay(AnyMove):
    """Lay a card in the middle or on the player's own row."""

    rank: ClassVar = 1
    card: Card
    place: Place

    def __post_init__(self) -> None:
        if type(self.card) is not Card or self.card not in FACES or type(self.place) is not Place:
            raise TypeError(
                f"{self.card!r}, {self.place!r}: a card of the game and a Place are needed"
            )
        # The very card of the game, not an equal one: 1 is equal to True.
        object.__setattr__(self, "card", FACES[FACES.index(self.card)])

    @property
    def is_contested(self) -> bool:
        return self.place is MIDDLE

    def __str__(self) -> str:
        return f"{self.card}{self.place.sign}"


Move: TypeAlias = Draw | Lay
Deck: TypeAlias = tuple[Card, ...]

DRAW: Final = Draw()
LAYS: Final = {card: tuple(Lay(card, place) for place in Place) for card in FACES}

_A_CARD: Final = (
    f"a card: one of {' '.join(colour[0] for colour in STEPS.values())} "
    f"and a value from {VALUES[0]} to {VALUES[-1]}"
)
_CARDS: Final = {str(card): card for card in FACES}
_ALPHABET: Final[tuple[Move, ...]] = (DRAW, *(lay for lays in LAYS.values() for lay in lays))
_MOVES: Final = {str(move): move for move in _ALPHABET}


def alphabet(_options: Options) -> tuple[Move, ...]:
    """Every conceivable move, sorted."""
    return _ALPHABET


def parse(text: str) -> Move:
    """The move that a text stands for."""
    return looked_up(_MOVES, text, "a move, such as draw, g7 or g7~")


def parse_card(text: str) -> Card:
    """The card that a text stands for."""
    return looked_up(_CARDS, text, _A_CARD)


def read_deck(deck: object) -> Deck:
    """A deck from a list of cards or of their texts."""
    return read_cards(deck, _CARDS, parse_card)


def parse_deck(text: str) -> Deck:
    """A deck from its text: the middle card, then stack by stack."""
    return read_cards(text.split(), _CARDS, parse_card)


def write_deck(deck: Deck) -> str:
    """A deck as text."""
    return write_cards(deck)

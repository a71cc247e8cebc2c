"""Cards and moves as text: `g7`, `draw`, `g7` laid in the middle, `g7~` on one's own row."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final, TypeAlias

from ..decks import read_cards, write_cards
from ..errors import BadNotation
from ..terms import Move as AnyMove
from .cards import FACES, Card
from .state import Options


class Place(IntEnum):
    """Where a card is laid."""

    MIDDLE = 0
    OWN_ROW = 1

    @property
    def sign(self) -> str:
        """How the place is written."""
        return "~" if self else ""


@dataclass(frozen=True, slots=True)
class Draw(AnyMove):
    """Take the top card of one's stack into the hand."""

    rank: ClassVar = 0

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Lay(AnyMove):
    """Lay a card from the hand, in the middle or on one's own row."""

    rank: ClassVar = 1
    card: Card
    place: Place

    def __post_init__(self) -> None:
        if type(self.card) is not Card or self.card not in FACES or type(self.place) is not Place:
            raise TypeError(
                f"{self.card!r}, {self.place!r}: a card of the game and a Place are needed"
            )

    def __str__(self) -> str:
        return f"{self.card}{self.place.sign}"


Move: TypeAlias = Draw | Lay
Deck: TypeAlias = tuple[Card, ...]

DRAW: Final = Draw()
LAYS: Final = {card: tuple(Lay(card, place) for place in Place) for card in FACES}

_CARDS: Final = {str(card): card for card in FACES}
_ALPHABET: Final[tuple[Move, ...]] = (DRAW, *(lay for lays in LAYS.values() for lay in lays))
_MOVES: Final = {str(move): move for move in _ALPHABET}


def alphabet(_options: Options) -> tuple[Move, ...]:
    """Every move that a game could ever see, sorted."""
    return _ALPHABET


def parse(text: str) -> Move:
    """The move a text stands for."""
    try:
        return _MOVES[text]
    except (KeyError, TypeError):
        raise BadNotation(text, "a move, such as draw, g7 or g7~") from None


def parse_card(text: str) -> Card:
    """The card a text stands for."""
    try:
        return _CARDS[text]
    except (KeyError, TypeError):
        raise BadNotation(text, "a card: one of g b r and a value from 1 to 10") from None


def read_deck(deck: object) -> Deck:
    """A deck from a list of cards or of their texts."""
    return read_cards(deck, Card, parse_card)


def parse_deck(text: str) -> Deck:
    """A deck from its text: the middle card, then stack by stack."""
    return read_cards(text.split(), Card, parse_card)


def write_deck(deck: Deck) -> str:
    """A deck as text."""
    return write_cards(deck)

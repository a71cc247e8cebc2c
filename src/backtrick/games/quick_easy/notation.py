"""Cards and moves as text: `r7`, `r7^`, `r7v`, `end`, `start:2`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from ..decks import looked_up, read_cards, write_cards
from ..rows import ROWS, Row
from ..seats import Seat
from ..terms import Move as AnyMove
from .cards import COLOURS, DECK, NUMBERS, Card
from .state import PLAYERS, Options


@dataclass(frozen=True, slots=True)
class Start(AnyMove):
    """A seat's vote on who starts."""

    rank: ClassVar = 0
    in_turn: ClassVar = False
    starter: Seat

    def __post_init__(self) -> None:
        if type(self.starter) is not int or self.starter not in range(PLAYERS[-1]):
            raise ValueError(f"starter {self.starter!r}: seats are 0 to {PLAYERS[-1] - 1}")

    @property
    def votes_for(self) -> Seat:
        return self.starter

    def __str__(self) -> str:
        return f"start:{self.starter}"


@dataclass(frozen=True, slots=True)
class Lay(AnyMove):
    """Lay a card from the hand on a row."""

    rank: ClassVar = 1
    card: Card
    row: Row

    @property
    def is_revocable(self) -> bool:
        return True

    def __post_init__(self) -> None:
        if type(self.card) is not Card or self.card not in DECK or type(self.row) is not Row:
            raise TypeError(f"{self.card!r}, {self.row!r}: a card of the game and a Row are needed")
        # The very card of the game, not an equal one: 1 is equal to True.
        object.__setattr__(self, "card", DECK[DECK.index(self.card)])

    def __str__(self) -> str:
        return f"{self.card}{self.row.sign}"


@dataclass(frozen=True, slots=True)
class End(AnyMove):
    """Stop laying, draw, and pass the turn on."""

    rank: ClassVar = 2

    def __str__(self) -> str:
        return "end"


Move: TypeAlias = Start | Lay | End
Deck: TypeAlias = tuple[Card, ...]

END: Final = End()
STARTS: Final = tuple(Start(seat) for seat in range(PLAYERS[-1]))
LAYS: Final = {card: tuple(Lay(card, row) for row in ROWS) for card in DECK}

_A_CARD: Final = (
    f"a card: one of {' '.join(colour[0] for colour in COLOURS)} "
    f"and a number from {NUMBERS[0]} to {NUMBERS[-1]}"
)
_CARDS: Final = {str(card): card for card in DECK}
_MOVES: Final[dict[str, Move]] = {
    str(move): move for move in (*STARTS, *(lay for lays in LAYS.values() for lay in lays), END)
}


def alphabet(options: Options) -> tuple[Move, ...]:
    """Every conceivable move with these options, sorted."""
    lays = (lay for card in sorted(DECK) for lay in LAYS[card])
    return (*STARTS[: options.players], *lays, END)


def parse(text: str) -> Move:
    """The move that a text stands for."""
    return looked_up(_MOVES, text, "a move, such as r7^, r7v, end or start:2")


def parse_card(text: str) -> Card:
    """The card that a text stands for."""
    return looked_up(_CARDS, text, _A_CARD)


def read_deck(deck: object) -> Deck:
    """A deck from a list of cards or of their texts."""
    return read_cards(deck, _CARDS, parse_card)


def parse_deck(text: str) -> Deck:
    """A deck from its text: seat by seat, then the draw pile."""
    return read_cards(text.split(), _CARDS, parse_card)


def write_deck(deck: Deck) -> str:
    """A deck as text."""
    return write_cards(deck)

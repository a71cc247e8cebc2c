"""Cards, moves and decks as people give them: as values of the game, or in its notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar, cast

from .errors import BadNotation

Card = TypeVar("Card")
Found = TypeVar("Found")


def read_cards(
    deck: object, cards: Mapping[str, Card], parse_card: Callable[[str], Card]
) -> tuple[Card, ...]:
    """The cards of a list in which each stands as itself or as its notation."""
    if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
        raise no_deck(deck, "a list of cards")
    written: dict[object, str] = {card: text for text, card in cards.items()}
    known = {type(card) for card in written}
    # What is no card of the game stays as it is, for the parser to judge.
    texts = [
        written.get(card, card) if type(card) in known else card
        for card in cast("Sequence[object]", deck)
    ]
    return tuple(parse_card(cast("str", text)) for text in texts)


def no_deck(deck: object, expected: str) -> BadNotation:
    """What to raise for a deck of the wrong form; one that is all text has a reader of its own."""
    reader = "; parse_deck() reads a text" if isinstance(deck, str) else ""
    return BadNotation(deck, expected + reader)


def looked_up(table: Mapping[str, Found], text: str, expected: str) -> Found:
    """What a text stands for in a notation; BadNotation, if for nothing."""
    try:
        return table[text]
    except (KeyError, TypeError):
        raise BadNotation(text, expected) from None


def write_cards(deck: Iterable[object]) -> str:
    """The cards as text."""
    return " ".join(map(str, deck))

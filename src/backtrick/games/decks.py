"""Reading cards and decks, given as values or in notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar, cast

from .errors import BadNotation

Card = TypeVar("Card")
Found = TypeVar("Found")


def read_cards(
    deck: object, cards: Mapping[str, Card], parse_card: Callable[[str], Card]
) -> tuple[Card, ...]:
    """The cards of a list; each item is a card or its notation."""
    if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
        raise no_deck(deck, "a list of cards")
    listed = cast("Sequence[Card]", deck)
    whole = frozenset(cards.values())
    kinds = set(map(type, whole))
    # Usually all are cards. Types come first, because a card may equal what is none: 1 is True.
    if kinds.issuperset(map(type, listed)) and whole.issuperset(listed):
        return tuple(listed)
    return tuple(
        [
            card if type(card) in kinds and card in whole else parse_card(cast("str", card))
            for card in listed
        ]
    )


def no_deck(deck: object, expected: str) -> BadNotation:
    """The error for a deck of the wrong type; a deck as one text has a reader of its own."""
    reader = "; parse_deck() reads a text" if isinstance(deck, str) else ""
    return BadNotation(deck, expected + reader)


def looked_up(table: Mapping[str, Found], text: str, expected: str) -> Found:
    """The value that a text stands for; raises BadNotation if it has none."""
    try:
        return table[text]
    except (KeyError, TypeError):
        raise BadNotation(text, expected) from None


def write_cards(deck: Iterable[object]) -> str:
    """The cards as text."""
    return " ".join(map(str, deck))

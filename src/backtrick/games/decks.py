"""Cards, moves and decks as people give them: as values of the game, or in its notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

from .errors import BadNotation

Card = TypeVar("Card")
Found = TypeVar("Found")


def read_cards(
    deck: object, cards: Mapping[str, Card], parse_card: Callable[[str], Card]
) -> tuple[Card, ...]:
    """The cards of a list in which each stands as itself or as its notation."""
    if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
        raise no_deck(deck, "a list of cards")
    whole = frozenset(cards.values())
    kinds = {type(card) for card in whole}
    # What is no card of the game is a text, or for the parser to judge.
    return tuple(
        [
            cast("Card", card) if type(card) in kinds and card in whole else parse_card(card)
            for card in cast("Sequence[Any]", deck)
        ]
    )


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

"""Decks as people give them: cards of the game, or their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar, cast

from .errors import BadNotation

Card = TypeVar("Card")


def read_cards(
    deck: object, kind: type[Card], parse_card: Callable[[str], Card]
) -> tuple[Card, ...]:
    """The cards of a list in which each stands as itself or as its notation."""
    if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
        raise BadNotation(deck, "a list of cards")
    return tuple(
        parse_card(str(card) if type(card) is kind else cast("str", card))
        for card in cast("Sequence[object]", deck)
    )


def write_cards(deck: Iterable[object]) -> str:
    """The cards as text."""
    return " ".join(map(str, deck))

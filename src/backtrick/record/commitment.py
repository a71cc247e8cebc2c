"""A promise about the cards: published at the deal, checked by anyone after the game."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..games.game import AnyGame
    from .record import Record


def commitment(game: AnyGame, seed: int, deck: Any) -> str:  # noqa: ANN401  a game's own
    """The SHA-256 of the game's id, the seed and the deck, a line each.

    The seed has 128 bits that nobody knows, so the hash gives nothing away before the end.
    """
    lines = f"{game.id}\n{seed}\n{game.write_deck(deck)}\n"
    return sha256(lines.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Proof:
    """What there is to check of a record's deal."""

    promised: str | None
    """The hash that the record carries, or that was published; None: neither."""
    found: str
    """The hash of its seed and deck."""
    is_shuffled: bool
    """Whether the deck is the one that follows from the seed."""

    @property
    def holds(self) -> bool:
        """Whether the promise was kept."""
        return (
            self.promised is not None
            and hmac.compare_digest(self.promised, self.found)
            and self.is_shuffled
        )


def verify(record: Record, published: str | None = None) -> Proof:
    """Check the deal of a record, against the hash that was published if one is given."""
    promised = record.commitment if published is None else published.strip().lower()
    return Proof(
        promised,
        commitment(record.game, record.seed, record.deck),
        record.game.deck(record.seed) == record.deck,
    )

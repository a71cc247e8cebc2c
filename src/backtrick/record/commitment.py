"""A promise about the cards: published at the deal, checked by anyone after the game."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.any_game import AnyGame
    from .record import Record


def commitment(game: AnyGame, seed: int, deck: Sequence[object], salt: str | None = None) -> str:
    """The SHA-256 of the game's id, the seed, the deck and the salt, if any, one line each.

    The seed has 128 secret bits, so the hash reveals nothing before the game ends. With a salt,
    the same cards have another hash at each table.
    """
    lines = [game.id, str(seed), game.write_deck(deck), *([salt] if salt else [])]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of checking a record's deal."""

    promised: str | None
    """The published hash, given or from the record; None: neither."""
    found: str
    """The hash of its seed and deck."""
    is_shuffled: bool
    """Whether the deck follows from the seed."""

    @property
    def holds(self) -> bool:
        """Whether the promise was kept."""
        return (
            self.promised is not None
            and hmac.compare_digest(self.promised, self.found)
            and self.is_shuffled
        )


def verify(record: Record, published: str | None = None) -> Proof:
    """The proof of a record's deal, against the given hash or the one in the record."""
    promised = record.commitment if published is None else published.strip().lower()
    return Proof(
        promised,
        commitment(record.game, record.seed, record.deck, record.salt),
        record.game.deck(record.seed) == record.deck,
    )

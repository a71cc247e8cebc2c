"""Phrases: small talk that is ready to say at any table, and says nothing about the cards.

On the wire, in events and in records a phrase is its id. Everybody reads it in their own language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..games.seats import Seat
    from .events import Said

Words: TypeAlias = Literal[
    "hello", "one-moment", "your-turn", "well-played", "thanks", "sorry", "good-game"
]
"""Phrases in words."""
Reaction: TypeAlias = Literal["smile", "wow", "oops", "heart"]
"""Phrases that are pictures."""
PhraseId: TypeAlias = Words | Reaction

PHRASES: Final[tuple[str, ...]] = (*get_args(Words), *get_args(Reaction))

MOST_IN_A_ROW: Final = 3
"""The most phrases that a person may say within a while."""
_A_WHILE: Final = 8_000
"""In milliseconds."""


def are_too_many(said: Sequence[Said], seat: Seat | None, name: str, at: int) -> bool:
    """Whether a speaker has said so many phrases lately that the next one has to wait."""
    own = [each for each in said if each.phrase and each.seat == seat and each.name == name]
    return len(own) >= MOST_IN_A_ROW and own[-MOST_IN_A_ROW].at > at - _A_WHILE


def as_text(phrase: str) -> str:
    """A phrase as it stands in records."""
    return f"phrase:{phrase}"

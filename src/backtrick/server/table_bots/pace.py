"""How long bots take, so that people can follow."""

from __future__ import annotations

from dataclasses import dataclass
from random import uniform
from typing import Final

SLOWEST_SPEECH: Final = 1.5
"""Seconds by which everybody has spoken about a moment."""
_QUICKEST_SPEECH: Final = 0.6


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds, slightly different each time."""

    scale: float = 1.0
    """The factor for all of them: the setting `bot_pace`; 0 in tests."""

    def speech(self) -> float:
        """From an event to what is said about it."""
        return self.scale * uniform(_QUICKEST_SPEECH, SLOWEST_SPEECH)

    def first_card(self) -> float:
        """From the start of a turn to its first card."""
        return self.scale * uniform(1.2, 2.0)

    def next_card(self) -> float:
        """From a card to the next, or to the end of the turn."""
        return self.scale * uniform(0.5, 0.8)

    def proposal(self) -> float:
        """Until a vote for who starts."""
        return self.scale * uniform(1.3, 1.7)

    @property
    def all_said(self) -> int:
        """Milliseconds after which everybody has spoken."""
        return round(1000 * self.scale * SLOWEST_SPEECH)

"""How long bots take, so that people can follow."""

from __future__ import annotations

from dataclasses import dataclass
from random import uniform
from typing import Final

SLOWEST_SPEECH: Final = 1.5
"""By then everybody has said what there is to say about a moment, in seconds."""
_QUICKEST_SPEECH: Final = 0.6


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds, each a little different from the last."""

    scale: float = 1.0
    """By what all of them are multiplied: the setting `bot_pace`; tests have 0."""

    def speech(self) -> float:
        """From what happened to what is said about it."""
        return self.scale * uniform(_QUICKEST_SPEECH, SLOWEST_SPEECH)

    def first_card(self) -> float:
        """From the beginning of a turn to its first card."""
        return self.scale * uniform(1.2, 2.0)

    def next_card(self) -> float:
        """From a card to the next one, or to the end of the turn."""
        return self.scale * uniform(0.5, 0.8)

    def proposal(self) -> float:
        """Until a word for who should start."""
        return self.scale * uniform(1.3, 1.7)

    @property
    def all_said(self) -> int:
        """After how many milliseconds everybody has said something."""
        return round(1000 * self.scale * SLOWEST_SPEECH)

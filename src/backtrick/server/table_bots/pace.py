"""How long bots take, so that people can follow and say something."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import uniform
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ...table import TablePace

SLOWEST_SPEECH: Final = 1.5
"""Seconds by which everybody has spoken about a moment."""
_QUICKEST_SPEECH: Final = 0.6
_LONGEST_HOLD: Final = 20.0
_FACTORS: Final[dict[TablePace, float]] = {"relaxed": 1.6, "normal": 1.0, "quick": 0.5}
"""By the setting of a table, how much longer or shorter everything takes."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds, slightly different each time."""

    scale: float = 1.0
    """The factor for all times: the setting `bot_pace`; 0 in tests."""

    def at(self, pace: TablePace) -> Pace:
        """The pace at a table with this setting."""
        return replace(self, scale=self.scale * _FACTORS[pace])

    def speech(self) -> float:
        """From an event to what is said about it."""
        return self.scale * uniform(_QUICKEST_SPEECH, SLOWEST_SPEECH)

    def first_card(self) -> float:
        """From the start of a turn to its first card, in a game without talk."""
        return self.scale * uniform(1.2, 2.0)

    def after_bot(self) -> float:
        """From the end of a bot's turn to the next card, in a game with talk."""
        return self.scale * uniform(3.0, 4.0)

    def after_person(self, *, is_alone: bool) -> float:
        """The same after a person's turn. One who is alone among bots has less to say."""
        return self.scale * (uniform(4.0, 5.0) if is_alone else uniform(6.0, 7.0))

    def next_card(self) -> float:
        """From a card to the next, or to the end of the turn."""
        return self.scale * uniform(0.5, 0.8)

    def proposal(self) -> float:
        """Until a vote for who starts."""
        return self.scale * uniform(1.3, 1.7)

    @property
    def longest_hold(self) -> float:
        """How long somebody composing a message can make bots wait, between two of their turns."""
        return self.scale * _LONGEST_HOLD

    @property
    def all_said(self) -> int:
        """Milliseconds after which everybody has spoken."""
        return round(1000 * self.scale * SLOWEST_SPEECH)

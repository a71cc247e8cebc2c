"""Win chances as the coach gives them, each with its standard error."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from ..sim.chance import WHOLE

if TYPE_CHECKING:
    from ..games.terms import Move

__all__ = ["MARKS", "SURE", "WHOLE", "Chance", "Mark", "Weighed", "mark_of"]


@dataclass(frozen=True, slots=True)
class Chance:
    """A probability, or a difference of two, with the standard error of its sampling."""

    value: float
    """A whole number of parts of WHOLE: so values add up exactly, even as floats."""
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn and its win chance."""

    moves: tuple[Move, ...]
    chance: Chance


class Mark(Enum):
    """How much a turn gave away."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MARKS: Final = {Mark.BLUNDER: 0.15, Mark.MISTAKE: 0.10, Mark.INACCURACY: 0.05}
"""The loss from which each mark applies, largest first."""
SURE: Final = 3.0
"""A turn is marked if its loss is this many standard errors."""


def mark_of(loss: Chance) -> Mark | None:
    """The mark for a loss; None if it is small, or if sampling alone could explain it."""
    if loss.value <= SURE * loss.error:
        return None
    return next((mark for mark, least in MARKS.items() if loss.value >= least), None)

"""What could have been said. It judges nobody: the speaker could not see the listener's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games.seats import Seat
    from ..games.terms import Move
    from ..talk import Signal
    from .chances import Chance


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A true signal that was not given, and what the player on turn could have made of it."""

    seat: Seat
    """Who could have given it."""
    signal: Signal
    moves: tuple[Move, ...]
    """The best turn for somebody who has heard it."""
    worth: Chance
    """The gain over the played turn or the best turn without the signal, whichever is smaller."""

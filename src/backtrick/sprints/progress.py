"""Progress: how somebody does a sum by now, and how that has grown by week."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

QUICK: Final = 4_000
"""Milliseconds: a sum that takes less, with the card to look for, is known by heart."""
_OFTEN: Final = 4
"""One in so many gone wrong is often."""
_TWICE: Final = 2
"""Solving a sum once may have been luck."""
_FADES: Final = 2
"""With each week in which a sum is asked, what was before counts for one part in so many."""


class Standing(Enum):
    """How well somebody knows a sum."""

    NEW = "new"
    """It was never asked."""
    SHAKY = "shaky"
    """It often goes wrong."""
    GROWING = "growing"
    """It is right, but takes a while, or was not asked often."""
    SURE = "sure"
    """It is right, and quick."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How somebody does a sum. What is long past counts less, so numbers need not be whole."""

    solved: float = 0
    wrong: float = 0
    time: float = 0
    """For those solved together, in milliseconds."""
    streak: int = 0
    """How many were solved since the last wrong one."""
    last: int = 0
    """When it was last asked, in milliseconds since 1970; 0: never."""

    @property
    def asked(self) -> float:
        """How often it was asked."""
        return self.solved + self.wrong

    @property
    def mean(self) -> float | None:
        """How long it takes; None: it was never solved."""
        return self.time / self.solved if self.solved else None

    @property
    def standing(self) -> Standing:
        """How well it is known."""
        if not self.asked:
            return Standing.NEW
        if _OFTEN * self.wrong >= self.asked:
            return Standing.SHAKY
        is_quick = self.mean is not None and self.mean <= QUICK
        return Standing.SURE if is_quick and self.solved >= _TWICE else Standing.GROWING

    def after_week(self, solved: int, wrong: int, time: int) -> Progress:
        """The progress after a week in which the sum was asked this often."""
        return replace(
            self,
            solved=self.solved / _FADES + solved,
            wrong=self.wrong / _FADES + wrong,
            time=self.time / _FADES + time,
        )

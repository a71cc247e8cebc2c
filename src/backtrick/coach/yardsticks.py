"""What a mean loss corresponds to: the bots that lose more, and those that lose less."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .chances import Chance

WIDTH: Final = 2.0
"""The standard errors on each side of a mean."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A bot and its mean loss per decision, over many games."""

    bot: str
    loss: float


@dataclass(frozen=True, slots=True)
class Bracket:
    """Between which bots a mean loss lies, with its interval."""

    worse: str | None
    """The best bot that surely loses more; None: none does."""
    better: str | None
    """The worst bot that surely loses less; None: none does."""


def bracketed(mean: Chance, yardsticks: Sequence[Yardstick]) -> Bracket:
    """Where a mean loss lies among the yardsticks."""
    low, high = mean.value - WIDTH * mean.error, mean.value + WIDTH * mean.error
    worse = [each for each in yardsticks if each.loss > high]
    better = [each for each in yardsticks if each.loss < low]
    return Bracket(
        min(worse, key=lambda each: each.loss).bot if worse else None,
        max(better, key=lambda each: each.loss).bot if better else None,
    )

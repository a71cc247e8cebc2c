"""Lapses: moves that a bot lost because it crashed, stalled or answered nonsense."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Failing(Enum):
    """How a bot fails. The words for people are in `locales/`."""

    CRASHED = "crashed"
    STALLED = "stalled"
    NONSENSE = "nonsense"


class Lapse(NamedTuple):
    """A bot's failure to answer."""

    failing: Failing
    detail: str
    """What happened, in English: an error, or the answer."""


class Lapses(NamedTuple):
    """The lapses of a bot, counted."""

    crashed: int = 0
    stalled: int = 0
    nonsense: int = 0
    example: str = ""
    """The detail of one of them."""

    @property
    def total(self) -> int:
        """All of them."""
        return self.crashed + self.stalled + self.nonsense

    def after(self, lapse: Lapse) -> Lapses:
        """With one more."""
        name = lapse.failing.value
        more = self._replace(**{name: getattr(self, name) + 1})
        return more._replace(example=_example(self.example, lapse.detail))

    def since(self, before: Lapses) -> Lapse | None:
        """The lapse that has come since then, if any."""
        new = (each for each in Failing if getattr(self, each.value) > getattr(before, each.value))
        failing = next(new, None)
        return None if failing is None else Lapse(failing, self.example)

    def plus(self, other: Lapses) -> Lapses:
        """Both together, the same in any order."""
        counts = (mine + theirs for mine, theirs in zip(self[:3], other[:3], strict=True))
        return Lapses(*counts, example=_example(self.example, other.example))


def _example(*details: str) -> str:
    """One of the details, whatever their order."""
    return min(filter(None, details), default="")


NO_LAPSES: Final = Lapses()

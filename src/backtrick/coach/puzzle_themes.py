"""What a puzzle is about, by what the coach found in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ..puzzles import THEMES, Theme
from ..record import Said
from . import advise
from .chances import mark_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..games.terms import Move
    from ..record import Record
    from .findings import Finding

_THEMES_OF: Final[dict[str, tuple[Theme, ...]]] = {
    "closed-row": ("room", "heard"),
    "ended-row": ("room",),
    "fewer-draws": ("helping",),
    "gift": ("helping",),
    "less-room": ("room",),
    "long-steps": ("room",),
    "missed-trick": ("trick",),
    "next-stuck": ("room",),
}
"""By the code of a finding."""
_EFFORT: Final = 10


def themes_of(
    record: Record, best: Sequence[Move], findings: Iterable[Finding], *, is_endgame: bool
) -> tuple[Theme, ...]:
    """The themes of a puzzle, in their usual order."""
    found = {theme for each in findings for theme in _THEMES_OF.get(each.code, ())}
    found |= {*_heard(record, best)} | {*(["endgame"] if is_endgame else [])}
    return tuple(theme for theme in THEMES if theme in found)


def _heard(record: Record, best: Sequence[Move]) -> Iterator[Theme]:
    """Whether the best turn would be a mistake if nothing had been said."""
    unsaid = tuple(each for each in record.entries if not isinstance(each, Said))
    if len(unsaid) == len(record.entries):
        return
    quiet = replace(record, entries=unsaid)
    judgement = advise(quiet, _EFFORT, played=best, is_talkative=True)
    if judgement and mark_of(judgement.loss):
        yield "heard"

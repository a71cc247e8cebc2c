"""Why a turn is better than another: found features, as codes with values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .judge import Judgement


@dataclass(frozen=True, slots=True)
class Finding:
    """A feature that was found. The texts are in `locales/`, as `coach-finding` with the code."""

    code: str
    values: tuple[tuple[str, str | int], ...] = ()
    """The arguments of the text."""


def certainties(judgement: Judgement) -> Iterator[Finding]:
    """What the sampled deals left no doubt about. In a review, the win chances say so."""
    if judgement.played.value == 0:
        yield Finding("no-way")
    if judgement.turns[0].chance.value == judgement.sure:
        yield Finding("sure-win")

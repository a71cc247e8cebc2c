"""The messages to and from a process that makes analyses."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A game to analyse, as the events of its table."""

    events: tuple[bytes, ...]
    number: int
    """The number of the game at its table."""
    heard: bool
    """Whether what was said is taken into account."""
    effort: int


class Judged(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """How many turns are judged, and of how many."""

    judged: int
    turns: int


class Completed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The analysis, as JSON."""

    analysis: bytes


Report: TypeAlias = Judged | Completed

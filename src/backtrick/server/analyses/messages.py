"""The messages to and from a process that makes analyses, judges single turns, or has bots play."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Task(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A game to analyse, as the events of its table."""

    events: tuple[bytes, ...]
    number: int
    """The number of the game at its table."""
    heard: bool
    """Whether what was said is taken into account."""
    effort: int


class Question(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A turn to judge."""

    record: str
    """The game; what came after the turn is not looked at."""
    step: int
    """The step after which the turn begins."""
    moves: tuple[str, ...]
    """All moves of the turn."""
    effort: int


class HintQuestion(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A turn in which somebody wants a hint."""

    record: str
    """The running game, as the player on turn knows it: up to now."""
    effort: int


class ParTask(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A daily deal for bots to play many times."""

    day: str
    game: str
    players: int
    seed: str
    """In decimal: it is too large for a number in a message."""


class Judged(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """How many turns are judged, or games played, and of how many."""

    judged: int
    turns: int


class Completed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer: an analysis, a judgement, a hint or a par."""

    answer: bytes
    """As JSON."""


Report: TypeAlias = Judged | Completed

Order: TypeAlias = Task | Question | HintQuestion | ParTask

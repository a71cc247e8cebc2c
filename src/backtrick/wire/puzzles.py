"""HTTP answers about puzzles. As in `answers.py`, fields that are always sent have no default."""

from __future__ import annotations

import msgspec

from ..puzzles import Theme
from ..table.commands import Value
from .analyses import FindingInfo


class PuzzleSummary(msgspec.Struct, frozen=True):
    """A puzzle, without its position."""

    id: str
    themes: tuple[Theme, ...]
    """What it is about; show it only once it is solved, since it is a hint."""


class PuzzleSetInfo(msgspec.Struct, frozen=True):
    """The puzzles of one kind of game."""

    id: str
    game: str
    options: dict[str, Value]
    """What they have in common; they differ in the number of players, and in who started."""
    puzzles: tuple[PuzzleSummary, ...]


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles, and the one of the day: the same for everybody."""

    date: str
    """Today's date in UTC, such as `2026-11-16`."""
    daily: str
    """The id of the puzzle of the day."""
    themes: tuple[Theme, ...]
    """All themes, in the order in which they are shown."""
    sets: tuple[PuzzleSetInfo, ...]


class PuzzleTurnInfo(msgspec.Struct, frozen=True):
    """A turn, and its win chance."""

    moves: tuple[str, ...]
    chance: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The solution of a puzzle."""

    best: PuzzleTurnInfo
    tempting: PuzzleTurnInfo
    """What a simple bot would play."""
    findings: tuple[FindingInfo, ...]
    """What is better about the best turn than about the tempting one."""
    themes: tuple[Theme, ...]

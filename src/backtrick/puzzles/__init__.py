"""Puzzles: positions in which one turn is far better than all others. Hundreds are shipped."""

from .puzzle import CodedFinding, Puzzle, StoredTurn
from .puzzle_sets import SETS, PuzzleSet, find, of_day
from .themes import THEMES, Theme
from .written import ID_LETTERS, WrittenPuzzle, as_text

__all__ = [
    "ID_LETTERS",
    "SETS",
    "THEMES",
    "CodedFinding",
    "Puzzle",
    "PuzzleSet",
    "StoredTurn",
    "Theme",
    "WrittenPuzzle",
    "as_text",
    "find",
    "of_day",
]

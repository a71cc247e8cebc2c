"""The shipped puzzles: a set for each kind of game, and the puzzle of the day."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from ..games import game
from .written import WrittenPuzzle, as_text, read_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ..games.any_game import AnyGame
    from .puzzle import Puzzle

FOLDER: Final = Path(__file__).with_name("sets")
_SUFFIX: Final = ".txt.gz"
_FIRST_LINE: Final = "backtrick puzzles 1"


@dataclass(frozen=True)
class PuzzleSet:
    """The puzzles of one kind of game. They are read when they are first wanted."""

    id: str
    game: AnyGame
    options: str
    """What they have in common, such as `variant=pro`."""
    looked_at: int
    """The number of games in which they were found: a search goes on after them."""
    paragraphs: tuple[str, ...]

    @property
    def chosen(self) -> dict[str, Any]:
        """The same, as values by name."""
        options = self.game.options_type.parse(f"players={self.game.players[0]} {self.options}")
        names = [word.partition("=")[0] for word in self.options.split()]
        return {name: options.chosen()[name] for name in names}

    @cached_property
    def puzzles(self) -> Mapping[str, WrittenPuzzle]:
        """All of them, by id."""
        written = (read_lines(self.game, self.options, each) for each in self.paragraphs)
        return MappingProxyType({each.id: each for each in written})

    def with_more(self, found: Sequence[Puzzle], looked_at: int) -> PuzzleSet:
        """The set after more games were looked at."""
        more = tuple(as_text(each, self.options) for each in found)
        return PuzzleSet(self.id, self.game, self.options, looked_at, (*self.paragraphs, *more))

    def save(self, folder: Path = FOLDER) -> None:
        """Write the set's file; the same set always has the same text."""
        head = (
            f"{_FIRST_LINE}\ngame: {self.game.id}\noptions: {self.options}\n"
            f"games: {self.looked_at}\n"
        )
        text = "\n".join([head, *self.paragraphs])
        packed = gzip.compress(text.encode(), mtime=0)
        path_of(self.id, folder).write_bytes(packed)


def path_of(name: str, folder: Path = FOLDER) -> Path:
    """The file of a set."""
    return folder / f"{name}{_SUFFIX}"


def load(path: Path) -> PuzzleSet:
    """The set in a file."""
    text = gzip.decompress(path.read_bytes()).decode()
    head, *paragraphs = text.split("\n\n")
    first, *lines = head.splitlines()
    if first != _FIRST_LINE:
        raise ValueError(f"{path.name} does not begin with {_FIRST_LINE!r}")
    fields = dict(line.split(": ", 1) for line in lines)
    return PuzzleSet(
        path.name.removesuffix(_SUFFIX),
        game(fields["game"]),
        fields["options"],
        int(fields["games"]),
        tuple(f"{each.strip()}\n" for each in paragraphs),
    )


SETS: Final[Mapping[str, PuzzleSet]] = MappingProxyType(
    {each.id: each for each in map(load, sorted(FOLDER.glob(f"*{_SUFFIX}")))}
)
"""All sets, by id."""


def find(puzzle: str) -> WrittenPuzzle | None:
    """The puzzle with this id; None if there is none."""
    return next((each.puzzles[puzzle] for each in SETS.values() if puzzle in each.puzzles), None)


def of_day(day: date) -> WrittenPuzzle:
    """The puzzle of a day, the same for everybody. The sets take turns."""
    number = day.toordinal()
    chosen = [*SETS.values()][number % len(SETS)]
    puzzles = [*chosen.puzzles.values()]
    return puzzles[number // len(SETS) % len(puzzles)]

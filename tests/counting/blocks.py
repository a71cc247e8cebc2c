"""The files of counts, read and written.

A file has blocks, separated by empty lines. A block has comments (`# …`), a head of `key: value`
lines and one line per depth: `depth paths positions`. Depth 0 is the deal or, if the head has
`moves`, the position after these. If no game goes on, the last line is `depth 0 0`. If games end
within these depths, the line `over` says how many paths end one, by the seats that won.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from tests.counting import (
    face_to_face,
    quick_easy,
    seven_ate_nine,
)
from tests.counting.count import Deal, Level, Moves, Tree

FOLDER = Path(__file__).parent.parent / "counts"
COUNTERS = {
    "face-to-face": face_to_face.count,
    "quick-easy": quick_easy.count,
    "seven-ate-nine": seven_ate_nine.count,
}


@dataclass(frozen=True)
class Block:
    """One deal, and the counts below it."""

    name: str
    """The file's name and the block's number in it."""
    notes: tuple[str, ...]
    """Comment lines, with their `#`."""
    head: dict[str, str]
    depth: int
    tree: Tree

    @property
    def game(self) -> str:
        """The game's id."""
        return self.head["game"]

    @property
    def options(self) -> str:
        """The options as text: `players=2 starter=0`."""
        return self.head["options"]

    @property
    def deck(self) -> str:
        """The cards as text; empty if they are dealt from the seed."""
        return self.head.get("deck", "")

    @property
    def seed(self) -> int:
        """The seed; 0 where nothing depends on it."""
        return int(self.head.get("seed", "0"))

    @property
    def moves(self) -> Moves:
        """The moves before the count begins, each with its seat: `0:27^`."""
        return tuple(self.head.get("moves", "").split())

    def recounted(self) -> "Block":
        """The same block with the counts of the independent way."""
        options = dict(option.split("=") for option in self.options.split())
        deal = Deal(options, self.deck, self.seed, self.moves)
        tree = COUNTERS[self.game](deal, self.depth)
        return replace(self, tree=tree, depth=len(tree.levels) - 1)

    def text(self) -> str:
        """The block as written in a file."""
        head = [f"{key}: {text}" for key, text in self.head.items()]
        over = [f"over: {self.tree.over}"] if self.tree.over else []
        first = self.depth + 1 - len(self.tree.levels)  # 0, except in an unfinished block
        levels = [
            f"{depth} {level.paths} {level.positions}"
            for depth, level in enumerate(self.tree.levels, first)
        ]
        return "\n".join([*self.notes, *head, *over, *levels]) + "\n"


def read(text: str, name: str) -> list[Block]:
    """The blocks of a file's text."""
    parts = [part for part in text.split("\n\n") if part.strip()]
    return [_block(part.splitlines(), f"{name}-{number}") for number, part in enumerate(parts, 1)]


def all_blocks() -> list[Block]:
    """The blocks of all files."""
    files = sorted(FOLDER.glob("*.txt"))
    return [block for file in files for block in read(file.read_text("utf-8"), file.stem)]


def _block(lines: list[str], name: str) -> Block:
    notes = tuple(line for line in lines if line.startswith("#"))
    head = dict(line.split(": ", 1) for line in lines if ": " in line and line not in notes)
    rows = [[int(number) for number in line.split()] for line in lines if line[:1].isdigit()]
    levels = tuple(Level(paths, positions) for _, paths, positions in rows)
    return Block(name, notes, head, rows[-1][0], Tree(levels, head.pop("over", "")))

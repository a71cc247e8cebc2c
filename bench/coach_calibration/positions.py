"""Positions of bots' games: how the coach judged them, and how the games ended."""

from __future__ import annotations

import gzip
import json
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from cells import CELLS

from backtrick.coach.bot_records import bot_record
from backtrick.coach.judged_record import JudgedRecord
from backtrick.coach.judges import sits
from backtrick.coach.scale import Calibration
from backtrick.games import game
from backtrick.sim.processes import processes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future
    from pathlib import Path

    from cells import Cell

EVERY: Final = 20
"""One turn in this many is judged; the others of a game would tell little more.

Which ones must not depend on the length of a game: lost games are shorter."""
EFFORT: Final = 3
BATCH: Final = 5
"""The games handed out together."""


class Position(NamedTuple):
    """A judged position."""

    left: float
    """The share of cards left to lay."""
    share: float
    """The share of sampled games won, before any calibration."""
    won: bool
    is_solved: bool = False
    """Whether all cards were known; such a share needs no calibration."""


@dataclass(frozen=True)
class Batch:
    """Some games of a cell."""

    cell: Cell
    series: str
    numbers: tuple[int, ...]


def judged(batch: Batch) -> list[str]:
    """Play the games; for each, a line with its number and its positions."""
    simulation = batch.cell.simulation(batch.series)
    sit = sits(game(batch.cell.game))
    is_talkative = batch.cell.bot == "talker"
    lines: list[str] = []
    for number in batch.numbers:
        judged = JudgedRecord(
            bot_record(simulation, number), sit, EFFORT, is_talkative=is_talkative
        )
        for judge in judged.judges:
            judge.calibration = Calibration()
        rows = [_rounded(*each) for each in judged.sampled(number % EVERY, EVERY)]
        lines.append(json.dumps([number, rows], separators=(",", ":")))
    return lines


def _rounded(
    left: float,
    share: float,
    won: bool,  # noqa: FBT001
    is_solved: bool,  # noqa: FBT001
) -> tuple[float, float, int, int]:
    """A position in a file: no digits that sampling cannot be sure of."""
    return round(left, 3), round(share, 4), int(won), int(is_solved)


class Positions:
    """The positions in a folder: a file for each cell, a line for each game."""

    def __init__(self, folder: Path, series: str) -> None:
        self._folder = folder / series
        self._series = series

    def games(self, cell: Cell) -> list[list[Position]]:
        """The positions of each game."""
        return [
            [
                Position(left, share, bool(won), *map(bool, solved))
                for left, share, won, *solved in rows
            ]
            for _, rows in self._games(cell)
        ]

    def _games(self, cell: Cell) -> list[tuple[int, list[tuple[float, float, int]]]]:
        return [*map(json.loads, self._text(cell).splitlines())]

    def _text(self, cell: Cell) -> str:
        path = self._path(cell)
        return gzip.decompress(path.read_bytes()).decode() if path.exists() else ""

    def _path(self, cell: Cell) -> Path:
        return self._folder / f"{cell.name}.jsonl.gz"

    def add(self, cells: Iterable[Cell], games: int, *, jobs: int, minutes: float) -> None:
        """Play what is missing, the cells in turn, until all is there or the time is up."""
        self._folder.mkdir(parents=True, exist_ok=True)
        ends = monotonic() + 60 * minutes
        missing = self._missing(cells, games)
        with processes(jobs) as executor:
            under_way: dict[Future[list[str]], Cell] = {}
            while True:
                while (
                    len(under_way) < jobs and monotonic() < ends and (batch := next(missing, None))
                ):
                    under_way[executor.submit(judged, batch)] = batch.cell
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    self._write(under_way.pop(future), future.result())

    def _write(self, cell: Cell, lines: list[str]) -> None:
        """Add lines; a run that is killed leaves no half of one."""
        text = self._text(cell) + "".join(f"{line}\n" for line in lines)
        path = self._path(cell)
        new = path.with_suffix(".new")
        new.write_bytes(gzip.compress(text.encode(), mtime=0))
        new.replace(path)

    def _missing(self, cells: Iterable[Cell], games: int) -> Iterator[Batch]:
        """What is to be played, a batch of each cell at a time."""
        done = {cell: {number for number, _ in self._games(cell)} for cell in cells}
        for first in range(0, games, BATCH):
            for cell, played in done.items():
                numbers = range(first, min(first + BATCH, games))
                if wanted := tuple(number for number in numbers if number not in played):
                    yield Batch(cell, self._series, wanted)


def cells_with(words: str) -> tuple[Cell, ...]:
    """The cells whose names contain all these words."""
    return tuple(cell for cell in CELLS if all(word in cell.name for word in words.split()))

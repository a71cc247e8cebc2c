"""Find puzzles in bots' games, each as a record up to the turn in question.

    .venv/bin/python bench/coach_puzzles.py pro FOLDER [--wanted 200] [--minutes 20]

The kinds are normal, pro and duel. One turn is at least 15 points better than the next, which holds
at ten times the effort, and `greedy` blunders. A file is named after its game and its turn's first
step; a run goes on after the last game in the folder, and prints the solutions.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import backtrick
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.puzzles import puzzles_in
from backtrick.record import write

if TYPE_CHECKING:
    from backtrick.record import Record

SEED: Final = 1_707
KINDS: Final = ("normal", "pro", "duel")


def record_of(kind: str, number: int) -> Record:
    """A game of the best bots; teams of all sizes take turns."""
    rules = backtrick.game("face-to-face" if kind == "duel" else "quick-easy")
    players = rules.players[number % len(rules.players)]
    chosen = {} if kind == "duel" else {"variant": kind}
    bots = ("expert" if kind == "duel" else "talker",) * players
    options = rules.options(players=players, **chosen)
    return bot_record(Simulation(rules.id, options, bots, SEED), number)


def main() -> None:
    """Add puzzles to a folder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--wanted", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=20)
    chosen = parser.parse_args()
    folder: Path = chosen.folder / chosen.kind
    folder.mkdir(parents=True, exist_ok=True)
    ends = monotonic() + 60 * chosen.minutes
    done = [int(path.stem.split("-")[0]) for path in folder.glob("*.txt")]
    found, number = len(done), max(done, default=-1) + 1
    while found < chosen.wanted and monotonic() < ends:
        for puzzle in puzzles_in(record_of(chosen.kind, number)):
            step = len(puzzle.record.entries) + 1
            path = folder / f"{number:05}-{step:03}.txt"
            path.write_text(write(puzzle.record), encoding="utf-8")
            print(path.stem, *puzzle.best, f"{puzzle.lead:.2f}", flush=True)
            found += 1
        number += 1


if __name__ == "__main__":
    main()

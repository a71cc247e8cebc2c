"""Find puzzles in bots' games, and add them to a set.

    .venv/bin/python bench/coach_puzzles.py quick-easy-pro [--wanted 200] [--minutes 20]
    .venv/bin/python bench/coach_puzzles.py quick-easy-pro --again

One turn is at least 15 points better than the next, which holds at ten times the effort, `greedy`
blunders, and the coach can say why. The set is a file of the package. A run goes on after the last
game that was looked at; `--folder` takes another place, where a new set begins. With --again, the
puzzles of the set are judged again, for when the coach has changed, and those that no longer are
puzzles are left out.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

import backtrick
from backtrick.coach.bot_records import dealt_record
from backtrick.coach.puzzles import last_state, puzzle_at, puzzles_in
from backtrick.puzzles.puzzle_sets import FOLDER, PuzzleSet, load, path_of

if TYPE_CHECKING:
    from backtrick.record import Record


class Kind(NamedTuple):
    """Where the puzzles of a set come from."""

    game: str
    options: str
    bots: tuple[str, ...]
    """They sit in turn. Somebody who errs brings about positions in which much is at stake."""
    first_seed: int


KINDS: Final = {
    # In the shipped set, talkers also played in the first thousand games and the last 360.
    "quick-easy-normal": Kind("quick-easy", "variant=normal", ("greedy",), 10_000),
    "quick-easy-pro": Kind("quick-easy", "variant=pro", ("talker",), 20_000),
    "face-to-face": Kind("face-to-face", "", ("greedy",), 30_000),
}


def record_of(kind: Kind, number: int) -> Record:
    """A game of a kind; teams of all sizes take turns, and so do the seats that start."""
    rules = backtrick.game(kind.game)
    sizes = rules.players
    players = sizes[number % len(sizes)]
    starter = number // len(sizes) % players
    options = rules.options_type.parse(f"players={players} starter={starter} {kind.options}")
    bots = [kind.bots[(seat + number) % len(kind.bots)] for seat in range(players)]
    return dealt_record(rules, options, bots, kind.first_seed + number)


def begun(name: str, folder: Path) -> PuzzleSet:
    """The set as far as it was found."""
    path, kind = path_of(name, folder), KINDS[name]
    if path.exists():
        return load(path)
    return PuzzleSet(name, backtrick.game(kind.game), kind.options, 0, ())


def again(puzzles: PuzzleSet) -> PuzzleSet:
    """The set as the coach judges it now."""
    left = replace(puzzles, paragraphs=())
    for number, written in enumerate(puzzles.puzzles.values(), 1):
        puzzle = written.read()
        found = puzzle_at(puzzle.record, last_state(puzzle.record), puzzle.tempting)
        left = left.with_more([found] if found else [], puzzles.looked_at)
        print(f"{number} of {len(puzzles.puzzles)}: {len(left.paragraphs)} left", flush=True)
    return left


def main() -> None:
    """Add puzzles to a set, or judge them again."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--wanted", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--again", action="store_true")
    chosen = parser.parse_args()
    ends = monotonic() + 60 * chosen.minutes
    puzzles = begun(chosen.kind, chosen.folder)
    if chosen.again:
        again(puzzles).save(chosen.folder)
        return
    while len(puzzles.paragraphs) < chosen.wanted and monotonic() < ends:
        found = [*puzzles_in(record_of(KINDS[chosen.kind], puzzles.looked_at))]
        puzzles = puzzles.with_more(found, puzzles.looked_at + 1)
        if found:
            puzzles.save(chosen.folder)
            print(puzzles.looked_at, *(f"{each.lead:.2f}" for each in found), flush=True)
    puzzles.save(chosen.folder)


if __name__ == "__main__":
    main()

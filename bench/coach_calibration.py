"""How often positions are won that the coach judges alike: the calibration, and fitting it.

    .venv/bin/python bench/coach_calibration.py play talker 3 pro --games 2000 --out FOLDER
    .venv/bin/python bench/coach_calibration.py play expert 2 duel --games 2000 --out FOLDER
    .venv/bin/python bench/coach_calibration.py fit FOLDER      what belongs into the scales
    .venv/bin/python bench/coach_calibration.py table FOLDER    tenths, Brier scores

`play` adds to what the folder has, so it can be interrupted and go on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.judges import sits
from backtrick.coach.review import Review
from backtrick.coach.scale import Calibration
from backtrick.games import game

if TYPE_CHECKING:
    pass

SEED: Final = 2_026
EVERY: Final = 4
"""One turn in so many is judged; the others of a game would tell little more."""
EFFORT: Final = 3


def play(kind: str, players: int, variant: str, games: range, out: Path) -> None:
    """Play games and write the judgement of some positions, and how each game ended."""
    name = "face-to-face" if variant == "duel" else "quick-easy"
    rules = game(name)
    chosen = {"players": players} if variant == "duel" else {"players": players, "variant": variant}
    simulation = Simulation(name, rules.options(**chosen), (kind,) * players, SEED)
    with (out / f"{kind}-{players}-{variant}.jsonl").open("a") as file:
        for number in games:
            review = Review(bot_record(simulation, number), sits(rules), EFFORT)
            for judge in review.judges:
                judge.calibration = Calibration()
            rows = review.sampled(number % EVERY, EVERY)
            print(json.dumps([number, rows]), file=file, flush=True)


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "fit", "table"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    if chosen.what == "play":
        kind, players, variant = chosen.rest
        play(
            kind,
            int(players),
            variant,
            range(chosen.first, chosen.first + chosen.games),
            chosen.out,
        )


if __name__ == "__main__":
    main()

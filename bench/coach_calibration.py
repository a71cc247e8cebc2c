"""How often positions are won that the coach judges alike: the calibration, and fitting it.

    .venv/bin/python bench/coach_calibration.py play talker 3 pro --games 2000 --out FOLDER
    .venv/bin/python bench/coach_calibration.py play expert 2 duel --games 2000 --out FOLDER
    .venv/bin/python bench/coach_calibration.py fit FOLDER      what belongs into the scales
    .venv/bin/python bench/coach_calibration.py table FOLDER    tenths, Brier scores

`play` adds to what the folder has; `--first` says with which game to go on. To check a calibration,
play other games than those it was fitted to.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log, sqrt
from pathlib import Path
from typing import Final

from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.chances import WHOLE
from backtrick.coach.face_to_face.calibrations import CALIBRATION as DUEL
from backtrick.coach.judges import sits
from backtrick.coach.quick_easy.calibrations import calibration_of
from backtrick.coach.review import Review
from backtrick.coach.scale import Calibration
from backtrick.games import game

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


Rows = list[tuple[float, float, bool]]
"""Positions: the root of the share of cards left, the share of sampled games won, the result."""


def _read(folder: Path) -> dict[str, list[Rows]]:
    """By file, the positions of each game."""
    cells: dict[str, list[Rows]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        games = [json.loads(line)[1] for line in path.read_text().splitlines()]
        cells[path.stem] = [
            [(sqrt(left), share, won) for left, share, won in rows] for rows in games if rows
        ]
    return cells


def _odds(share: float) -> float:
    share = min(max(share, 0.003), 0.997)
    return log(share / (1 - share))


def _fit(games: list[Rows], prior: Calibration, trust: tuple[float, float]) -> Calibration:
    """Logistic regression by Newton's method; `trust` is the weight of the prior, in games."""
    shift, stretch = prior.shift, prior.stretch
    rows = [(part, _odds(share), won) for game_ in games for part, share, won in game_]
    trusted = [each * len(rows) / len(games) for each in trust]
    for _ in range(60):
        slopes = [trusted[0] * (prior.shift - shift), trusted[1] * (prior.stretch - stretch)]
        bends = [trusted[0], 0.0, trusted[1]]
        for part, odds, won in rows:
            chance = 1 / (1 + exp(-(odds + part * (shift + stretch * odds))))
            for place, factor in enumerate((part, part * odds)):
                slopes[place] += (won - chance) * factor
            for place, factor in enumerate((part**2, part**2 * odds, part**2 * odds**2)):
                bends[place] += chance * (1 - chance) * factor
        whole = bends[0] * bends[2] - bends[1] ** 2
        shift += (bends[2] * slopes[0] - bends[1] * slopes[1]) / whole
        stretch += (bends[0] * slopes[1] - bends[1] * slopes[0]) / whole
    return Calibration(round(shift, 2), round(stretch, 2))


def fit(folder: Path) -> None:
    """Print the calibrations: each cell is drawn to what its kind and variant have in common."""
    cells = _read(folder)
    for name, games in cells.items():
        kind, _, variant = name.split("-")
        alike = [
            each
            for other in cells
            if other.split("-")[::2] == [kind, variant]
            for each in cells[other]
        ]
        is_duel = variant == "duel"
        common = _fit(alike, Calibration(0.0, -0.3 if is_duel else 0.2), (0.01, 60.0))
        print(name, len(games), _fit(games, common, (30.0 if is_duel else 1.5, 30.0)))


def table(folder: Path) -> None:
    """Print, for the calibrations in use, how often each tenth was won, and Brier scores."""
    for name, games in _read(folder).items():
        kind, players, variant = name.split("-")
        calibration = DUEL if variant == "duel" else calibration_of(kind, int(players), variant)
        rows = [row for game_ in games for row in game_]
        judged = [(_calibrated(calibration, part, share), won) for part, share, won in rows]
        mean = sum(won for _, won in judged) / len(judged)
        scores = [
            sum((p - won) ** 2 for p, won in each) / len(each)
            for each in (judged, [(mean, won) for _, won in judged])
        ]
        print(f"{name}: {len(games)} games, Brier {scores[0]:.3f}, always the mean {scores[1]:.3f}")
        for tenth in range(10):
            some = [(p, won) for p, won in judged if min(int(10 * p), 9) == tenth]
            if some:
                chance, rate = (sum(each) / len(some) for each in zip(*some, strict=True))
                print(f"  {len(some):6} judged {chance:6.1%} won {rate:6.1%}")


def _calibrated(calibration: Calibration, part: float, share: float) -> float:
    total = round(share * WHOLE)
    return calibration.at(part * part).chance(total, 1) / WHOLE


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "fit", "table"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path())
    chosen = parser.parse_args()
    if chosen.what == "play":
        kind, players, variant = chosen.rest
        games = range(chosen.first, chosen.first + chosen.games)
        play(kind, int(players), variant, games, chosen.out)
    else:
        {"fit": fit, "table": table}[chosen.what](Path(chosen.rest[0]))


if __name__ == "__main__":
    main()

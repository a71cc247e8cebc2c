"""The coach's calibration: how often positions are won that it judges alike.

    .venv/bin/python bench/coach_calibration play check FOLDER [--games 2000] [--minutes 60]
    .venv/bin/python bench/coach_calibration play fit FOLDER    other games, to fit to
    .venv/bin/python bench/coach_calibration fit FOLDER         the calibrations that fit them
    .venv/bin/python bench/coach_calibration table FOLDER       the tables and the plot of the page

`play` adds the games that the folder lacks, so it can be interrupted and run again; it takes all
kinds of games in turn. --only picks those whose names contain the words, as in "pro talker".
`table` is about the games of the series `check`, to which nothing was fitted. It writes the plot to
docs/coach/calibration.png, or where --plot says.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from figures import ENOUGH, brier, judged, tenths
from fitting import fitted
from plots import plot
from positions import Positions, cells_with

from backtrick.sim.runner import cores

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cells import Cell
    from figures import Judged, Tenth

PLOT: Final = Path(__file__).parents[2] / "docs" / "coach" / "calibration.png"


def fit(folder: Path, cells: Iterable[Cell]) -> None:
    """Print the calibrations that fit."""
    positions = Positions(folder, "fit")
    games = {cell: positions.games(cell) for cell in cells}
    for cell, calibration in fitted({cell: some for cell, some in games.items() if some}).items():
        print(f"{cell.name}: {len(games[cell])} games, {calibration}")


def table(folder: Path, cells: Iterable[Cell], picture: Path) -> None:
    """Print all figures of the calibrations in use, in Markdown, and draw the plot."""
    positions = Positions(folder, "check")
    families: dict[str, list[Judged]] = {}
    overview, details = list[str](), list[str]()
    for cell in cells:
        games = positions.games(cell)
        found = judged(cell, games)
        if found:
            families.setdefault(cell.family, []).extend(found)
            overview.append(_line(cell.name, len(games), found))
            details += _lines(cell.name, tenths(found))
    for family, found in families.items():
        details += _lines(f"all {family}", tenths(found))
    _print("| games of | games | positions | Brier | always the mean | tenths within 3 |", overview)
    _print("| games of | positions | judged | won | within 3 |", details)
    picture.parent.mkdir(exist_ok=True)
    plot({name: tenths(found) for name, found in families.items()}, picture)


def _print(head: str, lines: list[str]) -> None:
    print(head, "|---" * (head.count("|") - 1) + "|", *lines, "", sep="\n")


def _line(name: str, games: int, found: list[Judged]) -> str:
    score, mean = brier(found)
    enough = tenths(found)
    near = f"{sum(each.is_near for each in enough)} of {len(enough)}"
    return f"| {name} | {games} | {len(found)} | {score:.3f} | {mean:.3f} | {near} |"


def _lines(name: str, found: list[Tenth]) -> list[str]:
    """A line for each tenth; the error says what luck alone can do."""
    return [
        f"| {name} | {each.positions} | {each.judged:.1%} | {each.won:.1%} ± {2 * each.error:.1%} |"
        f" {'yes' if each.is_near else 'no, by luck' if each.is_luck else 'no'} |"
        for each in found
    ] or [f"| {name} | fewer than {ENOUGH} in each tenth | | | |"]


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("series", choices=["check", "fit"])
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--minutes", type=float, default=60)
    play.add_argument("--jobs", type=int, default=cores())
    fitter, printer = commands.add_parser("fit"), commands.add_parser("table")
    printer.add_argument("--plot", type=Path, default=PLOT)
    for each in (play, fitter, printer):
        each.add_argument("folder", type=Path)
        each.add_argument("--only", default="")
    chosen = parser.parse_args()
    cells = cells_with(chosen.only)
    if chosen.command == "play":
        positions = Positions(chosen.folder, chosen.series)
        positions.add(cells, chosen.games, jobs=chosen.jobs, minutes=chosen.minutes)
    elif chosen.command == "fit":
        fit(chosen.folder, cells)
    else:
        table(chosen.folder, cells, chosen.plot)


if __name__ == "__main__":
    main()

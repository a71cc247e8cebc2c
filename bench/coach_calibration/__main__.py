"""The coach's calibration: how often positions are won that it judges alike.

    .venv/bin/python bench/coach_calibration play check [--games 2000] [--minutes 60]
    .venv/bin/python bench/coach_calibration play fit       other games, to fit to
    .venv/bin/python bench/coach_calibration fit            the calibrations that fit them
    .venv/bin/python bench/coach_calibration table          the tables of docs/coach.md
    .venv/bin/python bench/coach_calibration plot           its plot, docs/coach/calibration.png

The positions of these games are kept beside this file, or in --folder. `play` adds the games that
are missing, so it can be interrupted and run again; it takes all kinds of games in turn. --only
picks those whose names contain the words, as in "pro talker". Tables and plot are about the games
of the series `check`, to which nothing was fitted.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from cells import FITTED, SEEDS
from figures import brier, judged, tenths
from fit import fitted
from positions import Positions, cells_with

from backtrick.sim.runner import cores

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cells import Cell
    from figures import Judged, Tenth

SOME: Final = 50
"""The fewest positions of a tenth in the plot, where bars show what they are worth."""
GAMES: Final = Path(__file__).parent / "games"
PLOT: Final = Path(__file__).parents[2] / "docs" / "coach" / "calibration.png"


def fit(folder: Path, cells: Iterable[Cell]) -> None:
    """Print the calibrations that fit."""
    series = [Positions(folder, each) for each in FITTED]
    games = {cell: [game for each in series for game in each.games(cell)] for cell in cells}
    for cell, calibration in fitted({cell: some for cell, some in games.items() if some}).items():
        print(f"{cell.name}: {len(games[cell])} games, {calibration}")


def table(folder: Path, cells: Iterable[Cell]) -> None:
    """Print all figures of the calibrations in use, in Markdown."""
    positions = Positions(folder, "check")
    overview = [
        _line(cell.name, len(games), found)
        for cell in cells
        if (found := judged(cell, games := positions.games(cell)))
    ]
    together = _together(positions, cells, "company") | _together(positions, cells, "family")
    details = [line for name, found in together.items() for line in _lines(name, tenths(found))]
    _print("| games of | games | positions | Brier | always the mean |", overview)
    _print("| games of | positions | judged | won | within 3 |", details)


def draw(folder: Path, cells: Iterable[Cell], picture: Path) -> None:
    """Draw the plot."""
    from plots import plot  # noqa: PLC0415  it takes a second to load

    families = _together(Positions(folder, "check"), cells, "family")
    picture.parent.mkdir(exist_ok=True)
    plot({name: tenths(found, SOME) for name, found in families.items()}, picture)


def _together(
    positions: Positions, cells: Iterable[Cell], group: Literal["company", "family"]
) -> dict[str, list[Judged]]:
    """The positions of all cells of a group, by its name."""
    found: dict[str, list[Judged]] = {}
    for cell in cells:
        name = cell.company if group == "company" else cell.family
        found.setdefault(name, []).extend(judged(cell, positions.games(cell)))
    return found


def _print(head: str, lines: list[str]) -> None:
    print(head, "|---" * (head.count("|") - 1) + "|", *lines, "", sep="\n")


def _line(name: str, games: int, found: list[Judged]) -> str:
    score, mean = brier(found)
    return f"| {name} | {games} | {len(found)} | {score:.3f} | {mean:.3f} |"


def _lines(name: str, found: list[Tenth]) -> list[str]:
    """A line for each tenth that has enough positions; the error says what luck alone can do."""
    return [
        f"| {name} | {each.positions} | {each.judged:.1%} | {each.won:.1%} ± {2 * each.error:.1%} |"
        f" {'yes' if each.is_near else 'no, by luck' if each.is_luck else 'no'} |"
        for each in found
    ]


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("series", choices=[*SEEDS])
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--minutes", type=float, default=60)
    play.add_argument("--jobs", type=int, default=cores())
    fitter, printer, drawer = map(commands.add_parser, ("fit", "table", "plot"))
    drawer.add_argument("--picture", type=Path, default=PLOT)
    for each in (play, fitter, printer, drawer):
        each.add_argument("--folder", type=Path, default=GAMES)
        each.add_argument("--only", default="")
    chosen = parser.parse_args()
    cells = cells_with(chosen.only)
    if chosen.command == "play":
        positions = Positions(chosen.folder, chosen.series)
        positions.add(cells, chosen.games, jobs=chosen.jobs, minutes=chosen.minutes)
    elif chosen.command == "fit":
        fit(chosen.folder, cells)
    elif chosen.command == "table":
        table(chosen.folder, cells)
    else:
        draw(chosen.folder, cells, chosen.picture)


if __name__ == "__main__":
    main()

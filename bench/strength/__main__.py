"""Measure how well the bots play, and write docs/strength.md with its plots.

    .venv/bin/python bench/strength [--games 1000] [--only WORDS] [--again] [--check]

Results are kept in docs/strength/figures.json. A cell is measured again only with --again, with
more games than before, or if its bots have changed, which shows when its first games are replayed.
So a run can be interrupted and resumed. --only picks the cells whose names contain the words, as in
"quick-easy pro talker". A full run takes hours. --check measures nothing: it lists the cells whose
bots have changed, and fails if there are any.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cells import cells
from measurement import is_current, measured
from rich.console import Console

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cells import Cell
    from rates import Figures

FOLDER = Path(__file__).parents[2] / "docs" / "strength"
FIGURES = FOLDER / "figures.json"


def main() -> None:
    """Measure the chosen cells, then write the page."""
    parser = argparse.ArgumentParser(description="Measure how well the bots play.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    figures: Figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    wanted = [cell for cell in cells() if all(word in cell.key for word in chosen.only.split())]
    if chosen.check:
        sys.exit("\n".join(_outdated(wanted, figures)) or None)
    for cell in wanted if chosen.games else ():
        games, known = cell.games(chosen.games), figures.get(cell.key, {})
        if chosen.again or known.get("games", 0) < games or not is_current(cell, known):
            figures[cell.key] = measured(cell, games)
            Console().print(cell.key, figures[cell.key])
            FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
    from page import write_page  # noqa: PLC0415  --check does without the plots

    write_page(figures, FOLDER)


def _outdated(wanted: Iterable[Cell], figures: Figures) -> list[str]:
    known = [cell for cell in wanted if cell.key in figures]
    return [cell.key for cell in known if not is_current(cell, figures[cell.key])]


if __name__ == "__main__":
    main()

"""How well the bots play: measures it, and writes docs/strength.md with its plots.

    .venv/bin/python bench/strength [--games 1000] [--only WORDS] [--again]

What has been measured is kept in docs/strength/figures.json and not measured again, unless with
--again or with more games than before: so it can be interrupted and gone on with. --only measures
cells whose names contain the words, such as "quick-easy pro talker".
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any

from cells import Cell, cells
from page import Figures, write_page
from rich.console import Console

from backtrick.sim.runner import cores, run
from backtrick.sim.tally import Tally

FOLDER = Path(__file__).parents[2] / "docs" / "strength"
FIGURES = FOLDER / "figures.json"
SEED = 2026


def measured(cell: Cell, games: int) -> dict[str, Any]:
    """The figures of a cell."""
    simulation = cell.simulation(SEED)
    one = min(games, 20)
    simulation.play(range(1))
    began = process_time()
    some = simulation.play(range(one))
    spent = process_time() - began
    nothing = Tally.nothing(simulation.options.players)
    tally = run(simulation, games, nothing=nothing, jobs=cores(), report=lambda _tally: None).tally
    return {
        "games": tally.games,
        "wins": list(tally.wins),
        "cards_left": tally.cards_left,
        "turns": tally.turns,
        "milliseconds_a_turn": round(1000 * spent / some.turns, 3),
    }


def main() -> None:
    """Measure what is wanted, then write the page."""
    parser = argparse.ArgumentParser(description="Measure how well the bots play.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="")
    parser.add_argument("--again", action="store_true")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    figures: Figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    console = Console()
    for cell in cells():
        games = cell.games(chosen.games)
        known = 0 if chosen.again else figures.get(cell.key, {}).get("games", 0)
        if known < games and all(word in cell.key for word in chosen.only.split()):
            figures[cell.key] = measured(cell, games)
            console.print(cell.key, figures[cell.key])
            FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
    write_page(figures, FOLDER)


if __name__ == "__main__":
    main()

"""Mixing bots, and showing the matrix."""

from __future__ import annotations

import json
from itertools import product
from typing import TYPE_CHECKING

import typer
from rich import box
from rich.table import Table

from ..bots.crossplay import Crossplay, CrossTally
from ..bots.simulation import Simulation
from ..games import GAMES
from ..sim.figures import interval95
from .figures import lapse_sentences, lapses_as_data
from .same_deals import play_deals
from .simulation_run import INTERRUPTED, check_bots
from .terminal import print_prose, print_table, printable, terminal, width

if TYPE_CHECKING:
    from rich.console import Console

    from ..sim.runner import Run
    from ..texts import Texts

__all__ = ["Crossplay", "Simulation", "check_bots", "run", "show"]


def run(crossed: Crossplay, deals: int, jobs: int, texts: Texts) -> Run[CrossTally]:
    """Play all deals, with a progress bar on a terminal."""
    bots = range(len(crossed.bots))
    return play_deals(
        crossed,
        deals,
        nothing=CrossTally.nothing(len(bots)),
        seatings=[crossed.seated(bot, bot, 0) for bot in bots],
        jobs=jobs,
        figure=lambda tally: _mixed(tally, texts),
        texts=texts,
    )


def _mixed(tally: CrossTally, texts: Texts) -> str:
    """The win rate of all mixed teams so far."""
    bots = range(len(tally.wins))
    wins = [tally.wins[one][host] for one, host in product(bots, bots) if one != host]
    return texts("figure.rate", rate=sum(wins) / tally.games / len(wins))


def show(
    crossed: Crossplay, deals: int, done: Run[CrossTally], texts: Texts, *, as_json: bool
) -> None:
    """Print the matrix, even of an interrupted run."""
    if done.tally.games and as_json:
        typer.echo(json.dumps(_as_plain_data(crossed, done.tally)))
    elif done.tally.games:
        _print(crossed, done.tally, texts)
    if not done.is_complete:
        sentence = texts("compare-interrupted", deals=done.tally.games, wanted=deals)
        print_prose(terminal(stderr=True), sentence, style="yellow")
        raise typer.Exit(INTERRUPTED)


def _as_plain_data(crossed: Crossplay, tally: CrossTally) -> dict[str, object]:
    simulation, games = crossed.simulation, tally.games
    left = [[each / games for each in row] for row in tally.cards_left]
    return {
        "game": simulation.game,
        "players": simulation.options.players,
        "variant": getattr(simulation.options, "variant", None),
        "bots": list(crossed.bots),
        "seed": simulation.seed,
        "deals": games,
        "wins": [list(row) for row in tally.wins],
        "win_rate": [[wins / games for wins in row] for row in tally.wins],
        "ci95": [[list(interval95(wins, games)) for wins in row] for row in tally.wins],
        "cards_left": left if GAMES[simulation.game].team else None,
        "lapses": lapses_as_data(crossed.bots, tally.lapses),
    }


def _print(crossed: Crossplay, tally: CrossTally, texts: Texts) -> None:
    console, simulation = terminal(), crossed.simulation
    title = f"{texts(simulation.game)} · {simulation.options} · seed={simulation.seed}"
    print_prose(console, title, style="bold")
    table = _table(crossed, tally, texts)
    if width(console, table) <= console.width:
        print_table(console, table)
    else:
        _print_list(console, crossed, tally, texts)
    kind = "team" if GAMES[simulation.game].team else "opponents"
    print_prose(console, texts(f"crossplay.{kind}"))
    print_prose(console, texts("compare.deals", deals=tally.games))
    for line in lapse_sentences(crossed.bots, tally.lapses, texts):
        print_prose(console, line, style="red")


def _table(crossed: Crossplay, tally: CrossTally, texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column()
    for host in crossed.bots:
        table.add_column(printable(host), justify="right")
    for newcomer, row in zip(crossed.bots, tally.wins, strict=True):
        cells = [texts("figure.rate", rate=wins / tally.games) for wins in row]
        below = [_interval(wins, tally.games, texts) for wins in row]
        table.add_row(printable(newcomer), *map("{}\n{}".format, cells, below))
    return table


def _print_list(console: Console, crossed: Crossplay, tally: CrossTally, texts: Texts) -> None:
    """A line for each cell, on a narrow terminal."""
    console.print()
    for newcomer, row in zip(crossed.bots, tally.wins, strict=True):
        for host, wins in zip(crossed.bots, row, strict=True):
            rate = texts("figure.rate", rate=wins / tally.games)
            who = f"{printable(newcomer)} + {printable(host)}"
            print_prose(console, f"{who}: {rate} ({_interval(wins, tally.games, texts)})")
    console.print()


def _interval(wins: int, games: int, texts: Texts) -> str:
    low, high = interval95(wins, games)
    return texts("figure.interval", low=low, high=high)

"""The figures of a simulation: as a table for people, and as data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.table import Table

from ..games import GAMES
from ..sim.figures import interval95
from .terminal import print_prose, print_table, printable, terminal, width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from ..bots.simulation import Simulation
    from ..sim.lapses import Lapses
    from ..sim.tally import Tally
    from ..texts import Texts


class SimulationResult(NamedTuple):
    """The result of a simulation."""

    tally: Tally
    wanted: int
    """The number of games that were asked for."""
    seconds: float


def as_plain_data(simulation: Simulation, finished: SimulationResult) -> dict[str, object]:
    """The figures for JSON. Without a team, wins and rates are lists by seat."""
    tally, seconds = finished.tally, finished.seconds
    won = [_won(wins, tally.games) for wins in _winners(simulation, tally)]
    by_seat = {name: [each[name] for each in won] for name in won[0]}
    return {
        "game": simulation.game,
        "players": simulation.options.players,
        "variant": getattr(simulation.options, "variant", None),
        "bots": list(simulation.bots),
        "games": tally.games,
        **(won[0] if GAMES[simulation.game].team else by_seat),
        "cards_left": tally.cards_left / tally.games,
        "turns": tally.turns / tally.games,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "seed": simulation.seed,
        "lapses": [
            {"seat": seat, "bot": simulation.bots[seat], **lapses._asdict()}
            for seat, lapses in enumerate(tally.lapses)
            if lapses.total
        ],
    }


def _won(wins: int, games: int) -> dict[str, object]:
    return {"wins": wins, "win_rate": wins / games, "ci95": list(interval95(wins, games))}


def _winners(simulation: Simulation, tally: Tally) -> tuple[int, ...]:
    """The wins of the team, or of each seat."""
    return tally.wins[:1] if GAMES[simulation.game].team else tally.wins


def running_figure(simulation: Simulation, tally: Tally, texts: Texts) -> str:
    """The rates so far, short enough for four seats beside a progress bar."""
    winners = _winners(simulation, tally)
    return "/".join(texts("figure.rate", rate=wins / tally.games) for wins in winners)


def print_figures(simulation: Simulation, finished: SimulationResult, texts: Texts) -> None:
    """Print a table with a row for the team or for each seat; lists if that is too wide."""
    console, tally = terminal(), finished.tally
    title = f"{texts(simulation.game)} · {simulation.options} · seed={simulation.seed}"
    print_prose(console, title, style="bold")
    print_named_figures(console, _rows(simulation, tally, texts), "simulate", texts)
    for line in _lines(finished, texts):
        print_prose(console, line)
    seats = _seats(simulation, texts) if tally.lapses else ()
    for line in lapse_sentences(seats, tally.lapses, texts):
        print_prose(console, line, style="red")


class Named(NamedTuple):
    """A row of a table: whose figures they are, and each by its name."""

    who: str
    figures: dict[str, str]


def _rows(simulation: Simulation, tally: Tally, texts: Texts) -> list[Named]:
    winners = _winners(simulation, tally)
    names = zip(_names(simulation, texts), winners, strict=True)
    return [Named(name, _figures(wins, tally.games, texts)) for name, wins in names]


def _names(simulation: Simulation, texts: Texts) -> list[str]:
    if GAMES[simulation.game].team:
        return [", ".join(dict.fromkeys(simulation.bots))]
    return _seats(simulation, texts)


def _seats(simulation: Simulation, texts: Texts) -> list[str]:
    return [texts("simulate.seat", seat=seat, bot=bot) for seat, bot in enumerate(simulation.bots)]


def _figures(wins: int, games: int, texts: Texts) -> dict[str, str]:
    low, high = interval95(wins, games)
    return {
        "wins": texts("figure.count", count=wins),
        "rate": texts("figure.rate", rate=wins / games),
        "interval": texts("figure.interval", low=low, high=high),
    }


def print_named_figures(console: Console, rows: Sequence[Named], kind: str, texts: Texts) -> None:
    """Print a table with a row for each name; lists if that is too wide."""
    names = {name: texts(f"{kind}.{name}") for name in rows[0].figures}
    table = Table("", box=box.SIMPLE_HEAD, header_style="bold")
    for name in names.values():
        table.add_column(name, justify="right")
    for who, figures in rows:
        table.add_row(who, *figures.values())
    if width(console, table) <= console.width:
        print_table(console, table)
        return
    for who, figures in rows:
        console.print()
        print_prose(console, who, style="bold")
        for name, figure in figures.items():
            print_prose(console, f"{names[name]}: {figure}", indent="  ")
    console.print()


def _lines(finished: SimulationResult, texts: Texts) -> list[str]:
    tally = finished.tally
    return [
        texts("simulate.games", games=tally.games),
        texts("simulate.cards-left", average=tally.cards_left / tally.games),
        texts("simulate.turns", average=tally.turns / tally.games),
        texts("simulate.speed", speed=tally.games / finished.seconds),
    ]


def lapses_as_data(bots: Sequence[str], lapses: Sequence[Lapses]) -> list[dict[str, object]]:
    """What each bot has lost, if anything."""
    both = zip(bots, lapses, strict=True)
    return [{"bot": name, **each._asdict()} for name, each in both if each.total]


def lapse_sentences(bots: Sequence[str], lapses: Sequence[Lapses], texts: Texts) -> list[str]:
    """A sentence for each bot that has lost something, and why."""
    return [
        texts(
            "simulate-lapses",
            bot=printable(name),
            times=each.total,
            crashed=each.crashed,
            stalled=each.stalled,
            nonsense=each.nonsense,
            example=printable(each.example),
        )
        for name, each in zip(bots, lapses, strict=True)
        if each.total
    ]

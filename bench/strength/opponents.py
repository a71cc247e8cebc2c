"""The part of the page about a game that players win alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plots import plot_opponents
from rates import games_of, rate_of, table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cells import Cell
    from rates import Figures, Rate

    from backtrick.games.any_game import AnyGame


def opponents(game: AnyGame, known: list[Cell], figures: Figures, folder: Path) -> Iterator[str]:
    """By number of players: how often each bot beats each other, or the time it takes alone."""
    for players in game.players:
        here = [cell for cell in known if len(cell.bots) == players]
        if here and len(game.players) > 1:
            yield f"### {players} players\n" if players > 1 else "### Alone\n"
        if here:
            yield from (_against if players > 1 else _alone)(here, figures, folder)


def _alone(here: list[Cell], figures: Figures, _folder: Path) -> Iterator[str]:
    yield "The average time to lay all cards.\n"
    yield games_of(here, figures)
    rows = (
        (f"`{cell.bots[0]}`", f"{found['seconds_played']:.1f} ± {found['seconds_about']:.1f} s")
        for cell in here
        for found in [figures[cell.key]]
    )
    yield table(("bot", "time, and its 95% interval"), rows)


def _against(here: list[Cell], figures: Figures, folder: Path) -> Iterator[str]:
    players = len(here[0].bots)
    others = "the bot" if players == 2 else f"{players - 1} bots of the kind"
    yield f"How often the bot in the row wins against {others} in the column.\n"
    yield games_of(here, figures)
    names = [*dict.fromkeys(cell.bots[0] for cell in here)]
    rates = _rates(here, figures)
    yield table(("", *(f"`{name}`" for name in names)), _rows(names, rates))
    path = folder / f"{here[0].game}-{players}.png"
    plot_opponents(rates, names, f"games won, %, by one of {players}", path)
    yield f"![Who wins against whom, {players} players](strength/{path.name})\n"


def _rates(here: list[Cell], figures: Figures) -> dict[tuple[str, str], Rate]:
    """Figures by bot and by opponent."""
    rates: dict[tuple[str, str], Rate] = {}
    for cell in here:
        if len(cell.bots) == 2:
            rates[cell.bots[1], cell.bots[0]] = rate_of(cell, figures, seat=1)
        rates[cell.bots[0], cell.bots[1]] = rate_of(cell, figures)
    return rates


def _rows(names: list[str], rates: dict[tuple[str, str], Rate]) -> Iterator[list[str]]:
    for left in names:
        found = [rates.get((left, right)) for right in names]
        yield [f"`{left}`", *(str(rate) if rate else "" for rate in found)]

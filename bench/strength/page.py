"""Writing docs/strength.md from the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cells import Cell, cells
from plots import plot_pairs, plot_team

import backtrick
from backtrick.sim.figures import interval95

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from backtrick.games.game import AnyGame

Figures = dict[str, dict[str, Any]]

HEAD = """\
# How well the bots play

This page is written by `.venv/bin/python bench/strength`; the figures behind it are in
[figures.json](strength/figures.json). A rate is followed by its 95 % interval (Wilson's). All bots
of a table meet the same deals. Thinking is counted in work done, so the same command gives the same
rates on every machine; the milliseconds are those of one core of the machine that wrote the page.
"""


def write_page(figures: Figures, folder: Path) -> None:
    """Write the page and its plots."""
    parts = [HEAD]
    for game in backtrick.GAMES.values():
        known = [cell for cell in cells() if cell.game == game.id and cell.key in figures]
        if known:
            parts.append(f"## {game.id}\n")
            parts += (
                _team(game, known, figures, folder)
                if game.team
                else _pairs(game, known, figures, folder)
            )
    (folder.parent / "strength.md").write_text("\n".join(parts), encoding="utf-8")


def rate_of(cell: Cell, figures: Figures, seat: int = 0) -> tuple[float, float, float]:
    """The share of games won, and its interval."""
    found = figures[cell.key]
    wins, games = found["wins"][seat], found["games"]
    low, high = interval95(wins, games)
    return wins / games, low, high


def _written(rate: tuple[float, float, float]) -> str:
    return f"{rate[0]:.1%} ({rate[1]:.1%}–{rate[2]:.1%})"  # noqa: RUF001 - meant: a range


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [[*head], ["---" for _ in head], *([*row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _team(game: AnyGame, known: list[Cell], figures: Figures, folder: Path) -> Iterator[str]:
    yield "A team of bots of one kind. Win rates, by the number of players; who starts is agreed.\n"
    players = [*game.players]
    for variant in dict.fromkeys(dict(cell.options)["variant"] for cell in known):
        chosen = {
            (cell.bots[0], len(cell.bots)): cell
            for cell in known
            if {("variant", variant), ("starter", "agree")} <= {*cell.options}
        }
        names = [*dict.fromkeys(name for name, _ in chosen)]
        yield f"### {variant}\n"
        rates = {key: rate_of(cell, figures) for key, cell in chosen.items()}
        yield _table(
            ("bot", *map(str, players), "ms a turn"),
            (
                (
                    f"`{name}`",
                    *(_written(rates[name, n]) if (name, n) in rates else "" for n in players),
                    _milliseconds(chosen, name, figures),
                )
                for name in names
            ),
        )
        plot_team(rates, names, variant, folder / f"{game.id}-{variant}.png")
        yield f"![Win rates by players, {variant}](strength/{game.id}-{variant}.png)\n"
        yield from _talk_is_worth(rates, players)
        yield from _who_starts(chosen, rates, known, figures)


def _milliseconds(chosen: dict[tuple[str, int], Cell], name: str, figures: Figures) -> str:
    found = [
        figures[cell.key]["milliseconds_a_turn"] for key, cell in chosen.items() if key[0] == name
    ]
    return f"{min(found):.3g} to {max(found):.3g}" if found else ""


def _talk_is_worth(
    rates: dict[tuple[str, int], tuple[float, float, float]], players: list[int]
) -> Iterator[str]:
    """What comes of hearing nothing, what may be said, and everything."""
    full = [n for n in players if all((name, n) in rates for name in ("silent", "talker", "open"))]
    if full:
        yield "What talk is worth, in points of the win rate:\n"
        yield _table(
            (
                "players",
                "talk (`talker` over `silent`)",
                "what talk leaves out (`open` over `talker`)",
            ),
            (
                (
                    str(n),
                    f"{100 * (rates['talker', n][0] - rates['silent', n][0]):+.1f}",
                    f"{100 * (rates['open', n][0] - rates['talker', n][0]):+.1f}",
                )
                for n in full
            ),
        )


def _who_starts(
    chosen: dict[tuple[str, int], Cell],
    rates: dict[tuple[str, int], tuple[float, float, float]],
    known: list[Cell],
    figures: Figures,
) -> Iterator[str]:
    """Agreeing on the seat with the best first turn, against always the first seat."""
    rows: list[tuple[str, ...]] = []
    for (name, players), cell in chosen.items():
        options = dict(cell.options) | {"starter": 0}
        fixed = Cell(cell.game, tuple(options.items()), cell.bots)
        if fixed in known and name in {"silent", "talker", "open"}:
            other = rate_of(fixed, figures)
            rows.append(
                (f"`{name}`", str(players), _written(rates[name, players]), _written(other))
            )
    if rows:
        yield "Who should start: the seat for which it looks best, or always the first one:\n"
        yield _table(("bot", "players", "agreed", "first seat"), rows)


def _pairs(game: AnyGame, known: list[Cell], figures: Figures, folder: Path) -> Iterator[str]:
    yield "Two bots against each other: how often the one on the left wins.\n"
    names = [*dict.fromkeys(cell.bots[0] for cell in known)]
    rates: dict[tuple[str, str], tuple[float, float, float]] = {}
    for cell in known:
        left, right = cell.bots
        rates[right, left] = rate_of(cell, figures, seat=1)
        rates[left, right] = rate_of(cell, figures, seat=0)
    yield _table(
        ("", *(f"`{name}`" for name in names)),
        (
            (
                f"`{left}`",
                *(
                    _written(rates[left, right]) if (left, right) in rates else ""
                    for right in names
                ),
            )
            for left in names
        ),
    )
    plot_pairs(rates, names, folder / f"{game.id}.png")
    yield f"![Who wins against whom](strength/{game.id}.png)\n"

"""The part of the page about a game that all players win or lose together."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from cells import Cell
from plots import plot_team
from rates import games_of, rate_of, table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rates import Figures, Rate

    from backtrick.games.any_game import AnyGame

    Chosen: TypeAlias = dict[tuple[str, int], Cell]
    Rates: TypeAlias = dict[tuple[str, int], Rate]
    """Figures by bot and number of players."""


def team(game: AnyGame, known: list[Cell], figures: Figures, folder: Path) -> Iterator[str]:
    """For each variant: win rates, the value of talk, and the value of choosing who starts."""
    yield "Win rates of teams of one kind of bot, by number of players, with `starter=agree`.\n"
    players = [*game.players]
    for variant in dict.fromkeys(dict(cell.options)["variant"] for cell in known):
        chosen = {
            (cell.bots[0], len(cell.bots)): cell
            for cell in known
            if {("variant", variant), ("starter", "agree")} <= {*cell.options}
        }
        rates = {key: rate_of(cell, figures) for key, cell in chosen.items()}
        names = [*dict.fromkeys(name for name, _ in chosen)]
        yield f"### {variant}\n"
        yield games_of(chosen.values(), figures)
        rows = (_row(name, players, chosen, figures) for name in names)
        yield table(("bot", *map(str, players), "ms per turn"), rows)
        plot_team(rates, names, f"{game.id}, {variant}", folder / f"{game.id}-{variant}.png")
        yield f"![Win rates by players, {variant}](strength/{game.id}-{variant}.png)\n"
        yield from _talk_is_worth(rates, players)
        yield from _who_starts(chosen, known, figures)


def _row(name: str, players: list[int], chosen: Chosen, figures: Figures) -> Iterator[str]:
    cells = [chosen.get((name, number)) for number in players]
    times = [figures[cell.key]["milliseconds_a_turn"] for cell in cells if cell]
    yield f"`{name}`"
    yield from (str(rate_of(cell, figures)) if cell else "" for cell in cells)
    yield f"{min(times):.3g} to {max(times):.3g}" if max(times) > 0.01 else "less than 0.01"


def _talk_is_worth(rates: Rates, players: list[int]) -> Iterator[str]:
    """The gain from talk, and the further gain from open hands."""
    full = [n for n in players if all((name, n) in rates for name in ("silent", "talker", "open"))]
    if full:
        yield "The value of talk, in percentage points of the win rate:\n"
        yield table(
            (
                "players",
                "talk (`talker` over `silent`)",
                "what talk cannot say (`open` over `talker`)",
            ),
            (
                (
                    str(n),
                    f"{100 * (rates['talker', n].share - rates['silent', n].share):+.1f}",
                    f"{100 * (rates['open', n].share - rates['talker', n].share):+.1f}",
                )
                for n in full
            ),
        )


def _who_starts(chosen: Chosen, known: list[Cell], figures: Figures) -> Iterator[str]:
    """Win rates with the best seat starting, and with always the first seat."""
    both = [
        (cell, fixed)
        for cell in chosen.values()
        for fixed in [_first_seat_starts(cell)]
        if fixed in known
    ]
    if both:
        yield "The start: by agreement, or always the first seat:\n"
        rows = (
            (f"`{cell.bots[0]}`", str(len(cell.bots)), *(str(rate_of(c, figures)) for c in pair))
            for pair in both
            for cell in pair[:1]
        )
        yield table(("bot", "players", "agreed", "first seat"), rows)


def _first_seat_starts(cell: Cell) -> Cell:
    options = dict(cell.options) | {"starter": 0}
    return Cell(cell.game, tuple(options.items()), cell.bots)

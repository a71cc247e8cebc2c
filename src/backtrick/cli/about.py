"""`backtrick about`: the games, and what to type next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from rich.table import Table

from ..games import GAMES
from .choices import LanguageOption, texts_in
from .facts import players
from .terminal import print_prose, print_table, terminal

if TYPE_CHECKING:
    from rich.console import Console

    from ..texts import Texts


def about(context: typer.Context, *, language: LanguageOption = None) -> None:
    """Introduce the games and the main commands."""
    texts = texts_in(language)
    program = context.find_root().info_name or "backtrick"
    console = terminal()
    console.print()
    print_prose(console, texts("start.welcome", count=len(GAMES)), style="bold")
    console.print()
    _print_games(console, texts)
    console.print(texts("start.next"), style="bold green", markup=False)
    print_table(console, _next_commands(texts, program), indent="  ")
    console.print()
    print_prose(console, texts("to-play", command=f"{program} serve"))
    console.print()
    print_prose(console, texts("colophon"), style="dim")


def _print_games(console: Console, texts: Texts) -> None:
    for each in GAMES.values():
        facts = f"{texts(each.id)} · {players(each.players, texts)}"
        print_prose(console, facts, indent="  ", style="bold cyan")
        print_prose(console, texts(f"{each.id}.line"), indent="  ")
        console.print()


def _next_commands(texts: Texts, program: str) -> Table:
    first = next(iter(GAMES))
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    table.add_row(f"{program} serve", texts("start.serve"))
    table.add_row(f"{program} rules {first}", texts("start.rules", name=texts(first)))
    table.add_row(f"{program} watch {first}", texts("start.watch", name=texts(first)))
    table.add_row(f"{program} games", texts("start.games"))
    table.add_row(f"{program} replay FILE", texts("start.replay"))
    table.add_row(f"{program} --help", texts("start.help"))
    return table

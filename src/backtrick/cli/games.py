"""`backtrick games`: the list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ..games import GAMES
from .choices import LanguageOption, texts_in
from .facts import players_short
from .terminal import print_prose, print_table, terminal

if TYPE_CHECKING:
    from ..texts import Texts


def games(context: typer.Context, *, language: LanguageOption = None) -> None:
    """List the games."""
    texts = texts_in(language)
    console = terminal()
    print_table(console, _table(texts))
    command = f"{context.find_root().info_name} rules {next(iter(GAMES))}"
    print_prose(console, texts("games.next", command=command), style="dim")


def _table(texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", leading=1)
    table.add_column(texts("games.id"), style="cyan", no_wrap=True)
    table.add_column(texts("games.players"), justify="center")
    table.add_column(texts("games.name"))
    for each in GAMES.values():
        described = Text.assemble((texts(each.id), "bold"), "\n", texts(f"{each.id}.line"))
        table.add_row(each.id, players_short(each.players), described)
    return table

"""`backtrick rules GAME`: the rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..games import GAMES
from .choices import LanguageOption, chosen_game, texts_in
from .facts import players
from .terminal import print_prose, terminal

if TYPE_CHECKING:
    from rich.console import Console

    from ..games.any_game import AnyGame
    from ..texts import Texts

GameArgument = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.", show_default=False),
]


def rules(
    context: typer.Context, name: GameArgument = None, *, language: LanguageOption = None
) -> None:
    """Explain the rules of a game."""
    texts = texts_in(language)
    game = chosen_game(name, texts)
    program = context.find_root().info_name or "backtrick"
    console = terminal()
    _print_head(console, game, texts)
    for section in texts.attributes("section"):
        if section in texts.attributes(f"{game.id}-rules"):
            console.print(texts(f"section.{section}"), style="bold green", markup=False)
            print_prose(console, texts(f"{game.id}-rules.{section}"), indent="  ")
            console.print()
    print_prose(console, texts("to-play", command=f"{program} serve"))
    console.print()
    print_prose(console, texts("colophon"), style="dim")


def _print_head(console: Console, game: AnyGame, texts: Texts) -> None:
    title = texts(game.id)
    facts = (players(game.players, texts), texts(f"{game.id}.time"), texts(f"{game.id}.age"))
    console.print(f"\n{title}\n{'═' * len(title)}", style="bold", markup=False)
    print_prose(console, " · ".join(facts), style="dim")
    console.print()
    print_prose(console, texts(f"{game.id}.line"))
    console.print()

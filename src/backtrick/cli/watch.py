"""`backtrick watch`: one game among bots, move by move, with their reasons if asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from .choices import LanguageOption, chosen_game, texts_in
from .options import chosen_options, whole_number
from .simulate import EFFORTS, SEEDS


def watch(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    *,
    players: Annotated[
        str | None, typer.Option(metavar="N", help="How many play.", show_default=False)
    ] = None,
    variant: Annotated[
        str | None, typer.Option(metavar="V", help="The variant played.", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="Another option of the game; can be given several times.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="B[,B…]", help="One bot for all seats, or one a seat.")
    ] = "greedy",
    seed: Annotated[str, typer.Option(metavar="S", help="Decides all chance.")] = "0",
    effort: Annotated[
        str | None,
        typer.Option(
            metavar="E", help="How much work a bot puts into a decision.", show_default=False
        ),
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Show why they move so.")] = False,
    language: LanguageOption = None,
) -> None:
    """Watch bots play a game, and see why they move as they do."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    options = chosen_options(rules, {"players": players, "variant": variant}, option or (), texts)
    seed_number = whole_number("--seed", seed, SEEDS, texts)
    work = whole_number("--effort", effort, EFFORTS, texts) if effort else 0

    # Only here, because to load the compiler takes a second.
    from . import simulating, watching  # noqa: PLC0415

    names = simulating.bots_by_seat(rules, bots, options.players, texts)
    simulation = simulating.Simulation(rules.id, options, names, seed_number, work)
    watching.watch(simulation, texts, explain=explain)

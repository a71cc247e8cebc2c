"""`backtrick simulate`: many games among bots, and what came of them."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from .choices import LanguageOption, chosen_game, texts_in
from .options import chosen_options, whole_number

GAMES: Final = range(1, 10**12)
SEEDS: Final = range(2**64)
JOBS: Final = range(1, 1_000)
EFFORTS: Final = range(1, 10**9)


def simulate(
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
    games: Annotated[str, typer.Option(metavar="G", help="How many games.")] = "1000",
    seed: Annotated[str, typer.Option(metavar="S", help="Decides all chance.")] = "0",
    jobs: Annotated[
        str | None,
        typer.Option(
            metavar="J", help="How many processes; one a core if not given.", show_default=False
        ),
    ] = None,
    effort: Annotated[
        str | None,
        typer.Option(
            metavar="E", help="How much work a bot puts into a decision.", show_default=False
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Dask cluster there.", show_default=False),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Let bots play many games, and count who wins."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    named = {"players": players, "variant": variant}
    options = chosen_options(rules, named, option or (), texts)
    count = whole_number("--games", games, GAMES, texts)
    seed_number = whole_number("--seed", seed, SEEDS, texts)
    processes = whole_number("--jobs", jobs, JOBS, texts) if jobs else None
    work = whole_number("--effort", effort, EFFORTS, texts) if effort else 0

    # Only here, because to load the compiler takes a second.
    from . import simulating  # noqa: PLC0415

    names = simulating.bots_by_seat(rules, bots, options.players, texts)
    simulation = simulating.Simulation(rules.id, options, names, seed_number, work)
    where = simulating.Where(processes or simulating.cores(), cluster)
    finished = simulating.run(simulation, count, where, texts)
    simulating.show(simulation, finished, texts, as_json=json)

"""`backtrick simulate`: many games among bots, and their results."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from .choices import LanguageOption, chosen_game, texts_in
from .options import (
    BotsOption,
    EffortOption,
    GameArgument,
    JobsOption,
    OtherOptions,
    PlayersOption,
    SeedOption,
    TurnSecondsOption,
    VariantOption,
    chosen_jobs,
    chosen_options,
    seed_effort_and_seconds,
    whole_number,
)

GAMES: Final = range(1, 10**12)


def simulate(
    game: GameArgument = None,
    *,
    players: PlayersOption = None,
    variant: VariantOption = None,
    option: OtherOptions = None,
    bots: BotsOption = "greedy",
    games: Annotated[str, typer.Option(metavar="G", help="Number of games.")] = "1000",
    seed: SeedOption = "0",
    jobs: JobsOption = None,
    effort: EffortOption = None,
    turn_seconds: TurnSecondsOption = "5",
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Address of a Dask scheduler to run on.", show_default=False
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Play many games among bots and count the wins."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    named = {"players": players, "variant": variant}
    options = chosen_options(rules, named, option or (), texts)
    count = whole_number("--games", games, GAMES, texts)
    processes = chosen_jobs(jobs, texts)
    rest = seed_effort_and_seconds(seed, effort, turn_seconds, texts)

    # Imported late: the compiler takes a second to load.
    from . import simulation_run  # noqa: PLC0415

    names = simulation_run.bots_by_seat(rules, bots, options.players, texts)
    simulation = simulation_run.Simulation(rules.id, options, names, *rest)
    # More than one per core would only take memory.
    where = simulation_run.Where(min(processes, simulation_run.cores()), cluster)
    finished = simulation_run.run(simulation, count, where, texts)
    simulation_run.show(simulation, finished, texts, as_json=json)

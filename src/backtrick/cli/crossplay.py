"""`backtrick crossplay`: how well bots play with partners that they have never met."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from .choices import LanguageOption, chosen_game, refuse, texts_in
from .options import (
    BotsArgument,
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

DEALS: Final = range(1, 10**9)


def crossplay(
    game: GameArgument = None,
    bots: BotsArgument = None,
    *,
    players: PlayersOption = None,
    variant: VariantOption = None,
    option: OtherOptions = None,
    deals: Annotated[str, typer.Option(metavar="D", help="Number of deals.")] = "1000",
    seed: SeedOption = "0",
    jobs: JobsOption = None,
    effort: EffortOption = None,
    turn_seconds: TurnSecondsOption = "5",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Mix bots of different kinds, on the same deals."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    options = chosen_options(rules, {"players": players, "variant": variant}, option or (), texts)
    names = tuple(dict.fromkeys(bots or ()))
    if len(names) < 2:
        refuse(texts("crossplay-bots"))
    if options.players == 1:
        refuse(texts("compare-alone"))
    count = whole_number("--deals", deals, DEALS, texts)
    rest = seed_effort_and_seconds(seed, effort, turn_seconds, texts)
    processes = chosen_jobs(jobs, texts)

    # Imported late: the compiler takes a second to load.
    from . import crossplay_run  # noqa: PLC0415

    crossplay_run.check_bots(rules, names, texts)
    simulation = crossplay_run.Simulation(rules.id, options, names, *rest)
    crossed = crossplay_run.Crossplay(simulation, names)
    finished = crossplay_run.run(crossed, count, processes, texts)
    crossplay_run.show(crossed, count, finished, texts, as_json=json)

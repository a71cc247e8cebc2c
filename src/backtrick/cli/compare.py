"""`backtrick compare`: two bots on the same deals, until it is clear which is better."""

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

DEALS: Final = range(1, 10**7)
MARGINS: Final = range(101)


def compare(
    game: GameArgument = None,
    bots: BotsArgument = None,
    *,
    players: PlayersOption = None,
    variant: VariantOption = None,
    option: OtherOptions = None,
    deals: Annotated[str, typer.Option(metavar="D", help="Maximum number of deals.")] = "10000",
    margin: Annotated[
        str,
        typer.Option(metavar="P", help="Percentage points that make no difference to you."),
    ] = "2",
    seed: SeedOption = "0",
    jobs: JobsOption = None,
    effort: EffortOption = None,
    turn_seconds: TurnSecondsOption = "5",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Find out which of two bots is better, on the same deals."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    options = chosen_options(rules, {"players": players, "variant": variant}, option or (), texts)
    names = tuple(bots or ())
    if len(names) != 2:
        refuse(texts("compare-bots", count=len(names)))
    if options.players == 1:
        refuse(texts("compare-alone"))
    count = whole_number("--deals", deals, DEALS, texts)
    points = whole_number("--margin", margin, MARGINS, texts)
    rest = seed_effort_and_seconds(seed, effort, turn_seconds, texts)
    processes = chosen_jobs(jobs, texts)

    # Imported late: the compiler takes a second to load.
    from . import comparison_run  # noqa: PLC0415

    comparison_run.check_bots(rules, names, texts)
    simulation = comparison_run.Simulation(rules.id, options, names, *rest)
    asked = comparison_run.Asked(simulation, (names[0], names[1]), count, points / 100)
    finished = comparison_run.run(asked, processes, texts)
    comparison_run.show(asked, finished, texts, as_json=json)

"""`backtrick watch`: one game among bots, move by move."""

from __future__ import annotations

from typing import Annotated

import typer

from .choices import LanguageOption, chosen_game, texts_in
from .interrupts import sure_interrupts
from .options import (
    BotsOption,
    EffortOption,
    GameArgument,
    OtherOptions,
    PlayersOption,
    SeedOption,
    TurnSecondsOption,
    VariantOption,
    chosen_options,
    seed_effort_and_seconds,
)


def watch(
    game: GameArgument = None,
    *,
    players: PlayersOption = None,
    variant: VariantOption = None,
    option: OtherOptions = None,
    bots: BotsOption = "greedy",
    seed: SeedOption = "0",
    effort: EffortOption = None,
    turn_seconds: TurnSecondsOption = "5",
    explain: Annotated[bool, typer.Option("--explain", help="Show the bots' reasons.")] = False,
    language: LanguageOption = None,
) -> None:
    """Watch bots play a game."""
    texts = texts_in(language)
    rules = chosen_game(game, texts)
    options = chosen_options(rules, {"players": players, "variant": variant}, option or (), texts)
    rest = seed_effort_and_seconds(seed, effort, turn_seconds, texts)

    # Imported late: the compiler takes a second to load.
    from . import commentary, simulation_run  # noqa: PLC0415

    names = simulation_run.bots_by_seat(rules, bots, options.players, texts)
    simulation = simulation_run.Simulation(rules.id, options, names, *rest)
    with sure_interrupts():
        commentary.watch(simulation, texts, explain=explain)

"""Running a simulation with a progress bar, and showing the result."""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import typer

from ..bots import BOTS, bot
from ..bots.plugins import BadPlugin, installed, reference_of
from ..bots.simulation import Simulation
from ..sim import runner
from ..sim.kernels import is_compiled, remember_compiled
from ..sim.runner import cores
from ..sim.tally import Tally
from .choices import refuse, refuse_unknown
from .clusters import run_on_cluster
from .figures import SimulationResult, as_plain_data, print_figures, running_figure
from .interrupts import remembered_interrupts
from .progress import progress_bar
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..games.any_game import AnyGame
    from ..texts import Texts

__all__ = [
    "INTERRUPTED",
    "Simulation",
    "Where",
    "bots_by_seat",
    "check_bots",
    "compile_kernels",
    "cores",
    "run",
    "show",
]

INTERRUPTED = 130
"""The shells' exit code for Ctrl-C."""


class Where(NamedTuple):
    """Where the games are played: in local processes or on a cluster."""

    jobs: int
    cluster: str | None


def bots_by_seat(rules: AnyGame, given: str, players: int, texts: Texts) -> tuple[str, ...]:
    """The bots by seat, from one for all or one per seat."""
    names = tuple(given.split(","))
    check_bots(rules, names, texts)
    if len(names) not in {1, players}:
        refuse(texts("simulate-bots", count=len(names), players=players))
    return names if len(names) == players else names * players


def check_bots(rules: AnyGame, names: Sequence[str], texts: Texts) -> None:
    """Refuse bots that do not exist, or whose code cannot be used."""
    for name in dict.fromkeys(names):
        _check(rules, name, texts)


def _check(rules: AnyGame, name: str, texts: Texts) -> None:
    known = [*(each.name for each in BOTS[rules.id]), *installed()]
    if name not in known and reference_of(name) is None:
        refuse_unknown(texts, "bot", name, {each: each for each in known}, game=texts(rules.id))
    try:
        bot(rules, name)
    except BadPlugin as error:
        refuse(texts("bad-bot", given=printable(name), problem=printable(str(error))))


def run(simulation: Simulation, games: int, where: Where, texts: Texts) -> SimulationResult:
    """Run the simulation, with a progress bar on a terminal."""
    with remembered_interrupts() as raise_interrupt:
        try:
            try:
                if where.cluster is None:  # the workers compile
                    compile_kernels(simulation, texts)
            finally:
                raise_interrupt()
        except KeyboardInterrupt:
            return SimulationResult(Tally.nothing(simulation.options.players), games, 0.0)
        with progress_bar(games, texts) as update:

            def report(tally: Tally) -> None:
                raise_interrupt()
                update(tally.games, running_figure(simulation, tally, texts))

            if where.cluster is None:
                return _run_here(simulation, games, where.jobs, report)
            return run_on_cluster(simulation, games, where.cluster, report, texts)


def _run_here(
    simulation: Simulation, games: int, jobs: int, report: Callable[[Tally], None]
) -> SimulationResult:
    nothing, started = Tally.nothing(simulation.options.players), perf_counter()
    done = runner.run(simulation, games, nothing=nothing, jobs=jobs, report=report)
    return SimulationResult(done.tally, games, perf_counter() - started)


def compile_kernels(simulation: Simulation, texts: Texts) -> None:
    """Play one game in advance, so that the figures exclude compiling."""
    kernels = [f"{simulation.game}-{name}" for name in _own(simulation)]
    if not all(map(is_compiled, kernels)):
        print_prose(terminal(stderr=True), texts("simulate-compiling"))
    simulation.play(range(1))
    for each in kernels:
        remember_compiled(each)


def _own(simulation: Simulation) -> list[str]:
    """The bots of this package, which may have kernels."""
    own = {each.name for each in BOTS[simulation.game]}
    return sorted(own.intersection(simulation.bots))


def show(
    simulation: Simulation, finished: SimulationResult, texts: Texts, *, as_json: bool
) -> None:
    """Print the figures, even of an interrupted simulation."""
    if finished.tally.games and as_json:
        typer.echo(json.dumps(as_plain_data(simulation, finished)))
    elif finished.tally.games:
        print_figures(simulation, finished, texts)
    if finished.tally.games < finished.wanted:
        played, wanted = finished.tally.games, finished.wanted
        sentence = texts("simulate-interrupted", games=played, wanted=wanted)
        print_prose(terminal(stderr=True), sentence, style="yellow")
        raise typer.Exit(INTERRUPTED)

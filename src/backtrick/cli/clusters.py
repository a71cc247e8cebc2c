"""Running a simulation on a cluster."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from ..sim import cluster
from ..sim.tally import Tally
from .choices import refuse
from .figures import SimulationResult
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..bots.simulation import Simulation
    from ..texts import Texts


def run_on_cluster(
    simulation: Simulation,
    games: int,
    address: str,
    report: Callable[[Tally], None],
    texts: Texts,
) -> SimulationResult:
    """Run the simulation there. The time starts when the workers have compiled."""
    nothing, started = Tally.nothing(simulation.options.players), perf_counter()

    def begin() -> None:
        nonlocal started
        started = perf_counter()

    try:
        done = cluster.run(
            simulation, games, nothing=nothing, address=address, report=report, begin=begin
        )
    except cluster.NoCluster as error:
        refuse(_why_not(error, printable(address), texts))
    return SimulationResult(done.tally, games, perf_counter() - started)


def _why_not(error: cluster.NoCluster, address: str, texts: Texts) -> str:
    match error:
        case cluster.NotInstalled():
            command = f"{pip()} install 'backtrick[cluster]'"
            return texts("no-cluster.not-installed", command=command)
        case cluster.NoWorkers():
            return texts("no-cluster.no-workers", address=address)
        case cluster.CannotPlay():
            problem = printable(" ".join(str(error).split()))
            return texts("no-cluster.cannot-play", address=address, problem=problem)
        case _:
            return texts("no-cluster", address=address)


def pip() -> str:
    """The pip command for this program's environment."""
    here = Path(sys.executable).with_name("pip")
    if not here.exists():
        return f"{shlex.quote(sys.executable)} -m pip"
    return shlex.quote(min(str(here), os.path.relpath(here), key=len))

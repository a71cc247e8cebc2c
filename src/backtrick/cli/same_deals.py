"""Playing the same deals with several bots: with a progress bar, and to the end or to Ctrl-C."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..sim import runner
from ..sim.chunks import Counted
from ..sim.runner import Run, cores
from .interrupts import remembered_interrupts
from .progress import progress_bar
from .simulation_run import compile_kernels

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..bots.simulation import Simulation
    from ..sim.chunks import Playable
    from ..texts import Texts

CountedT = TypeVar("CountedT", bound=Counted)


def play_deals(
    playable: Playable[CountedT],
    deals: int,
    *,
    nothing: CountedT,
    seatings: Sequence[Simulation],
    jobs: int,
    figure: Callable[[CountedT], str],
    texts: Texts,
) -> Run[CountedT]:
    """Play the deals; `figure` is shown beside the bar, and may end it all with an error."""
    with remembered_interrupts() as raise_interrupt:
        try:
            try:
                for each in seatings:
                    compile_kernels(each, texts)
            finally:
                raise_interrupt()
        except KeyboardInterrupt:
            return Run(nothing, is_complete=False)
        with progress_bar(deals, texts) as update:

            def report(tally: CountedT) -> None:
                raise_interrupt()
                update(tally.games, figure(tally))

            # More processes than one per core would only take memory.
            jobs = min(jobs, cores())
            return runner.run(playable, deals, nothing=nothing, jobs=jobs, report=report)

"""Playing the same deals with several bots: with a progress bar, and to the end or to Ctrl-C."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..sim import runner
from ..sim.chunks import Counted
from ..sim.runner import Run, cores
from .interrupts import remembered_interrupts
from .progress import progress_bar
from .simulation_run import compile_kernels
from .terminal import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..bots.simulation import Simulation
    from ..sim.chunks import Playable
    from ..sim.lapses import Lapses
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
            for each in seatings:
                compile_kernels(each, texts)
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


def lapses_as_data(bots: Sequence[str], lapses: Sequence[Lapses]) -> list[dict[str, object]]:
    """What each bot has lost, if anything."""
    both = zip(bots, lapses, strict=True)
    return [{"bot": name, **each._asdict()} for name, each in both if each.total]


def lapse_sentences(bots: Sequence[str], lapses: Sequence[Lapses], texts: Texts) -> list[str]:
    """A sentence for each bot that has lost moves, and why."""
    return [
        texts(
            "compare-lapses",
            bot=printable(name),
            moves=each.total,
            crashed=each.crashed,
            stalled=each.stalled,
            nonsense=each.nonsense,
            example=printable(each.example),
        )
        for name, each in zip(bots, lapses, strict=True)
        if each.total
    ]

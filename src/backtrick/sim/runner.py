"""Running a simulation on all cores of this machine."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, NamedTuple

from .chunks import Chunks, play
from .processes import processes

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor, Future

    from .chunks import Playable, Played
    from .tally import Tally

CHUNK_SECONDS: Final = 0.25
"""So long no progress is seen, and so long Ctrl-C waits for a kernel."""
WORTH_A_START: Final = 4.0
"""Seconds of work for which it is not worth while to start further processes."""

MOST_LOSSES: Final = 3
"""How often in a row processes are started anew, when they were lost before they played a chunk."""


class Run(NamedTuple):
    """How far a simulation has come."""

    tally: Tally
    is_complete: bool


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    simulation: Playable,
    games: int,
    *,
    nothing: Tally,
    jobs: int,
    report: Callable[[Tally], None],
) -> Run:
    """Play so many games; an interrupt ends it early, with what there is by then.

    The result is the same to the digit for any number of jobs.
    """
    progress = Progress(nothing, report)
    chunks = Chunks(games, CHUNK_SECONDS)
    try:
        alone(simulation, chunks, progress, until=WORTH_A_START if jobs > 1 else 0.0)
        together(simulation, chunks, progress, jobs)
        alone(simulation, chunks, progress, until=0.0)
    except KeyboardInterrupt:
        return Run(progress.tally, is_complete=False)
    return Run(progress.tally, is_complete=True)


class Progress:
    """The tally so far, and who wants to know of it."""

    def __init__(self, nothing: Tally, report: Callable[[Tally], None]) -> None:
        self.tally = nothing
        self._report = report

    def add(self, played: Played) -> None:
        """A chunk more."""
        self.tally += played.tally
        self._report(self.tally)


def alone(simulation: Playable, chunks: Chunks, progress: Progress, *, until: float) -> None:
    """Play in this process, until all is played or what is left takes longer than that.

    The first game is always played here, so that one process compiles what must be compiled; how
    long that one takes says nothing.
    """
    is_first = True
    while len(chunks):
        played = play(simulation, chunks.next())
        progress.add(played)
        chunks.learn(played)
        if until and not is_first and chunks.seconds_left(played) > until:
            return
        is_first = False


def together(simulation: Playable, chunks: Chunks, progress: Progress, jobs: int) -> None:
    """Play in other processes. When one is lost, so are the others, and new ones play it again.

    Where they are lost time and again without having played anything, the rest is left to whoever
    started them: there may be too little memory for many.
    """
    losses = 0
    while len(chunks) and losses < MOST_LOSSES:
        before = progress.tally.games
        try:
            with processes(jobs) as executor:
                spread(simulation, chunks, progress, executor, in_flight=2 * jobs)
        except BrokenProcessPool:
            chunks.take_back()
            losses = losses + 1 if progress.tally.games == before else 1


def spread(
    simulation: Playable,
    chunks: Chunks,
    progress: Progress,
    executor: Executor,
    *,
    in_flight: int,
) -> None:
    """Play in other processes, so many chunks at a time."""
    under_way: set[Future[Played]] = set()
    while len(chunks) or under_way:
        while len(chunks) and len(under_way) < in_flight:
            under_way.add(executor.submit(play, simulation, chunks.next()))
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            progress.add(future.result())
            chunks.learn(future.result())

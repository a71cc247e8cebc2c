"""Running a simulation on all cores of this machine."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from .chunks import Chunks, CountedT, play
from .processes import processes

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor, Future

    from .chunks import Playable, PlayedChunk

CHUNK_SECONDS: Final = 0.25
"""Seconds per chunk: the pause between two updates, and how long Ctrl-C waits for a kernel."""
WORTH_A_START: Final = 4.0
"""Seconds of work below which starting more processes does not pay."""

MOST_LOSSES: Final = 3
"""How often in a row processes are restarted when they die before playing a chunk."""


class Run(NamedTuple, Generic[CountedT]):
    """The progress of a simulation."""

    tally: CountedT
    is_complete: bool


def cores() -> int:
    """The number of processes that can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    simulation: Playable[CountedT],
    games: int,
    *,
    nothing: CountedT,
    jobs: int,
    report: Callable[[CountedT], None],
) -> Run[CountedT]:
    """Play this many games; an interrupt ends it early, with the games so far.

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


class Progress(Generic[CountedT]):
    """The tally so far, and the listener for it."""

    def __init__(self, nothing: CountedT, report: Callable[[CountedT], None]) -> None:
        self.tally = nothing
        self._report = report

    def add(self, played: PlayedChunk[CountedT]) -> None:
        """Add a chunk."""
        self.tally += played.tally
        self._report(self.tally)


def alone(
    simulation: Playable[CountedT], chunks: Chunks, progress: Progress[CountedT], *, until: float
) -> None:
    """Play in this process until all is played or the rest would take longer than that.

    The first game is always played here, so that only one process compiles. Its duration means
    nothing.
    """
    is_first = True
    while len(chunks):
        played = play(simulation, chunks.next())
        progress.add(played)
        chunks.learn(played)
        if until and not is_first and chunks.seconds_left(played) > until:
            return
        is_first = False


def together(
    simulation: Playable[CountedT], chunks: Chunks, progress: Progress[CountedT], jobs: int
) -> None:
    """Play in other processes. When one dies, all are replaced, and new ones play its games.

    If they keep dying without playing anything, the parent plays the rest: there may be too little
    memory for many.
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
    simulation: Playable[CountedT],
    chunks: Chunks,
    progress: Progress[CountedT],
    executor: Executor,
    *,
    in_flight: int,
) -> None:
    """Play in other processes, this many chunks at a time."""
    under_way: set[Future[PlayedChunk[CountedT]]] = set()
    while len(chunks) or under_way:
        while len(chunks) and len(under_way) < in_flight:
            under_way.add(executor.submit(play, simulation, chunks.next()))
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            progress.add(future.result())
            chunks.learn(future.result())

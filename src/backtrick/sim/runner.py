"""Running a simulation on all cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from .chunks import Chunks, play

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Executor, Future

    from .chunks import Playable, Played
    from .tally import Tally

CHUNK_SECONDS: Final = 0.25
"""So long no progress is seen, and so long Ctrl-C waits for a kernel."""
WORTH_A_START: Final = 4.0
"""Seconds of work for which it is not worth while to start further processes."""


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
        if len(chunks):
            with processes(jobs) as executor:
                spread(simulation, chunks, progress, executor, in_flight=2 * jobs)
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


@contextmanager
def processes(jobs: int) -> Generator[Executor]:
    """Processes that work, and end when they are not needed any more, whatever they are doing."""
    before = set(multiprocessing.active_children())
    # Spawned, not forked: this process may have threads.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, mp_context=context)
    try:
        with _without_interrupts():
            for _ in range(jobs):
                executor.submit(int)  # each starts a process, as none is idle yet
        yield executor
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        # The executor waits for the processes itself; if we did too, one would not see them end.
        executor.shutdown(cancel_futures=True)


@contextmanager
def _without_interrupts() -> Generator[None]:
    """Processes started within it never see an interrupt; to this one it comes a little later.

    A terminal sends Ctrl-C to all processes: the one that started the others decides what to do.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

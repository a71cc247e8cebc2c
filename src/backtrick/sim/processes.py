"""Worker processes on this machine, which end when they are no longer needed."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import Executor


@contextmanager
def processes(jobs: int) -> Generator[Executor]:
    """Worker processes that end with the context, whatever they are doing."""
    before = set(multiprocessing.active_children())
    # Spawned, not forked: this process may have threads.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent)
    try:
        with without_interrupts():
            for _ in range(jobs):
                executor.submit(int)  # each starts a process, because none is idle yet
        yield executor
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        # The executor waits for the processes. If we did too, one of us would not see them end.
        executor.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """In a worker process: exit when the parent process is gone."""
    Thread(target=_wait_for_parents_end, daemon=True).start()


def _wait_for_parents_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def without_interrupts() -> Generator[None]:
    """Processes started inside ignore interrupts; this process gets them a little later.

    A terminal sends Ctrl-C to all processes, and the parent decides what to do.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _noted_interrupts():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _noted_interrupts() -> Generator[None]:
    """An interrupt inside is raised at the end.

    Blocking it is not enough, because other threads pass it on to this one. A process that is just
    being started would be left half made.
    """
    if current_thread() is not main_thread():  # only the main thread gets interrupts
        yield
        return
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: seen.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if seen:
        signal.raise_signal(signal.SIGINT)

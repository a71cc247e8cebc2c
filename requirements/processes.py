"""Runs programs so that Ctrl-C or a signal also ends everything they have started."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence
    from pathlib import Path

ENDING = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
GRACE = 3.0
"""Seconds a program and its children have to end."""


def call(
    command: Sequence[str | Path],
    folder: Path,
    variables: Mapping[str, str],
    **streams: int | None,
) -> tuple[int, str]:
    """Run a command; return its exit status, and its output if that goes to a pipe."""
    with running(command, folder, variables, **streams) as process:
        output, _ = process.communicate()
    return process.returncode, output or ""


@contextmanager
def running(
    command: Sequence[str | Path],
    folder: Path,
    variables: Mapping[str, str],
    *,
    stdin: int | None = subprocess.DEVNULL,
    stdout: int | None = None,
    stderr: int | None = None,
) -> Generator[subprocess.Popen[str]]:
    """Run a command alongside the block and wait for its end; an exception in the block ends it."""
    process: subprocess.Popen[str] | None = None
    try:
        with signals_held_back():
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=variables,
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
                text=True,
                errors="replace",
                close_fds=False,  # it inherits the lock of a set-up, and keeps it if we are killed
                process_group=0,
            )
        yield process
        process.wait()
    except BaseException:
        if process is not None:
            end(process)
        raise


@contextmanager
def signals_held_back() -> Generator[None]:
    """Hold signals back while a program starts: until it is known, nobody could end it."""
    # They are caught, not blocked, because the program would inherit that.
    held: list[int] = []
    handlers = {number: signal.getsignal(number) for number in ENDING}
    caught = {number: each for number, each in handlers.items() if callable(each)}
    for number in caught:
        signal.signal(number, lambda number, _frame: held.append(number))
    try:
        yield
    finally:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, caught)
        for number, handler in caught.items():
            signal.signal(number, handler)
        for number in held:
            os.kill(os.getpid(), number)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end(process: subprocess.Popen[str]) -> None:
    """End a program and its group. Ask first: some have groups of their own to end."""
    latest = monotonic() + GRACE
    try:
        send(process, signal.SIGTERM)
        while is_alive(process) and monotonic() < latest:
            sleep(0.02)
    finally:
        send(process, signal.SIGKILL)
        process.wait()


def send(process: subprocess.Popen[str], number: int) -> bool:
    """Send a signal to the group of the program; tell whether the group exists."""
    # macOS does not permit it for a group of dead processes.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
        return True
    return False


def is_alive(process: subprocess.Popen[str]) -> bool:
    """Tell whether any process of the group is running."""
    process.poll()  # until it is waited for, a dead process still counts
    return send(process, 0)

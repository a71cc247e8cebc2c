"""Runs programs so that Ctrl-C or a signal also ends everything they have started."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from pathlib import Path

ENDING = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)
GRACE = 3.0
"""Seconds a program and its children have to end."""


def variables(*refused: str) -> dict[str, str]:
    """Return the caller's variables, without those that decide which code Python runs."""
    passed_on = {*os.environ} - {*refused}
    return {name: os.environ[name] for name in passed_on if not name.startswith("PYTHON")}


@contextmanager
def running(
    command: Sequence[str | Path], folder: Path, env: dict[str, str], output: int | None = None
) -> Generator[subprocess.Popen[str]]:
    """Run a command alongside the block and wait for its end; an exception in the block ends it."""
    # No signal may come before the program is known, or nobody would end it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    unblock = partial(signal.pthread_sigmask, signal.SIG_SETMASK, before)
    try:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=None if output is None else subprocess.STDOUT,
            text=True,
            errors="replace",
            close_fds=False,  # it inherits the lock of a set-up, and keeps it if we are killed
            process_group=0,
            preexec_fn=unblock,  # noqa: PLW1509 - there are no threads here
        )
    except OSError:
        unblock()
        raise
    try:
        unblock()
        yield process
        process.wait()
    except BaseException:
        end(process)
        raise


def end(process: subprocess.Popen[str]) -> None:
    """End a program and its group. Ask first: some have groups of their own to end."""
    latest = monotonic() + GRACE
    try:
        send(process, signal.SIGTERM)
        while send(process, 0) and monotonic() < latest:
            sleep(0.02)
            process.poll()  # until it is waited for, a dead process still counts
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

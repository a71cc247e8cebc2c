"""Runs a program so that Ctrl-C, or being told to end, ends it with all that it has started."""

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

GRACE = 3.0
"""Seconds that a program has to end, with all that it has started."""


def call(
    command: Sequence[str | Path],
    folder: Path,
    variables: Mapping[str, str],
    **streams: int | None,
) -> tuple[int, str]:
    """Run a command; return its exit status and what it printed, if that goes to a pipe."""
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
    """Run a command beside the block, and to its end; what ends the block ends it too."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=variables,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        text=True,
        errors="replace",
        close_fds=False,  # it inherits the lock of a set-up, and holds it if we are killed
        process_group=0,
    )
    try:
        yield process
        process.wait()
    except BaseException:
        end(process)
        raise


def end(process: subprocess.Popen[str]) -> None:
    """End a program and its group: first ask, since some have groups of their own to end."""
    latest = monotonic() + GRACE
    try:
        send(process, signal.SIGTERM)
        while is_alive(process) and monotonic() < latest:
            sleep(0.02)
    finally:
        send(process, signal.SIGKILL)
        process.wait()


def send(process: subprocess.Popen[str], number: int) -> bool:
    """Send a signal to the program's group; tell whether anybody was there."""
    # macOS does not permit it for a group of which only the dead are left.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
        return True
    return False


def is_alive(process: subprocess.Popen[str]) -> bool:
    """Tell whether any of the program's group is running."""
    process.poll()  # until somebody takes note of its end, a program counts as being there
    return send(process, 0)

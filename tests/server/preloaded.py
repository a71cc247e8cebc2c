"""Servers that start at once: a process that has loaded the program forks one for each test.

Loading the program takes a second of processor time, and the tests start a hundred servers. Forked
ones are real processes all the same, to be killed, stopped and measured.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from typer.testing import CliRunner

from tests.leash import end_with_parent
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).parents[2]
HOUR = 3600
STARTED: Final = datetime.now(UTC)
"""The time of day for all servers: tests that began before midnight would meet other deals."""
TODAY: Final = STARTED.date().isoformat()


class Forked:
    """A process that the loader has forked, with what tests use of `subprocess.Popen`."""

    def __init__(self, loader: Loader, pid: int) -> None:
        self._loader = loader
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code; None while it runs."""
        if self.returncode is None:
            self.returncode = self._loader.ask(poll=self.pid)
        return self.returncode

    def wait(self, _timeout: float = PATIENCE) -> int:
        """Wait until it ends; return its exit code."""
        wait_until(lambda: self.poll() is not None)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Loader:
    """The process that has loaded the program."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, STARTED.isoformat()],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=end_with_parent,  # noqa: PLW1509  it calls nothing that could hang
            env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"},
        )
        self._lock = Lock()
        atexit.register(self._process.kill)

    def start(
        self,
        arguments: Sequence[str],
        folder: Path,
        files: tuple[Path, Path],
        env: Mapping[str, str],
    ) -> Forked:
        """Start the program in a folder; the files get its output and its errors."""
        outputs = [str(file) for file in files]
        pid = self.ask(arguments=[*arguments], folder=str(folder), files=outputs, env={**env})
        return Forked(self, pid)

    def ask(self, **order: object) -> Any:
        """Give an order, and return the answer."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with self._lock:
            stdin.write(json.dumps(order).encode() + b"\n")
            stdin.flush()
            answer = stdout.readline()
        if not answer:
            raise RuntimeError("The program could not be loaded; its error is above.")
        return json.loads(answer)


@cache
def loader() -> Loader:
    """The loader of this process, started when it is first needed."""
    return Loader()


def _orders() -> dict[str, Any]:
    """Carry out orders; return the one that is for the forked process that this has become."""
    while line := sys.stdin.buffer.readline():
        order = json.loads(line)
        if "poll" in order:
            _answer(_exit_code(order["poll"]))
            continue
        pid = os.fork()
        if not pid:
            return order
        _lead_group(pid)
        _answer(pid)
    os._exit(0)


def _lead_group(pid: int) -> None:
    """Give a process a group of its own, before anybody signals the group."""
    with suppress(ProcessLookupError):  # it may have ended already
        os.setpgid(pid, pid)


def _answer(value: object) -> None:
    os.write(1, json.dumps(value).encode() + b"\n")


def _exit_code(pid: int) -> int | None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def _become(order: dict[str, Any]) -> None:
    """Be the program as if it had been started."""
    os.setpgid(0, 0)
    end_with_parent()
    os.chdir(order["folder"])
    for number, path in enumerate([os.devnull, *order["files"]]):
        file = os.open(path, os.O_RDWR)
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(order["env"])
    sys.argv = ["backtrick", *order["arguments"]]


def main() -> None:
    """Load the program, then fork it when asked to."""
    started = datetime.fromisoformat(sys.argv[1])
    vars(import_module("backtrick.server.clock"))["time_of_day"] = lambda: started
    import_module("backtrick.server.lifecycle")  # otherwise loaded when it serves
    # Bots get ready when they sit down at a table. Most tests have none, and bots that got ready
    # all the same would take seconds of processor time.
    vars(import_module("backtrick.server.table_bots.server_bots"))["_LATER"] = HOUR
    from backtrick.cli import app  # noqa: PLC0415
    from backtrick.cli import main as program  # noqa: PLC0415

    CliRunner().invoke(app, ["about"])  # loads what is otherwise loaded by the first command
    _become(_orders())
    program()


if __name__ == "__main__":
    main()

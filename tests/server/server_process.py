"""The real server, in its own process, on a free port."""

from __future__ import annotations

import json
import os
import re
import signal
import ssl
import subprocess
import sys
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeAlias

import httpx

from tests.leash import end_with_parent
from tests.patience import PATIENCE, wait_until

from .preloaded import Forked, loader

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

Process: TypeAlias = subprocess.Popen[bytes] | Forked

PROGRAM = Path(sys.executable).with_name("backtrick")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
"""The cache of compiled kernels: compiling them for every server would take most of the time."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Loading all of them would take longer than a test."""
NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""Clients close themselves."""
GENEROUS = {
    "commands_a_second": 10_000,
    "commands_an_hour": 100_000_000,
    "requests_a_second": 10_000,
    "guests_an_hour": 1_000_000,
    "tables_an_hour": 1_000_000,
    "coach_workers": 0,
}
"""Limits for tests that are not about limits; and no reviews, which take a processor for long."""
URGENT = {"bot_niceness": 0, "coach_niceness": 0}
"""On a busy machine nice processes hardly run at all, and tests wait for bots."""


@dataclass(frozen=True)
class ServerProcess:
    """A running server."""

    address: str
    """Host and port."""
    process: Process
    said: Path
    """Its output."""
    logged: Path

    @property
    def url(self) -> str:
        """Its URL."""
        return f"http://{self.address}"

    def client(self, **options: Any) -> httpx.Client:
        """A new client that keeps cookies like a browser."""
        return httpx.Client(
            base_url=self.url,
            trust_env=False,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
            limits=NONE_KEPT,
            **options,
        )

    def guest(self, name: str = "Ada", **options: Any) -> httpx.Client:
        """A client that is a guest."""
        client = self.client(**options)
        client.post("/api/guests", json={"name": name}).raise_for_status()
        return client

    def log(self) -> list[dict[str, Any]]:
        """The events it has logged."""
        return [json.loads(line) for line in self.logged.read_text(encoding="utf-8").splitlines()]

    def end(self, number: int = signal.SIGTERM) -> int:
        """Tell it to end; return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(
    folder: Path,
    command: Sequence[str | Path] = (),
    cache: Path = CACHE,
    /,
    **settings: object,
) -> Generator[ServerProcess]:
    """Start a server with a new or existing database; end it afterwards.

    Without a command it is forked from a process that has loaded the program.
    """
    said, logged = folder / "said.txt", folder / "log.txt"
    usual = {"host": "127.0.0.1", "port": 0, "database": folder / "tables.sqlite", **URGENT}
    variables = {
        "PATH": os.defpath,
        "LC_ALL": "C.UTF-8",
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(cache),
    }
    # A socket's path may have about a hundred letters, and that of the folder may have more.
    with (
        said.open("wb") as output,
        logged.open("wb") as errors,
        TemporaryDirectory(dir="/tmp") as short,
    ):
        chosen = usual | {"admin_socket": Path(short, "a")} | settings
        arguments = ["serve", "--no-browser", *_flags(chosen)]
        if command:
            process = subprocess.Popen(
                [*command, *arguments],
                cwd=folder,
                process_group=0,  # a program that starts the server would outlive it, or reversed
                preexec_fn=end_with_parent,  # noqa: PLW1509  it calls nothing that could hang
                stdout=output,
                stderr=errors,
                env=variables,
            )
        else:
            process = loader().start(arguments, folder, (said, logged), variables)
        try:
            address = _address(process, said, logged)
            _wait_until_it_answers(address)
            yield ServerProcess(address, process, said, logged)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _flags(settings: dict[str, Any]) -> list[str]:
    flags = [(f"--{name.replace('_', '-')}", str(value)) for name, value in settings.items()]
    return [word for flag in flags for word in flag]


def _address(process: Process, said: Path, logged: Path) -> str:
    """Its address, as soon as it prints it."""

    def port() -> str:
        found = re.search(r"http://\S+?:(\d+)/", said.read_text(encoding="utf-8"))
        return found[1] if found else ""

    wait_until(lambda: port() or process.poll() is not None)
    if not port():
        raise RuntimeError(f"The server did not start: {logged.read_text(encoding='utf-8')}")
    return f"127.0.0.1:{port()}"


def _wait_until_it_answers(address: str) -> None:
    url = f"http://{address}/healthz"
    httpx.get(url, trust_env=False, timeout=PATIENCE, verify=NO_CERTIFICATES).raise_for_status()

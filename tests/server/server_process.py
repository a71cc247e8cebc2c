"""The real server, as a process of its own, on a free port of this machine."""

from __future__ import annotations

import json
import os
import re
import signal
import ssl
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Generator

PROGRAM = Path(sys.executable).with_name("backtrick")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
"""Where compiled kernels are: to compile them for every server would take most of the time."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To load those that there are would take longer than a test."""
NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""So that nobody has to close a client."""
GENEROUS = {
    "commands_a_second": 10_000,
    "requests_a_second": 10_000,
    "guests_an_hour": 1_000_000,
    "tables_an_hour": 1_000_000,
}
"""For tests that are not about limits."""


@dataclass(frozen=True)
class ServerProcess:
    """A server that runs."""

    address: str
    """Host and port."""
    process: subprocess.Popen[bytes]
    said: Path
    """What it has printed."""
    logged: Path

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"http://{self.address}"

    def client(self, **options: Any) -> httpx.Client:
        """Somebody new, who keeps cookies as a browser does."""
        return httpx.Client(
            base_url=self.url,
            trust_env=False,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
            limits=NONE_KEPT,
            **options,
        )

    def guest(self, name: str = "Ada", **options: Any) -> httpx.Client:
        """Somebody who has come in."""
        client = self.client(**options)
        client.post("/api/guests", json={"name": name}).raise_for_status()
        return client

    def log(self) -> list[dict[str, Any]]:
        """The events that it has logged."""
        return [json.loads(line) for line in self.logged.read_text(encoding="utf-8").splitlines()]

    def end(self, number: int = signal.SIGTERM) -> int:
        """Tell it to end; its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(folder: Path, **settings: object) -> Generator[ServerProcess]:
    """Start a server with a new database, or the one that is there; end it afterwards."""
    said, logged = folder / "said.txt", folder / "log.txt"
    chosen = {"host": "127.0.0.1", "port": 0, "database": folder / "tables.sqlite"} | settings
    with said.open("wb") as output, logged.open("wb") as errors:
        process = subprocess.Popen(
            [PROGRAM, "serve", "--no-browser", *_flags(chosen)],
            stdout=output,
            stderr=errors,
            env={
                "PATH": os.defpath,
                "LC_ALL": "C.UTF-8",
                "HOME": str(folder),
                "XDG_CACHE_HOME": str(CACHE),
            },
        )
        try:
            address = _address(process, said, logged)
            _wait_until_it_answers(address)
            yield ServerProcess(address, process, said, logged)
        finally:
            process.kill()
            process.wait()


def _flags(settings: dict[str, Any]) -> list[str]:
    flags = [(f"--{name.replace('_', '-')}", str(value)) for name, value in settings.items()]
    return [word for flag in flags for word in flag]


def _address(process: subprocess.Popen[bytes], said: Path, logged: Path) -> str:
    """Where it listens, as soon as it says so."""

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

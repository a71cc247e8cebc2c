"""Ports for the servers that tests start."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import IO, Final

_PORTS: Final = range(20_000, 32_000)
"""Below those that a system picks by itself, for instance for connections."""
_FOLDER: Final = Path(tempfile.gettempdir()) / f"backtrick-ports-{os.getuid()}"
_kept: Final[list[IO[str]]] = []
"""A locked file for each port; the locks end with the process."""


def free_port() -> int:
    """A port that is free, and that no other test takes while a server of this one restarts."""
    _FOLDER.mkdir(exist_ok=True)
    return next(port for port in _PORTS if _keep(port))


def _keep(port: int) -> bool:
    file = (_FOLDER / str(port)).open("w", encoding="ascii")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
    except OSError:
        file.close()
        return False
    _kept.append(file)
    return True

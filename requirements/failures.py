"""Errors in one sentence: what went wrong, and what to do about it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# A phrase found in an error tells its cause, and what to do. The first one counts.
DISK_FULL = "the disk is full; free 1 GB"
NOT_ALLOWED = "{folder} is not writable; copy the project to a folder of your own"
WRONG_FILE = "a downloaded file does not match its checksum; try another network"
NO_NETWORK = "the packages could not be downloaded; check your network connection"
CAUSES = {
    "No space left on device": DISK_FULL,
    "Disk quota exceeded": DISK_FULL,
    "Read-only file system": NOT_ALLOWED,
    "Permission denied": NOT_ALLOWED,
    "Operation not permitted": NOT_ALLOWED,
    "DO NOT MATCH THE HASHES": WRONG_FILE,  # pip
    "Hash mismatch": WRONG_FILE,  # uv
    "EINTEGRITY": WRONG_FILE,  # npm
    "onnection": NO_NETWORK,
    "error sending request": NO_NETWORK,
    "No matching distribution": NO_NETWORK,
    "timed out": NO_NETWORK,
    "npm error network": NO_NETWORK,
}
NO_VENV = "this Python lacks its venv module; install it (on Debian: apt install python3-venv)"


class CommandFailedError(Exception):
    """A command of the set-up failed. The text of the error is the command's output."""

    def __init__(self, output: str, log: Path) -> None:
        super().__init__(output)
        self.log = log


def sentence(what: str, error: OSError | CommandFailedError, folder: Path) -> str:
    """Say what failed, why, and what to do about it."""
    details = f" (details: {error.log})" if isinstance(error, CommandFailedError) else ""
    cause = cause_of(error).format(folder=folder)
    return f"{what} failed: {cause}, then run this again{details}."


def cause_of(error: Exception) -> str:
    """Return the cause, if the error reveals it, and what to do about it."""
    for phrase, cause in CAUSES.items():
        if phrase in str(error):
            return cause
    if not find_spec("ensurepip"):
        return NO_VENV
    last_line = str(error).strip().rpartition("\n")[2].replace("{", "{{").replace("}", "}}")
    return f"the last line of its output is '{last_line}'; fix that"

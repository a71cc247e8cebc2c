"""Errors in one sentence: what went wrong, and what to do about it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

DISK_FULL = ("No space left on device", "Disk quota exceeded")
NOT_ALLOWED = ("Read-only file system", "Permission denied", "Operation not permitted")
WRONG_FILE = ("DO NOT MATCH THE HASHES", "Hash mismatch", "EINTEGRITY")
ELSEWHERE = ("Not in .venv",)
BAD_NAME = ("surrogates not allowed",)
NO_NETWORK = (
    *("onnection", "error sending request", "No matching distribution", "timed out"),
    "npm error network",
)
# The first phrase found in an error tells its cause and what to do.
ADVICE = {
    DISK_FULL: "the disk is full; free 1 GB",
    NOT_ALLOWED: "{folder} is not writable; copy the project to a folder of your own",
    WRONG_FILE: "a downloaded file does not match its checksum; try another network",
    ELSEWHERE: "files went elsewhere; remove target, prefix and so on from pip's and uv's settings",
    BAD_NAME: "the name of {folder} is not valid text; rename it",
    NO_NETWORK: "the packages could not be downloaded; check your network connection",
}
NO_VENV = "this Python lacks its venv module; install it (on Debian: apt install python3-venv)"


class CommandFailedError(Exception):
    """A command of the set-up failed. The text of the error is the command's output."""

    def __init__(self, output: str, log: Path) -> None:
        super().__init__(output)
        self.log = log

    def may_have_stopped_halfway(self) -> bool:
        """Tell whether it may have left files behind; without a network nothing even starts."""
        return any(phrase in str(self) for phrase in DISK_FULL + NOT_ALLOWED)


def sentence(what: str, error: OSError | CommandFailedError, folder: Path) -> str:
    """Say what failed, why, and what to do about it."""
    details = f" (details: {error.log})" if isinstance(error, CommandFailedError) else ""
    return f"{what} failed: {advice(str(error), folder)}, then run this again{details}."


def advice(error: str, folder: Path) -> str:
    """Say the cause, if the error reveals it, and what to do about it."""
    for phrases, words in ADVICE.items():
        if any(phrase in error for phrase in phrases):
            return words.format(folder=folder)
    if not find_spec("ensurepip"):
        return NO_VENV
    last_line = error.strip().rpartition("\n")[2]
    return f"the last line of its output is '{last_line}'; fix that"

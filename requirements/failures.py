"""Says in one sentence what went wrong, and what to do about it."""

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
# The first of them that an error has in it tells its cause, and what to do about it.
ADVICE = {
    DISK_FULL: "the disk is full; free 1 GB",
    NOT_ALLOWED: "{folder} cannot be written to; copy the project to a folder of your own",
    WRONG_FILE: "a downloaded file is not the one the project is tested with; try another network",
    ELSEWHERE: "it went elsewhere; take target, prefix and the like out of pip's and uv's settings",
    BAD_NAME: "the name of {folder} has bytes in it that are no letters; rename it",
    NO_NETWORK: "the packages could not be fetched; check the network connection",
}
NO_VENV = "this Python lacks its venv module; install it (on Debian: apt install python3-venv)"


class CommandFailedError(Exception):
    """A command of the set-up did not succeed; the error's text is all that it printed."""

    def __init__(self, output: str, log: Path) -> None:
        super().__init__(output)
        self.log = log

    def may_have_stopped_halfway(self) -> bool:
        """Tell whether something is left behind; without a network nothing is even begun."""
        return any(phrase in str(self) for phrase in DISK_FULL + NOT_ALLOWED)


def sentence(what: str, error: OSError | CommandFailedError, folder: Path) -> str:
    """Return what has failed, why, and what to do about it."""
    details = f" (details: {error.log})" if isinstance(error, CommandFailedError) else ""
    return f"{what} failed: {advice(str(error), folder)}, then run this again{details}."


def advice(error: str, folder: Path) -> str:
    """Return the cause, as far as the error gives it away, and what to do about it."""
    for phrases, words in ADVICE.items():
        if any(phrase in error for phrase in phrases):
            return words.format(folder=folder)
    if not find_spec("ensurepip"):
        return NO_VENV
    last_line = error.strip().rpartition("\n")[2]
    return f"its last words were '{last_line}'; mend that"

"""Says in one sentence what went wrong, and what to do about it."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from pathlib import Path

DISK_FULL = ("No space left on device", "Disk quota exceeded")
NOT_ALLOWED = ("Read-only file system", "Permission denied", "Operation not permitted")
WRONG_FILE = ("DO NOT MATCH THE HASHES", "Hash mismatch", "EINTEGRITY")
NO_NETWORK = (
    "onnection",
    "error sending request",
    "No matching distribution",
    "timed out",
    "npm error network",
)
ELSEWHERE = ("Not in .venv",)
BAD_NAME = ("surrogates not allowed",)
NO_VENV = ("ensurepip is not", "No module named venv")


class CommandFailedError(Exception):
    """A command of the set-up did not succeed; the error's text is all that it printed."""

    def __init__(self, output: str, log: Path) -> None:
        super().__init__(output)
        self.log = log

    def may_have_stopped_halfway(self) -> bool:
        """Tell whether something is left behind; without a network nothing is even begun."""
        return says_any(str(self), DISK_FULL + NOT_ALLOWED)


def stop(what: str, error: OSError | CommandFailedError, folder: Path) -> NoReturn:
    """Exit with one sentence for a person."""
    raise SystemExit(sentence(what, error, folder))


def go_without(what: str, error: CommandFailedError, folder: Path) -> None:
    """Say in one sentence what there will not be, and go on."""
    words = f"Backtrick goes on without its browser client. {sentence(what, error, folder)}"
    print(words, file=sys.stderr, flush=True)


def sentence(what: str, error: OSError | CommandFailedError, folder: Path) -> str:
    """Return what has failed, why, and what to do about it."""
    details = f" (details: {error.log})" if isinstance(error, CommandFailedError) else ""
    return f"{what} failed: {advice(str(error), folder)}, then run this again{details}."


def refuse(venv: Path) -> NoReturn:
    """Exit because something that is not ours stands where `.venv/` would be."""
    raise SystemExit(
        f"{venv} was not made by this command, which would overwrite it: "
        "move it away or delete it, then run this again."
    )


def advice(error: str, folder: Path) -> str:
    """Return the cause, as far as the error gives it away, and what to do about it."""
    if says_any(error, DISK_FULL):
        return "the disk is full; free 1 GB"
    if says_any(error, NOT_ALLOWED):
        return f"{folder} cannot be written to; copy the project to a folder of your own"
    if says_any(error, WRONG_FILE):
        return "a downloaded file is not the one the project is tested with; try another network"
    if says_any(error, ELSEWHERE):
        return "it went elsewhere; take target, prefix and the like out of pip's and uv's settings"
    if says_any(error, BAD_NAME):
        return f"the name of {folder} has bytes in it that are no letters; rename it"
    if says_any(error, NO_NETWORK):
        return "the packages could not be fetched; check the network connection"
    if says_any(error, NO_VENV) or not find_spec("ensurepip"):
        return "this Python lacks its venv module; install it (on Debian: apt install python3-venv)"
    last_line = error.strip().rpartition("\n")[2]
    return f"its last words were '{last_line}'; mend that"


def says_any(text: str, phrases: tuple[str, ...]) -> bool:
    """Tell whether any of the phrases is in the text."""
    return any(phrase in text for phrase in phrases)

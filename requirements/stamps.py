"""Remembers what has been done in `.venv/`: one small file a step.

Their folder is also the mark by which `.venv/` is known to be ours. It is the first thing made in
it, and stays for as long as there is anything else.
"""

from __future__ import annotations

import hashlib
import os
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

STAMPS = "stamps"
BEGUN = "begun"


class State(Enum):
    """How far a step has come."""

    MISSING = "never done, or done from something else"
    BROKEN = "begun and not finished: nobody knows what it left behind"
    DONE = "done"


def key_of(*sources: str | bytes) -> str:
    """Return a short text that changes when any of the sources does."""
    return hashlib.sha256(b"\0".join(map(os.fsencode, sources))).hexdigest()


class Stamps:
    """The stamps in one `.venv/`."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.folder = venv / STAMPS

    def is_free_or_ours(self) -> bool:
        """Tell whether `.venv/` is ours or still to be made; what others made is left alone."""
        if self.venv.is_symlink():
            return False
        if not self.venv.exists():
            return True
        # In this order: another set-up may be making the mark right now.
        is_empty = self.venv.is_dir() and not any(self.venv.iterdir())
        return is_empty or (self.folder.is_dir() and not self.folder.is_symlink())

    def mark(self) -> None:
        """Make `.venv/` ours, before anything else is in it."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def state(self, step: str, key: str) -> State:
        """Tell how far the step has come, given the key of what it is made from now."""
        try:
            stamp = (self.folder / step).read_bytes()
        except FileNotFoundError:
            return State.MISSING
        if stamp == key.encode():
            return State.DONE
        return State.BROKEN if stamp in (b"", BEGUN.encode()) else State.MISSING

    def begin(self, step: str) -> None:
        """Note that the step has begun, so that being killed in its middle does not go unseen."""
        self.write(step, BEGUN)

    def finish(self, step: str, key: str) -> None:
        """Note that the step is done."""
        self.write(step, key)

    def forget(self, step: str) -> None:
        """Note that the step has to be done, and left nothing behind."""
        (self.folder / step).unlink(missing_ok=True)

    def forget_all(self) -> None:
        """Note that everything has to be done; the mark stays."""
        for stamp in self.folder.iterdir():
            stamp.unlink()

    def write(self, step: str, text: str) -> None:
        """Write in one go: a reader without the lock sees the old stamp or the new one."""
        draft = self.folder / f".{step}"
        draft.write_text(text)
        draft.replace(self.folder / step)

"""Remembers what has been done in `.venv/`: one small file a step."""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

BEGUN = "begun"


class State(Enum):
    """How far a step has come."""

    MISSING = "never done, or done from something else"
    BROKEN = "begun and not finished: nobody knows what it left behind"
    DONE = "done"


def key_of(*sources: str | bytes) -> str:
    """Return a short text that changes when any of the sources does."""
    parts = [source.encode() if isinstance(source, str) else source for source in sources]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


class Stamps:
    """The stamps of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def state(self, step: str, key: str) -> State:
        """Tell how far the step has come, given the key of what it is made from now."""
        try:
            stamp = (self.folder / step).read_text()
        except FileNotFoundError:
            return State.MISSING
        if stamp == key:
            return State.DONE
        return State.BROKEN if stamp in ("", BEGUN) else State.MISSING

    def begin(self, step: str) -> None:
        """Note that the step has begun, so that being killed in its middle does not go unseen."""
        self.write(step, BEGUN)

    def finish(self, step: str, key: str) -> None:
        """Note that the step is done."""
        self.write(step, key)

    def forget(self, step: str) -> None:
        """Note that the step has to be done, and left nothing behind."""
        (self.folder / step).unlink(missing_ok=True)

    def write(self, step: str, text: str) -> None:
        """Write in one go: a reader without the lock sees the old stamp or the new one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = self.folder / f".{step}"
        draft.write_text(text)
        draft.replace(self.folder / step)

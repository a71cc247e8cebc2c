"""Looking for damage in an SQLite file while it is in use.

Writing can succeed while other pages are unreadable, so each page is read now and then.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from .errors import StoreError
from .sqlite_file import connect, failure

if TYPE_CHECKING:
    from pathlib import Path

_PAUSE_SECONDS: Final = 600
_PAUSE_FACTOR: Final = 100
"""Reading a large file takes long: at most this share of the time is spent on it."""
_INTERRUPT_SECONDS: Final = 0.05


class DamageWatch:
    """Remembers any damage that was found; only a repaired file, opened again, is sound."""

    def __init__(self, path: Path) -> None:
        self.found: StoreError | None = None
        self._path = path
        self._reading = connect(path)
        self._is_over = Event()
        self._thread = Thread(target=self._run, name="store-damage", daemon=True)
        self._thread.start()

    def note(self, error: object) -> None:
        """Remember an error if it is about damage."""
        if isinstance(error, StoreError) and error.code == "store/damaged":
            self.found = self.found or error

    def look(self) -> None:
        """Read the whole file now, with a connection of its own."""
        with closing(connect(self._path)) as connection:
            self.note(self._damage(connection))

    def end(self) -> None:
        """Stop, in the middle of the file if necessary."""
        self._is_over.set()
        while self._thread.is_alive():
            self._reading.interrupt()  # it may not have begun to read the first time
            self._thread.join(_INTERRUPT_SECONDS)
        self._reading.close()

    def _run(self) -> None:
        while self.found is None and not self._is_over.is_set():
            began = monotonic()
            self.note(self._damage(self._reading))
            took = monotonic() - began
            self._is_over.wait(max(_PAUSE_SECONDS, _PAUSE_FACTOR * took))

    def _damage(self, connection: sqlite3.Connection) -> StoreError | None:
        """What is wrong with the file, if anything."""
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            return failure(self._path, error)  # even if it was interrupted, which is no damage
        if verdict == "ok":
            return None
        fault = verdict.splitlines()[-1]  # the first line only names the database
        return StoreError("store/damaged", f"{self._path} is damaged: {fault}.")

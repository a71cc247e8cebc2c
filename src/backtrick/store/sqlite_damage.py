"""Looking for damage in an SQLite file while it is in use.

Writing can succeed while other pages are unreadable, so each page is read now and then.
"""

from __future__ import annotations

import asyncio
import sqlite3
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
        self._is_over = False
        self._running = asyncio.create_task(self._run())

    def note(self, error: object) -> None:
        """Remember an error if it is about damage."""
        if isinstance(error, StoreError) and error.code == "store/damaged":
            self.found = self.found or error

    async def end(self) -> None:
        """Stop, in the middle of a page if necessary."""
        self._is_over = True
        self._running.cancel()
        while not self._running.done():
            self._reading.interrupt()  # the thread may not have begun the first time
            await asyncio.wait({self._running}, timeout=_INTERRUPT_SECONDS)
        self._reading.close()

    async def _run(self) -> None:
        while self.found is None:
            began = monotonic()
            await self._look()
            took = monotonic() - began
            await asyncio.sleep(max(_PAUSE_SECONDS, _PAUSE_FACTOR * took))

    async def _look(self) -> None:
        """Look for damage; if cancelled, wait until the thread no longer needs the connection."""
        looking = asyncio.ensure_future(asyncio.to_thread(self._damage))
        try:
            self.note(await asyncio.shield(looking))
        except asyncio.CancelledError:
            await looking
            raise

    def _damage(self) -> StoreError | None:
        """What is wrong with the file, if anything."""
        try:
            (verdict,) = self._reading.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            return None if self._is_over else failure(self._path, error)
        if verdict == "ok":
            return None
        return StoreError("store/damaged", f"{self._path} is damaged: {verdict}.")

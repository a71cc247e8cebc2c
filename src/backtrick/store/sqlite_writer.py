"""Whoever writes to an SQLite file: all that waits, in one transaction.

Mostly the loop does it itself: to wake a thread and be woken by it takes longer than a quick disk
needs. But a disk may be slow, and somebody else may have locked the file: then a thread waits.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from .commit_queue import Change, Waiting, batches, changes, is_locked, settle
from .port import Batch
from .sqlite_batches import append_all, append_alone
from .sqlite_file import be_brief, be_patient, failure

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Sequence
    from pathlib import Path

    from .commit_queue import Outcome, Work
    from .db_rows import Row

COMMIT_SECONDS: Final = 0.005
"""From one transaction to the next: each costs the same, however much is written. Who writes
alone does not wait."""
QUICK_SECONDS: Final = 0.002
"""After a transaction that took longer the thread writes the next one: those who want something
else, and those who race, must not have to wait for a disk."""
MOST_AT_ONCE: Final = 500
"""After so many transactions the thread writes one: it also brings the log into the file."""


class SqliteWriter:
    """Owns the only connection that writes."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.connection = connection
        be_brief(connection)
        self._path = path
        self._loop = loop
        self._new: list[Waiting] = []
        self.is_quick = True
        """Whether the last transaction was."""
        self._at_once = 0
        """How many transactions there were since the last one of the thread."""
        self._with_thread = 0
        """How much the thread has yet to write; meanwhile the connection is its own."""
        self._next = 0.0
        """When the next transaction may begin, by the loop's clock."""
        self._waiting: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        # A server that dies must not wait for it: what is not committed was not promised.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, waiting: Waiting) -> None:
        """Let something be written with the next transaction."""
        # Handed over all at once: to wake the thread for each would take longer than to write, and
        # tear apart what can be written together.
        if not self._new:
            self._loop.call_at(self._next, self._hand_over)
        self._new.append(waiting)

    def end(self) -> None:
        """Let the thread end, after it has written what waits."""
        self._hand_over()
        self._waiting.put(None)

    def join(self) -> None:
        """Wait for the thread to end, and close the connection."""
        self._thread.join()
        self.connection.close()

    def _hand_over(self) -> None:
        if not self._new:
            return
        self._next = self._loop.time() + COMMIT_SECONDS
        group, self._new = self._new, []
        if self._may_write_at_once(group) and self._write_at_once(group):
            return
        self._at_once = 0
        self._with_thread += len(group)
        self._waiting.put(group)

    def _may_write_at_once(self, group: list[Waiting]) -> bool:
        """Whether it will not take long: events only, on a disk that was quick last time."""
        is_free = self.is_quick and not self._with_thread and self._at_once < MOST_AT_ONCE
        return is_free and all(type(work) is Batch for work, _ in group)

    def _write_at_once(self, group: list[Waiting]) -> bool:
        """Write a group here and now; False, and nothing is written, if that fails."""
        began = monotonic()
        outcomes = self._attempt([work for work, _ in group])
        if isinstance(outcomes[0], Exception):
            return False
        self._at_once += 1
        self._settle(group, outcomes, monotonic() - began)
        return True

    def _settle(self, group: list[Waiting], outcomes: Sequence[Outcome], seconds: float) -> None:
        self.is_quick = seconds < QUICK_SECONDS
        settle(group, outcomes)

    def _run(self) -> None:
        ended = False
        while not ended:
            group, ended = self._take()
            if group:
                began = monotonic()
                outcomes = self._write_patiently([work for work, _ in group])
                with suppress(RuntimeError):  # the loop is closed, and nobody is left to tell
                    self._loop.call_soon_threadsafe(
                        self._written_by_thread, group, outcomes, monotonic() - began
                    )

    def _written_by_thread(
        self, group: list[Waiting], outcomes: Sequence[Outcome], seconds: float
    ) -> None:
        self._with_thread -= len(group)
        self._settle(group, outcomes, seconds)

    def _take(self) -> tuple[list[Waiting], bool]:
        """Wait for something to write; take all there is, and say whether it was the last."""
        group: list[Waiting] = []
        waiting = self._waiting.get()
        with suppress(Empty):
            while waiting is not None:
                group += waiting
                waiting = self._waiting.get_nowait()
        return group, waiting is None

    def _write_patiently(self, works: Sequence[Work]) -> Sequence[Outcome]:
        """Write, and take all the time for it that it needs."""
        try:
            be_patient(self.connection)
            return self._write(works)
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody must wait for ever
            return [error] * len(works)
        finally:
            with suppress(sqlite3.Error):
                be_brief(self.connection)

    def _write(self, works: Sequence[Work]) -> Sequence[Outcome]:
        outcomes = self._attempt(works)
        if len(works) > 1 and isinstance(outcomes[0], Exception) and not is_locked(outcomes[0]):
            return self._write_each(works)
        return outcomes

    def _write_each(self, works: Sequence[Work]) -> Sequence[Outcome]:
        """Write one after the other, so that each fails by its own fault alone."""
        outcomes: list[Outcome] = []
        for work in works:
            outcomes += self._attempt([work])
            if is_locked(outcomes[-1]):
                return outcomes + [outcomes[-1]] * (len(works) - len(outcomes))
        return outcomes

    def _attempt(self, works: Sequence[Work]) -> Sequence[Outcome]:
        """Write all in one transaction; if one fails, all have failed."""
        try:
            return self._transact(works)
        except sqlite3.Error as error:
            problem: Exception = failure(self._path, error)
        except Exception as error:  # noqa: BLE001 - whoever asked for it gets it; others go on
            problem = error
        self._roll_back()
        return [problem] * len(works)

    def _transact(self, works: Sequence[Work]) -> Sequence[Outcome]:
        appended = batches(works)
        if len(appended) == len(works) and append_alone(self.connection, appended):
            return [None] * len(works)
        self.connection.execute("BEGIN IMMEDIATE")
        if appended:
            append_all(self.connection, appended)
        if len(appended) == len(works):
            outcomes: Sequence[Outcome] = [None] * len(works)
        else:
            changed = iter([self._change(change) for change in changes(works)])
            outcomes = [next(changed) if type(work) is Change else None for work in works]
        self.connection.execute("COMMIT")
        return outcomes

    def _change(self, change: Change) -> list[list[Row]]:
        return [
            self.connection.execute(step.query, step.values).fetchall() for step in change.steps
        ]

    def _roll_back(self) -> None:
        # SQLite has done it by itself after some errors, such as a full disk.
        with suppress(sqlite3.Error):
            self.connection.rollback()

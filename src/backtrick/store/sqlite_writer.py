"""The writer of an SQLite file: all pending work in one transaction.

Usually the event loop writes by itself, because waking a thread and being woken by it takes longer
than a fast disk. But if the disk is slow or the file is locked, a thread writes.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from .batches import Batch
from .commit_queue import Transaction, Waiting, answer, batches, is_locked, transactions
from .sqlite_batches import append_all, append_alone
from .sqlite_file import be_brief, be_patient, failure

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from .commit_queue import Outcome, Work
    from .db_rows import Row

COMMIT_SECONDS: Final = 0.009
"""Seconds between two transactions, because each costs the same however much it writes. A lone
write does not wait, nor do the frames of players, which the server takes less often than this."""
QUICK_SECONDS: Final = 0.002
"""After a transaction that took longer than this, the thread writes the next one, so that the loop
does not wait for a slow disk."""
MOST_AT_ONCE: Final = 500
"""After this many transactions the thread writes one, which also checkpoints the log."""


class SqliteWriter:
    """Owns the only writing connection."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        loop: asyncio.AbstractEventLoop,
        note: Callable[[Exception], None],
    ) -> None:
        self.connection = connection
        be_brief(connection)
        self._path = path
        self._loop = loop
        self._note = note
        """Called with every failure."""
        self._new: list[Waiting] = []
        self.is_quick = True
        """Whether the last transaction was fast."""
        self._at_once = 0
        """The number of transactions since the thread's last one."""
        self._with_thread = 0
        """The works that the thread has yet to write; meanwhile it owns the connection."""
        self._next = 0.0
        """When the next transaction may begin, by the loop's clock."""
        self._waiting: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        # A daemon: a dying server need not wait, because uncommitted work was never promised.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, waiting: Waiting) -> None:
        """Add work to the next transaction."""
        # Handed over together: waking the thread for each would take longer than writing, and split
        # what can be written at once.
        if not self._new:
            self._loop.call_at(self._next, self._hand_over)
        self._new.append(waiting)

    def end(self) -> None:
        """Ask the thread to write pending work and end."""
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
        """Whether writing will be fast: only events, on a disk that was fast last time."""
        is_free = self.is_quick and not self._with_thread and self._at_once < MOST_AT_ONCE
        return is_free and all(type(work) is Batch for work, _ in group)

    def _write_at_once(self, group: list[Waiting]) -> bool:
        """Write a group at once; False, with nothing written, if that fails."""
        began = monotonic()
        outcomes = self._attempt([work for work, _ in group])
        if isinstance(outcomes[0], Exception):
            return False
        self._at_once += 1
        self._answer(group, outcomes, monotonic() - began)
        return True

    def _answer(self, group: list[Waiting], outcomes: Sequence[Outcome], seconds: float) -> None:
        self.is_quick = seconds < QUICK_SECONDS
        answer(group, outcomes)

    def _run(self) -> None:
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """Wait for work and write it; False if it was the last.

        Nothing of it is kept here while the thread waits for more: it would keep rooms in memory.
        """
        group, ended = self._take()
        if group:
            began = monotonic()
            outcomes = self._write_patiently([work for work, _ in group])
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(
                    self._written_by_thread, group, outcomes, monotonic() - began
                )
        return not ended

    def _written_by_thread(
        self, group: list[Waiting], outcomes: Sequence[Outcome], seconds: float
    ) -> None:
        self._with_thread -= len(group)
        self._answer(group, outcomes, seconds)

    def _take(self) -> tuple[list[Waiting], bool]:
        """Wait for work and take all of it; also returns whether it was the last."""
        group: list[Waiting] = []
        waiting = self._waiting.get()
        with suppress(Empty):
            while waiting is not None:
                group += waiting
                waiting = self._waiting.get_nowait()
        return group, waiting is None

    def _write_patiently(self, works: Sequence[Work]) -> Sequence[Outcome]:
        """Write, however long it takes."""
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
        """Write one by one, so that each fails only for its own fault."""
        outcomes: list[Outcome] = []
        for work in works:
            outcomes += self._attempt([work])
            if is_locked(outcomes[-1]):
                return outcomes + [outcomes[-1]] * (len(works) - len(outcomes))
        return outcomes

    def _attempt(self, works: Sequence[Work]) -> Sequence[Outcome]:
        """Write all works in one transaction; if one fails, all fail."""
        try:
            return self._transact(works)
        except sqlite3.Error as error:
            problem: Exception = failure(self._path, error)
            self._note(problem)
        except Exception as error:  # noqa: BLE001 - the caller gets it; others go on
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
            changed = iter([self._execute(change) for change in transactions(works)])
            outcomes = [next(changed) if type(work) is Transaction else None for work in works]
        self.connection.execute("COMMIT")
        return outcomes

    def _execute(self, transaction: Transaction) -> list[list[Row]]:
        return [
            self.connection.execute(statement.query, statement.values).fetchall()
            for statement in transaction.statements
        ]

    def _roll_back(self) -> None:
        # SQLite rolls back by itself after some errors, such as a full disk.
        with suppress(sqlite3.Error):
            self.connection.rollback()

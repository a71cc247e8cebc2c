"""The task that writes to a PostgreSQL server: all pending work in one transaction."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from .commit_queue import Transaction, answer, batches, is_locked, transactions
from .errors import Conflict, StoreError
from .locations import without_secrets
from .postgres_batches import append_all, check_lease, is_stored
from .postgres_server import PROBLEMS, connect, failure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asyncpg import Connection, Record

    from .batches import Batch
    from .commit_queue import Outcome, Waiting, Work
    from .db_rows import Row

# Three seconds together. Work behind a failing group gets at least the second one.
PATIENCE: Final = 2.5
LAST_CHANCE: Final = 0.5
CONNECT_SECONDS: Final = 1.0
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 0.5


class PostgresWriter:
    """Owns the only writing connection, and replaces it when it is lost."""

    def __init__(self, connection: Connection[Record], url: str, server: str) -> None:
        self.connection: Connection[Record] | None = connection
        self._url = url
        self._server = server
        self._place = without_secrets(url)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._since = 0.0
        self._wakes = asyncio.Event()
        self._ends = False
        self._task = self._loop.create_task(self._run(), name="store-writer")

    def put(self, waiting: Waiting) -> None:
        """Add work to the next transaction."""
        if not self._waiting:
            self._since = self._loop.time()
            self._wakes.set()
        self._waiting.append(waiting)

    async def finish(self) -> None:
        """Write pending work, then close the connection."""
        self._ends = True
        self._wakes.set()
        await self._task
        if self.connection is not None:
            self.connection.terminate()  # nothing is in progress

    async def _run(self) -> None:
        while not self._ends or self._waiting:
            await self._wakes.wait()
            self._wakes.clear()
            await self._write_next()

    async def _write_next(self) -> None:
        """Write what waits. Nothing of it is kept afterwards: it would keep rooms in memory."""
        group, self._waiting = self._waiting, []
        if group:
            answer(group, await self._write_in_time([work for work, _ in group]))

    async def _write_in_time(self, works: Sequence[Work]) -> Sequence[Outcome]:
        end = max(self._since + PATIENCE, self._loop.time() + LAST_CHANCE)
        try:
            async with asyncio.timeout_at(end):
                return await self._write(works)
        except TimeoutError as error:
            problem: Exception = failure(self._place, error)
        except Exception as error:  # noqa: BLE001 - whatever it is, others must not hang for it
            problem = error
        self._drop()
        return [problem] * len(works)

    async def _write(self, works: Sequence[Work]) -> Sequence[Outcome]:
        connection = await self._connected()
        try:
            return await self._write_group(connection, works)
        except _Lost as lost:
            self._drop()
            return await self._write_again(works, lost)

    async def _write_again(self, works: Sequence[Work], lost: _Lost) -> Sequence[Outcome]:
        """Find out about works whose answer was lost, which only batches allow."""
        repeated = iter(await self._repeat(batches(works)))
        return [lost.problem if type(work) is Transaction else next(repeated) for work in works]

    async def _repeat(self, appended: Sequence[Batch]) -> Sequence[Outcome]:
        while appended:
            connection = await self._connected()
            try:
                return [await self._append_or_find(connection, batch) for batch in appended]
            except _Lost:
                self._drop()
        return []

    async def _append_or_find(self, connection: Connection[Record], batch: Batch) -> Outcome:
        # Write first, look afterwards: the lost transaction may still be running, and then this one
        # waits for it.
        (outcome,) = await self._attempt(connection, [batch])
        if not isinstance(outcome, Conflict):
            return outcome
        try:
            return None if await is_stored(connection, batch) else outcome
        except PROBLEMS as error:
            raise _Lost(failure(self._place, error)) from error

    async def _write_group(
        self, connection: Connection[Record], works: Sequence[Work]
    ) -> Sequence[Outcome]:
        outcomes = await self._attempt(connection, works)
        if len(works) > 1 and isinstance(outcomes[0], Exception) and not is_locked(outcomes[0]):
            # One by one, so that each fails only for its own fault.
            return [one for work in works for one in await self._attempt(connection, [work])]
        return outcomes

    async def _attempt(
        self, connection: Connection[Record], works: Sequence[Work]
    ) -> Sequence[Outcome]:
        """Write all works in one transaction; if one fails, all fail."""
        try:
            try:
                return await self._transact(connection, works)
            except Exception:
                await connection.execute("ROLLBACK")
                raise
        except PROBLEMS as error:
            problem: Exception = failure(self._place, error)
        except Exception as error:  # noqa: BLE001 - the caller gets it; others go on
            problem = error
        if isinstance(problem, StoreError) and problem.code == "store/unreachable":
            raise _Lost(problem)
        return [problem] * len(works)

    # Not asyncpg's transaction(), which would wait for the server again after a timeout.
    async def _transact(
        self, connection: Connection[Record], works: Sequence[Work]
    ) -> Sequence[Outcome]:
        await connection.execute("BEGIN")
        appended = batches(works)
        if appended:
            await append_all(connection, appended, self._server)
        changed = iter([await self._execute(connection, each) for each in transactions(works)])
        await connection.execute("COMMIT")
        return [next(changed) if type(work) is Transaction else None for work in works]

    async def _execute(
        self, connection: Connection[Record], transaction: Transaction
    ) -> list[list[Row]]:
        if transaction.lease is not None:
            await check_lease(connection, transaction.lease, self._server)
        rows: list[list[Row]] = []
        for statement in transaction.statements:
            found = await connection.fetch(statement.query.replace("?", "$"), *statement.values)
            rows.append([tuple(row) for row in found])
        return rows

    async def _connected(self) -> Connection[Record]:
        """The connection, or a new one if it was lost."""
        pause = FIRST_PAUSE
        while self.connection is None or self.connection.is_closed():
            try:
                self.connection = await connect(self._url, CONNECT_SECONDS)
            except StoreError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        return self.connection

    def _drop(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None


class _Lost(Exception):  # noqa: N818 - it is told to nobody
    """Drop the connection; it is unknown whether the last commit took place."""

    def __init__(self, problem: StoreError) -> None:
        super().__init__(str(problem))
        self.problem = problem

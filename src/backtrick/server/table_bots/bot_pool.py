"""The worker processes, as the server sees them: started on demand, and again if they die."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE
from collections import deque
from logging import WARNING
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from ..logs import log
from ..long_work import LongWork
from ..pipe_frames import LENGTH, framed
from .messages import Reply

if TYPE_CHECKING:
    from asyncio import Future, StreamReader, Task
    from asyncio.subprocess import Process

    from .messages import Request

_PATIENCE: Final = 60.0
"""Seconds beyond its time before a worker is given up."""
_PATIENCE_AT_FIRST: Final = 600.0
"""The same for a worker that is still loading: after an update it has to compile."""
_AT_ONCE: Final = 2
"""Questions that a worker has at once: while it answers one, it need not wait for the next."""

_decode: Final = msgspec.msgpack.Decoder(Reply).decode


class WorkerDied(Exception):  # noqa: N818  it says what happened
    """The process is gone, with its pending questions."""


class Worker:
    """One process, started on first use."""

    def __init__(self, seconds: float, niceness: int, *, is_for_all: bool = True) -> None:
        self._seconds = seconds
        self._niceness = niceness
        self._loads = ("all",) if is_for_all else ()
        """Which bots it loads in advance."""
        self._starting: Task[Process] | None = None
        self._process: Process | None = None
        self._reading: Task[None] | None = None
        self._waiting: deque[Future[Reply]] = deque()
        self._is_ready = False
        self._is_closed = False
        self._turns = LongWork(_AT_ONCE)

    async def ask(self, request: Request, host: str) -> Reply:
        """A player's answer; WorkerDied if there will be none.

        Hosts take turns, so that nobody's many tables make the bots of others slow.
        """
        async with self._turns.turn(host):
            return await self._ask(request)

    async def _ask(self, request: Request) -> Reply:
        data = framed(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        process = await self.start()
        if process is not self._process:
            raise WorkerDied
        future: Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        _input(process).write(data)
        patience = self._seconds + (_PATIENCE if self._is_ready else _PATIENCE_AT_FIRST)
        try:
            # Not wait_for: in Python 3.11 it may miss a cancellation as the answer comes.
            async with asyncio.timeout(patience):
                return await future
        except TimeoutError:
            process.kill()
            raise WorkerDied from None

    async def start(self) -> Process:
        """The running process."""
        if self._is_closed:
            raise WorkerDied
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        try:
            return await asyncio.shield(self._starting)
        except OSError as error:
            self._starting = None
            log("bots/no-worker", level=WARNING, error=type(error).__name__)
            raise WorkerDied from error

    async def _start(self) -> Process:
        module, niceness = "backtrick.server.table_bots.worker", str(self._niceness)
        program = (sys.executable, "-m", module, niceness, *self._loads)
        process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE)
        self._process = process
        self._reading = asyncio.create_task(self._read(process))
        return process

    async def _read(self, process: Process) -> None:
        """Pass on its answers until it ends."""
        try:
            while True:
                answer = await _answer(_output(process))
                self._is_ready = answer.is_ready
                future = self._waiting.popleft()
                if not future.done():
                    future.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except msgspec.DecodeError:
            process.kill()
        self._died()
        await process.wait()

    def _died(self) -> None:
        """Fail all pending questions; the next one starts another process."""
        self._starting, self._process, self._is_ready = None, None, False
        waiting, self._waiting = self._waiting, deque()
        for future in waiting:
            if not future.done():
                future.set_exception(WorkerDied())
        if not self._is_closed:
            log("bots/worker-died", level=WARNING, asked=len(waiting))

    async def close(self) -> None:
        """End it; it has nothing worth keeping."""
        self._is_closed = True
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if self._process is not None:
            self._process.kill()
        if self._reading is not None:
            await self._reading

    @property
    def queue(self) -> int:
        """The number of pending questions."""
        return len(self._turns)

    @property
    def process_id(self) -> int | None:
        """The id of the process, if it is running."""
        return None if self._process is None else self._process.pid


class BotPool:
    """Several workers. Each table keeps to one, which knows its players.

    Each bot of somebody else has a worker of its own: nothing that it does delays other bots.
    """

    def __init__(
        self, count: int, seconds: float, niceness: int, turn_seconds: float = 5.0
    ) -> None:
        self.workers = tuple(Worker(seconds, niceness) for _ in range(max(1, count)))
        self._external: dict[str, Worker] = {}
        self._turn_seconds, self._niceness = turn_seconds, niceness

    def of(self, table: str) -> Worker:
        """The worker of a table."""
        return self.workers[crc32(table.encode()) % len(self.workers)]

    def of_external(self, bot: str) -> Worker:
        """The worker of a bot of somebody else."""
        if bot not in self._external:
            self._external[bot] = Worker(self._turn_seconds, self._niceness, is_for_all=False)
        return self._external[bot]

    @property
    def queue(self) -> int:
        """The number of pending questions."""
        return sum(each.queue for each in (*self.workers, *self._external.values()))

    async def start(self) -> None:
        """Start all workers in advance, so that nobody has to wait."""
        await asyncio.gather(*(each.start() for each in self.workers), return_exceptions=True)

    async def close(self) -> None:
        """End all workers."""
        workers = (*self.workers, *self._external.values())
        await asyncio.gather(*(each.close() for each in workers))


async def _answer(source: StreamReader) -> Reply:
    (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return _decode(await source.readexactly(length))


def _input(process: Process) -> asyncio.StreamWriter:
    if process.stdin is None:
        raise WorkerDied
    return process.stdin


def _output(process: Process) -> StreamReader:
    if process.stdout is None:
        raise WorkerDied
    return process.stdout

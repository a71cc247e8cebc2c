"""An analyst: a process that makes analyses or judges turns, as the server sees it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ..pipe_frames import LENGTH, framed
from .messages import Completed, Report

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

    from .messages import Judged, Order

_PATIENCE: Final = 900.0
"""Seconds without any report before a process is given up; on a busy machine it hardly runs."""
_REST_SECONDS: Final = 60.0
"""Seconds without work before the process ends, because it takes much memory."""

_decode: Final[msgspec.msgpack.Decoder[Report]] = msgspec.msgpack.Decoder(Report)
_encode: Final = msgspec.msgpack.Encoder().encode


class AnalystDied(Exception):  # noqa: N818  it says what happened
    """The process is gone, with its work."""


class Analyst:
    """One process, started when there is work."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: Process | None = None
        self._resting: asyncio.TimerHandle | None = None

    @property
    def process_id(self) -> int | None:
        """The id of the process, if it is running."""
        return None if self._process is None else self._process.pid

    async def wake(self) -> None:
        """Start the process, if it is not running, because there will be work soon."""
        self._stay_up()
        await self._running()
        self._rest()

    async def make(
        self, order: Order, tell: Callable[[Judged], None] = lambda _news: None
    ) -> bytes:
        """The analysis or judgement, as JSON; AnalystDied if there will be none."""
        self._stay_up()
        try:
            made = await self._made(order, tell)
        except BaseException as error:
            await self.end()
            if isinstance(error, (EOFError, OSError, TimeoutError, msgspec.DecodeError)):
                raise AnalystDied from error
            raise
        self._rest()
        return made

    def _rest(self) -> None:
        self._resting = asyncio.get_running_loop().call_later(_REST_SECONDS, self._kill)

    def _stay_up(self) -> None:
        if self._resting is not None:
            self._resting.cancel()

    async def _made(self, order: Order, tell: Callable[[Judged], None]) -> bytes:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(framed(_encode(order)))
        while True:
            async with asyncio.timeout(_PATIENCE):
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                report = _decode.decode(await process.stdout.readexactly(length))
            if isinstance(report, Completed):
                return report.answer
            tell(report)

    async def _running(self) -> Process:
        """The process; a new one if there is none."""
        if self._process is None or self._process.returncode is not None:
            program = (sys.executable, "-m", "backtrick.server.analyses.worker")
            self._process = await asyncio.create_subprocess_exec(
                *program, str(self._niceness), stdin=PIPE, stdout=PIPE
            )
        return self._process

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """End the process; it has nothing worth keeping."""
        self._stay_up()
        self._kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None

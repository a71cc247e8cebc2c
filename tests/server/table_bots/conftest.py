"""Tables whose bots, store and clock are all on the loop of a test."""

from __future__ import annotations

import asyncio
from math import inf
from typing import TYPE_CHECKING

import pytest

from backtrick.server import clock
from backtrick.server.clock import TablesClock
from backtrick.server.table_bots.bot_pool import BotPool, Worker
from backtrick.server.table_bots.player_cache import PlayerCache
from backtrick.store import sqlite_writer

if TYPE_CHECKING:
    from backtrick.server.table_bots.messages import Reply, Request


class LoopClock(TablesClock):
    """A tables' clock that is the loop's: it begins in 2001."""

    __slots__ = ()

    def nanoseconds(self) -> int:
        return 10**18 + round(10**9 * asyncio.get_running_loop().time())


@pytest.fixture
def in_this_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think and the store write here, where time can stand still, also for tables."""
    players = PlayerCache()

    async def ask(_worker: Worker, request: Request, _host: str) -> Reply:
        return players.answer(request)

    async def start(_pool: BotPool) -> None:
        """Start nothing."""

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(BotPool, "start", start)
    monkeypatch.setattr(sqlite_writer, "QUICK_SECONDS", inf)  # no disk is too slow for this thread
    monkeypatch.setattr(clock, "_CLOCK", LoopClock())

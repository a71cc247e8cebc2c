"""Servers within one process, on one database, that talk over an exchange."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from backtrick.server import dispatches, far_tables
from backtrick.server.clock import microseconds
from backtrick.server.connection import Connection
from backtrick.server.dispatches import KINDS
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Guest, open_store
from backtrick.wire.inbound import Hello
from tests.patience import PATIENCE, until
from tests.relay.exchange import ExchangeRelay

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    import pytest

    from backtrick.server.far_tables import FarTable
    from backtrick.server.room import Room
    from backtrick.table import Command
    from tests.relay.exchange import Exchange

SETTINGS = ServerSettings(
    coach_workers=0,
    countdown_seconds=0,
    gone_seconds=3600,
    commands_a_second=10_000,
    commands_an_hour=100_000_000,
)


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Let servers notice losses at once."""
    patch.setattr(dispatches, "BEAT_SECONDS", 0.02)
    patch.setattr(far_tables, "_PAUSE_SECONDS", 0.01)
    patch.setattr(far_tables, "_SECONDS", PATIENCE)  # for a slow machine


@asynccontextmanager
async def servers(place: str, exchange: Exchange, count: int) -> AsyncGenerator[list[Rooms]]:
    """Servers that know each other."""
    async with AsyncExitStack() as stack:
        made: list[Rooms] = []
        for _ in range(count):
            store = await open_store(place)
            stack.push_async_callback(store.close)
            made.append(Rooms(store, SETTINGS, ExchangeRelay(store.server, exchange, KINDS)))
            await made[-1].start()
            stack.push_async_callback(made[-1].close)
        for each in made:
            await until(lambda rooms=each: len(rooms.ferry.relay.others()) == count - 1)
        yield made


class Visitor:
    """A guest at one of the servers, who notes what came of each command."""

    def __init__(self, rooms: Rooms, name: str) -> None:
        self.rooms = rooms
        self.guest = Guest(name.lower(), name, "en")
        self.connection = self._connection()
        self.place: Room | FarTable | None = None
        self.number = 0
        self.version = 0
        self.seat: int | None = None
        self.game: dict[str, Any] = {}
        self.done: dict[int, int] = {}
        """By number of the command, the version in the answer."""
        self.refused: dict[int, str] = {}
        self.problems: list[str] = []
        """What must not happen; servers go on after an error, so it is raised nowhere."""
        self.welcomes = 0
        self.is_sent_away = False

    def _connection(self) -> Connection:
        quota, budget = self.rooms.quotas.of(self.guest.id), self.rooms.commands.of("")
        let_in = self.rooms.sign_outs.count
        return Connection(self.guest, self, quota, budget, let_in=let_in)

    async def join(self, table: str) -> None:
        """Connect, again and again as a client does, until the table's server is found."""
        while self.place is None:
            self.is_sent_away = False
            self.connection = self._connection()
            self.place = await self.rooms.join(self.connection, table, Hello(client="tab"))
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        """Disconnect."""
        assert self.place is not None
        self.rooms.leave(self.connection, self.place)

    async def do(self, command: Command) -> None:
        """Send a command, and wait for the answer."""
        assert self.place is not None
        self.number += 1
        self.rooms.take(self.connection, self.place, self.number, command, microseconds())
        await until(lambda: self.number in self.done or self.number in self.refused)

    def send_frame(self, text: bytes) -> None:
        """Take note of a frame."""
        frame = msgspec.json.decode(text)
        kind = frame["type"]
        if kind == "welcome":
            self.welcomes += 1
            self.version, self.seat = frame["version"], frame["seat"]
            self.game = frame["game"] or {}
        elif kind == "update":
            if frame["version"] != self.version + 1:
                self.problems.append(f"a gap between {self.version} and {frame['version']}")
            self.version = frame["version"]
            self.game.update(frame.get("game") or {})
            if "done" in frame:
                self._note(frame["done"], frame["version"])
        elif kind == "done":
            self._note(frame["number"], frame["version"])
        elif kind == "refused":
            self.refused[frame["number"]] = frame["code"]
        elif kind == "bye":
            self.is_sent_away = True

    def _note(self, number: int, version: int) -> None:
        if number in self.done:
            self.problems.append(f"{number} was answered twice")
        self.done[number] = version

    def is_clogged(self) -> bool:
        """Read everything at once."""
        return False

    def ping(self, nonce: int, echoed: Callable[[int], None]) -> bool:  # noqa: ARG002  no lags here
        """Nobody races."""
        return False

    def system_lag(self) -> int | None:
        """Nor does the system know of a lag."""
        return None

    def charge(self, frames: int) -> None:
        """Everything is free."""

    def hang_up(self, status: int, reason: str) -> None:
        """Nothing to close."""

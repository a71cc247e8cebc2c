"""Duels on boardgame.io, a popular framework: the cost of the same load, in the same minute.

Its clients speak socket.io: each message begins with `42/duel,` and a list.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import connect

from .clients import Load, paced

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from .servers import Server

_OPEN = "40/duel,"
_MESSAGE = "42/duel,"
_PING, _PONG = "2", "3"
_CARDS_A_TURN = 2


class Side:
    """One side of a duel."""

    def __init__(self, socket: ClientConnection, match: str, seat: str) -> None:
        self._socket, self._match, self._seat = socket, match, seat
        self.state: dict[str, Any] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def sit_down(self) -> None:
        """Ask for the match, which the server creates if there is none."""
        await self._say("sync", self._match, self._seat, None, 2)
        await self.later_than(-1)

    async def move(self, kind: str, *what: object) -> None:
        """Make a move, and wait until it is seen here."""
        before = self.version
        payload = {"type": kind, "args": what, "playerID": self._seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._say("update", action, before, self._match, self._seat)
        await self.later_than(before)

    @property
    def version(self) -> int:
        """The number of moves so far."""
        return int(self.state.get("_stateID", -1))

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()
        await self._reading

    async def _say(self, *words: object) -> None:
        await self._socket.send(_MESSAGE + msgspec.json.encode(words).decode())

    async def later_than(self, version: int) -> None:
        """Wait for a later version."""
        async with asyncio.timeout(20):
            while self.version <= version:
                self._changed.clear()
                await self._changed.wait()

    async def _read(self) -> None:
        async for frame in self._socket:
            text = str(frame)
            if text == _PING:
                await self._socket.send(_PONG)
            elif text.startswith(_MESSAGE):
                self._hear(*msgspec.json.decode(text[len(_MESSAGE) :]))

    def _hear(self, kind: str, *told: Any) -> None:  # noqa: ANN401  whatever they say
        if kind == "sync":
            self.state = told[1]["state"]
        elif kind == "update":
            self.state = told[1]
        self._changed.set()


class Match:
    """Two sides that lay any card."""

    def __init__(self, sides: tuple[Side, Side], chance: Random, load: Load) -> None:
        self.sides, self.chance, self._load = sides, chance, load
        self._laid = 0

    async def step(self) -> None:
        """Make one move, for the side on turn."""
        newest = max(self.sides, key=lambda side: side.version)
        side = self.sides[int(newest.state["ctx"]["currentPlayer"])]
        await side.later_than(newest.version - 1)  # this side may not have seen the last move yet
        sent = perf_counter()
        if self._laid < _CARDS_A_TURN:
            self._laid += 1
            await side.move("lay", self.chance.randrange(2))
        else:
            self._laid = 0
            await side.move("end")
        self._load.waits.append(perf_counter() - sent)


async def boardgame_duels(
    server: Server, count: int, moves_a_second: float, seconds: float
) -> Load:
    """Play this many duels at a steady pace, and measure."""
    load = Load()
    matches = [await _begun(server, number, load) for number in range(count)]
    await paced(matches, server, load, moves_a_second, seconds)
    for match in matches:
        for side in match.sides:
            await side.close()
    return load


async def _begun(server: Server, number: int, load: Load) -> Match:
    sides = await _connected(server, number, "0"), await _connected(server, number, "1")
    return Match(sides, Random(number), load)


async def _connected(server: Server, number: int, seat: str) -> Side:
    url = f"ws://{server.address}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(url, compression=None, proxy=None)
    await socket.recv()
    await socket.send(_OPEN)
    await socket.recv()
    side = Side(socket, f"match-{number}", seat)
    await side.sit_down()
    return side

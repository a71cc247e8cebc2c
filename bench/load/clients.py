"""Clients that play duels at a steady pace and time the answers."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from tests.server.client import Guest, new_guest, open_table
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from websockets.asyncio.client import ClientConnection

    from .servers import Server

DUEL = "face-to-face"
TEAM = "quick-easy"


@dataclass
class Load:
    """What was measured."""

    waits: list[float] = field(default_factory=list[float])
    """For each move, the seconds until its player saw the answer."""
    seconds: float = 0
    server_seconds: float = 0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of server processor time per move."""
        return 1e6 * self.server_seconds / max(len(self.waits), 1)

    def percentile(self, share: int) -> float:
        """The seconds within which this percentage of moves was answered."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) * share // 100, len(ordered) - 1)]


class Player:
    """One side of a duel: reads its frames, and moves when asked to."""

    def __init__(self, socket: ClientConnection, load: Load) -> None:
        self.socket = socket
        self.load = load
        self.game: dict[str, Any] = {}
        self.number = 0
        self._sent = 0.0
        self._answered = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            message = msgspec.json.decode(frame)
            if message["type"] == "ping":
                await self.socket.send(msgspec.json.encode({**message, "type": "pong"}).decode())
                continue
            self.game.update(message.get("game") or {})
            if self.number and self.number in {message.get("done"), message.get("number")}:
                self._answered.set()

    async def do(self, **command: object) -> None:
        """Give a command, and wait for its answer."""
        self.number += 1
        self._answered.clear()
        message = {"type": "do", "number": self.number, "command": command}
        self._sent = perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())
        await asyncio.wait_for(self._answered.wait(), 20)

    async def move(self, move: str) -> None:
        """Make a move and record how long the answer took."""
        await self.do(do="move", move=move)
        self.load.waits.append(perf_counter() - self._sent)


@dataclass
class Duel:
    """Two players at a table."""

    players: tuple[Player, Player]
    chance: Random
    echo: bool

    async def step(self) -> None:
        """Make one move for the side on turn, or start another game."""
        host = self.players[0]
        if self.echo:
            await self.players[self.chance.randrange(2)].move("27^")
            return
        if not host.game or host.game["outcome"]:
            await host.do(do="deal")
        for player in self.players:
            legal = player.game.get("legal")
            if legal and not host.game["outcome"]:
                await player.move(self.chance.choice(legal))
                return


async def duels(
    server: Server,
    count: int,
    moves_a_second: float,
    seconds: float,
    *,
    echo: bool = False,
    warm_up: float = 2,
) -> Load:
    """Play this many duels at a steady pace, and measure."""
    load = Load()
    async with _seated(server, count, load, echo=echo) as tables:
        await paced(tables, server, load, moves_a_second, seconds, warm_up=warm_up)
    return load


class Paced(Protocol):
    """A pair of players, one move at a time; each is reported to the load."""

    chance: Random

    async def step(self) -> None:
        """Make the next move."""
        ...


async def paced(
    tables: Sequence[Paced],
    server: Server,
    load: Load,
    moves_a_second: float,
    seconds: float,
    *,
    warm_up: float = 2,
) -> None:
    """Play at a steady pace; measure after some seconds of warming up."""
    pause = len(tables) / moves_a_second
    _settle()
    until = perf_counter() + warm_up
    await asyncio.gather(*(_play(table, pause, until) for table in tables))
    load.waits.clear()
    began, cost = perf_counter(), server.seconds()
    await asyncio.gather(*(_play(table, pause, began + seconds) for table in tables))
    load.seconds, load.server_seconds = perf_counter() - began, server.seconds() - cost


def _settle() -> None:
    """Keep what went before out of the waits: a download on its way to the disk, garbage here."""
    os.sync()
    gc.collect()
    gc.freeze()


async def _play(duel: Paced, pause: float, until: float) -> None:
    """Move at a steady pace, however long the answers take."""
    due = perf_counter() + duel.chance.random() * pause
    while due < until:
        await asyncio.sleep(max(due - perf_counter(), 0))
        await duel.step()
        due = max(due + pause, perf_counter() - 5 * pause)


@asynccontextmanager
async def _seated(
    server: Server, count: int, load: Load, *, echo: bool
) -> AsyncGenerator[list[Duel]]:
    tables = [await _sit_down(server, number, load, echo=echo) for number in range(count)]
    try:
        yield tables
    finally:
        for table in tables:
            for player in table.players:
                await player.socket.close()
                await asyncio.gather(player.reading, return_exceptions=True)


async def _sit_down(server: Server, number: int, load: Load, *, echo: bool) -> Duel:
    table, guests = str(number), [Guest("", "", "Ada"), Guest("", "", "Ben")]
    if not echo:
        guests = [await new_guest(server.address, guest.name) for guest in guests]
        table = await open_table(server.address, guests[0], DUEL)
    url = f"ws://{server.address}/api/tables/{table}/socket"
    players: list[Player] = []
    for guest in guests:
        socket = await connect(url, additional_headers=guest.headers, compression=None, proxy=None)
        if not echo:
            await socket.send('{"type": "hello", "client": "load"}')
        players.append(Player(socket, load))
    if not echo:
        await players[1].do(do="sit")
    return Duel((players[0], players[1]), Random(number), echo)


@asynccontextmanager
async def bot_tables(server: Server, count: int) -> AsyncGenerator[None]:
    """This many tables with bots and one person each; bots have moved when the block begins."""
    guest, moved = await new_guest(server.address), [asyncio.Event() for _ in range(count)]
    async with asyncio.TaskGroup() as group:
        tables = [group.create_task(_with_bots(server, guest, each)) for each in moved]
        for each in moved:
            await each.wait()
        server.let_bots_roam()
        yield
        for table in tables:
            table.cancel()


async def _with_bots(server: Server, guest: Guest, moved: asyncio.Event) -> None:
    table = await open_table(server.address, guest, TEAM, {"players": 3, "starter": "random"})
    url = f"ws://{server.address}/api/tables/{table}/socket"
    async with connect(
        url, additional_headers=guest.headers, compression=None, proxy=None
    ) as socket:
        await socket.send('{"type": "hello", "client": "load"}')
        player = Player(socket, Load())
        try:
            await _play_along(player, moved)
        finally:
            player.reading.cancel()


async def _play_along(player: Player, moved: asyncio.Event) -> None:
    """Lay any card that fits; once the turn comes back, bots have moved."""
    is_waiting = False
    for _ in range(2):
        await player.do(do="invite", bot="talker")
    while True:
        if not player.game or player.game["outcome"]:
            await player.do(do="deal")
        elif player.game["legal"]:
            await player.do(do="move", move=player.game["legal"][0])
            if is_waiting:
                moved.set()
            is_waiting = False
        else:
            is_waiting = True
        await asyncio.sleep(0.2)

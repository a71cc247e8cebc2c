"""Tables with bots in this process: real rooms, store, connections and workers, no sockets."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from backtrick.record import Made
from backtrick.server.clock import microseconds
from backtrick.server.connection import Connection
from backtrick.server.room import Room
from backtrick.server.rooms import Rooms
from backtrick.server.table_bots.pace import Pace
from backtrick.server.table_bots.server_bots import ServerBots
from backtrick.settings import ServerSettings
from backtrick.store import Conflict, Guest, open_store
from backtrick.table import Settings
from backtrick.table.commands import Deal, Invite
from backtrick.table.history import entries_of
from backtrick.wire.inbound import Hello
from tests.patience import until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
    from pathlib import Path

    from backtrick.table import Command, Play

AT_ONCE = Pace(0)
SETTINGS = ServerSettings(bot_seconds=0.1, countdown_seconds=0, bot_niceness=0)


class Person:
    """A guest connected to a table."""

    def __init__(self, rooms: Rooms, name: str, address: str = "") -> None:
        self.rooms = rooms
        self.address = address
        self.guest = Guest(f"guest-{name}", name, "en")
        self.connection = self._connection()
        self.room: Room | None = None
        self.frames: list[dict[str, Any]] = []
        self.charged = 0
        self.is_measured = False
        self._number = 0

    def _connection(self) -> Connection:
        quota, budget = self.rooms.quotas.of(self.guest.id), self.rooms.commands.of(self.address)
        return Connection(self.guest, self, quota, budget, self.address)

    async def introduce(self) -> None:
        """Be known to the store."""
        with suppress(Conflict):  # already
            await self.rooms.store.add_guest(self.guest, self.guest.id.encode())

    async def join(self, table: str) -> Room:
        """Connect."""
        await self.introduce()
        self.connection = self._connection()
        room = await self.rooms.join(self.connection, table, Hello(client=f"tab-{self.guest.name}"))
        assert isinstance(room, Room)
        self.room = room
        self._number = room.table.done.get(self.connection.key, 0)
        return room

    def send_frame(self, text: bytes) -> None:
        """Keep a frame from the table."""
        self.frames.append(msgspec.json.decode(text))

    def is_clogged(self) -> bool:
        """Read everything at once."""
        return False

    def ping(self, nonce: int, echoed: Callable[[int], None]) -> bool:  # noqa: ARG002  no lags here
        """Nobody races against a person far away."""
        self.is_measured = True
        return False

    def system_lag(self) -> int | None:
        """Nor does the system know of one."""
        return None

    def charge(self, frames: int) -> None:
        """Keep how much was to be paid."""
        self.charged += frames

    def hang_up(self, status: int, reason: str) -> None:
        """Let the table close the connection."""

    async def leave(self) -> None:
        """Disconnect."""
        if self.room is not None:
            room, self.room = self.room, None
            self.rooms.leave(self.connection, room)

    def do(self, command: Command) -> None:
        """Send a command."""
        assert self.room is not None
        self._number += 1
        effects = self.room.take(self.connection, self._number, command, microseconds())
        self.rooms.carry_out(self.room, effects)

    def send(self, frame: bytes) -> None:
        """Send a frame, as a client does."""
        assert self.room is not None
        self.rooms.inbox.put(self.connection, self.room, frame)
        self.rooms.inbox.empty()

    def refusals(self) -> list[str]:
        """The codes of all refused commands."""
        return [frame["code"] for frame in self.frames if frame["type"] == "refused"]


class House:
    """The tables of a server, and their host."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.host = Person(rooms, "Ada")

    async def deal(
        self,
        game: str,
        *bots: str,
        settings: Settings | None = None,
        others: tuple[Person, ...] = (),
        **options: Any,
    ) -> Room:
        """Open a table, seat bots, and begin a game; the host has the first seat."""
        players = {"players": 1 + len(bots) + len(others), **options}
        name = await self.rooms.open_table(self.host.guest, game, players, settings or Settings())
        room = await self.host.join(name)
        for other in others:
            await other.join(name)
        for command in [*(Invite(bot) for bot in bots), Deal()]:
            self.host.do(command)
        await until(lambda: room.stored.play is not None)
        return room


def play_of(room: Room) -> Play:
    """The game at a table."""
    assert room.stored.play is not None
    return room.stored.play


def turn_of(room: Room) -> Any:
    """The seat on turn, in a game with turns."""
    state: Any = play_of(room).state
    return state.turn


def made_in(play: Play) -> list[Made]:
    """The moves made in a game."""
    return [each for each in entries_of(play) if isinstance(each, Made)]


def legal_for(room: Room, seat: int) -> list[str]:
    """The legal moves of a seat."""
    play = play_of(room)
    return [*map(str, play.game.legal_moves(play.state, seat))]


def moves_of(room: Room, seat: int) -> list[str]:
    """The moves made by a seat."""
    return [str(each.move) for each in made_in(play_of(room)) if each.seat == seat]


async def until_over(room: Room) -> Play:
    """Wait until the game has ended."""
    await until(lambda: play_of(room).is_over)
    return play_of(room)


@asynccontextmanager
async def house(folder: Path, pace: Pace = AT_ONCE, **settings: Any) -> AsyncGenerator[House]:
    """The tables of a server, with the store in a folder, unless a setting says otherwise."""
    store = await open_store(settings.get("database", folder / "tables.sqlite"))
    chosen = replace(SETTINGS, **settings)
    rooms = Rooms(store, chosen)
    rooms.bots = ServerBots(chosen, rooms, pace, store)
    opened = House(rooms)
    await opened.host.introduce()
    try:
        yield opened
    finally:
        await opened.host.leave()
        await rooms.close()
        await store.close()


class Stage:
    """A stage for scenes, one after the other, with the same workers."""

    def __init__(self, runner: asyncio.Runner, house: House) -> None:
        self._runner = runner
        self.house = house

    def run(self, scene: Coroutine[Any, Any, None]) -> None:
        """Run a scene; once the host has left, nothing may remain of it."""
        self._runner.run(self._watched(scene))

    async def _watched(self, scene: Coroutine[Any, Any, None]) -> None:
        try:
            await scene
        finally:
            await self.house.host.leave()
        await until(lambda: not self._left())

    def _left(self) -> set[str]:
        """The running tasks, except those of the workers."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        return {name for each in tasks if "Worker" not in (name := repr(each.get_coro()))}


@contextmanager
def staged(folder: Path, pace: Pace = AT_ONCE, **settings: Any) -> Generator[Stage]:
    """A stage, with the store in a folder."""
    with asyncio.Runner() as runner:
        opened = house(folder, pace, **settings)
        yield Stage(runner, runner.run(opened.__aenter__()))
        runner.run(opened.__aexit__(None, None, None))

"""Tables with bots in this process: real rooms, store, connections and workers, no sockets."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from backtrick.record import Made
from backtrick.server.clock import microseconds
from backtrick.server.connection import Connection
from backtrick.server.rooms import Rooms
from backtrick.server.table_bots.pace import Pace
from backtrick.server.table_bots.server_bots import ServerBots
from backtrick.settings import Settings
from backtrick.store import Guest, open_store
from backtrick.table import Settings as TableSettings
from backtrick.table.commands import Deal, Invite
from backtrick.table.history import entries_of
from backtrick.wire.inbound import Hello
from tests.patience import until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine, Generator
    from pathlib import Path

    from backtrick.server.room import Room
    from backtrick.table import Command, Play

AT_ONCE = Pace(0)
SETTINGS = Settings(bot_seconds=0.1, countdown_seconds=0)


class Person:
    """Somebody who is connected to a table."""

    def __init__(self, hub: Rooms, name: str) -> None:
        self.hub = hub
        self.guest = Guest(f"guest-{name}", name, "en")
        self.connection = self._connection()
        self.live: Room | None = None
        self.frames: list[dict[str, Any]] = []
        self._number = 0

    def _connection(self) -> Connection:
        return Connection(self.guest, self, self.hub.quotas.of(self.guest.id))

    async def join(self, table: str) -> Room:
        """Connect."""
        self.connection = self._connection()
        live = await self.hub.join(self.connection, table, Hello(client=f"tab-{self.guest.name}"))
        assert live is not None
        self.live = live
        return live

    def send_frame(self, text: bytes) -> None:
        """Keep what the table says."""
        self.frames.append(msgspec.json.decode(text))

    def is_clogged(self) -> bool:
        """Read everything at once."""
        return False

    def hang_up(self, status: int, reason: str) -> None:
        """Let the table end the connection."""

    async def leave(self) -> None:
        """Disconnect."""
        if self.live is not None:
            live, self.live = self.live, None
            self.hub.leave(self.connection, live)

    def do(self, command: Command) -> None:
        """Give a command."""
        assert self.live is not None
        self._number += 1
        effects = self.live.take(self.connection, self._number, command, microseconds())
        self.hub.carry_out(self.live, effects)

    def send(self, frame: bytes) -> None:
        """Send a frame, as a client does."""
        assert self.live is not None
        self.connection.take(self.hub, self.live, frame)

    def refusals(self) -> list[str]:
        """The codes of all commands that were refused."""
        return [frame["code"] for frame in self.frames if frame["type"] == "refused"]


class House:
    """A server's tables, and somebody who opens them."""

    def __init__(self, hub: Rooms) -> None:
        self.hub = hub
        self.host = Person(hub, "Ada")

    async def deal(
        self,
        game: str,
        *bots: str,
        settings: TableSettings | None = None,
        others: tuple[Person, ...] = (),
        **options: Any,
    ) -> Room:
        """Open a table, let bots sit at it, and begin a game; the host has the first seat."""
        players = {"players": 1 + len(bots) + len(others), **options}
        name = await self.hub.open_table(
            self.host.guest, game, players, settings or TableSettings()
        )
        live = await self.host.join(name)
        for other in others:
            await other.join(name)
        for command in [*(Invite(bot) for bot in bots), Deal()]:
            self.host.do(command)
        await until(lambda: live.stored.play is not None)
        return live


def play_of(live: Room) -> Play:
    """The game at a table."""
    assert live.stored.play is not None
    return live.stored.play


def turn_of(live: Room) -> Any:
    """Whose turn it is in a game that has turns."""
    state: Any = play_of(live).state
    return state.turn


def made_in(play: Play) -> list[Made]:
    """The moves that were made in a game."""
    return [each for each in entries_of(play) if isinstance(each, Made)]


def legal_for(live: Room, seat: int) -> list[str]:
    """The moves that a seat may make."""
    play = play_of(live)
    return [*map(str, play.game.legal_moves(play.state, seat))]


def moves_of(live: Room, seat: int) -> list[str]:
    """The moves that a seat has made."""
    return [str(each.move) for each in made_in(play_of(live)) if each.seat == seat]


async def until_over(live: Room) -> Play:
    """Wait until the game has ended."""
    await until(lambda: play_of(live).is_over)
    return play_of(live)


@asynccontextmanager
async def house(folder: Path, pace: Pace = AT_ONCE, **settings: Any) -> AsyncGenerator[House]:
    """A server's tables, with the store in a folder."""
    store = await open_store(folder / "tables.sqlite")
    chosen = replace(SETTINGS, **settings)
    hub = Rooms(store, chosen)
    hub.bots = ServerBots(chosen, hub, pace, kindness=0)
    opened = House(hub)
    try:
        yield opened
    finally:
        await opened.host.leave()
        await hub.close()
        await store.close()


class Stage:
    """Where scenes happen, one after the other, with the same workers."""

    def __init__(self, runner: asyncio.Runner, house: House) -> None:
        self._runner = runner
        self.house = house

    def run(self, scene: Coroutine[Any, Any, None]) -> None:
        """Let a scene happen; when the host has gone, nothing may be left of it."""
        self._runner.run(self._watched(scene))

    async def _watched(self, scene: Coroutine[Any, Any, None]) -> None:
        try:
            await scene
        finally:
            await self.house.host.leave()
        await until(lambda: not self._left())

    def _left(self) -> set[str]:
        """What runs, apart from what the workers need."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        return {name for each in tasks if "Worker" not in (name := repr(each.get_coro()))}


@contextmanager
def staged(folder: Path, pace: Pace = AT_ONCE, **settings: Any) -> Generator[Stage]:
    """A stage, with the store in a folder."""
    with asyncio.Runner() as runner:
        opened = house(folder, pace, **settings)
        yield Stage(runner, runner.run(opened.__aenter__()))
        runner.run(opened.__aexit__(None, None, None))

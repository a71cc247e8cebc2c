"""Moves in bursts, through the real inbox, rooms and store; only the sockets are missing."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec
from tests.patience import until
from tests.server.table_bots.bot_tables import SETTINGS, Person

from backtrick.games import game
from backtrick.server.clock import milliseconds
from backtrick.server.rooms import Rooms
from backtrick.store import Batch, open_store
from backtrick.table import Settings, encode
from backtrick.table.commands import Make
from backtrick.table.events import Opened, Sat
from backtrick.wire.inbound import Do

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from backtrick.server.room import Room
    from backtrick.store import Store

    Answered = Callable[[Exception | None], None]

GAME: Final = "face-to-face"
AT_ONCE: Final = 20
"""Moves in a burst, as under the load of `bench.load`."""
WARM_UP: Final = 20
STAGES: Final = ("arriving", "decided", "stored", "told")


class Player(Person):
    """A player who keeps no frames."""

    def send_frame(self, text: bytes) -> None:
        """Read a frame, and forget it."""


class StoreByHand:
    """Holds back what rooms append, to store it and to report it in stages of their own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Batch, Answered]] = []

    def append_then(self, batch: Batch, answered: Answered) -> None:
        """Hold a batch back."""
        self._waiting.append((batch, answered))

    async def write(self) -> None:
        """Store everything, in one transaction."""
        outcomes: list[Exception | None] = []
        is_stored = asyncio.Event()

        def note(outcome: Exception | None) -> None:
            outcomes.append(outcome)
            if len(outcomes) == len(self._waiting):
                is_stored.set()

        for batch, _ in self._waiting:
            self._store.append_then(batch, note)
        await is_stored.wait()
        if any(outcomes):
            raise RuntimeError(f"not stored: {outcomes}")

    def answer(self) -> None:
        """Report that everything is stored."""
        waiting, self._waiting = self._waiting, []
        for _, answered in waiting:
            answered(None)


class Frame(NamedTuple):
    """A frame with a move, from a player on turn."""

    player: Player
    room: Room
    text: bytes


@dataclass
class Duel:
    """Two players at a table."""

    room: Room
    players: tuple[Player, Player]
    chance: Random
    moves: int = 0

    def next_frame(self) -> Frame | None:
        """Any legal move; None if the game is over."""
        play = self.room.table.running()
        if play is None:
            return None
        (seat,) = play.game.to_act(play.state)
        move = self.chance.choice(play.game.legal_moves(play.state, seat))
        self.moves += 1
        text = msgspec.json.encode(Do(self.moves, Make(str(move))))
        return Frame(self.players[seat], self.room, text)


async def _seated(rooms: Rooms, number: int) -> Duel:
    """A duel whose cards and moves follow from its number."""
    name, now = f"duel-{number}", milliseconds()
    ada, ben = players = Player(rooms, f"Ada {number}"), Player(rooms, f"Ben {number}")
    host, guest = ada.guest, ben.guest
    options = str(game(GAME).options(players=2))
    events = (
        Opened(host.id, host.name, GAME, options, Settings(), seed=str(number), at=now),
        Sat(1, guest.id, guest.name, at=now),
    )
    await rooms.store.append(Batch(name, 1, tuple(map(encode, events))))
    await ben.join(name)
    room = await ada.join(name)  # the host: now the cards are dealt
    await until(lambda: room.stored.is_running)
    return Duel(room, players, Random(number))


class Bursts:
    """Moves at several tables at once, with a look at the costs between the stages."""

    def __init__(self, rooms: Rooms, store: StoreByHand, duels: list[Duel]) -> None:
        self._rooms = rooms
        self._store = store
        self._duels = duels
        self._place = 0

    def frames(self) -> list[Frame]:
        """The frames of the next burst."""
        return [self._next_frame() for _ in range(AT_ONCE)]

    def _next_frame(self) -> Frame:
        """The tables take turns, until all games are over."""
        for _ in self._duels:
            self._place = (self._place + 1) % len(self._duels)
            if frame := self._duels[self._place].next_frame():
                return frame
        raise RuntimeError("all games are over: play more duels, or fewer bursts")

    async def play(self, frames: list[Frame], look: Callable[[], int]) -> list[int]:
        """Play a burst; returns what was seen before and after each stage."""
        seen = [look()]
        for frame in frames:
            self._rooms.inbox.put(frame.player.connection, frame.room, frame.text)
        seen.append(look())
        self._rooms.inbox.empty()
        seen.append(look())
        await self._store.write()
        seen.append(look())
        self._store.answer()
        seen.append(look())
        return seen


@asynccontextmanager
async def bursts(duels: int) -> AsyncGenerator[Bursts]:
    """Bursts at this many tables, after some to warm up."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder, "moves.sqlite"))
        rooms, by_hand = Rooms(store, SETTINGS), StoreByHand(store)
        seated = [await _seated(rooms, number) for number in range(duels)]
        rooms.store = cast("Store", by_hand)
        found = Bursts(rooms, by_hand, seated)
        for _ in range(WARM_UP):
            await found.play(found.frames(), int)
        yield found
        rooms.store = store
        await rooms.close()
        await store.close()

"""A room without sockets, store and loop: its effects are looked at, and carried out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from backtrick.games import GAMES, game
from backtrick.server.effects import Append, Send
from backtrick.server.room import Room
from backtrick.server.room_config import RoomConfig
from backtrick.server.viewer import Viewer
from backtrick.store import Guest
from backtrick.table import Settings, fold
from backtrick.table.arbitration import CAP
from backtrick.table.commands import Deal
from backtrick.table.events import Opened, Sat

if TYPE_CHECKING:
    from backtrick.server.effects import Effects
    from backtrick.table import Command

NOW: Final = 1_790_000_000_000
"""Milliseconds since 1970."""
PATIENCE: Final = 60_000
"""Milliseconds after which a guest counts as gone."""
IDLE: Final = 90_000
"""Milliseconds after which a guest who does nothing counts as idle."""


class Onlooker(Viewer):
    """A client that a room only names in its effects: a room that called it would fail the test."""

    __slots__ = ("number",)

    def __init__(self, name: str, lag: int = 0, *, is_screen: bool = False) -> None:
        super().__init__(Guest(name, name.capitalize(), "en"), is_screen=is_screen)
        self.lag = lag
        self.number = 0

    def send(self, frame: bytes) -> None:
        raise NotImplementedError

    def close(self, status: int, code: str, again: int = 0) -> None:
        raise NotImplementedError

    def ping(self, *, in_race: bool) -> None:
        raise NotImplementedError


class RoomAlone:
    """A room for two guests, and what came of the last thing that happened there."""

    def __init__(self, game_id: str = "face-to-face", seed: int = 1, **options: object) -> None:
        chosen = str(game(game_id).options(**{"players": 2, **options}))
        events = (
            Opened("ada", "Ada", game_id, chosen, Settings(), seed=str(seed), at=NOW),
            Sat(1, "ben", "Ben", at=NOW),
        )
        bots = dict.fromkeys(GAMES, ("random", "greedy"))
        self.config = RoomConfig(bots, CAP, countdown=0, patience=PATIENCE, idle=IDLE)
        self.opened = events
        self.room = Room("table", fold(events), events, self.config, NOW)
        self.ada, self.ben = Onlooker("ada"), Onlooker("ben")

    def come(self, *viewers: Onlooker) -> list[Append]:
        """Viewers connect, and the host is ready to race; returns what is to be stored."""
        effects = [each for viewer in viewers for each in self.room.join(viewer, 0, NOW)]
        if self.ada in viewers and self.room.table.is_race_to_come:
            effects += self.do(self.ada, Deal())
        return appended(effects)

    def do(self, viewer: Onlooker, command: Command, *, at: int = NOW) -> Effects:
        """A viewer gives their next command."""
        viewer.number += 1
        return self.room.take(viewer, viewer.number, command, 1000 * at)

    def store(self, effects: Effects, *, now: int = NOW) -> Effects:
        """Store everything there is to store; returns what comes of it."""
        return [
            each
            for append in appended(effects)
            for each in self.room.stored_for_good(append.commit, now)
        ]


def appended(effects: Effects) -> list[Append]:
    """What is to be stored."""
    return [each for each in effects if isinstance(each, Append)]


def told(effects: Effects, viewer: Viewer) -> list[dict[str, Any]]:
    """The messages that a viewer gets."""
    frames = (each.frame for each in effects if isinstance(each, Send) and each.to is viewer)
    return [msgspec.json.decode(frame) for frame in frames]

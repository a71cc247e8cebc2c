"""Races on a clock of their own: a real room, two players, and lines that delay.

Time is data. What a room wants done is put into a queue by its time, so thousands of cards are laid
in seconds, and every run is the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from backtrick.server.effects import Append, IdlenessDue, Send, Wake
from backtrick.server.lag import Lag
from backtrick.server.room import Room
from backtrick.server.room_config import RoomConfig
from backtrick.table import Settings, fold
from backtrick.table.arbitration import CAP
from backtrick.table.commands import Command, Deal, Make, Sit
from backtrick.table.events import Contested, Opened, Tried

from .client import fitting_card
from .room_alone import Onlooker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from backtrick.server.effects import Effects
    from backtrick.table.events import Event, Offer

STORING: Final = 2_000
"""Microseconds until the store has an event."""
QUICKEST, SLOWEST = 80_000, 160_000
"""The microseconds that both players need to see a card and lay theirs are between these."""
CARDS: Final = 60
"""A table is left after this many middle cards, when both still have cards that fit."""


class Racer(Onlooker):
    """A player at the end of a line."""

    __slots__ = ("delay", "game", "reactions")

    def __init__(self, name: str, delay: int, lag: int, reactions: Random) -> None:
        super().__init__(name, lag)
        self.delay = delay
        """Microseconds from the room to the player, and back."""
        self.game: dict[str, Any] = {}
        self.reactions = reactions


@dataclass
class Firsts:
    """Who was first, for cards that both laid."""

    won: Counter[int] = field(default_factory=Counter[int])
    """By seat."""
    credited: dict[int, list[int]] = field(default_factory=lambda: {0: [], 1: []})
    """The compensated lags by seat, in microseconds."""

    def share(self, seat: int) -> float:
        """How often the seat was first."""
        return self.won[seat] / self.won.total()


class VirtualRace:
    """A table for two, and everything that is on its way at the moment."""

    def __init__(self, racers: tuple[Racer, Racer], cap: int, seed: int) -> None:
        self.racers = racers
        self.now = 1_790_000_000_000_000
        self.events: list[Event] = []
        self._order = count()
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        host, at = racers[0].guest, self.now // 1000
        options = str(SEVEN_ATE_NINE.options(players=2, miss_penalty=0))
        opened = Opened(
            host.id, host.name, SEVEN_ATE_NINE.id, options, Settings(), seed=str(seed), at=at
        )
        config = RoomConfig({}, cap, countdown=0, patience=60_000, idle=120_000)
        self.room = Room("table", fold([opened]), [opened], config, at)

    def run(self) -> list[Event]:
        """Both join, draw all their cards and race; returns the events."""
        for racer in self.racers:
            self._carry_out(self.room.join(racer, 0, self.now // 1000))
        self._do(1, Sit())
        self._do(0, Deal())
        for seat, racer in enumerate(self.racers):
            while racer.game["stack_sizes"][seat]:
                self._do(seat, Make("draw"))
        for racer in self.racers:
            self._think(racer)
        while self._due and self.racers[0].game["turned"] <= CARDS:
            self._next()
        return self.events

    def _do(self, seat: int, command: Command) -> None:
        """Carry out a command, and let all that follows from it happen."""
        racer = self.racers[seat]
        self._take(racer, command)
        while self._due:
            self._next()

    def _take(self, racer: Racer, command: Command) -> None:
        racer.number += 1
        self._carry_out(self.room.take(racer, racer.number, command, self.now))

    def _next(self) -> None:
        self.now, _, act = heappop(self._due)
        act()

    def _later(self, after: int, act: Callable[[], None]) -> None:
        heappush(self._due, (self.now + after, next(self._order), act))

    def _carry_out(self, effects: Effects) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                commit = effect.commit
                self.events.append(commit.event)
                self._later(
                    STORING,
                    lambda commit=commit: self._carry_out(
                        self.room.stored_for_good(commit, self.now // 1000)
                    ),
                )
            elif isinstance(effect, Send):
                racer, frame = effect.to, effect.frame
                assert isinstance(racer, Racer)
                self._later(racer.delay, lambda r=racer, f=frame: self._arrives(r, f))
            elif isinstance(effect, Wake) and not isinstance(effect.timer, IdlenessDue):
                # Nobody is idle here; the table would look again and again.
                timer = effect.timer
                self._later(
                    effect.after,
                    lambda timer=timer: self._carry_out(self.room.wake(timer, self.now // 1000)),
                )

    def _arrives(self, racer: Racer, frame: bytes) -> None:
        """A frame reaches a player, who lays a card some time after seeing a new middle card."""
        message = msgspec.json.decode(frame)
        before = racer.game.get("turned")
        racer.game.update(message.get("game") or {})
        if before is not None and racer.game["turned"] != before:
            self._think(racer)

    def _think(self, racer: Racer) -> None:
        seen, card = racer.game["turned"], fitting_card(racer.game)
        reaction = racer.reactions.randint(QUICKEST, SLOWEST)
        if card is not None:
            self._later(reaction, lambda: self._lay(racer, seen, card))

    def _lay(self, racer: Racer, seen: int, card: str) -> None:
        if racer.game["turned"] == seen:
            self._later(racer.delay, lambda: self._take(racer, Make(card, seen)))


@cache  # several tests end up with the same ones
def races(lags: tuple[int, int], *, tables: int, cap: int = CAP, pretended: int = 0) -> Firsts:
    """Races between two lags, in microseconds; the second player may be taken to have more."""
    firsts = Firsts()
    for number in range(tables):
        # At every second table, the two have each other's reactions.
        chances = [Random(f"{number // 2}/{who}") for who in (number % 2, 1 - number % 2)]
        racers = (
            Racer("ada", lags[0] // 2, lags[0], chances[0]),
            Racer("ben", lags[1] // 2, lags[1] + pretended, chances[1]),
        )
        _count(VirtualRace(racers, cap, number // 2).run(), firsts)
    return firsts


def measured(lag: int, pretended: int, *, also_echoes: bool = False) -> int:
    """The lag that the server measures if the client's code answers this much later than it can.

    If its WebSocket does so as well, the system still knows.
    """
    known = Lag()
    for nonce in range(60):
        known.sent(nonce, 0, echo=True, longest=lag if also_echoes else None)
        known.echoed(nonce, lag + pretended if also_echoes else lag)
        known.answered(nonce, lag + pretended)
    return known.value


def _count(events: Iterable[Event], firsts: Firsts) -> None:
    """Count who was first for all middle cards for which both laid."""
    laid: dict[int | None, set[int]] = {}
    winners: dict[int, int] = {}
    for event in events:
        offers: tuple[Offer, ...] = ()
        if isinstance(event, Contested):
            offers = event.offers
            if event.winner is not None:
                winners[event.seen] = event.winner
        elif isinstance(event, Tried):
            offers = (event.offer,)
        for offer in offers:
            seen = event.seen if isinstance(event, (Contested, Tried)) else None
            laid.setdefault(seen, set()).add(offer.seat)
            firsts.credited[offer.seat].append(offer.lag)
    firsts.won.update(winner for seen, winner in winners.items() if len(laid[seen]) == 2)

"""Whole games at live tables, without a server: every event, and the frames for each viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from backtrick.record import commitment
from backtrick.server.broadcast import lobby_of
from backtrick.table import (
    Context,
    Decided,
    Denied,
    HeldOffer,
    after,
    decide,
    decide_contest,
    decide_for,
    encode,
)
from backtrick.table.commands import Invite, Make, Phrase, Say, Signal, Sit, Stand, TakeBack
from backtrick.table.events import CameBack, Dealt, Opened, Settings
from backtrick.table.publication import Publisher, is_considered, public
from backtrick.table.redaction import Viewpoint
from backtrick.wire.outbound import Refused, Update, Welcome

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions
    from backtrick.table import Command, Event, Play, Table
    from backtrick.wire.outbound import Outbound

HOST = "the-host"
OTHER = "somebody-else"


class Evening:
    """A table from its first event: people sit down, talk, and play a random game."""

    def __init__(self, game: AnyGame, options: GameOptions, chance: Random) -> None:
        self.chance = chance
        self.at = 1_700_000_000_000
        self.number = 0
        self.refusals: list[Refused] = []
        opened = Opened(HOST, "Ada", game.id, str(options), Settings(), at=self.at)
        self.table: Table = after(None, opened)
        self.events: list[tuple[Event, Table]] = [(opened, self.table)]

    def happen(self, event: Event) -> None:
        """Let something happen."""
        self.table = after(self.table, event)
        self.events.append((event, self.table))

    def context(self, guest: str) -> Context:
        """A guest who acts a second later."""
        self.at += 1000
        self.number += 1
        known = {self.table.game.id: ("random",)}
        return Context(guest, guest, self.at, 1000 * self.at, known, f"{guest}/tab", self.number)

    def ask(self, guest: str, command: Command) -> None:
        """Carry out a guest's command, or record the refusal."""
        context = self.context(guest)
        try:
            self._take(decide(self.table, command, context))
        except Denied as denied:
            self.refusals.append(Refused(self.number, denied.code, denied.detail, denied.span))

    def ask_for(self, seat: int, command: Command) -> None:
        """The same for the guest in a seat."""
        context = self.context(HOST)
        try:
            self._take(decide_for(self.table, seat, command, context))
        except Denied as denied:
            self.refusals.append(Refused(self.number, denied.code, denied.detail, denied.span))

    def _take(self, decided: Decided | HeldOffer) -> None:
        if isinstance(decided, HeldOffer):
            rivals = [replace(decided, offer=replace(decided.offer, lag=10))]
            decided = decide_contest(
                self.table, [decided, *rivals[: self.chance.randrange(2)]], self.at
            )
        self.happen(decided.event)

    def fill(self) -> None:
        """Let people and bots sit down."""
        self.ask(OTHER, Sit())
        self.ask(OTHER, Stand())
        self.ask(OTHER, Sit())
        for _ in self.table.occupants:
            self.ask(HOST, Invite("random"))
        self.ask(HOST, Say("Hello!", "en"))

    def deal(self) -> None:
        """Begin a game, with cards from the random seed of this table."""
        game, seed = self.table.game, self.chance.getrandbits(128)
        promise = commitment(game, seed, game.deck(seed))
        self.happen(Dealt(str(self.table.options), promise, str(seed), at=self.at))

    def play(self) -> None:
        """Play to the end, with everything people do meanwhile."""
        while play := self.table.running():
            self.at = max(self.at, play.opens)
            if self.chance.random() < 0.1:
                self._disturb()
            if self.table.running():
                self._move(play)

    def _disturb(self) -> None:
        self.ask(HOST, Say("I have a seven", "en"))
        self.ask(HOST, Signal(["nothing"]))
        self.ask(HOST, Phrase("hello"))
        self.ask(HOST, TakeBack())
        self.ask(OTHER, Stand())
        seat = self.table.seat_of(OTHER)
        if seat is not None and self.table.occupants[seat].bot:
            self.happen(CameBack(seat, at=self.at))

    def _move(self, play: Play) -> None:
        """A random move: mostly a legal one, sometimes any."""
        game, state = self.table.game, self.table.running() or play
        seat = self.chance.choice(game.to_act(state.state))
        moves = game.legal_moves(state.state, seat)
        if not moves or self.chance.random() < 0.1:
            moves = game.alphabet(play.options)
        seen = getattr(state.state, "turned", None)
        self.ask_for(seat, Make(str(self.chance.choice(moves)), seen))


def evening(game: AnyGame, options: GameOptions, chance: Random) -> Evening:
    """A table at which one game has ended and another has begun."""
    table = Evening(game, options, chance)
    table.fill()
    table.deal()
    table.play()
    table.deal()
    return table


def messages(table: Evening, seat: int | None) -> Iterator[tuple[Outbound, dict[str, Any]]]:
    """All frames for a seat, each with its full view at that time; None is a spectator."""
    eyes, publisher = Viewpoint(seat), Publisher()
    for event, then in table.events:
        whole = Viewpoint(seat).look(then)
        yield welcome(then, seat, whole), whole
        considered = is_considered(event, then)
        told = publisher.publish(event, encode(public(event)), is_considered=considered)
        game = eyes.look(then) or None
        yield Update(then.version, told.to(seat), lobby_of(then), game), whole
    for refusal in table.refusals:
        yield refusal, {}


def welcome(table: Table, seat: int | None, whole: dict[str, Any]) -> Welcome:
    """The frame for somebody who joins a table."""
    return Welcome(
        table="a-table",
        guest=HOST,
        seat=seat,
        version=table.version,
        now=0,
        lobby=lobby_of(table),
        game=whole or None,
        said=table.said,
        here=(0,),
    )

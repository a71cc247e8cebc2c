"""Whole tables, played by commands as on a server, with everything people do there.

Nothing here names a game: every game in the registry is played, with every valid combination of
options.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from backtrick import GAMES, Moment, Reason
from backtrick.record import commitment
from backtrick.table import (
    Context,
    Decided,
    Denied,
    HeldOffer,
    Settings,
    after,
    come_back,
    decide,
    decide_contest,
    decide_for,
    open_table,
    replace_host,
)
from backtrick.table.commands import (
    Abandon,
    Change,
    ChangeGame,
    Command,
    Concede,
    Deal,
    HandOver,
    Hint,
    Invite,
    Make,
    Phrase,
    Remove,
    Say,
    Signal,
    Sit,
    Stand,
    TakeBack,
    Withdraw,
)
from backtrick.table.events import Contested, Dealt, Event, Resumed
from tests.strategies import all_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick import Seat
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions
    from backtrick.table import Play, Table

PEOPLE: Final = ("ada", "ben", "cid", "dan", "eve", "fay", "gus")
"""More than the seats of any game; the first opens the table."""
BOTS: Final = dict.fromkeys(GAMES, ("easy", "hard"))
LAGS: Final = (3_000, 10_000, 40_000, 90_000, 150_000, 400_000)
"""Round trips, in microseconds."""
BEGINNING: Final = 1_790_000_000_000
"""When the tables are opened, in milliseconds since 1970."""
MOST_STEPS: Final = 1_500

SAYINGS: Final = (
    Say("I have a red one", "en"),
    Say("I have the red seven", "en"),
    Say("hello\n\u2028 'there' \\", "en"),
    Say("nuqneH", "tlh"),
    Signal(["hold:red"]),
    Signal(["start:me", "want:^"]),
    Signal(["hold:red:high"]),
    Signal(["no such signal"]),
    Phrase("hello"),
    Phrase("smile"),
)


def context(guest: str, at: int, **more: Any) -> Context:
    """A guest who asks for something."""
    given: dict[str, Any] = {"arrived": 1000 * at, "bots": BOTS, **more}
    return Context(guest, guest.title(), at, **given)


def seen_by(play: Play) -> int | None:
    """In a race: the number of the newest middle card."""
    return getattr(play.game.view(play.state, None), "turned", None)


def dealt_from(table: Table, event: Dealt, seed: int) -> Dealt:
    """The same deal from another seed, since a table takes a new one from the system."""
    promise = commitment(table.game, seed, table.game.deck(seed))
    return replace(event, seed=str(seed), commitment=promise)


def settled(table: Table, held: Sequence[HeldOffer], at: int) -> Contested:
    """The event of a contest."""
    event = decide_contest(table, held, at).event
    assert isinstance(event, Contested)
    return event


class Story:
    """A table in progress: its events so far, and the table after each of them."""

    def __init__(
        self,
        game: AnyGame,
        options: GameOptions,
        settings: Settings | None = None,
        chance: Random | None = None,
    ) -> None:
        self.chance = chance or Random(0)
        self.at = BEGINNING
        self.gone: set[str] = set()
        """Who has been away for a while."""
        self.idle: set[str] = set()
        """Who has kept the others waiting."""
        self.emblems: dict[str, str] = {}
        """What guests have chosen."""
        self.lags = [self.chance.choice(LAGS) for _ in range(8)]
        chosen = {name: getattr(options, name) for name in options.kinds()}
        first = open_table(context(PEOPLE[0], self.at), game, chosen, settings or Settings())
        self.events: list[Event] = [first]
        self.tables: list[Table] = [after(None, first)]
        self.refusals: Counter[str] = Counter()
        """The codes of refused commands."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    @property
    def play(self) -> Play:
        """The current or the last game."""
        assert self.table.play is not None
        return self.table.play

    @property
    def state(self) -> Any:
        """The state of that game, with its own fields."""
        return self.play.state

    # What people do, one by one.

    def happens(self, event: Event) -> Event:
        """Something happens at the table."""
        self.tables.append(after(self.table, event))
        self.events.append(event)
        return event

    def do(self, guest: str, command: Command) -> Event:
        """A guest's command and its decision; raises Denied if refused."""
        decided = decide(self.table, command, self.asks(guest))
        if isinstance(decided, HeldOffer):
            decided = self._settled(decided)
        if isinstance(decided.event, Dealt):
            return self.happens(dealt_from(self.table, decided.event, self.chance.getrandbits(128)))
        return self.comes_of(decided)

    def comes_of(self, decided: Decided) -> Event:
        """Carry out a decision; folding its event must lead to the same table."""
        self.happens(decided.event)
        assert self.table == decided.table
        return decided.event

    def tries(self, guest: str, command: Command) -> Event | None:
        """The same, where it may be refused."""
        try:
            return self.do(guest, command)
        except Denied as denied:
            self.refusals[denied.code] += 1
            return None

    def refusal(self, guest: str, command: Command) -> str:
        """The code that refuses a command."""
        try:
            decided = decide(self.table, command, self.asks(guest))
        except Denied as denied:
            return denied.code
        raise AssertionError(f"{guest}: {command} was not refused but became {decided}")

    def asks(self, guest: str) -> Context:
        """A guest asks for something now."""
        seat = self.table.seat_of(guest)
        return context(
            guest,
            self.at,
            arrived=1000 * self.at + self.chance.randrange(1000),
            client=f"{guest}/tab-1",
            number=len(self.events),
            lag=self.lags[seat or 0],
            lags=tuple(self.lags[: len(self.table.occupants)]),
            gone=frozenset(self.gone),
            idle=frozenset(self.idle),
            emblem=self.emblems.get(guest, ""),
        )

    def gather(self, *, bots: float = 0.0) -> None:
        """Fill the free seats with people, and sometimes with bots."""
        while any(occupant.is_nobody for occupant in self.table.occupants):
            here = [guest for guest in PEOPLE if self._may_sit(guest)]
            if self.table.host and self.chance.random() < bots:
                self.do(self.table.host, Invite("easy"))
            else:
                self.do(here[0], Sit())

    def _may_sit(self, guest: str) -> bool:
        return self.table.seat_of(guest) is None and guest not in self.table.sent_away

    def deal(self) -> Play:
        """The host deals; in a race, the countdown passes."""
        self.do(self.table.host, Deal())
        self.at = max(self.at, self.play.opens)
        return self.play

    def makes(self, seat: Seat, move: str) -> Event:
        """A seat makes a move; in a race, others may be quicker."""
        held = self._decided(seat, Make(move, seen_by(self.play)))
        return self.comes_of(self._settled(held) if isinstance(held, HeldOffer) else held)

    def _decided(self, seat: Seat, command: Command) -> Decided | HeldOffer:
        occupant = self.table.occupants[seat]
        if occupant.guest is not None and occupant.bot is None:
            return decide(self.table, command, self.asks(occupant.guest))
        return decide_for(self.table, seat, command, self.asks("nobody"))

    def _settled(self, first: HeldOffer) -> Decided:
        """All seats with a card for the same place may lay it; then the table decides."""
        offers = [first]
        for seat in range(len(self.table.occupants)):
            fitting = [move for move in self._moves(seat) if move.is_contested]
            if seat != first.offer.seat and fitting and self.chance.random() < 0.6:
                move = str(self.chance.choice(fitting))
                held = self._decided(seat, Make(move, first.seen))
                offers += [held] if isinstance(held, HeldOffer) else []
        self.at += first.wait // 1000
        self.chance.shuffle(offers)
        return decide_contest(self.table, offers, self.at)

    def _moves(self, seat: Seat) -> Sequence[Any]:
        play = self.play
        return play.game.legal_moves(play.state, seat, Moment(max(self.at - play.dealt, 0)))

    # What people do, at random.

    def moves_on(self) -> None:
        """Somebody makes a legal move."""
        play, chance = self.play, self.chance
        self.at = max(self.at, play.opens)
        seat = chance.choice(play.game.to_act(play.state))
        moves = self._moves(seat)
        if not moves:  # barred for a while
            self.at += 1000
            return
        eager = moves[1:] if play.game.in_real_time and moves[1:] else moves
        agreeing = moves[:1] if not moves[0].in_turn else eager
        self.makes(seat, str(chance.choice(agreeing if chance.random() < 0.8 else moves)))

    def errs(self) -> None:
        """Somebody lays a card that does not fit, or comes too late."""
        play, chance = self.play, self.chance
        seat, seen = chance.randrange(play.options.players), seen_by(play)
        at = Moment(max(self.at - play.dealt, 0), seen) if seen else Moment()
        wrong = [
            move
            for move in play.game.alphabet(play.options)
            if play.game.why_illegal(play.state, seat, move, at) is Reason.DOES_NOT_FIT
        ]
        if wrong:
            earlier = chance.choice([seen, max(seen - 1, 1)]) if seen else None
            command = Make(str(chance.choice(wrong)), earlier)
            self.tries(self.table.occupants[seat].guest or "nobody", command)

    def talks(self) -> None:
        """Somebody says something, in good or in bad taste."""
        seated = [occupant.guest or "nobody" for occupant in self.table.occupants]
        self.tries(self.chance.choice(seated), self.chance.choice(SAYINGS))

    def takes_back(self) -> None:
        """Somebody takes a card back."""
        acting = [
            self.table.occupants[seat].guest for seat in self.play.game.to_act(self.play.state)
        ]
        self.tries(self.chance.choice((*acting, *acting, "nobody")) or "nobody", TakeBack())

    def asks_the_coach(self) -> None:
        """Somebody takes a hint; mostly, other people are there."""
        acting = [
            self.table.occupants[seat].guest for seat in self.play.game.to_act(self.play.state)
        ]
        self.tries(self.chance.choice(acting) or "nobody", Hint())

    def comes_and_goes(self) -> None:
        """Somebody is gone, a bot stands in, somebody is back."""
        table, chance = self.table, self.chance
        guest = chance.choice(PEOPLE)
        self.gone ^= {guest}
        if guest not in self.gone:
            self._if_any(come_back(table, guest, self.at))
        elif (seat := table.seat_of(guest)) is not None:
            self.tries(chance.choice(PEOPLE), HandOver(seat))
        self._if_any(replace_host(self.table, frozenset(self.gone), self.at))
        if self.table.running() and self.play.game.in_real_time and chance.random() < 0.2:
            self.happens(Resumed(at=self.at))

    def _if_any(self, event: Event | None) -> None:
        if event is not None:
            self.happens(event)

    def anything(self) -> None:
        """Anybody tries anything."""
        host, chance = self.table.host, self.chance
        guest = host if host and chance.random() < 0.4 else chance.choice((*PEOPLE, "nobody"))
        self.tries(guest, any_command(self.table, chance))

    def step(self) -> None:
        """Something happens during a game, usually a move."""
        self.at += self.chance.randrange(700)
        others = (
            self.errs,
            self.talks,
            self.takes_back,
            self.asks_the_coach,
            self.comes_and_goes,
            self.anything,
        )
        if self.chance.random() < 0.15:
            self.chance.choice(others)()
        else:
            self.moves_on()

    def plays(self, most: int = MOST_STEPS) -> None:
        """Play the game to its end, or close to it."""
        for _ in range(most):
            if not self.table.is_running:
                break
            self.step()

    def plays_quietly(self, most: int = MOST_STEPS) -> None:
        """The same with legal moves alone."""
        for _ in range(most):
            if not self.table.is_running:
                break
            self.at += self.chance.randrange(700)
            self.moves_on()


def any_command(table: Table, chance: Random) -> Command:
    """Any command that a client might send."""
    seat = chance.randrange(7)
    moves = table.game.alphabet(table.options)
    commands: tuple[Command, ...] = (
        Change(_any_options(table, chance)),
        Change(
            settings=Settings(signals_only=chance.random() < 0.3, phrases=chance.random() < 0.7)
        ),
        Change({"no such option": 1}),
        ChangeGame(chance.choice((*GAMES, "no such game"))),
        Sit(chance.choice((None, seat))),
        Stand(),
        Invite(chance.choice(("easy", "hard", "no such bot")), chance.choice((None, seat))),
        Remove(seat),
        Deal(),
        Make(str(chance.choice(moves)), chance.choice((None, 1, 2, 10, 10**6))),
        Make("nonsense"),
        TakeBack(),
        Hint(),
        chance.choice(SAYINGS),
        HandOver(seat, chance.choice((None, "easy", "no such bot"))),
        Abandon(),
        Concede(),
        Withdraw(concession=chance.random() < 0.5),
    )
    return chance.choice(commands)


def _any_options(table: Table, chance: Random) -> dict[str, Any]:
    options = chance.choice(all_options(table.game))
    kinds = list(options.kinds())
    chosen = kinds if chance.random() < 0.5 else [chance.choice(kinds)]
    values: dict[str, Any] = {name: getattr(options, name) for name in chosen}
    return {name: msgspec.to_builtins(value) for name, value in values.items()}

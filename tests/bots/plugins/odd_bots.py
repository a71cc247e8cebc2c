"""Bots from outside, as the tests name them: good ones, and some that fail in every way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from backtrick.bots.bot import Bot, BotPlayer, Choice
from backtrick.games.terms import Moment
from backtrick.talk.signals import SIGNALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.bots.bot import Chair
    from backtrick.games.seats import Seat
    from backtrick.games.terms import Move
    from backtrick.talk.signals import Signal

MARK = "BACKTRICK_TEST_MARK"
"""The variable with the name of a file: whether `Mortal` has died before, or what is held open."""
seated: set[Seat] = set()
number = 7


def first(_view: Any, moves: Sequence[Move]) -> Move | None:
    """Play the first legal move."""
    return moves[0] if moves else None


def raises(_view: Any, _moves: Sequence[Move]) -> NoReturn:
    """Fail."""
    raise RuntimeError("it cannot play")


def exits(_view: Any, _moves: Sequence[Move]) -> NoReturn:
    """End the process."""
    os._exit(3)


def leaves_a_child(_view: Any, _moves: Sequence[Move]) -> NoReturn:
    """Start a program that never ends by itself and holds a pipe open, and end the process."""
    held = os.open(os.environ[MARK], os.O_WRONLY)
    program = (sys.executable, "-c", "import signal; signal.pause()")
    subprocess.Popen(program, pass_fds=(held,))
    os.write(held, b".")
    os._exit(3)


def talkative(_view: Any, _moves: Sequence[Move]) -> str:
    """Answer at great length."""
    return "x" * 10**5


def hangs(_view: Any, _moves: Sequence[Move]) -> NoReturn:
    """Never answer."""
    while True:
        pass


def cheats(_view: Any, _moves: Sequence[Move]) -> str:
    """Name a move that no game has."""
    return "r99^"


def reads(_view: Any, moves: Sequence[Move]) -> Move:
    """Read all input there is, and let a program do so, too."""
    assert sys.stdin.read() == ""
    subprocess.run([sys.executable, "-c", "import sys; sys.stdin.read()"], check=True)
    return moves[0]


def lays_one(view: Any, moves: Sequence[Move]) -> Move:
    """Lay a card, and then end the turn."""
    return moves[-1] if view.laid_this_turn else moves[0]


def waits(_view: Any, _moves: Sequence[Move]) -> None:
    """Never move."""


class Remembers(BotPlayer[Any, Any]):
    """Plays only if it has been told everything, and sits alone in its process."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.views: list[Any] = []
        self.tries = 0
        self.heard: list[Signal] = []
        seated.add(chair.seat)

    def see(self, view: Any) -> None:
        self.views.append(view)

    def hear(self, seat: Seat, signal: Signal) -> None:
        assert seat != self.chair.seat
        self.heard.append(signal)

    def tried(self, choice: Choice, reason: object) -> None:
        assert choice.move
        assert reason is None
        self.tries += 1

    def say(self) -> Sequence[Signal]:
        return SIGNALS[:1]

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        assert seated == {self.chair.seat}
        assert len(self.views) > self.tries
        assert len(self.heard) >= len(self.views) - 1
        return Choice(legal[0])


class Mortal(Remembers):
    """Ends its process once, in the middle of a game."""

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        mark = Path(os.environ[MARK])
        if len(self.views) > 3 and not mark.exists():
            mark.touch()
            os._exit(3)
        return super().choose(legal)


class Gossip(BotPlayer[Any, Any]):
    """Says what the variant does not allow."""

    def __init__(self, _chair: Chair) -> None:
        pass

    def say(self) -> Sequence[Signal]:
        return SIGNALS

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        return Choice(legal[0])


class Guesses(BotPlayer[Any, Any]):
    """In a race, draws while it can, and then lays any card; waits while it may do nothing."""

    def __init__(self, chair: Chair) -> None:
        self.race: Any = chair.game.race
        self.game = chair.game
        self.view: Any = None
        self.tries = 0

    def see(self, view: Any) -> None:
        self.view = view

    def tried(self, choice: Choice, reason: object) -> None:
        assert choice.move
        self.tries += reason is not None

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        if not legal:
            return None
        move = legal[0] if self.view.stack_sizes[self.view.seat] else self.game.parse(self.lay())
        return Choice(move, Moment(self.race.time(self.view) + 1, self.race.newest(self.view)))

    def lay(self) -> str:
        """Another card after each miss."""
        return str(self.view.hand[self.tries % len(self.view.hand)])


class SeesAll(BotPlayer[Any, Any]):
    """Plays only if it sees all hands."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.views: tuple[Any, ...] = ()

    def see(self, view: Any) -> None:
        self.views = view

    def choose(self, legal: Sequence[Move]) -> Choice | None:
        assert [view.seat for view in self.views] == list(range(len(self.views)))
        return Choice(legal[0]) if legal else None


sees_all = Bot("sees_all", SeesAll, sees_hands=True)
remembers = Bot("remembers", Remembers, effort=4)

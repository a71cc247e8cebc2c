"""The process of a bot: `python -m backtrick.bots.plugins.worker MODULE:ATTRIBUTE`.

It reads questions from standard input and writes replies to standard output, in order, each
preceded by its length. It ends when the input ends, even if the bot is busy, with all that the bot
has started.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import OrderedDict
from queue import SimpleQueue
from signal import SIGKILL
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from ...games import game as game_of
from ..bot import AnyBotPlayer, Chair
from .loader import load
from .messages import LENGTH, Heard, Question, Reply, Saw, Tried, Wanted

if TYPE_CHECKING:
    from ..bot import Bot
    from .messages import News, Seating

    Questions: TypeAlias = SimpleQueue[Question]

_SHARE: Final = 0.8
"""The share of its time after which a bot that asks is told to stop thinking."""
_MOST_PLAYERS: Final = 64
"""The most players kept; the oldest goes first."""
_LONGEST_ERROR: Final = 300
_ENDED: Final = 1


class Worker:
    """A bot, and its players."""

    def __init__(self, reference: str) -> None:
        self._reference = reference
        self._bot: Bot | None = None
        self._players: OrderedDict[int, AnyBotPlayer] = OrderedDict()
        self._ends = 0.0

    def reply(self, question: Question) -> Reply:
        """The reply, or the error of the bot's code."""
        try:
            return self._reply(question)
        except BaseException as error:  # noqa: BLE001  even an exit is only a bot's failure
            return Reply(error=f"{type(error).__name__}: {error}"[:_LONGEST_ERROR].rstrip(": "))

    def _reply(self, question: Question) -> Reply:
        bot = self._bot = self._bot or load(self._reference)
        self._ends = perf_counter() + _SHARE * question.seconds
        if question.wanted is Wanted.ITSELF:
            return Reply(effort=bot.effort, sees_hands=bot.sees_hands)
        if question.seating is not None:
            self._players[question.player] = bot.sit(self._chair(question.seating))
            while len(self._players) > _MOST_PLAYERS:
                self._players.popitem(last=False)
        player = self._players.get(question.player)
        return Reply(is_known=False) if player is None else _answer(player, question)

    def _chair(self, seating: Seating) -> Chair:
        name, options, seat, effort, chance, company, stretch = seating
        has_time = self._has_time
        return Chair(game_of(name), options, seat, effort, chance, company, has_time, stretch)

    def _has_time(self) -> bool:
        return perf_counter() < self._ends


def _answer(player: AnyBotPlayer, question: Question) -> Reply:
    _tell_all(player, question.news)
    if question.wanted is Wanted.SIGNALS:
        talks = type(player).say is not AnyBotPlayer.say
        return Reply(signals=tuple(map(str, player.say())), talks=talks)
    choice = player.choose(question.legal)
    if choice is None:
        return Reply()
    return Reply(move=str(choice.move), at=choice.when.at, seen=choice.when.seen)


def _tell_all(player: AnyBotPlayer, news: tuple[News, ...]) -> None:
    """Tell a player everything, even if it fails; then raise its first error."""
    errors: list[Exception] = []
    for each in news:
        try:
            _tell(player, each)
        except Exception as error:  # noqa: BLE001  a bot may fail in any way
            errors.append(error)
    if errors:
        raise errors[0]


def _tell(player: AnyBotPlayer, news: News) -> None:
    match news:
        case Saw(view):
            player.see(view)
        case Heard(seat, signal):
            player.hear(seat, signal)
        case Tried(choice, reason):
            player.tried(choice, reason)
        case _:
            player.say()


def main(reference: str) -> None:
    """Answer until nobody asks any more."""
    source, output = os.dup(0), os.dup(1)
    # What a bot prints must not be taken for a reply, and what it reads must not be a question.
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.path.insert(0, os.getcwd())
    questions: Questions = SimpleQueue()
    Thread(target=_read, args=(source, questions), daemon=True).start()
    worker, encode = Worker(reference), msgspec.msgpack.Encoder().encode
    while True:
        data = encode(worker.reply(questions.get()))
        _write(output, LENGTH.pack(len(data)) + data)


def _read(source: int, questions: Questions) -> None:
    with os.fdopen(source, "rb") as file:
        while head := file.read(LENGTH.size):
            questions.put(pickle.loads(file.read(*LENGTH.unpack(head))))  # noqa: S301  from our parent
    if os.getpgrp() == os.getpid():  # the group is all that the bot has started
        os.killpg(0, SIGKILL)
    os._exit(_ENDED)


def _write(output: int, data: bytes) -> None:
    while data:
        data = data[os.write(output, data) :]


if __name__ == "__main__":
    main(sys.argv[1])

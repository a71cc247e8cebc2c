"""A process in which bots think: `python -m backtrick.server.table_bots.worker NICENESS [all]`.

With `all` it loads the bots of all games in advance.
It reads requests from standard input and writes answers to standard output, in order, each preceded
by its length. It ends when the input ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from itertools import islice
from threading import Thread
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ...bots import BOTS
from ...bots.bot import Chair
from ...bots.bot_game import at_table
from ...games import GAMES
from ...talk import languages, understand
from ..pipe_frames import read_frame, write_frame
from .player_cache import PlayerCache

if TYPE_CHECKING:
    from .messages import Request

_INPUT: Final = 0
_OUTPUT: Final = 1
_ERRORS: Final = 2
_EVENTS: Final = 12
"""How much of a game is played to load everything."""


def main(niceness: int, *, loads_all: bool) -> None:
    """Answer until the server is gone."""
    os.nice(niceness)
    if hasattr(os, "SCHED_BATCH"):  # when it wakes up, the server still goes first
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    for number in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # meant for the server, which then ends this process
        signal.signal(number, signal.SIG_IGN)
    output = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)  # output of a library must not be taken for an answer
    with suppress(EOFError, BrokenPipeError):
        _serve(output, loads_all=loads_all)
    os._exit(0)  # without waiting for the preparation


def _serve(output: int, *, loads_all: bool) -> None:
    getting_ready = Thread(target=_get_ready, daemon=True)
    if loads_all:
        getting_ready.start()
    players, encode = PlayerCache(), msgspec.msgpack.Encoder().encode
    while True:
        answer = players.answer(_request())
        ready = replace(answer, is_ready=not getting_ready.is_alive())
        write_frame(output, encode(ready))


def _request() -> Request:
    return pickle.loads(read_frame(_INPUT))  # noqa: S301  it comes from the server that started us


def _get_ready() -> None:
    """Load everything in advance: all bots play a little, and listen."""
    for name, game in GAMES.items():
        options = game.options()
        for bot in BOTS[name]:
            chairs = [Chair(game, options, seat, 1, 0) for seat in range(options.players)]
            match = at_table([bot] * options.players, chairs, game.deal(options, seed=0))
            for _ in islice(match.play(), _EVENTS):
                pass
    for language in languages():
        understand(language, language)


if __name__ == "__main__":
    main(int(sys.argv[1]), loads_all="all" in sys.argv[2:])

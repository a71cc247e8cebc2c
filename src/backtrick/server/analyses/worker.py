"""A process that judges games and turns: `python -m backtrick.server.analyses.worker NICENESS`.

It reads orders from standard input and writes reports to standard output, each preceded by its
length. It ends when the input ends.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from ...coach import CannotAnalyse, advise, analyse
from ...coach.hints import hint
from ...coach.judged_record import talks
from ...record import read
from ...store import DealOfDay
from ...table import record_of
from ...wire.analyses import AnyAnalysis, CoachFault, HintInfo, JudgementInfo, NoAnalysis
from ..daily.par_games import make_par
from ..finished_games import game_as_heard
from ..pipe_frames import read_frame, write_frame
from .messages import Completed, HintQuestion, Judged, Order, ParTask, Question, Task
from .wire_values import hint_info, judgement_info, wire_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..daily.comparison import Par

_INPUT: Final = 0
_OUTPUT: Final = 1
_ERRORS: Final = 2
_NICEST: Final = 19
_NEWS_SECONDS: Final = 0.2
"""Seconds between two reports."""

_decode: Final[msgspec.msgpack.Decoder[Order]] = msgspec.msgpack.Decoder(Order)
_encode: Final = msgspec.msgpack.Encoder().encode


def main(niceness: int) -> None:
    """Make analyses until the server is gone."""
    _step_back(niceness)
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which ends this process
        signal.signal(number, signal.SIG_IGN)
    output = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)  # output of a library must not be taken for a report
    with suppress(EOFError, BrokenPipeError):
        while True:
            _work(_decode.decode(read_frame(_INPUT)), output)


def _step_back(niceness: int) -> None:
    """Let the server, and the bots of live tables, go first."""
    os.nice(niceness)
    if niceness == _NICEST and hasattr(os, "SCHED_IDLE"):  # only when nobody else wants to run
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _work(order: Order, output: int) -> None:
    told = 0.0

    def tell(judged: int, turns: int) -> None:
        nonlocal told
        if monotonic() >= told + _NEWS_SECONDS:
            told = monotonic()
            write_frame(output, _encode(Judged(judged, turns)))

    write_frame(output, _encode(Completed(msgspec.json.encode(_answer(order, tell)))))


def _answer(
    order: Order, tell: Callable[[int, int], None]
) -> AnyAnalysis | JudgementInfo | HintInfo | Par:
    if isinstance(order, ParTask):
        return make_par(DealOfDay(order.day, order.game, order.players), int(order.seed), tell)
    if isinstance(order, Question):
        return _judged(order)
    return _hinted(order) if isinstance(order, HintQuestion) else _made(order, tell)


def _made(task: Task, tell: Callable[[int, int], None]) -> AnyAnalysis:
    game = game_as_heard(task.events, task.number, heard=task.heard)
    if game is None:
        return NoAnalysis(CoachFault.UNFINISHED)
    try:
        return wire_values(analyse(record_of(game), task.effort, tell))
    except CannotAnalyse as error:
        return NoAnalysis(CoachFault(error.code))


def _judged(question: Question) -> JudgementInfo | NoAnalysis:
    """The judgement on a turn, by what its player knew when it began."""
    record = read(question.record)
    begun = replace(record, entries=record.entries[: question.step])
    moves = tuple(map(record.game.parse, question.moves))
    try:
        found = advise(begun, question.effort, played=moves, is_talkative=talks(record))
    except CannotAnalyse as error:
        return NoAnalysis(CoachFault(error.code))
    return NoAnalysis(CoachFault.NO_TURN) if found is None else judgement_info(moves, found)


def _hinted(question: HintQuestion) -> HintInfo | NoAnalysis:
    """The hint for the turn at the end of a record."""
    try:
        found = hint(read(question.record), question.effort)
    except CannotAnalyse as error:
        return NoAnalysis(CoachFault(error.code))
    return NoAnalysis(CoachFault.NO_TURN) if found is None else hint_info(found)


if __name__ == "__main__":
    main(int(sys.argv[1]))

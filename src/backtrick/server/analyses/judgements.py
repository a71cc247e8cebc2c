"""Judgements on turns that somebody tries: kept ones, or those of a process that is asked."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from ...limits import TOLERATED_LOSS
from ...wire.analyses import HintInfo, JudgementInfo, NoAnalysis
from ..http.networks import network_around
from ..logs import log
from ..long_work import LongWork
from ..quotas import Counts
from .analyst import Analyst, AnalystDied
from .turn_starts import try_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...wire.analyses import JudgedTurnInfo
    from .messages import HintQuestion, Question
    from .turn_starts import TriedTurn

_MOST_WAITING: Final = 50
"""Questions; but everybody may always ask one, whatever others ask."""
_TRIES: Final = 2
_PATIENCE: Final = 120.0
"""Seconds for a judgement, with the start of the process; then nobody waits any more."""

AnswerT = TypeVar("AnswerT")

_judgements: Final[msgspec.json.Decoder[JudgementInfo | NoAnalysis]] = msgspec.json.Decoder(
    JudgementInfo | NoAnalysis
)
_hints: Final[msgspec.json.Decoder[HintInfo | NoAnalysis]] = msgspec.json.Decoder(
    HintInfo | NoAnalysis
)


class TooManyQuestions(Exception):  # noqa: N818  it says what happened
    """So many questions wait that a client with one of them must wait for its answer."""


class _TookTooLong(AnalystDied):
    """So it would again."""


class Judgements:
    """A process that judges turns. It makes no analyses: those would keep people waiting."""

    def __init__(self, niceness: int) -> None:
        self.analyst: Final = Analyst(niceness)
        self._turns = LongWork()
        self._waiting = Counts()
        """The questions of each network."""
        self._is_closed = False

    async def close(self) -> None:
        """Stop. All who wait are told that there is no answer, before the server ends."""
        self._is_closed = True
        await self.analyst.end()

    async def wake(self) -> None:
        """Start the process, because there will be questions."""
        if not len(self._turns):
            async with self._turns.turn(""):
                with suppress(OSError):  # later questions are told
                    await self.analyst.wake()

    async def on(self, question: Question, asker: str) -> JudgementInfo | NoAnalysis:
        """The judgement on a turn; AnalystDied if there is none."""
        return await self._in_turn(question, asker, _judgements)

    async def hint(self, question: HintQuestion, asker: str) -> HintInfo | NoAnalysis:
        """The hint for a turn; AnalystDied if there is none."""
        return await self._in_turn(question, asker, _hints)

    async def _in_turn(
        self,
        question: Question | HintQuestion,
        asker: str,
        answers: msgspec.json.Decoder[AnswerT],
    ) -> AnswerT:
        network = network_around(asker)
        if self._waiting.total >= _MOST_WAITING and self._waiting.count(network):
            raise TooManyQuestions
        self._waiting.add(network)
        try:
            async with self._turns.turn(asker):
                return answers.decode(await self._answered(question))
        finally:
            self._waiting.remove(network)

    async def _answered(self, question: Question | HintQuestion) -> bytes:
        for _ in range(_TRIES - 1):
            try:
                return await self._asked(question)
            except _TookTooLong:
                raise
            except AnalystDied:
                continue
        return await self._asked(question)

    async def _asked(self, question: Question | HintQuestion) -> bytes:
        if self._is_closed:
            raise AnalystDied
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self.analyst.make(question)
        except AnalystDied:
            if not self._is_closed:
                log("analysis/analyst-died", level=logging.WARNING)
            raise
        except TimeoutError as error:
            log("analysis/too-long", level=logging.WARNING)
            raise _TookTooLong from error


def kept_judgement(turn: JudgedTurnInfo, tried: TriedTurn) -> JudgementInfo | None:
    """The judgement on a turn that an analysis has; None if it says too little about it."""
    if is_same(tried, turn.moves):
        loss = turn.loss.value
        return _info(turn.moves, turn.played.value, loss, turn)
    for each in turn.best:
        loss = max(0.0, turn.best[0].chance.value - each.chance.value)
        if loss < TOLERATED_LOSS and is_same(tried, each.moves):
            return _info(each.moves, each.chance.value, loss, turn)
    return None


def _info(
    moves: tuple[str, ...], chance: float, loss: float, turn: JudgedTurnInfo
) -> JudgementInfo:
    is_good = loss < TOLERATED_LOSS
    return JudgementInfo(moves, chance, loss, is_good, turn.best, () if is_good else turn.findings)


def is_same(tried: TriedTurn, moves: Sequence[str]) -> bool:
    """Whether some moves lead to the same game, whatever the order of their cards."""
    return try_turn(tried.start, moves).end == tried.end

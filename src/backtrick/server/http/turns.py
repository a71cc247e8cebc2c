"""Turns that somebody tries at a moment of a finished game, judged by the coach."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...record import plain, write
from ...table import record_of
from ...wire.analyses import CoachFault, GameAnalysis, TriedTurnInfo
from ..analyses.judgements import kept_judgement
from ..analyses.messages import Question
from ..analyses.turn_starts import try_turn, turn_start
from .analyses import game_to_judge
from .coach import ask_coach
from .problems import Problem
from .replays import visible_game

if TYPE_CHECKING:
    from ...record import Record
    from ...store import AnalysedGame
    from ...wire.analyses import JudgementInfo
    from ...wire.requests import Empty, GivenTurn
    from ..analyses.turn_starts import TriedTurn, TurnStart
    from .endpoints import Call

    TurnCall = Call[GivenTurn, Empty]


async def try_one(call: TurnCall) -> TriedTurnInfo:
    """Return what can follow some moves of a turn; once it is over, the judgement on it."""
    game = await game_to_judge(call)
    if not call.body.moves:  # somebody who looks at the cards will try something
        await call.site.rooms.analyses.judgements.wake()
    tried = try_turn(await _start(call, game), call.body.moves)
    judgement = await _judgement(call, game, tried) if tried.is_over else None
    return TriedTurnInfo(plain(tried.view), tuple(map(str, tried.legal)), judgement)


async def _start(call: TurnCall, game: AnalysedGame) -> TurnStart:
    """Where the turn begins; remembered, because each card of a turn is a question."""
    known, step = call.site.rooms.analyses.turn_starts, call.body.step
    start = known.get((game, step))
    if start is None:
        call.site.quotas.records.take(call.address)
        record = await _record(call)
        start = await asyncio.to_thread(turn_start, record, step)
        if start is None:
            raise Problem(404, CoachFault.NO_TURN.value, f"no turn begins after step {step}")
        known.add((game, step), start)
    return start


async def _record(call: TurnCall) -> Record:
    """The game as the client may know it. It takes reading all events of its table."""
    async with call.site.rooms.long_work.turn(call.address):
        return record_of((await visible_game(call)).play)


async def _judgement(call: TurnCall, game: AnalysedGame, tried: TriedTurn) -> JudgementInfo:
    analyses = call.site.rooms.analyses
    analysis = (await analyses.of(game)).analysis
    if isinstance(analysis, GameAnalysis):
        turn = next((each for each in analysis.turns if each.first == call.body.step + 1), None)
        found = turn and kept_judgement(turn, tried)
        if found:
            return found
    return await _asked(call)


async def _asked(call: TurnCall) -> JudgementInfo:
    """The judgement of the coach, who is asked now."""
    call.site.quotas.judgements.take(call.address)
    record = await asyncio.to_thread(write, await _record(call))
    effort, body = call.site.rooms.analyses.effort, call.body
    question = Question(record, body.step, tuple(body.moves), effort)
    return await ask_coach(call, lambda coach: coach.on(question, call.address))

"""What the coach says about finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...store import AnalysedGame
from ...wire.errors import Fault
from ..analyses.analyses import TooManyAnalyses
from .coach import check_coach
from .problems import Problem
from .replays import asked_game, check_daily, finished, reader

if TYPE_CHECKING:
    from ...wire.analyses import AnalysisInfo
    from ...wire.requests import Empty
    from ..finished_games import Readers
    from .endpoints import Call
    from .replays import GameCall


async def analysis(call: Call[Empty, Empty]) -> AnalysisInfo:
    """Get the analysis of a finished game, or its progress."""
    return await call.site.rooms.analyses.of(await game_to_judge(call))


async def want_analysis(call: Call[Empty, Empty]) -> AnalysisInfo:
    """Have a finished game analysed, once for all who may see it."""
    game, analyses = await game_to_judge(call), call.site.rooms.analyses
    found = await analyses.of(game)
    if found.state != "unasked":
        return found
    call.site.quotas.analyses.take(call.address)
    try:
        return await analyses.want(game, call.address)
    except TooManyAnalyses:
        raise Problem(503, Fault.COACH_BUSY.code, "too many analyses wait", wait=60) from None


async def game_to_judge(call: GameCall) -> AnalysedGame:
    """The game that is asked for, as the guest may know it; a Problem if nobody may see it yet."""
    check_coach(call)
    table, number = asked_game(call)
    readers = await _readers(call, table, number)
    check_daily(readers)
    return AnalysedGame(table, number, readers.has_heard(await reader(call)))


async def _readers(call: GameCall, table: str, number: int) -> Readers:
    """Who may read a game.

    It is remembered, because finding it takes all events, and people ask again and again.
    """
    known = call.site.rooms.analyses.readers
    found = known.get((table, number))
    if found is None:
        call.site.quotas.records.take(call.address)
        async with call.site.rooms.long_work.turn(call.address):
            found = (await finished(call)).readers
        known.add((table, number), found)
    return found

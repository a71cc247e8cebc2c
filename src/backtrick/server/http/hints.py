"""Hints: what the coach would do in a running game, for the player on turn among bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...record import write
from ...table.errors import Denial, denied
from ...table.hints import check_hint
from ...table.history import record_for
from ...wire.analyses import CoachFault, HintInfo, NoAnalysis
from ...wire.errors import Fault
from ..analyses.analyst import AnalystDied
from ..analyses.judgements import TooManyQuestions
from ..analyses.messages import HintQuestion
from .problems import Problem
from .tables import table_of

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...table import Play
    from ...wire.requests import Empty
    from .endpoints import Call

    HintCall = Call[Empty, Empty]


async def hint(call: HintCall) -> HintInfo:
    """Return the hint that the guest has taken for the current turn."""
    analyses = call.site.rooms.analyses
    if not analyses.are_made:
        raise Problem(404, Fault.NO_COACH.code, "this server has no coach")
    play, seat = _hinted(call)
    call.site.quotas.judgements.take(call.address)
    record = await asyncio.to_thread(_written, play, seat)
    try:
        answer = await analyses.judgements.hint(HintQuestion(record, analyses.effort), call.address)
    except TooManyQuestions:
        raise Problem(503, Fault.COACH_BUSY.code, "too many turns wait", wait=60) from None
    except AnalystDied:
        raise Problem(503, CoachFault.FAILED.value, "the turn was not judged") from None
    if isinstance(answer, NoAnalysis):
        raise Problem(404, answer.code.value, "there is no hint for this turn")
    return answer


def _hinted(call: HintCall) -> tuple[Play, Seat]:
    """The game in which a hint was taken, and whose turn it is; only what is stored counts."""
    room = call.site.rooms.in_memory(table_of(call.request.path_params["table"]))
    if room is None:
        raise Problem(404, Fault.NO_SUCH_TABLE.code, "nobody is at this table")
    seat = room.stored.seat_of(call.me.id)
    if seat is None or room.stored.occupants[seat].bot is not None:
        raise denied(Denial.NOT_SEATED)
    play = check_hint(room.stored, seat)
    if not play.is_hinted:
        raise denied(Denial.NOT_HINTED)
    return play, seat


def _written(play: Play, seat: Seat) -> str:
    return write(record_for(play, seat))

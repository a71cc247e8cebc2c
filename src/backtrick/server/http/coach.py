"""Asking the coach about a turn: the answer, or the problem that keeps it from being given."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ...wire.analyses import CoachFault, NoAnalysis
from ...wire.errors import Fault
from ..analyses.analyst import AnalystDied
from ..analyses.judgements import TooManyQuestions
from .problems import Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ..analyses.judgements import Judgements
    from .endpoints import AnyCall

AnswerT = TypeVar("AnswerT")


def check_coach(call: AnyCall) -> None:
    """Raise a Problem if this server has no coach."""
    if not call.site.rooms.analyses.are_made:
        raise Problem(404, Fault.NO_COACH.code, "this server has no coach")


async def ask_coach(
    call: AnyCall, ask: Callable[[Judgements], Awaitable[AnswerT | NoAnalysis]]
) -> AnswerT:
    """The answer of the coach, who is asked now; a Problem if there is none.

    The quota of judgements is the caller's to take, before anything else that takes long.
    """
    check_coach(call)
    try:
        answer = await ask(call.site.rooms.analyses.judgements)
    except TooManyQuestions:
        raise Problem(503, Fault.COACH_BUSY.code, "too many turns wait", wait=60) from None
    except AnalystDied:
        raise Problem(503, CoachFault.FAILED.value, "the turn was not judged") from None
    if isinstance(answer, NoAnalysis):
        raise Problem(404, answer.code.value, "this turn cannot be judged")
    return answer

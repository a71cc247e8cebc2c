"""Guided first games: their steps, and tables for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lessons import LESSONS
from ...table import Settings
from ...wire.answers import OpenedTable
from ...wire.catalogue import LessonInfo, LessonStepInfo
from ...wire.errors import Fault
from ..logs import log
from ..new_tables import PreparedTable
from ..table_bots.tutor import TUTOR
from .problems import Problem
from .tokens import new_token

if TYPE_CHECKING:
    from ...lessons import Lesson
    from ...wire.requests import Empty, NewLesson
    from .endpoints import Call


async def lesson(call: Call[Empty, Empty]) -> LessonInfo:
    """Return the steps of a lesson."""
    found = _lesson(call.request.path_params["game"])
    steps = [
        LessonStepInfo(each.id, each.do, each.move, each.signals, each.cards)
        for each in found.steps
    ]
    return LessonInfo(found.script.game.id, found.script.options.chosen(), steps)


async def new_lesson(call: Call[NewLesson, Empty]) -> OpenedTable:
    """Open a table for a lesson, with a tutor in every other seat."""
    found = _lesson(call.body.game)
    call.site.quotas.take_table(call.me.id, call.address)
    script = found.script
    bots = (TUTOR,) * (script.options.players - 1)
    table = await call.site.rooms.open_table(
        call.me,
        script.game.id,
        script.options.chosen(),
        Settings(),
        PreparedTable(new_token(), script.seed, bots, lesson=True),
    )
    log("table/opened", table=table, guest=call.me.id)
    return OpenedTable(table)


def _lesson(game: str) -> Lesson:
    if game not in LESSONS:
        raise Problem(404, Fault.NO_SUCH_GAME.code, "there is no lesson for this game")
    return LESSONS[game]

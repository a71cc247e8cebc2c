"""The sums that a guest did, for the guest alone; and drills, which ask the weak ones often."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...limits import MOST_TIMES_ASKED
from ...sprints import (
    Answer,
    Progress,
    Standing,
    Sum,
    all_sums,
    asked_sum,
    counted,
    drill_positions,
    has_sprint,
    positions,
    scheduled,
)
from ...store import GivenDrill, SumCount
from ...wire.errors import Fault
from ...wire.sums import Drill, MySums, SumProgress, SumRecord, SumsWeek
from ..clock import wall_milliseconds
from ..sum_progress import guest_sums
from .problems import Problem
from .sprints import position_infos

if TYPE_CHECKING:
    from ...games.any_game import AnyGame
    from ...sprints import SprintPosition
    from ...store import Store, SumSummary
    from ...wire.requests import DrillReport, Empty, NewDrill, SumsQuery
    from ..sum_progress import WeekProgress
    from .endpoints import AnyCall, Call

_POSITIONS: Final = 60
"""More than most people do in two minutes without haste."""
_SPRINT: Final = 40
"""So many at a time are fetched in a sprint."""
_SEED_BITS: Final = 53
"""As many as a number in JavaScript has."""


async def my_sums(call: Call[Empty, SumsQuery]) -> MySums:
    """Return how the guest does the sums of a race."""
    return await _sums_of(call, _race(call.query.game))


async def new_drill(call: Call[NewDrill, Empty]) -> Drill:
    """Begin a drill."""
    game, store, now = _race(call.body.game), call.site.rooms.store, wall_milliseconds()
    call.site.quotas.sprints.take(call.address)
    known = (await guest_sums(store, call.me.id, game, now)).known()
    seed = secrets.randbits(_SEED_BITS)
    async with call.site.rooms.long_work.turn(call.address):
        if call.body.sprint:
            found = await asyncio.to_thread(positions, game, seed, _SPRINT)
        else:
            every = [*all_sums(game)]
            sums = await asyncio.to_thread(scheduled, every, known, now, seed, _POSITIONS)
            found = await asyncio.to_thread(drill_positions, game, sums, seed)
    written = " ".join(map(_written, found))
    await store.give_drill(call.me.id, GivenDrill(game.id, seed, now, written))
    return Drill(game.id, seed, position_infos(found))


async def report_drill(call: Call[DrillReport, Empty]) -> MySums:
    """Count what the guest answered in a drill, once."""
    report, guest, store = call.body, call.me.id, call.site.rooms.store
    game = _race(report.game)
    drill = await store.drill(guest, game.id, report.seed)
    if drill is None:
        raise Problem(404, Fault.NO_SUCH_DRILL.code, "no such drill, or it was counted before")
    counts = [
        SumCount(
            *(guest, game.id, each.sum.value, each.sum.step, each.sum.sign),
            *(each.solved, each.wrong, each.time, each.streak, wall_milliseconds()),
        )
        for each in counted(_answers(drill, report))
    ]
    if not await store.count_drill(guest, drill, counts):
        raise Problem(404, Fault.NO_SUCH_DRILL.code, "it was counted before")
    return await _sums_of(call, game)


async def sum_records(store: Store, guest: str) -> list[SumRecord]:
    """All that is stored about the sums of a guest."""
    return [
        SumRecord(
            *(game.id, each.start, each.value, each.step, each.sign),
            *(each.solved, each.wrong, each.time),
        )
        for game in GAMES.values()
        if has_sprint(game)
        for each in await store.sum_weeks_of(guest, game.id, 0)
    ]


async def _sums_of(call: AnyCall, game: AnyGame) -> MySums:
    store, now = call.site.rooms.store, wall_milliseconds()
    found = await guest_sums(store, call.me.id, game, now)
    known = found.known()
    sums = [
        _progress(one, result, found.totals.get(one), known.get(one, Progress()))
        for one, result in all_sums(game).items()
    ]
    return MySums(game.id, sums, [*map(_week, found.weeks)])


def _race(name: str) -> AnyGame:
    game = GAMES[name]
    if not has_sprint(game):
        raise Problem(404, Fault.NO_SUCH_GAME.code, "there are no sums in this game")
    return game


def _progress(one: Sum, result: int, total: SumSummary | None, progress: Progress) -> SumProgress:
    solved, wrong = (total.solved, total.wrong) if total else (0, 0)
    standing = progress.standing.value
    return SumProgress(
        one.value, one.step, one.sign, result, standing, solved, wrong, progress.mean
    )


def _week(week: WeekProgress) -> SumsWeek:
    solved = sum(each.solved for each in week.within)
    time = sum(each.time for each in week.within)
    return SumsWeek(
        week.start,
        solved,
        sum(each.wrong for each in week.within),
        time / solved if solved else None,
        week.count(Standing.SHAKY),
        week.count(Standing.GROWING),
        week.count(Standing.SURE),
    )


def _answers(drill: GivenDrill, report: DrillReport) -> list[Answer]:
    """What was answered; a Problem if it cannot be an answer to this drill."""
    sums = [*map(_read, drill.sums.split())]
    times = Counter(each.at for each in report.answers)
    if any(at >= len(sums) or often > MOST_TIMES_ASKED for at, often in times.items()):
        raise Problem(400, Fault.BAD_BODY.code, "these are not the positions of the drill")
    return [
        Answer(_answered(sums[each.at], each.sign), each.right, each.took)
        for each in report.answers
    ]


def _answered(one: Sum, sign: int | None) -> Sum:
    """The sum that was done, where two lead to a card."""
    if one.sign:
        return one
    if sign is None:
        raise Problem(400, Fault.BAD_BODY.code, "two sums lead to a card: which was it?")
    return replace(one, sign=sign)


def _written(position: SprintPosition) -> str:
    """The sum that a position asks; with the sign 0 if it may be plus or minus."""
    one = asked_sum(position)
    if one is None:
        one = replace(next(iter(position.fitting.values())), sign=0)
    return f"{one.value}/{one.step}/{one.sign}"


def _read(text: str) -> Sum:
    return Sum(*map(int, text.split("/")))

"""Puzzles: the position as its player saw it, turns that somebody tries, and the solution."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import structs

from ...limits import TOLERATED_LOSS
from ...puzzles import SETS, THEMES, find, of_day
from ...record import Said as SaidInRecord
from ...record import plain, write
from ...table.events import Said
from ...wire.analyses import FindingInfo, JudgementInfo, TriedTurnInfo
from ...wire.answers import Steps
from ...wire.errors import Fault
from ...wire.puzzles import Puzzles as PuzzlesInfo
from ...wire.puzzles import PuzzleSetInfo, PuzzleSolution, PuzzleSummary, PuzzleTurnInfo
from ..analyses.analyses import Remembered
from ..analyses.judgements import is_same
from ..analyses.messages import Question
from ..analyses.turn_starts import try_turn as tried_turn
from ..analyses.turn_starts import turn_start
from ..bots_on_offer import PARTNERS
from ..clock import time_of_day, today
from .coach import ask_coach
from .problems import Problem
from .replays import steps_seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...puzzles import Puzzle, PuzzleSet, StoredTurn, WrittenPuzzle
    from ...record import Record
    from ...wire.requests import Empty, PuzzleTurn
    from ..analyses.turn_starts import TriedTurn, TurnStart
    from .endpoints import AnyCall, Call

_KEPT: Final = 256
_begun: Final = Remembered[str, tuple["Puzzle", "TurnStart"]](_KEPT)
"""The puzzles whose games are not played again each time."""


async def puzzles(_call: Call[Empty, Empty]) -> PuzzlesInfo:
    """List all puzzles, and name the one of the day."""
    return PuzzlesInfo(today(), of_day(time_of_day().date()).id, THEMES, _sets())


async def puzzle(call: Call[Empty, Empty]) -> Steps:
    """Return the game up to the turn of a puzzle, as its player saw it."""
    call.site.quotas.records.take(call.address)
    found, start = await _asked(call)
    async with call.site.rooms.long_work.turn(call.address):
        return await asyncio.to_thread(_steps, found.record, start)


async def try_turn(call: Call[PuzzleTurn, Empty]) -> TriedTurnInfo:
    """Return what can follow some moves of a turn; once it is over, the judgement on it."""
    found, start = await _asked(call)
    tried = tried_turn(start, call.body.moves)
    judgement = await _judgement(call, found, tried) if tried.is_over else None
    return TriedTurnInfo(plain(tried.view), tuple(map(str, tried.legal)), judgement)


async def solution(call: Call[Empty, Empty]) -> PuzzleSolution:
    """Return the solution of a puzzle."""
    found, _ = await _asked(call)
    return PuzzleSolution(
        _turn_info(found.turns[0]), _turn_info(found.tempted), _reasons(found), found.themes
    )


@cache
def _sets() -> tuple[PuzzleSetInfo, ...]:
    return tuple(map(_set_info, SETS.values()))


def _set_info(each: PuzzleSet) -> PuzzleSetInfo:
    listed = (PuzzleSummary(name, written.themes) for name, written in each.puzzles.items())
    return PuzzleSetInfo(each.id, each.game.id, each.chosen, tuple(listed))


async def _asked(call: AnyCall) -> tuple[Puzzle, TurnStart]:
    """The puzzle that is asked for; a Problem if there is none."""
    name = call.request.path_params["puzzle"]
    written = find(name)
    if written is None:
        raise Problem(404, Fault.NO_SUCH_PUZZLE.code, "there is no such puzzle")
    begun = _begun.get(name)
    if begun is None:
        async with call.site.rooms.long_work.turn(call.address):
            begun = await asyncio.to_thread(_begin, written)
        _begun.add(name, begun)
    return begun


def _begin(written: WrittenPuzzle) -> tuple[Puzzle, TurnStart]:
    found = written.read()
    start = turn_start(found.record, len(found.record.entries))
    if start is None:
        raise ValueError(f"no turn begins in puzzle {written.id}")
    return found, start


def _steps(record: Record, start: TurnStart) -> Steps:
    """The game, in company of bots; only the player's own view of it."""
    seat, game = start.seat, record.game
    seats = range(record.options.players)
    return Steps(
        game=game.id,
        names=tuple("" if each == seat else PARTNERS[game.id] for each in seats),
        bots=tuple(each for each in seats if each != seat),
        emblems=tuple(None for _ in seats),
        seat=seat,
        own=seat,
        what_if=None,
        dealt=0,
        began=0,
        hints=0,
        steps=steps_seen(record, seat, _spoken(record)),
    )


def _spoken(record: Record) -> Iterator[Said]:
    for entry in record.entries:
        if isinstance(entry, SaidInRecord):
            yield Said(at=entry.at, seat=entry.seat, name="", signals=(entry.text,))


async def _judgement(
    call: Call[PuzzleTurn, Empty], found: Puzzle, tried: TriedTurn
) -> JudgementInfo:
    """The judgement on a turn, stored or by the coach; without the solution, unless it is good."""
    judgement = _stored(found, tried, tuple(call.body.moves))
    if judgement is None:
        call.site.quotas.judgements.take(call.address)
        record = await asyncio.to_thread(write, found.record)
        step, effort = len(found.record.entries), call.site.rooms.analyses.effort
        question = Question(record, step, tuple(call.body.moves), effort)
        judgement = await ask_coach(call, lambda coach: coach.on(question, call.address))
    if judgement.good:
        return structs.replace(judgement, findings=_reasons(found))
    return structs.replace(judgement, best=(), findings=())


def _stored(found: Puzzle, tried: TriedTurn, moves: tuple[str, ...]) -> JudgementInfo | None:
    for turn in found.turns:
        if is_same(tried, [*map(str, turn.moves)]):
            loss = found.turns[0].chance - turn.chance
            return JudgementInfo(moves, turn.chance, loss, loss < TOLERATED_LOSS, (), ())
    return None


def _turn_info(turn: StoredTurn) -> PuzzleTurnInfo:
    return PuzzleTurnInfo(tuple(map(str, turn.moves)), turn.chance)


def _reasons(found: Puzzle) -> tuple[FindingInfo, ...]:
    return tuple(FindingInfo(code, values) for code, values in found.findings)

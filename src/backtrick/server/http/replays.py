"""Replays: a finished game step by step, with what each seat saw."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import structs

from ...record import Made, Refused, plain, replay
from ...table import record_of
from ...table.events import Said
from ...wire.answers import StepInfo, Steps
from ...wire.errors import Fault
from ..clock import today
from ..finished_games import FinishedGame, Readers, finished_game, game_as_heard, record_text
from .problems import Problem
from .tables import bots_among, table_of
from .tokens import guest_if_any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...games.any_game import AnyGame
    from ...games.parts import State
    from ...games.seats import Seat
    from ...record import Record, Step
    from ...table import Play
    from ...wire.requests import Empty, GivenTurn, PlayingOn, PointOfView
    from .endpoints import Call

    GameCall: TypeAlias = (
        Call[Empty, Empty]
        | Call[Empty, PointOfView]
        | Call[GivenTurn, Empty]
        | Call[PlayingOn, Empty]
    )

_IS_NUMBER: Final = re.compile(r"[1-9]\d{0,5}", re.ASCII).fullmatch


def number_of(text: str) -> int:
    """The number of a game; a Problem if it is invalid."""
    if not _IS_NUMBER(text):
        raise unknown_game()
    return int(text)


def unknown_game() -> Problem:
    """The Problem for a missing game."""
    return Problem(404, Fault.NO_SUCH_GAME.code, "no such game, or it is not over yet")


async def record(call: Call[Empty, Empty]) -> str:
    """Return the record of a finished game."""
    call.site.quotas.records.take(call.address)
    async with call.site.rooms.long_work.turn(call.address):
        return await record_text((await visible_game(call)).play)


async def steps(call: Call[Empty, PointOfView]) -> Steps:
    """Return a finished game step by step, as a seat saw it or with all hands open."""
    call.site.quotas.records.take(call.address)
    seat = call.query.seat
    async with call.site.rooms.long_work.turn(call.address):
        found = await visible_game(call)
        play = found.play
        _check_seat(seat, play)
        guest = await reader(call)
        own = play.guests.index(guest) if guest and guest in play.guests else None
        return await asyncio.to_thread(_steps, found, seat, own)


async def shown_steps(call: Call[Empty, PointOfView], table: str) -> Steps:
    """The first game of a table, for everybody: without what was said."""
    call.site.quotas.records.take(call.address)
    rooms, seat = call.site.rooms, call.query.seat
    async with rooms.long_work.turn(call.address):
        events = await rooms.store.events(table)
        play = await asyncio.to_thread(game_as_heard, events, 1, heard=False)
        if play is None:
            raise unknown_game()
        _check_seat(seat, play)
        readers = Readers("", had_spectators=False, players=play.guests)
        return await asyncio.to_thread(_steps, FinishedGame(play, readers), seat, None)


def _check_seat(seat: Seat | None, play: Play) -> None:
    if seat is not None and seat >= play.options.players:
        raise Problem(400, Fault.BAD_QUERY.code, f"seat: there are {play.options.players}")


def asked_game(call: GameCall) -> tuple[str, int]:
    """The id of the table and the number of the game; a Problem if one is invalid."""
    path = call.request.path_params
    return table_of(path["table"]), number_of(path["number"])


async def finished(call: GameCall) -> FinishedGame:
    """The game that is asked for; a Problem if there is none."""
    found = await finished_game(call.site.rooms.store, *asked_game(call), await reader(call))
    if found is None:
        raise unknown_game()
    return found


def check_daily(readers: Readers) -> None:
    """Raise a Problem if others still play the same deal."""
    if readers.daily >= today():  # an empty date is earlier than any other
        raise not_over()


def not_over() -> Problem:
    """The Problem for a deal of today."""
    return Problem(403, Fault.DAILY_NOT_OVER.code, "others still play this deal today")


async def visible_game(call: GameCall) -> FinishedGame:
    """The game that is asked for; a Problem if nobody may see it yet."""
    found = await finished(call)
    check_daily(found.readers)
    return found


async def reader(call: GameCall) -> str:
    """The id of the guest who asks; empty for a stranger."""
    guest = await guest_if_any(call.request, call.site.rooms.store)
    return guest.id if guest else ""


def _steps(found: FinishedGame, seat: Seat | None, own: Seat | None) -> Steps:
    play = found.play
    spoken = (each for each in play.events if type(each) is Said and each.seat is not None)
    shown = steps_seen(record_of(play), seat, spoken)
    bots = bots_among(play.guests)
    return Steps(
        play.game.id,
        play.names,
        bots,
        play.emblems,
        seat,
        own,
        found.what_if,
        play.dealt,
        play.began,
        play.hints,
        shown,
    )


def steps_seen(record: Record, seat: Seat | None, spoken: Iterator[Said]) -> list[StepInfo]:
    """The steps of a record, as a seat saw them or with all hands open."""
    seen: dict[str, object] = {}
    shown: list[StepInfo] = []
    for step in replay(record):
        now = _seen(record.game, step.state, seat)
        changed = {name: value for name, value in now.items() if seen.get(name, ...) != value}
        shown.append(_step_info(step, spoken, changed))
        seen = now
    return shown


def _seen(game: AnyGame, state: State, seat: Seat | None) -> dict[str, object]:
    """What a seat saw; without a seat, all hands are open."""
    view = game.view(state, seat)
    if seat is None:
        hands = tuple(game.view(state, each).hand for each in range(state.options.players))
        view = replace(view, hands_revealed=hands)
    return plain(view)


def _step_info(step: Step, spoken: Iterator[Said], changed: dict[str, object]) -> StepInfo:
    entry = step.entry
    if entry is None:
        return StepInfo("deal", 0, changed)
    if isinstance(entry, Made):
        return StepInfo("move", entry.at, changed, entry.seat, str(entry.move))
    if isinstance(entry, Refused):
        reason = None if step.reason is None else step.reason.code
        return StepInfo("refused", entry.at, changed, entry.seat, str(entry.move), reason)
    said = next(spoken)  # a record has one string for both; an event distinguishes text and signals
    info = StepInfo("said", entry.at, changed, entry.seat, phrase=said.phrase)
    return structs.replace(info, text=said.text, signals=[*said.signals])

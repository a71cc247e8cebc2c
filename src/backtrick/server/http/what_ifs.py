"""What-ifs: tables at which somebody plays on from a moment of a finished game."""

from __future__ import annotations

import asyncio
from itertools import islice
from math import ceil
from typing import TYPE_CHECKING

from ...record import replay
from ...table import Settings, encode, record_of
from ...table.errors import Denial, denied
from ...table.events import WhatIf
from ...table.what_ifs import past_of
from ...wire.answers import OpenedTable
from ...wire.errors import Fault
from ..bots_on_offer import OFFERED, PARTNERS
from ..clock import milliseconds
from ..logs import log
from ..new_tables import PreparedTable
from ..quotas import BYTES_A_COMMAND
from .problems import Problem
from .replays import asked_game, visible_game
from .tokens import new_token

if TYPE_CHECKING:
    from ...games.seats import Seat
    from ...record import Record
    from ...table import Play
    from ...wire.requests import Empty, PlayingOn
    from .endpoints import Call


async def new_what_if(call: Call[PlayingOn, Empty]) -> OpenedTable:
    """Open a table for a what-if, with bots in the other seats."""
    rooms = call.site.rooms
    call.site.quotas.take_table(call.me.id, call.address)
    call.site.quotas.records.take(call.address)
    async with rooms.long_work.turn(call.address):
        _check_space(call)
        found = await visible_game(call)
        prepared = await asyncio.to_thread(_prepared, call, found.play, milliseconds())
        # What was said among those who sat there stays among them.
        settings = Settings(spectators=found.readers.had_spectators)
        game, options = found.play.game.id, found.play.options.chosen()
        table = await rooms.open_table(call.me, game, options, settings, prepared)
        await _charge(call, prepared)
    log("table/opened", table=table, guest=call.me.id)
    return OpenedTable(table)


def _check_space(call: Call[PlayingOn, Empty]) -> None:
    """Raise a Problem if the address has used up what it may store."""
    left = call.site.rooms.commands.of(call.address)
    if left.is_empty():
        wait = ceil(left.wait)
        raise Problem(429, Fault.MANY_TABLES.code, f"try again in {wait} s", wait=wait)


async def _charge(call: Call[PlayingOn, Empty], prepared: PreparedTable) -> None:
    """Count what the past of a table takes on the disk as commands of the address."""
    stored = await asyncio.to_thread(lambda: sum(len(encode(event)) for event in prepared.past))
    call.site.rooms.commands.of(call.address).charge(stored // BYTES_A_COMMAND)


def _prepared(call: Call[PlayingOn, Empty], play: Play, at: int) -> PreparedTable:
    """The table. Understanding what was said takes long."""
    body, players = call.body, play.options.players
    record = _record(play, body.step)
    if body.seat >= players:
        raise denied(Denial.NO_SUCH_SEAT)
    bots = tuple(_bot(play, seat) for seat in range(players))
    before, behind = bots[: body.seat], bots[body.seat + 1 :]
    return PreparedTable(
        new_token(),
        bots=(*before, *behind),
        seat=body.seat,
        what_if=WhatIf(*asked_game(call), body.step),
        past=past_of(record, body.step, (*before, call.me.name, *behind), at),
    )


def _record(play: Play, step: int) -> Record:
    """The game; a Problem if nobody can play on from this step."""
    record = record_of(play)
    *_, last = islice(replay(record), step + 1)
    if record.game.in_real_time or step > len(record.entries) or last.state.outcome:
        raise Problem(400, Fault.NO_WHAT_IF.code, "only games with turns, before their end")
    return record


def _bot(play: Play, seat: Seat) -> str:
    """The bot for a seat: the one that played there, or a partner."""
    had_bot = play.guests[seat] is None and play.names[seat] in OFFERED[play.game.id]
    return play.names[seat] if had_bot else PARTNERS[play.game.id]

"""Exports: everything that is stored about a guest, for the guest."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ...table import decode
from ...table.events import Contested, Dealt, Hinted, Moved, Opened, Said, Sat, TookBack, Tried
from ...table.state import guest_of_client
from ...wire.personal_data import (
    DailyTryInfo,
    DailyTryResult,
    Export,
    MoveInfo,
    SaidInfo,
    VisitedTable,
)
from .bells import my_bells
from .circles import circles_of
from .devices import my_devices
from .guests import guest_info
from .history import all_kinds
from .sums import sum_records
from .tables import game_infos

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...store import DailyTry, GameListing, Store
    from ...table import Event
    from ...wire.answers import GameInfo
    from ...wire.requests import Empty, ExportFormat
    from .endpoints import Call

_PAGE: Final = 100
_FIRST_DAY: Final = ""
_LAST_DAY: Final = "9999"
"""Before and after all days."""
_MOST_MOVES: Final = 50_000
"""More than a person makes while tables are kept. A program may make more, but an answer must not
get too large."""
_TAKE_BACK: Final = "take-back"
_HINT: Final = "hint"
COLUMNS: Final = (
    "ended",
    "game",
    "options",
    "names",
    "seat",
    "won",
    "ending",
    "cards_left",
    "hints",
    "seconds",
    "table",
    "number",
)
_FORMULA: Final = re.compile(r"(^|[;,\t|]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])")
"""Where a spreadsheet would start a formula. German and Polish ones end a cell at a semicolon, and
some read full-width signs like ordinary ones."""


async def export(call: Call[Empty, ExportFormat]) -> Export | str:
    """Return everything that is stored about the guest, or only the games as a table."""
    call.site.quotas.exports.take(call.me.id)
    guest, store = call.me, call.site.rooms.store
    games = await game_infos(store, await _games(store, guest.id), guest.id)
    if call.query.format == "csv":
        return _table(games)
    devices = (await my_devices(call)).devices
    tables, left_out = await _visits(call)
    daily = [_try(each) for each in await store.tries_of([guest.id], _FIRST_DAY, _LAST_DAY)]
    return Export(
        guest_info(guest),
        guest.created,
        devices,
        tables,
        games,
        await all_kinds(store, guest.id),
        await sum_records(store, guest.id),
        await store.share_of(guest.id),
        daily,
        (await my_bells(call)).bells,
        await circles_of(store, guest.id),
        left_out,
    )


def _try(tried: DailyTry) -> DailyTryInfo:
    had = tried.result
    result = had and DailyTryResult(had.won, had.cards_left, had.lasted, had.ended)
    return DailyTryInfo(*tried.deal, tried.table, tried.counted, result)


async def _games(store: Store, guest: str) -> list[GameListing]:
    """All finished games of a guest, newest first."""
    games = page = await store.finished_of(guest, _PAGE)
    while len(page) >= _PAGE:
        page = await store.finished_of(guest, _PAGE, page[-1].ended)
        games = [*games, *page]
    return games


async def _visits(call: Call[Empty, ExportFormat]) -> tuple[list[VisitedTable], int]:
    """The tables of the guest, and the number of moves that are left out."""
    tables: list[VisitedTable] = []
    room, left_out = _MOST_MOVES, 0
    for name in await call.site.rooms.store.visited(call.me.id):
        table = await _visit(call, name)
        if table is None:
            continue
        left_out += max(0, len(table.moves) - room)
        table = replace(table, moves=table.moves[:room])
        room -= len(table.moves)
        tables.append(table)
    return tables, left_out


async def _visit(call: Call[Empty, ExportFormat], table: str) -> VisitedTable | None:
    """A table of the guest; None if it was deleted while others were read."""
    rooms = call.site.rooms
    async with rooms.long_work.turn(call.address, can_wait=True):
        events = await rooms.store.events(table)
        if not events:
            return None
        return await asyncio.to_thread(visited_table, table, events, call.me.id)


def visited_table(table: str, stored: Sequence[bytes], guest: str) -> VisitedTable:
    """What the events of a table say about a guest."""
    opened, *_ = events = [decode(data) for data in stored]
    assert isinstance(opened, Opened), "a table begins by being opened"  # noqa: S101
    seats = [each for each in events if isinstance(each, Opened | Sat) and each.guest == guest]
    words = [
        each for each in events if isinstance(each, Said) and guest_of_client(each.client) == guest
    ]
    names = dict.fromkeys(each.name for each in (*seats, *words))
    said = [SaidInfo(each.at, each.text, each.signals, each.phrase) for each in words]
    moves = [*_moves(events, guest)]
    return VisitedTable(table, opened.game, opened.at, opened.daily, tuple(names), said, moves)


def _moves(events: Sequence[Event], guest: str) -> Iterator[MoveInfo]:
    """The moves of a guest, of all games at a table."""
    number = 0
    for event in events:
        is_theirs = guest_of_client(event.client) == guest
        if isinstance(event, Dealt):
            number += 1
        elif isinstance(event, Contested):
            own = (each for each in event.offers if guest_of_client(each.client) == guest)
            yield from (MoveInfo(event.at, number, each.move) for each in own)
        elif isinstance(event, Tried) and guest_of_client(event.offer.client) == guest:
            yield MoveInfo(event.at, number, event.offer.move, event.reason)
        elif isinstance(event, Moved) and is_theirs:
            yield MoveInfo(event.at, number, event.move)
        elif isinstance(event, TookBack) and is_theirs:
            yield MoveInfo(event.at, number, _TAKE_BACK)
        elif isinstance(event, Hinted) and is_theirs:
            yield MoveInfo(event.at, number, _HINT)


def _table(games: Sequence[GameInfo]) -> str:
    """Games as CSV."""
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    for game in games:
        rows.writerow(map(_cell, _row(game)))
    return written.getvalue()


def _row(game: GameInfo) -> tuple[object, ...]:
    """A game in the order of `COLUMNS`."""
    return (
        datetime.fromtimestamp(game.ended / 1000, UTC).isoformat(timespec="seconds"),
        game.game,
        " ".join(f"{name}={value}" for name, value in game.options.items()),
        ", ".join(game.names),
        game.seat,
        "yes" if game.seat in game.winners else "no",
        game.ending,
        game.cards_left,
        game.hints,
        game.lasted / 1000,
        game.table,
        game.number,
    )


def _cell(value: object) -> str:
    """A cell that is only text, even if a name looks like a formula."""
    return _FORMULA.sub(r"\1'", str(value))

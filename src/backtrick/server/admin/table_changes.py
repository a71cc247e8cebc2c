"""Changes of a table that its host has not asked for."""

from __future__ import annotations

import asyncio
from dataclasses import replace as replaced
from typing import TYPE_CHECKING

import msgspec

from ...store import NO_TURN, Batch, Conflict
from ...table import after, decode, encode, fold
from ...table.events import Changed
from ...wire.admin import BanInfo
from ...wire.errors import Fault
from ..clock import milliseconds, wall_milliseconds
from ..listings import OVER, listing_of

if TYPE_CHECKING:
    from ..rooms import Rooms


async def unlist_table(rooms: Rooms, name: str) -> None:
    """Take a table out of the public list; its clients reconnect."""
    async with rooms.put_away(name, Fault.CLOSED.code) as epoch:
        await _unlist(rooms, name, epoch, is_over=False)


async def close_table(rooms: Rooms, name: str) -> None:
    """Close a table for good; its finished games stay."""
    await rooms.bans.add(BanInfo("table", name, wall_milliseconds()))
    rooms.note_bans()
    async with rooms.put_away(name, Fault.CLOSED.code) as epoch:
        await _unlist(rooms, name, epoch, is_over=True)


async def _unlist(rooms: Rooms, name: str, epoch: int, *, is_over: bool) -> None:
    try:
        await _change(rooms, name, epoch, is_over=is_over)
    except Conflict:  # with events that were still on their way, and are stored now
        await _change(rooms, name, epoch, is_over=is_over)


async def _change(rooms: Rooms, name: str, epoch: int, *, is_over: bool) -> None:
    events = [decode(data) for data in await rooms.store.events(name)]
    table = await asyncio.to_thread(fold, events)
    at = max(milliseconds(), events[-1].at)
    settings = msgspec.structs.replace(table.settings, listed=False)
    event = Changed(at=at, options=str(table.options), settings=settings)
    listing = listing_of(after(table, event), at)
    if is_over:  # nobody finds it among their tables any more
        listing = replaced(listing, phase=OVER, turn=NO_TURN)
    batch = Batch(name, table.version + 1, (encode(event),), listing, epoch=epoch)
    await rooms.store.append(batch)

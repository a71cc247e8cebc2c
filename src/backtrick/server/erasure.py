"""Erasing a guest for good: from the lists, from tables in memory, and from stored events."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ..store import Batch, Conflict, StoreError
from ..table import after, decode, encode, fold
from ..table.erasure import NAMELESS, erase, leave
from .bots_on_offer import OFFERED
from .clock import milliseconds
from .http.tokens import new_token
from .listings import listing_of
from .logs import log

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from ..store import GameListing, Listing, Store
    from ..table import Event
    from .rooms import Rooms


async def erase_guest(rooms: Rooms, guest: str, asker: str = "") -> None:
    """Erase a guest, for somebody at an address. If it is interrupted, `retention` goes on."""
    store = rooms.store
    await store.lock_out(guest)
    rooms.shut_out(guest)
    while True:
        for table in await store.visited(guest):
            await _erase_from(rooms, table, guest, asker)
        with suppress(Conflict):  # a request that was under way has opened another table
            await store.delete_guest(guest)
            break
    await scrub(rooms)
    log("guest/erased")


async def scrub(rooms: Rooms, *, patiently: bool = False) -> None:
    """Remove what was deleted from the store's files. If it is busy, `retention` tries again."""
    try:
        await rooms.store.scrub(patiently=patiently)
    except StoreError as error:
        rooms.is_scrubbed = False
        log("store/not-scrubbed", level=logging.WARNING, code=error.code, detail=str(error))
    else:
        rooms.is_scrubbed = True


async def _erase_from(rooms: Rooms, table: str, guest: str, asker: str) -> None:
    """Erase a guest from a table. While that waits for its turn, the others play on."""
    if await rooms.store.visitors(table) == [guest]:  # nobody else, and nothing to rewrite
        async with _away(rooms, table) as epoch:
            await _erase_at(rooms, table, guest, epoch)
        return
    is_erased = False
    while not is_erased:
        await rooms.until_free(table)
        async with rooms.long_work.turn(asker, can_wait=True):
            # Loading it may take a turn as well, which nobody gets meanwhile: never wait for it.
            if not rooms.is_busy(table):
                async with _away(rooms, table) as epoch:
                    await _erase_at(rooms, table, guest, epoch)
                is_erased = True


@asynccontextmanager
async def _away(rooms: Rooms, table: str) -> AsyncGenerator[int]:
    """Keep a table out of memory, and have nothing of it analysed; yields its lease's epoch."""
    async with rooms.put_away(table) as epoch, rooms.analyses.put_away(table):
        yield epoch


async def _erase_at(rooms: Rooms, table: str, guest: str, epoch: int) -> None:
    """Erase a guest from a table that is not in memory."""
    store = rooms.store
    await store.lock_out(guest)  # once more, behind events that were still on their way
    if await store.visitors(table) == [guest]:
        await store.delete_table(table, epoch)
        return
    events = [decode(data) for data in await store.events(table)]
    if not events:  # the same guest was deleted twice at once
        return
    alias = new_token()
    await _stand_up(store, table, events, guest, epoch)
    changed, listing = await asyncio.to_thread(_rewritten, events, guest, alias)
    games = [_without(game, guest, alias) for game in await store.finished(table)]
    await store.rewrite(guest, table, changed, listing, games, epoch=epoch)


async def _stand_up(store: Store, table: str, events: list[Event], guest: str, epoch: int) -> None:
    """Let the guest leave the seat, so that the others can play on."""
    now = await asyncio.to_thread(fold, events)
    at = max(milliseconds(), events[-1].at)
    event = leave(now, guest, OFFERED[now.game.id][-1], at)
    if event is not None:
        listing = listing_of(after(now, event), at)
        batch = Batch(table, now.version + 1, (encode(event),), listing, epoch=epoch)
        await store.append(batch)
        events.append(event)


def _rewritten(events: Sequence[Event], guest: str, alias: str) -> tuple[dict[int, bytes], Listing]:
    """The changed events of a table by version, and its new listing."""
    changed = erase(events, guest, alias)
    table = fold(changed.get(version, event) for version, event in enumerate(events, start=1))
    stored = {version: encode(event) for version, event in changed.items()}
    return stored, listing_of(table, events[-1].at)


def _without(game: GameListing, guest: str, alias: str) -> GameListing:
    """The same game, with the guest nameless."""
    is_theirs = [each == guest for each in game.guests]
    guests = tuple(alias if its else each for each, its in zip(game.guests, is_theirs, strict=True))
    names = tuple(
        NAMELESS if its else each for each, its in zip(game.names, is_theirs, strict=True)
    )
    return replace(game, guests=guests, names=names)

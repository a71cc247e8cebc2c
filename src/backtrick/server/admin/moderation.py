"""Carries out what an operator asks for, and logs it."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ...store import StoreError
from ...table.names import PROGRAM_MARK
from ...wire.admin import (
    AddBan,
    AdminFault,
    BanInfo,
    CheckDatabase,
    CloseTable,
    DeleteGuest,
    FindGuests,
    FoundGuest,
    FoundTable,
    LiftBan,
    ListBans,
    ListTables,
    RenameGuest,
    UnlistTable,
)
from ...wire.errors import Fault
from ..bans import target_of
from ..clock import wall_milliseconds
from ..close_codes import COME_BACK, GOING_AWAY
from ..erasure import erase_guest
from ..http.names import cleaned_for
from ..http.problems import Problem
from ..logs import log
from .database_check import check_database
from .table_changes import close_table, unlist_table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from ...store import Guest, Listing
    from ...wire.admin import AdminCommand, BanKind, DatabaseReport, Found
    from ..rooms import Rooms

_READ_AT_ONCE: Final = 2000


async def carry_out(rooms: Rooms, command: AdminCommand) -> Found:
    """Carry out a command and log it; a Problem or a StoreError if that is impossible."""
    event = f"admin/{command.__struct_config__.tag}"
    # Only ids and networks: names are never logged.
    about: dict[str, Any] = {
        each: getattr(command, each, None) for each in ("guest", "table", "target")
    }
    try:
        found = await _HANDLERS[type(command)](rooms, command)
    except Problem as problem:
        log(event, code=problem.refusal.code)
        raise
    except StoreError as error:  # some of it may have been done
        log(event, level=logging.ERROR, code=error.code, **about)
        raise
    log(event, **about)
    return found


async def _find(rooms: Rooms, command: FindGuests) -> list[FoundGuest]:
    """Guests with this text in their name, in any case, or in their id."""
    text, last = command.text.strip(), ""
    found: list[Guest] = []
    while len(found) < command.limit:
        some = await rooms.store.guests_after(last, _READ_AT_ONCE)
        if not some:
            break
        wanted = text.casefold()
        found += [each for each in some if wanted in each.name.casefold() or text in each.id]
        last = some[-1].id
    return [_found(rooms, each) for each in found[: command.limit]]


def _found(rooms: Rooms, guest: Guest) -> FoundGuest:
    connections, banned = rooms.connections_of(guest.id), rooms.bans.has_guest(guest.id)
    return FoundGuest(guest.id, guest.name, guest.language, guest.created, connections, banned)


async def _guest(rooms: Rooms, guest: str) -> Guest:
    found = await rooms.store.guest(guest)
    if found is None:
        raise Problem(404, AdminFault.NO_SUCH_GUEST.value, f"there is no guest {guest}")
    return found


async def _rename(rooms: Rooms, command: RenameGuest) -> None:
    guest = await _guest(rooms, command.guest)
    is_program = guest.name.startswith(PROGRAM_MARK)
    name = cleaned_for(command.name, is_program=is_program)
    await rooms.store.change_guest(replace(guest, name=name))
    rooms.sign_out(guest.id, GOING_AWAY, Fault.CLOSED.code, COME_BACK)  # to return renamed


async def _delete(rooms: Rooms, command: DeleteGuest) -> None:
    guest = await _guest(rooms, command.guest)
    await erase_guest(rooms, guest.id)


async def _list_bans(rooms: Rooms, _command: ListBans) -> list[BanInfo]:
    return rooms.bans.all()


async def _ban(rooms: Rooms, command: AddBan) -> list[BanInfo]:
    kind, target = _target(command.target)
    if kind == "guest":
        await _guest(rooms, target)
    elif rooms.bans.is_needed(target):
        raise Problem(
            400,
            AdminFault.BAD_TARGET.value,
            f"{target} contains a trusted proxy: everybody would be banned",
        )
    now = wall_milliseconds()
    until = None if command.seconds is None else now + 1000 * command.seconds
    ban = BanInfo(kind, target, now, until, command.reason)
    await rooms.bans.add(ban)
    rooms.note_bans()
    return [ban]


async def _lift(rooms: Rooms, command: LiftBan) -> None:
    _, target = _target(command.target)
    if not await rooms.bans.lift(target):
        raise Problem(404, AdminFault.NO_SUCH_BAN.value, f"{target} is not banned")
    rooms.note_bans()


def _target(text: str) -> tuple[BanKind, str]:
    try:
        return target_of(text.strip())
    except ValueError:
        raise Problem(
            400, AdminFault.BAD_TARGET.value, f"{text} is not an address, a network or a guest's id"
        ) from None


async def _list_tables(rooms: Rooms, command: ListTables) -> list[FoundTable]:
    found = await rooms.store.newest_tables(command.limit, listed=command.listed)
    return [_table(rooms, name, listing) for name, listing in found]


async def _unlist(rooms: Rooms, command: UnlistTable) -> None:
    await _check_table(rooms, command.table)
    await unlist_table(rooms, command.table)


async def _close(rooms: Rooms, command: CloseTable) -> None:
    await _check_table(rooms, command.table)
    await close_table(rooms, command.table)


async def _check_table(rooms: Rooms, table: str) -> None:
    if not await rooms.store.events(table):
        raise Problem(404, AdminFault.NO_SUCH_TABLE.value, f"there is no table {table}")


async def _check_database(rooms: Rooms, _command: CheckDatabase) -> DatabaseReport:
    return await check_database(rooms.store)


def _table(rooms: Rooms, name: str, listing: Listing) -> FoundTable:
    return FoundTable(
        name,
        listing.game,
        listing.options,
        listing.phase,
        listing.listed,
        listing.host,
        listing.free_seats,
        rooms.connections_at(name),
        listing.updated,
    )


_HANDLERS: Final[dict[type, Callable[[Rooms, Any], Coroutine[Any, Any, Found]]]] = {
    FindGuests: _find,
    RenameGuest: _rename,
    DeleteGuest: _delete,
    ListBans: _list_bans,
    AddBan: _ban,
    LiftBan: _lift,
    ListTables: _list_tables,
    UnlistTable: _unlist,
    CloseTable: _close,
    CheckDatabase: _check_database,
}

"""The public list of tables, of all servers that talk to each other.

Each server tells the others which of its tables anyone may join; all keep in memory what they hear.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final, cast

import msgspec

from ..games import GAMES
from ..table.commands import Value
from ..wire.answers import TableInfo, Tables
from .listings import listing_of
from .logs import log_error
from .quotas import AddressCounts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..relay import Relay
    from ..store import Listing
    from ..table.emblems import Emblem
    from ..wire.answers import Phase, TurnInfo
    from .room import Room
    from .rooms import Rooms

TOPIC: Final = "open-tables"
MOST_TABLES: Final = 100
_MOST_A_GUEST: Final = 3
_MOST_AN_ADDRESS: Final = 6
"""The most tables of a host, or of all hosts at an address, in the list: it is for everybody."""
_SECONDS: Final = 1.0


class _OpenTable(msgspec.Struct, frozen=True, array_like=True):
    """A table that anyone may join, and whose it is."""

    guest: str
    address: str
    info: TableInfo


_write: Final = msgspec.msgpack.Encoder().encode
_read: Final = msgspec.msgpack.Decoder(_OpenTable).decode


async def public_list(rooms: Rooms) -> Tables:
    """The public list of tables."""
    found = [*_own(rooms), *_told(rooms.ferry.relay)]
    return Tables([each.info for each in _shared_out(found)])


async def keep_telling(rooms: Rooms) -> None:
    """Tell the other servers once a second which tables here are open, for ever."""
    told: frozenset[str] = frozenset()
    while rooms.store.is_shared:
        try:
            told = tell(rooms, told)
        except Exception as error:  # noqa: BLE001  the next one may succeed
            log_error("relay/error", error)
        await asyncio.sleep(_SECONDS)


def tell(rooms: Rooms, before: frozenset[str]) -> frozenset[str]:
    """Tell which tables are open, and which of those told before are not; returns the former."""
    relay, now = rooms.ferry.relay, {each.info.table: each for each in _shared_out(_own(rooms))}
    for table in before - now.keys():
        relay.tell(TOPIC, table, None)
    for table, each in now.items():
        relay.tell(TOPIC, table, _write(each))
    return frozenset(now)


def _own(rooms: Rooms) -> list[_OpenTable]:
    return [_OpenTable(host.guest.id, host.address, _info(room)) for room, host in rooms.listed()]


def _told(relay: Relay) -> Iterator[_OpenTable]:
    """What the others have told; those of a newer server may have games that this one lacks."""
    for server, _, value in relay.told(TOPIC):
        if server != relay.server:
            try:
                each = _read(value)
            except msgspec.DecodeError:
                continue
            if each.info.game in GAMES:
                yield each


def _shared_out(found: Iterable[_OpenTable]) -> list[_OpenTable]:
    """The newest tables, not too many of anybody; a table that is about to move counts once."""
    guests, addresses = Counter[str](), AddressCounts(_MOST_AN_ADDRESS)
    listed: dict[str, _OpenTable] = {}
    for each in sorted(found, key=lambda each: each.info.updated, reverse=True):
        is_allowed = guests[each.guest] < _MOST_A_GUEST and not addresses.is_full(each.address)
        if is_allowed and each.info.table not in listed and len(listed) < MOST_TABLES:
            guests[each.guest] += 1
            addresses.add(each.address)
            listed[each.info.table] = each
    return [*listed.values()]


def _info(room: Room) -> TableInfo:
    table = room.stored
    emblems = [each.emblem for each in table.occupants if each.emblem is not None]
    return table_info(room.id, listing_of(table, room.changed), emblems)


def table_info(
    name: str, listing: Listing, emblems: Iterable[Emblem], turn: TurnInfo | None = None
) -> TableInfo:
    """A table in a list."""
    return TableInfo(
        name,
        listing.game,
        chosen_options(listing.game, listing.options),
        cast("Phase", listing.phase),  # as written by `listings.phase_of`
        listing.host,
        tuple(emblems),
        listing.free_seats,
        listing.updated,
        listing.what_if,
        turn,
    )


def chosen_options(game: str, text: str) -> dict[str, Value]:
    """The options of a game, from their text."""
    return GAMES[game].options_type.parse(text).chosen()

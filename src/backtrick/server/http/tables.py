"""Opening and finding tables, and their finished games."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

import msgspec

from ...games import GAMES
from ...table.commands import Value
from ...table.emblems import emblem_of
from ...table.lobby import options_from
from ...wire.answers import (
    BestTime,
    BestTimes,
    GameInfo,
    GamesPage,
    InvitationInfo,
    OpenedTable,
    TableInfo,
    Tables,
    TurnInfo,
)
from ...wire.errors import Fault
from ..logs import log
from ..new_tables import prepared_table
from ..open_tables import MOST_TABLES, chosen_options, table_info
from .problems import Problem
from .tokens import guest_if_any, is_id, new_token

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...store import GameListing, Invitation, Listing, Store
    from ...table.emblems import Emblem
    from ...wire.requests import Empty, NewTable, Page, Solo
    from .endpoints import Call, Site

_MOST_TIMES: Final = 20
_MOST_GAMES: Final = 100
"""Somebody who gives up again and again finishes thousands of games."""


async def new_table(call: Call[NewTable, Empty]) -> OpenedTable:
    """Open a table, with bots in its seats if requested."""
    call.site.quotas.take_table(call.me.id, call.address)
    wanted, game = call.body, GAMES[call.body.game]
    external = call.site.rooms.external_bots.offered[game.id]
    prepared = prepared_table(
        new_token(), game, wanted.options, wanted.bots, external, deal=wanted.deal
    )
    table = await call.site.rooms.open_table(
        call.me, game.id, wanted.options, wanted.settings, prepared
    )
    log("table/opened", table=table, guest=call.me.id)
    return OpenedTable(table)


async def open_tables(call: Call[Empty, Empty]) -> Tables:
    """List the open tables that anyone may join, if their host is there."""
    return await call.site.listed.get()


async def my_tables(call: Call[Empty, Empty]) -> Tables:
    """List the guest's tables."""
    store = call.site.rooms.store
    found = await store.tables_of(call.me.id, MOST_TABLES)
    emblems = await _emblems(store, (listing.guests for _, listing in found))
    tables = [_own_table(name, listing, call.me.id, emblems) for name, listing in found]
    return Tables(sorted(tables, key=_waited_since))


def _own_table(name: str, listing: Listing, guest: str, emblems: Mapping[str, Emblem]) -> TableInfo:
    """A table in the list of one of its guests."""
    turn, seated = listing.turn, [emblems[each] for each in listing.guests if each in emblems]
    if not turn.since:
        return table_info(name, listing, seated)
    awaited = tuple(emblems[each] for each in turn.awaited if each in emblems)
    due = turn.due if awaited else None
    shown = TurnInfo(guest in turn.awaited, awaited, turn.since, due)
    return table_info(name, listing, seated, shown)


def _waited_since(table: TableInfo) -> float:
    """Since when a table waits for the guest who asks; all that do not come later."""
    return table.turn.since if table.turn is not None and table.turn.yours else inf


async def invitation(call: Call[Empty, Empty]) -> InvitationInfo:
    """Get the game and the host of a table, for anyone with the link."""
    found = await invitation_to(call.site, call.request.path_params["table"])
    if found is None:
        raise Problem(404, Fault.NO_SUCH_TABLE.code, "no such table")
    return InvitationInfo(found.game, found.host)


async def invitation_to(site: Site, table: str) -> Invitation | None:
    """The invitation to a table; None if there is no such table, or it is banned."""
    if not is_id(table) or site.rooms.bans.has_table(table):
        return None
    return await site.rooms.store.invitation(table)


async def my_games(call: Call[Empty, Page]) -> GamesPage:
    """List the guest's finished games, a page at a time."""
    store, limit = call.site.rooms.store, call.query.limit
    found = await store.finished_of(call.me.id, limit, call.query.before)
    following = found[-1].ended if len(found) >= limit else None
    return GamesPage(await game_infos(store, found, call.me.id), following)


async def games_of_table(call: Call[Empty, Empty]) -> GamesPage:
    """List the last finished games of a table, with the guest's seats."""
    store = call.site.rooms.store
    table = table_of(call.request.path_params["table"])
    found = await store.finished(table, limit=_MOST_GAMES)
    guest = await guest_if_any(call.request, store)
    return GamesPage(await game_infos(store, found, guest.id if guest else ""), None)


async def best_times(call: Call[Empty, Solo]) -> BestTimes:
    """List the best solo times."""
    game = GAMES[call.query.game]
    try:
        given = msgspec.json.decode(call.query.options, type=dict[str, Value])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(400, Fault.BAD_QUERY.code, f"options: {error}") from None
    chosen = options_from(game, {"players": game.players[0], **given})
    # Anyone with the id of a table may go there, so only those who played get it.
    found = await call.site.rooms.store.best_times(game.id, str(chosen), _MOST_TIMES)
    times = [BestTime(each.names[0], each.lasted, each.ended) for each in found]
    return BestTimes(game.id, chosen.chosen(), times)


def table_of(name: str) -> str:
    """The id of a table; a Problem if it is invalid."""
    if not is_id(name):
        raise Problem(404, Fault.NO_SUCH_TABLE.code, "no such table")
    return name


async def game_infos(store: Store, games: Sequence[GameListing], guest: str) -> list[GameInfo]:
    """Finished games, for a guest."""
    emblems = await _emblems(store, (game.guests for game in games))
    return [_game(game, guest, emblems) for game in games]


async def _emblems(store: Store, seated: Iterable[Iterable[str | None]]) -> dict[str, Emblem]:
    """The emblems of the guests at some tables, by id."""
    guests = {guest for seats in seated for guest in seats if guest is not None}
    chosen = await store.emblems(guests)
    return {guest: emblem_of(guest, emblem) for guest, emblem in chosen.items()}


def _game(game: GameListing, guest: str, emblems: Mapping[str, Emblem]) -> GameInfo:
    return GameInfo(
        game.table,
        game.number,
        game.game,
        chosen_options(game.game, game.options),
        game.names,
        bots_among(game.guests),
        tuple(emblems.get(each or "") for each in game.guests),
        game.ended,
        game.lasted,
        game.ending,
        game.winners,
        game.cards_left,
        game.hints,
        game.guests.index(guest) if guest in game.guests else None,
    )


def bots_among(guests: tuple[str | None, ...]) -> tuple[int, ...]:
    """The seats that had a bot at the deal."""
    return tuple(seat for seat, guest in enumerate(guests) if guest is None)

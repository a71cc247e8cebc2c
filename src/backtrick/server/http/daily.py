"""The daily deal: the same cards for everybody, one try per guest, with bots."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ...games import GAMES
from ...store import Conflict, DealOfDay
from ...store.daily import day_at
from ...table import Settings
from ...table.lobby import options_from
from ...wire.answers import OpenedTable
from ...wire.daily import DailyDeal, DailyDeals, DailyResult
from ..clock import time_of_day
from ..daily.comparison import better_than, stars
from ..daily.deals import company, deals_of, seed_of
from ..listings import OVER
from ..logs import log
from ..new_tables import PreparedTable
from .tokens import digest, guest_if_any, new_token

if TYPE_CHECKING:
    from datetime import datetime

    from ...store import DailyTry, GameListing, Store
    from ...wire.requests import Empty, NewDaily
    from ..daily.comparison import Par
    from .endpoints import Call

_DAY: Final = timedelta(days=1)


async def daily_deals(call: Call[Empty, Empty]) -> DailyDeals:
    """List today's deals, with the guest's results."""
    rooms, now = call.site.rooms, time_of_day()
    day = now.date().isoformat()
    guest = await guest_if_any(call.request, rooms.store)
    begun = {} if guest is None else await _begun(rooms.store, day, guest.id)
    pars = await rooms.analyses.pars.of(day, day) if begun else {}
    deals = [_deal(rooms.store, deal, begun.get(deal), pars.get(deal)) for deal in deals_of(day)]
    return DailyDeals(day, _ends(now), await asyncio.gather(*deals))


async def new_daily(call: Call[NewDaily, Empty]) -> OpenedTable:
    """Open the guest's table for one of today's deals, or return the existing one."""
    rooms, guest = call.site.rooms, call.me
    game, players = GAMES[call.body.game], call.body.players
    options_from(game, {"players": players})  # refuses before anything is kept
    deal = DealOfDay(time_of_day().date().isoformat(), game.id, players)
    begun = (await _begun(rooms.store, deal.day, guest.id)).get(deal)
    if begun is None:
        call.site.quotas.take_table(guest.id, call.address)
        device = _hash(deal, call.body.device)
        begun = await rooms.store.begin_try(deal, guest.id, new_token(), device)
    if await rooms.store.invitation(begun.table) is None:
        seed = await seed_of(rooms.store, deal)
        prepared = PreparedTable(begun.table, seed, company(deal), deal.day)
        with suppress(Conflict):  # another tab was quicker
            await rooms.open_table(guest, game.id, {"players": players}, Settings(), prepared)
        log("table/opened", table=begun.table, guest=guest.id)
    rooms.analyses.pars.want(deal)
    return OpenedTable(begun.table)


async def forget_days(store: Store, before: int, now: int) -> None:
    """Forget the devices of earlier days, and everybody's scores of days before a time."""
    await store.forget_devices(day_at(now))
    await store.forget_scores(day_at(before))


def result_of(game: GameListing) -> DailyResult:
    """The result; the guest who opens a table has its first seat."""
    return DailyResult(
        game.number, 0 in game.winners, game.ending, game.winners, game.cards_left, game.lasted
    )


def _ends(now: datetime) -> int:
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return round(1000 * (midnight + _DAY).timestamp())


def _hash(deal: DealOfDay, device: str) -> bytes:
    """The hash of a device, for this deal alone; empty if the device is not known."""
    return digest(f"{'/'.join(map(str, deal))}/{device}") if device else b""


async def _begun(store: Store, day: str, guest: str) -> dict[DealOfDay, DailyTry]:
    """The guest's tries of a day, by deal."""
    return {each.deal: each for each in await store.tries_of([guest], day, day)}


async def _deal(
    store: Store, deal: DealOfDay, begun: DailyTry | None, par: Par | None
) -> DailyDeal:
    listed = DailyDeal(
        game=deal.game,
        players=deal.players,
        state="new",
        table=None,
        result=None,
        stars=None,
        counted=False,
        people=0,
        better_than=None,
    )
    if begun is None:
        return listed
    first = await store.finished(begun.table, until=1)
    if not first:
        found = await store.invitation(begun.table)
        is_over = found is not None and found.phase == OVER
        state = "abandoned" if is_over else "running"
        return replace(listed, state=state, table=begun.table, counted=begun.counted)
    people = await store.scores(deal)
    return replace(
        listed,
        state="finished",
        table=begun.table,
        result=result_of(first[0]),
        stars=stars_of(begun, par),
        counted=begun.counted and begun.result is not None,
        people=sum(people.values()),
        better_than=better_than(people, begun),
    )


def stars_of(begun: DailyTry | None, par: Par | None) -> int | None:
    """The stars of a try; None if it has no result, or the bots still play."""
    if begun is None or begun.result is None or par is None:
        return None
    return stars(GAMES[begun.deal.game], begun.deal.players, begun.result.score, par)

"""The daily deal: the same cards for everybody, one try per guest, with bots."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...store import Conflict
from ...table import Settings
from ...table.lobby import options_from
from ...wire.answers import OpenedTable
from ...wire.catalogue import DailyDeal, DailyDeals, DailyResult
from ..bots_on_offer import PARTNERS
from ..clock import time_of_day
from ..listings import OVER
from ..logs import log
from ..new_tables import PreparedTable
from .tokens import guest_if_any, new_token

if TYPE_CHECKING:
    from ...games.any_game import AnyGame
    from ...store import GameListing, Store
    from ...wire.requests import Empty, NewDaily
    from .endpoints import Call

_DAILY: Final = "daily/"
"""The prefix of the names under which guests' tables are kept."""
_SECRET: Final = "daily-secret"  # noqa: S105  the name under which it is kept
_SECRET_BYTES: Final = 32
_SEED_BYTES: Final = 16
_DAY: Final = timedelta(days=1)


async def daily_deals(call: Call[Empty, Empty]) -> DailyDeals:
    """List today's deals, with the guest's results."""
    store, now = call.site.rooms.store, time_of_day()
    guest = await guest_if_any(call.request, store)
    begun = {} if guest is None else await _begun(store, now, guest.id)
    every = [(game, players) for game in GAMES.values() for players in game.players]
    deals = [
        _deal(store, game, players, begun.get(_deal_name(game, players))) for game, players in every
    ]
    return DailyDeals(_day(now), _ends(now), await asyncio.gather(*deals))


async def new_daily(call: Call[NewDaily, Empty]) -> OpenedTable:
    """Open the guest's table for one of today's deals, or return the existing one."""
    rooms, guest, now = call.site.rooms, call.me, time_of_day()
    game, players = GAMES[call.body.game], call.body.players
    options_from(game, {"players": players})  # refuses before anything is kept
    kept_as = f"{_beginning(now, guest.id)}{_deal_name(game, players)}"
    table = (await rooms.store.kept(kept_as)).get(kept_as, b"").decode()
    if not table:
        call.site.quotas.take_table(guest.id, call.address)
        table = (await rooms.store.keep(kept_as, new_token().encode())).decode()
    if await rooms.store.invitation(table) is None:
        seed = await _seed(rooms.store, f"{_day(now)}/{_deal_name(game, players)}")
        bots = (PARTNERS[game.id],) * (players - 1)
        prepared = PreparedTable(table, seed, bots, _day(now))
        with suppress(Conflict):  # another tab was quicker
            await rooms.open_table(guest, game.id, {"players": players}, Settings(), prepared)
        log("table/opened", table=table, guest=guest.id)
    return OpenedTable(table)


async def forget_days(store: Store, before: int) -> None:
    """Forget which tables guests had for the deals of earlier days."""
    await store.forget_kept(_DAILY, f"{_DAILY}{_day(_date(before))}")


def _date(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _day(now: datetime) -> str:
    return now.date().isoformat()


def _ends(now: datetime) -> int:
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return round(1000 * (midnight + _DAY).timestamp())


def _deal_name(game: AnyGame, players: int) -> str:
    return f"{game.id}/{players}"


def _beginning(now: datetime, guest: str) -> str:
    """The prefix of the names under which a guest's tables of this day are kept."""
    return f"{_DAILY}{_day(now)}/{guest}/"


async def _begun(store: Store, now: datetime, guest: str) -> dict[str, str]:
    """The guest's tables of today, by deal."""
    beginning = _beginning(now, guest)
    kept = await store.kept(beginning)
    return {name.removeprefix(beginning): table.decode() for name, table in kept.items()}


async def _seed(store: Store, deal: str) -> int:
    """A seed that nobody can guess without the secret of this database."""
    secret = await store.keep(_SECRET, secrets.token_bytes(_SECRET_BYTES))
    return int.from_bytes(hmac.digest(secret, deal.encode(), sha256)[:_SEED_BYTES])


async def _deal(store: Store, game: AnyGame, players: int, table: str | None) -> DailyDeal:
    if table is None:
        return DailyDeal(game.id, players, "new", None, None)
    first = await store.finished(table, until=1)
    if first:
        return DailyDeal(game.id, players, "finished", table, _result(first[0]))
    found = await store.invitation(table)
    is_over = found is not None and found.phase == OVER
    return DailyDeal(game.id, players, "abandoned" if is_over else "running", table, None)


def _result(game: GameListing) -> DailyResult:
    """The result; the guest who opens a table has its first seat."""
    return DailyResult(
        game.number, 0 in game.winners, game.ending, game.winners, game.cards_left, game.lasted
    )

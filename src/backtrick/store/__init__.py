"""Durable storage for live tables: their events, finished games, and guests.

store = await open_store("backtrick.db")             # or sqlite:///backtrick.db
store = await open_store("postgresql://localhost/backtrick")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .analyses import AnalysedGame
from .batches import Batch
from .bells import Bell, BellKind, Ring
from .circles import Circle, CircleMember
from .daily import DailyTry, DayPlayed, DealOfDay, TryResult
from .errors import Conflict, Elsewhere, StoreError
from .finished_games import GameListing
from .guests import Guest, GuestToken
from .leases import UNLEASED, Lease
from .listings import NO_TURN, AwaitedTurn, Invitation, Listing
from .locations import file_path, without_secrets
from .port import Store
from .sole_server import sole_server
from .summaries import Summary, Week
from .sums import GivenDrill, SumCount, SumSummary, SumWeek

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "NO_TURN",
    "UNLEASED",
    "AnalysedGame",
    "AwaitedTurn",
    "Batch",
    "Bell",
    "BellKind",
    "Circle",
    "CircleMember",
    "Conflict",
    "DailyTry",
    "DayPlayed",
    "DealOfDay",
    "Elsewhere",
    "GameListing",
    "GivenDrill",
    "Guest",
    "GuestToken",
    "Invitation",
    "Lease",
    "Listing",
    "Ring",
    "Store",
    "StoreError",
    "SumCount",
    "SumSummary",
    "SumWeek",
    "Summary",
    "TryResult",
    "Week",
    "open_store",
    "sole_server",
    "without_secrets",
]


async def open_store(place: str | Path) -> Store:
    """Open a store by the address of a PostgreSQL server or the path of an SQLite file.

    Creates the file and its folder, or the tables of the database, if they are missing. Raises
    `StoreError`.
    """
    path = file_path(place)
    if path is None:
        from .postgres import open_postgres  # noqa: PLC0415 - asyncpg is slow to import

        return await open_postgres(str(place))
    from .sqlite import open_sqlite  # noqa: PLC0415 - likewise with PostgreSQL

    return await open_sqlite(path)

"""Daily deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.answers import OpenedTable, Steps
from ....wire.daily import DailyBoard, DailyCalendar, DailyDeals, PastDay
from ....wire.requests import NewDaily, PointOfView
from .. import daily, daily_boards
from ..endpoints import GET, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        GET,
        "/api/daily",
        "List today's deals with the guest's results.",
        daily.daily_deals,
        DailyDeals,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/daily",
        "Open the guest's table for one of today's deals.",
        daily.new_daily,
        OpenedTable,
        NewDaily,
    ),
    Endpoint(
        GET,
        "/api/me/daily",
        "List the days on which the guest has finished daily deals, and streaks.",
        daily_boards.calendar,
        DailyCalendar,
    ),
    Endpoint(
        GET,
        "/api/daily/{day}",
        "List the deals of a day that is over, with the best games.",
        daily_boards.past_day,
        PastDay,
        needs_guest=False,
        problems=(403, 404),
    ),
    Endpoint(
        GET,
        "/api/daily/{day}/{game}/{players}",
        "Compare the results of a deal: everybody's, the guest's and the bots'. On its day, only "
        "for those who have finished it.",
        daily_boards.board,
        DailyBoard,
        needs_guest=False,
        problems=(403, 404),
    ),
    Endpoint(
        GET,
        "/api/daily/{day}/{game}/{players}/best",
        "Get the steps of the best game of a deal, once the day is over, without what was said.",
        daily_boards.best_game,
        Steps,
        query=PointOfView,
        needs_guest=False,
        problems=(403, 404),
    ),
)

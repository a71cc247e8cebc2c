"""A guest's tables and games, what has come of them, and the sums of races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.answers import GamesPage, Tables
from ....wire.history import History, MyHistory, Shared
from ....wire.requests import DrillReport, NewDrill, Page, SumsQuery
from ....wire.sums import Drill, MySums
from .. import history, sums, tables
from ..endpoints import DELETE, GET, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(GET, "/api/me/tables", "List the guest's tables.", tables.my_tables, Tables),
    Endpoint(
        GET,
        "/api/me/games",
        "List the guest's finished games, newest first.",
        tables.my_games,
        GamesPage,
        query=Page,
    ),
    Endpoint(
        GET,
        "/api/me/history",
        "Get what has come of the guest's games, by kind of game, beside what bots reach.",
        history.my_history,
        MyHistory,
    ),
    Endpoint(
        POST,
        "/api/me/share",
        "Make a link by which anyone can see the guest's history, or get the one there is.",
        history.share,
        Shared,
        status=201,
    ),
    Endpoint(
        DELETE,
        "/api/me/share",
        "Make that link void.",
        history.unshare,
        type(None),
        status=204,
    ),
    Endpoint(
        GET,
        "/api/histories/{token}",
        "Get the history that somebody shares by a link.",
        history.shared_history,
        History,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/me/sums",
        "Get how the guest does the sums of a race, and how that has grown by week.",
        sums.my_sums,
        MySums,
        query=SumsQuery,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/me/drills",
        "Begin a drill: it asks the sums that are slow or go wrong more often.",
        sums.new_drill,
        Drill,
        NewDrill,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/me/sums",
        "Count what the guest answered in a drill, once.",
        sums.report_drill,
        MySums,
        DrillReport,
        problems=(404,),
    ),
)

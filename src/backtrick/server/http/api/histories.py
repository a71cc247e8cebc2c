"""A guest's tables, games and results, and the sums of races."""

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
        "Get the guest's results by kind of game, with those of bots to compare.",
        history.my_history,
        MyHistory,
    ),
    Endpoint(
        POST,
        "/api/me/share",
        "Share the guest's history: create a link that anyone can open, or get it.",
        history.share,
        Shared,
        status=201,
    ),
    Endpoint(
        DELETE,
        "/api/me/share",
        "Stop sharing the guest's history.",
        history.unshare,
        type(None),
        status=204,
    ),
    Endpoint(
        GET,
        "/api/histories/{token}",
        "Get a shared history.",
        history.shared_history,
        History,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/me/sums",
        "Get how well the guest knows the sums of a race, and the progress by week.",
        sums.my_sums,
        MySums,
        query=SumsQuery,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/me/drills",
        "Begin a drill, in which slow and shaky sums come up more often.",
        sums.new_drill,
        Drill,
        NewDrill,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/me/sums",
        "Report the answers of a drill, which count once.",
        sums.report_drill,
        MySums,
        DrillReport,
        problems=(404,),
    ),
)

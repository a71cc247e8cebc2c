"""Finished games: watching them, and learning from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.analyses import AnalysisInfo, TriedTurnInfo
from ....wire.answers import BestTimes, OpenedTable, Steps
from ....wire.history import PersonalBests
from ....wire.requests import GivenTurn, PlayingOn, PointOfView, Solo
from .. import analyses, history, replays, tables, turns, what_ifs
from ..endpoints import GET, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}",
        "Get the record of a finished game.",
        replays.record,
        str,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}/steps",
        "Get the steps of a finished game, as one seat saw it or with all hands open.",
        replays.steps,
        Steps,
        query=PointOfView,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}/bests",
        "Get the guest's personal bests in a finished game.",
        history.bests,
        PersonalBests,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}/analysis",
        "Get the coach's analysis of a finished game, or its progress.",
        analyses.analysis,
        AnalysisInfo,
        needs_guest=False,
        problems=(403, 404),
    ),
    Endpoint(
        POST,
        "/api/tables/{table}/games/{number}/analysis",
        "Request an analysis of a finished game.",
        analyses.want_analysis,
        AnalysisInfo,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/tables/{table}/games/{number}/turns",
        "Try a turn at a moment of a finished game: see what can follow, or have it judged.",
        turns.try_one,
        TriedTurnInfo,
        takes=GivenTurn,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/tables/{table}/games/{number}/what-if",
        "Open a table to play on from a moment of a finished game, with bots.",
        what_ifs.new_what_if,
        OpenedTable,
        takes=PlayingOn,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/best-times",
        "List the best solo times.",
        tables.best_times,
        BestTimes,
        query=Solo,
        needs_guest=False,
    ),
)

"""The HTTP endpoints, in one table."""

from __future__ import annotations

from http import HTTPMethod
from typing import Final

from ...wire.answers import (
    BestTimes,
    GamesPage,
    GuestInfo,
    Health,
    OpenedTable,
    Steps,
    Tables,
    TransferCode,
    Welcomed,
)
from ...wire.catalogue import Catalogue, DailyDeals, LessonInfo
from ...wire.requests import (
    ChangedGuest,
    Claim,
    NewDaily,
    NewGuest,
    NewLesson,
    NewTable,
    Page,
    PointOfView,
    Solo,
)
from . import catalogue, daily, guests, health, lessons, replays, tables
from .endpoints import AnyEndpoint, Endpoint

GET: Final = HTTPMethod.GET
PATCH: Final = HTTPMethod.PATCH
POST: Final = HTTPMethod.POST

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        POST,
        "/api/guests",
        "Create a guest.",
        guests.new_guest,
        Welcomed,
        NewGuest,
        status=201,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/guests/claim",
        "Sign in with a transfer code.",
        guests.claim,
        Welcomed,
        Claim,
        status=201,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(GET, "/api/me", "Get the current guest.", guests.me, GuestInfo),
    Endpoint(
        PATCH,
        "/api/me",
        "Change the guest's name or language.",
        guests.change_me,
        GuestInfo,
        ChangedGuest,
    ),
    Endpoint(
        POST,
        "/api/me/code",
        "Create a transfer code: valid once, for ten minutes.",
        guests.make_code,
        TransferCode,
        status=201,
    ),
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
        "/api/games",
        "List the games with their options, bots and signals.",
        catalogue.games,
        Catalogue,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/api/tables",
        "List the open tables that anyone may join, newest first.",
        tables.open_tables,
        Tables,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/tables",
        "Open a table, with bots in the other seats if you like.",
        tables.new_table,
        OpenedTable,
        NewTable,
        status=201,
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games",
        "List the finished games of a table.",
        tables.games_of_table,
        GamesPage,
        needs_guest=False,
        problems=(404,),
    ),
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
        "/api/best-times",
        "List the best solo times.",
        tables.best_times,
        BestTimes,
        query=Solo,
        needs_guest=False,
    ),
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
        "/api/lessons/{game}",
        "Get the steps of a guided first game.",
        lessons.lesson,
        LessonInfo,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/lessons",
        "Open a table for a guided first game.",
        lessons.new_lesson,
        OpenedTable,
        NewLesson,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/healthz",
        "Check that the server can store events.",
        health.check,
        Health,
        needs_guest=False,
    ),
)

"""All that can be asked of the server through HTTP, in one table."""

from __future__ import annotations

from http import HTTPMethod
from typing import Any, Final

from ...wire.answers import (
    BestTimes,
    GamesPage,
    GuestInfo,
    Health,
    MovingCode,
    Opened,
    Steps,
    Tables,
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
    Solo,
    Viewer,
)
from . import catalogue, daily, guests, health, lessons, replays, tables
from .endpoints import Endpoint

GET: Final = HTTPMethod.GET
PATCH: Final = HTTPMethod.PATCH
POST: Final = HTTPMethod.POST

ENDPOINTS: Final[tuple[Endpoint[Any, Any, Any], ...]] = (
    Endpoint(
        POST,
        "/api/guests",
        "Come for the first time.",
        guests.new_guest,
        Welcomed,
        NewGuest,
        status=201,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/guests/claim",
        "Be the guest who has made a code, on another device.",
        guests.claim,
        Welcomed,
        Claim,
        status=201,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(GET, "/api/me", "Who am I?", guests.me, GuestInfo),
    Endpoint(
        PATCH, "/api/me", "Change name or language.", guests.change_me, GuestInfo, ChangedGuest
    ),
    Endpoint(
        POST,
        "/api/me/code",
        "Make a code that leads another device to the guest, once, within ten minutes.",
        guests.make_code,
        MovingCode,
        status=201,
    ),
    Endpoint(GET, "/api/me/tables", "Tables at which I sit.", tables.my_tables, Tables),
    Endpoint(
        GET,
        "/api/me/games",
        "My finished games, the newest first.",
        tables.my_games,
        GamesPage,
        query=Page,
    ),
    Endpoint(
        GET,
        "/api/games",
        "The games, and all that can be chosen for them.",
        catalogue.games,
        Catalogue,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/api/tables",
        "Tables that anybody may join, the newest first.",
        tables.open_tables,
        Tables,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/tables",
        "Open a table.",
        tables.new_table,
        Opened,
        NewTable,
        status=201,
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games",
        "The finished games of a table.",
        tables.games_of_table,
        GamesPage,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}",
        "The record of a finished game.",
        replays.record,
        str,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games/{number}/steps",
        "A finished game step by step, as one seat saw it or with all hands open.",
        replays.steps,
        Steps,
        query=Viewer,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/best-times",
        "Games won alone, the shortest first.",
        tables.best_times,
        BestTimes,
        query=Solo,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/api/daily",
        "Today's deals, and what I have made of them.",
        daily.daily_deals,
        DailyDeals,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/daily",
        "Play one of today's deals: a new table, or the one I have for it.",
        daily.new_daily,
        Opened,
        NewDaily,
    ),
    Endpoint(
        GET,
        "/api/lessons/{game}",
        "The steps of a guided first game.",
        lessons.lesson,
        LessonInfo,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/lessons",
        "Open a table for a guided first game, with a tutor.",
        lessons.new_lesson,
        Opened,
        NewLesson,
        status=201,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/healthz",
        "Can the server store what happens?",
        health.check,
        Health,
        needs_guest=False,
    ),
)

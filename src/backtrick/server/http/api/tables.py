"""Which games there are, and tables to play them at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....limits import MOST_GAMES
from ....wire.analyses import HintInfo
from ....wire.answers import GamesPage, InvitationInfo, OpenedTable, Tables
from ....wire.catalogue import Catalogue
from ....wire.requests import NewTable
from .. import catalogue, hints, tables
from ..endpoints import GET, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
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
        "/api/tables/{table}",
        "Get the game and the host of a table, for anyone with the link.",
        tables.invitation,
        InvitationInfo,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/hint",
        "Get the hint you have taken for your turn: the coach's choice, and why.",
        hints.hint,
        HintInfo,
        problems=(400, 404),
    ),
    Endpoint(
        GET,
        "/api/tables/{table}/games",
        f"List the last {MOST_GAMES} finished games of a table.",
        tables.games_of_table,
        GamesPage,
        needs_guest=False,
        problems=(404,),
    ),
)

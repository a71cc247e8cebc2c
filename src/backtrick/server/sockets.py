"""The way to the socket of a table: who comes, and from which page, is checked before it opens."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from .http.limits import neighbourhood
from .http.problems import Problem, problem_of
from .http.security import check_origin, headers_for
from .http.tokens import guest_of
from .logs import log
from .session import serve_socket

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from ..store import Guest
    from .http.endpoints import Site

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/socket", re.ASCII)


async def open_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Lead a guest to a table, or refuse. It is plain ASGI, for every move goes this way."""
    try:
        guest, table = await _admit(site, scope)
    except Exception as error:  # noqa: BLE001  whatever it is, it is answered
        await _refuse(problem_of(error), scope, receive, send)
        return
    await serve_socket(site.hub, guest, table, receive, send)


async def _admit(site: Site, scope: Scope) -> tuple[Guest, str]:
    """The guest who comes, and the id of the table; a Problem if they may not."""
    connection = HTTPConnection(scope)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Problem(404, "request/unknown-path", "no socket here")
    check_origin(connection, site.settings)
    client = scope.get("client")
    site.limits.of_address.take(neighbourhood(client[0] if client else ""))
    if site.hub.connections >= site.settings.connections:
        raise Problem(503, "server/full", "too many connections", wait=10)
    guest = await guest_of(connection, site.hub.store)
    site.limits.of_guest.take(guest.id)
    return guest, found[1]


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    log("socket/refused", code=problem.refusal.code)
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    response = problem.response()
    headers = [*response.raw_headers]
    headers += [(name.encode(), value.encode()) for name, value in headers_for(scope).items()]
    start = {"status": problem.status, "headers": headers}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": response.body})

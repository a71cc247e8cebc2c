"""The way to the socket of a table: who comes, and from which page, is checked before it opens."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from ..wire.errors import Fault
from ..wire.inbound import Hello
from .closing import FAILED, GOING_AWAY, POLICY
from .http.limits import neighbourhood
from .http.problems import Problem, problem_of
from .http.security import check_origin, headers_for
from .http.tokens import ID, guest_of
from .line import line_of
from .logs import log, log_error
from .session import AGAIN, Session

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from ..store import Guest
    from .http.endpoints import Site
    from .hub import Hub
    from .line import ShortLine
    from .live import LiveTable

_HELLO_SECONDS: Final = 10
PATH: Final = re.compile(f"/api/tables/({ID})/socket")


async def open_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Lead a guest to a table, or refuse."""
    try:
        guest, table = await _admit(site, scope)
    except Exception as error:  # noqa: BLE001  whatever it is, it is answered
        await _refuse(problem_of(error), scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    await _serve(site.hub, guest, table, line_of(scope), receive)


async def _admit(site: Site, scope: Scope) -> tuple[Guest, str]:
    """The guest who comes, and the id of the table; a Problem if they may not."""
    connection = HTTPConnection(scope)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Problem(404, Fault.UNKNOWN_PATH.code, "no socket here")
    check_origin(connection, site.settings)
    client = scope.get("client")
    site.limits.of_address.take(neighbourhood(client[0] if client else ""))
    if site.hub.connections >= site.settings.connections:
        raise Problem(503, Fault.SERVER_FULL.code, "too many connections", wait=10)
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


async def _serve(hub: Hub, guest: Guest, table: str, line: ShortLine, receive: Receive) -> None:
    """Serve a guest's open connection to a table, to its end."""
    session = Session(guest, hub, line)
    try:
        hello = await _hello(session, receive)
        live = None if hello is None else await hub.join(session, table, hello)
        if live is not None:
            await _stay(hub, session, live, line, receive)
    finally:
        session.close(GOING_AWAY, Fault.CLOSED.code)


async def _stay(
    hub: Hub, session: Session, live: LiveTable, line: ShortLine, receive: Receive
) -> None:
    """Have every frame taken as it comes, until the connection ends."""
    try:
        line.listen(partial(_take, session, live))
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hub.leave(session, live)


async def _hello(session: Session, receive: Receive) -> Hello | None:
    """The first message; None, and the connection closed, if it is another one."""
    try:
        message = await asyncio.wait_for(receive(), _HELLO_SECONDS)
    except TimeoutError:
        message = {"type": "websocket.receive", "text": ""}
    if message["type"] != "websocket.receive":
        return None
    told = session.understand(message["text"] if "text" in message else message["bytes"])
    if isinstance(told, Hello):
        return told
    session.close(POLICY, Fault.HELLO_FIRST.code)
    return None


def _take(session: Session, live: LiveTable, frame: bytes) -> None:
    """Take a frame, whatever comes of it: the line would only break, and nobody know why."""
    try:
        session.take(live, frame)
    except Exception as error:  # noqa: BLE001  as above
        log_error("socket/error", error, table=live.id, guest=session.guest.id)
        session.close(FAILED, Fault.FAILED.code, AGAIN)

"""The sockets of tables: guest and origin are checked before one opens."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.requests import HTTPConnection

from ..store import Guest
from ..texts import DEFAULT
from ..wire.errors import Fault
from ..wire.inbound import Hello
from .close_codes import GOING_AWAY, POLICY
from .connection import Connection
from .http.ban_checks import check_address, check_guest
from .http.networks import neighbourhood
from .http.problems import Problem, problem_of
from .http.security import check_origin, headers_for
from .http.tokens import ID, guest_if_any, guest_of
from .line import frame_in, line_of
from .metrics import count_refused_handshake
from .refusals import note_refusal

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from ..store import Store
    from .far_tables import FarTable
    from .http.endpoints import Site
    from .line import OpenLine
    from .room import Room
    from .rooms import Rooms

_HELLO_SECONDS: Final = 10
PATH: Final = re.compile(f"/api/tables/({ID})/(socket|screen)")
_STRANGER: Final = Guest("", "", DEFAULT)
"""Who opens a screen without being a guest: a television in a room has no name."""


async def open_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Connect a guest to a table, or refuse."""
    try:
        admitted = await _admit(site, scope)
    except Exception as error:  # noqa: BLE001  whatever it is, it is answered
        await _refuse(site, problem_of(error), scope, receive, send)
        return
    guest, address = admitted.guest, admitted.address
    site.quotas.sockets.add(address)
    try:
        await receive()
        await send({"type": "websocket.accept"})
        line = line_of(scope, receive, send)
        line.share(site.quotas.frames.of(address))
        line.take_turns(site.quotas.long_frames, address)
        line.expect(site.proxies)
        quota = site.rooms.quotas.of(guest.id or address)
        budget = site.rooms.commands.of(address)
        is_screen, let_in = admitted.is_screen, admitted.let_in
        connection = Connection(
            guest, line, quota, budget, address, is_screen=is_screen, let_in=let_in
        )
        await _serve(site.rooms, connection, admitted.table, line)
    finally:
        site.quotas.sockets.remove(address)


class _Admitted(NamedTuple):
    """Who may open a socket, and to which table."""

    guest: Guest
    table: str
    address: str
    is_screen: bool
    let_in: int
    """How many sign-outs there had been before."""


async def _admit(site: Site, scope: Scope) -> _Admitted:
    """Who opens the socket; a Problem if they may not."""
    connection = HTTPConnection(scope)
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Problem(404, Fault.UNKNOWN_PATH.code, "no socket here")
    check_origin(connection, site.settings)
    client = scope.get("client")
    check_address(site, scope)
    address = neighbourhood(client[0] if client else "")
    site.quotas.of_address.take(address)
    _check_sockets(site, address)
    is_screen, let_in = found[2] == "screen", site.rooms.sign_outs.count
    guest = await (_guest_or_stranger if is_screen else guest_of)(connection, site.rooms.store)
    _check_sockets(site, address)  # many may have come meanwhile
    if guest is not _STRANGER:
        check_guest(site, guest)
        site.quotas.of_guest.take(guest.id)
    return _Admitted(guest, found[1], address, is_screen, let_in)


async def _guest_or_stranger(connection: HTTPConnection, store: Store) -> Guest:
    return await guest_if_any(connection, store) or _STRANGER


def _check_sockets(site: Site, address: str) -> None:
    """Raise a Problem if there are too many sockets of an address, or of all."""
    # The gate has counted connections too, but those of a proxy are not its own.
    if site.quotas.sockets.is_full(address):
        raise Problem(429, Fault.TOO_MANY_CONNECTIONS.code, "too many connections", wait=10)
    if site.quotas.sockets.total >= site.settings.connections:
        raise Problem(503, Fault.SERVER_FULL.code, "too many connections", wait=10)


async def _refuse(site: Site, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    code, client = problem.refusal.code, scope.get("client")
    address = client[0] if client else ""
    count_refused_handshake(code)
    note_refusal("socket/refused", code, address)
    site.refused_handshakes.of(neighbourhood(address)).take()
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return
    response = problem.response()
    headers = [*response.raw_headers]
    headers += [(name.encode(), value.encode()) for name, value in headers_for(scope).items()]
    start = {"status": problem.status, "headers": headers}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": response.body})


async def _serve(rooms: Rooms, connection: Connection, table: str, line: OpenLine) -> None:
    """Serve a guest's open connection to a table until it ends."""
    try:
        hello = await _hello(connection, line)
        place = None if hello is None else await rooms.join(connection, table, hello)
        if place is not None:
            await _stay(rooms, connection, place, line)
    finally:
        connection.close(GOING_AWAY, Fault.CLOSED.code)
        await line.flush()


async def _stay(
    rooms: Rooms, connection: Connection, place: Room | FarTable, line: OpenLine
) -> None:
    """Take every frame as it arrives, until the connection ends."""
    take = partial(rooms.inbox.put, connection, place)
    try:
        line.listen(take)
        while (message := await line.receive())["type"] != "websocket.disconnect":
            take(frame_in(message))
    finally:
        rooms.leave(connection, place)


async def _hello(connection: Connection, line: OpenLine) -> Hello | None:
    """The hello; None, and the connection closed, if the first message is not one."""
    try:
        message = await asyncio.wait_for(line.receive(), _HELLO_SECONDS)
    except TimeoutError:
        message = {"type": "websocket.receive", "text": ""}
    if message["type"] != "websocket.receive":
        return None
    hello = connection.understand(frame_in(message))
    if isinstance(hello, Hello):
        return hello
    connection.close(POLICY, Fault.HELLO_FIRST.code)
    return None

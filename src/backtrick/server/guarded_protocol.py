"""HTTP connections that have passed the gate."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import h11

from ..wire.errors import Fault
from .http.forwarded import named_client
from .http.networks import neighbourhood
from .http.problems import Problem, written
from .http.request_lengths import LONGEST_HEAD, MeasuredRequests
from .http.request_quotas import CHECKS
from .http.security import with_headers
from .http.timeouts import TimedProtocol
from .metrics import count_refused_request
from .refusals import INVALID, note_refusal

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from starlette.types import ASGIApp, Receive, Scope, Send
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

    from .gate import Gate, Pass

    Lose = Callable[[Exception | None], None]

_CHECK_SECONDS: Final = 2.0
"""Seconds for the request of a connection from the reserve."""
_BEFORE_ANSWER: Final = {h11.IDLE, h11.SEND_RESPONSE}
"""When an answer can begin: later, the client has one already."""
_FORWARDED: Final = b"x-forwarded-for"
_TOO_MANY_HANDSHAKES: Final = written(
    Problem(429, Fault.MANY_REQUESTS.code, "too many refused handshakes", wait=10)
)
"""Written once, because building it takes longer than reading the request."""
_NO_LENGTH: Final = written(
    Problem(411, Fault.NO_LENGTH.code, "name the length of the body; chunks are not read")
)


class GuardedProtocol(TimedProtocol):
    """A connection that the gate counts."""

    gate: Gate
    _requests: MeasuredRequests
    _pass: Pass | None = None
    _has_asked = False
    _has_turn = False
    _early = b""
    """What waits for this connection's turn."""
    _asker = ""
    """The key of the address that asks: the client's, even if a proxy asks for it."""

    @classmethod
    def behind(cls, gate: Gate) -> type[GuardedProtocol]:
        """The protocol of connections that pass this gate."""
        return type(cls.__name__, (cls,), {"gate": gate})

    def connection_made(self, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        let_in = self._pass = self.gate.let_in(peer[0] if peer else "", transport)
        if let_in is not None and let_in.is_reserve:
            self.app, self.head_seconds = (
                cast("Any", _only_checks(self.app)),
                _CHECK_SECONDS,
            )
        self.conn = self._requests = MeasuredRequests(h11.SERVER, LONGEST_HEAD)
        super().connection_made(transport)
        if let_in is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._early or self._pass is None:
            self._early += data
            return
        if self.conn.their_state is h11.IDLE:
            self._asker = self._asker_in(data, self._pass)
        if self.gate.rota.is_ours(self._asker, self._go_on):
            self._handle(data)
        else:
            self._early = data
            self.transport.pause_reading()

    def _asker_in(self, data: bytes, let_in: Pass) -> str:
        if not let_in.is_trusted:
            return let_in.address
        head = self.conn.trailing_data[0] + data  # a long one comes in parts
        named = named_client(head, self.gate.proxies)
        return neighbourhood(named) if named else let_in.address

    def _go_on(self) -> None:
        """It is this connection's turn."""
        early, self._early = self._early, b""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._handle(early)

    def _handle(self, data: bytes) -> None:
        self._has_turn = True
        if data:
            super().data_received(data)
        else:  # the next request came along with the last one
            self.handle_events()
        self._has_turn = False
        self._note_request()

    def handle_events(self) -> None:
        if self._has_turn or self._may_go_on():
            super().handle_events()

    def _may_go_on(self) -> bool:
        """Whether the next request may be handled after an answer; if not, it waits."""
        has_come = bool(self.conn.trailing_data[0])
        if not has_come or self._pass is None:
            return False
        is_ours = self.gate.rota.is_ours(self._asker, self._go_on)
        if not is_ours:
            self.transport.pause_reading()
        return is_ours

    def _note_request(self) -> None:
        # None before the first request, whatever its type says.
        headers = cast("list[tuple[bytes, bytes]] | None", self.headers)
        if not self._has_asked and headers is not None and self._pass is not None:
            self._has_asked = True
            self._pass.asked(forwarded=any(name == _FORWARDED for name, _ in headers))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._note_request()
        let_in = self._pass
        if let_in is None or let_in.is_reserve:
            self.transport.close()
            return
        if not self.gate.may_shake_hands(self._asker):
            self.transport.write(_TOO_MANY_HANDSHAKES)
            self.transport.close()
            return
        self._pass = None
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        # The socket keeps the pass, but not this connection, whose parser takes 6 KB.
        socket.connection_lost = partial(_lose_socket, let_in, socket.connection_lost)

    def on_response_complete(self) -> None:
        if self._pass is not None and self._pass.is_reserve:
            self.transport.close()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        if self._requests.is_unmeasured:
            self._note_refusal(Fault.NO_LENGTH.code)
            self.transport.write(_NO_LENGTH)
            self.transport.close()
        else:
            self._refuse_invalid(msg)

    def _refuse_invalid(self, msg: str) -> None:
        self._note_refusal(INVALID)
        # None before the first request, whatever its type says.
        if (cycle := cast("RequestResponseCycle | None", self.cycle)) is not None:
            cycle.disconnected = True  # whatever it answers to the request has come too late
        if self.conn.our_state in _BEFORE_ANSWER:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _note_refusal(self, code: str) -> None:
        if self.client is not None:  # else it is a rehearsal
            count_refused_request(code)
            note_refusal("request/refused", code, self.client[0])

    def _leave(self) -> None:
        if self._pass is not None:
            self._pass.leave()
            self._pass = None


def _lose_socket(let_in: Pass, lose: Lose, exc: Exception | None) -> None:
    let_in.leave()
    lose(exc)


def _only_checks(app: ASGIApp) -> ASGIApp:
    """The same application, but only for health checks and metrics."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        problem = Problem(503, Fault.SERVER_FULL.code, "too many connections", wait=10)
        await problem.response()(scope, receive, send)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        chosen = app if scope["path"] in CHECKS else with_headers(refuse)
        await chosen(scope, receive, send)

    return answer

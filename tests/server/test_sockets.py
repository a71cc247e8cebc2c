"""Which sockets are opened."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.server.app import application
from backtrick.server.http.tokens import digest, new_token
from tests.patience import until

from .table_bots.bot_tables import house

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp, Message

pytestmark = pytest.mark.asyncio
MOST = 3


class Handshake:
    """A client that asks for a socket, and then says nothing."""

    def __init__(self, token: str) -> None:
        self.answer: Message | None = None
        self._is_connected = False
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "path": f"/api/tables/{'T' * 22}/socket",
            "headers": [(b"authorization", f"Bearer {token}".encode())],
            "client": ("192.0.2.1", 1),
            "extensions": {"websocket.http.response": {}},
        }

    async def ask(self, app: ASGIApp) -> None:
        """Ask for a socket, and wait for ever."""
        await app(self._scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if self._is_connected:
            await asyncio.Event().wait()
        self._is_connected = True
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        self.answer = self.answer or message


@pytest.mark.parametrize("limit, status", [("connections_an_address", 429), ("connections", 503)])
async def test_nobody_has_too_many_sockets_by_asking_all_at_once(
    tmp_path: Path, limit: str, status: int
) -> None:
    """All of them wait until their guest is found; those without a table count as well."""
    settings: dict[str, Any] = {limit: MOST}
    async with house(tmp_path, **settings) as opened:
        token = new_token()
        await opened.rooms.store.add_token(opened.host.guest.id, digest(token))
        app = application(opened.rooms, opened.rooms.settings)
        many = [Handshake(token) for _ in range(3 * MOST)]
        asking = [asyncio.create_task(each.ask(app)) for each in many]
        await until(lambda: all(each.answer for each in many))
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    answers = [each.answer or {} for each in many]
    assert [each["type"] for each in answers].count("websocket.accept") == MOST
    assert [each.get("status") for each in answers].count(status) == 2 * MOST

"""Guarded connections are tried out before the server starts, which can do without them."""

from __future__ import annotations

import asyncio
import stat
import sys
from typing import TYPE_CHECKING, Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from backtrick.server.gate import Gate
from backtrick.server.guarded_protocol import GuardedProtocol
from backtrick.server.http_protocol import http_protocol
from backtrick.settings import ServerSettings

from . import server_process
from .client import Client, new_guest, open_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# The program with a future uvicorn, which makes its parser later.
ANOTHER_UVICORN = f"""\
#!{sys.executable}
from uvicorn.protocols.http import h11_impl
connection_made = h11_impl.H11Protocol.connection_made
def made(self, transport):
    self.conn = h11_impl.h11.Connection(h11_impl.h11.SERVER)
    connection_made(self, transport)
h11_impl.H11Protocol.connection_made = made
from backtrick.cli import main
main()
"""


def chosen() -> type[asyncio.Protocol] | str:
    """What uvicorn is given."""

    async def choose() -> type[asyncio.Protocol] | str:
        return await http_protocol(Gate(ServerSettings(), 10))

    return asyncio.run(choose())


def lines_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log; a server leaves out what uvicorn says about clients."""
    return [record.getMessage() for record in caplog.records if record.name == "backtrick"]


def test_guarded_connections_pass_their_rehearsal(caplog: pytest.LogCaptureFixture) -> None:
    """With the locked versions they are used, and nothing is logged."""
    found = chosen()
    assert isinstance(found, type)
    assert issubclass(found, GuardedProtocol)
    assert lines_in(caplog) == []


def parse_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """Make uvicorn make its parser anew, so that bodies in chunks are read."""
    made = H11Protocol.connection_made

    def connection_made(self: Any, transport: Any) -> None:
        parser = type(self.conn).__bases__[0]
        self.conn = parser(self.conn.our_role)
        made(self, transport)

    patch.setattr(H11Protocol, "connection_made", connection_made)


def upgrade_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """Rename the method that passes on handshakes."""
    patch.delattr(H11Protocol, "handle_websocket_upgrade")


def answer_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """Make uvicorn go on by itself after an answer, so that no other request is handled."""

    def stop(_: object) -> None:
        """Nothing follows."""

    patch.setattr(H11Protocol, "on_response_complete", stop)
    patch.setattr("backtrick.server.guarded_rehearsal.PATIENCE_SECONDS", 0.2)


@pytest.mark.parametrize("change", [parse_elsewhere, upgrade_elsewhere, answer_elsewhere])
def test_other_parts_lead_to_the_public_way(
    change: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whatever is different in another version, the server starts, and a line says why."""
    change(monkeypatch)
    assert chosen() == "h11"
    assert lines_in(caplog) == ["server/no-gate"]


def test_the_public_way_serves_pages_and_tables(tmp_path: Path) -> None:
    """Everybody is served, only with fewer guards."""
    program = tmp_path / "backtrick"
    program.write_text(ANOTHER_UVICORN)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)

    async def visit(address: str) -> bool:
        guest = await new_guest(address)
        table = await open_table(address, guest, "face-to-face")
        async with Client(address, guest, table) as client:
            return client.is_welcome

    with server_process.serving(tmp_path, (str(program),)) as server:
        assert server.client().get("/readyz").status_code == 200
        assert asyncio.run(visit(server.address))
        assert server.end() == 0
    warnings = [line["event"] for line in server.log() if line["level"] == "warning"]
    assert warnings == ["server/no-gate"]

"""Shared by the tests of stores: an address for a new store of each kind, and its patience."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.store import postgres as postgres_store
from backtrick.store import postgres_writer, sqlite_file
from tests.patience import PATIENCE
from tests.store.postgres import PostgresServer, postgres

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LIMITS = {
    postgres_store: ("OPEN_SECONDS", "MIGRATION_SECONDS", "READ_SECONDS", "CLOSE_SECONDS"),
    postgres_writer: ("CONNECT_SECONDS", "PATIENCE"),
    sqlite_file: ("BUSY_SECONDS",),
}
"""How long a store waits for locks and servers, by module."""

__all__ = ["place", "postgres"]


@pytest.fixture(autouse=True)
def give_up_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let stores wait as long as tests do, unless a test says otherwise."""

    def set_limits(seconds: float) -> None:
        for module, names in LIMITS.items():
            for name in names:
                monkeypatch.setattr(module, name, seconds)

    set_limits(PATIENCE)
    return set_limits


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new store. Tests that use it run once with each kind of store."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "backtrick.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()

"""What the tests of stores share: a place for a new store of each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.store.postgres import PostgresServer, postgres

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["place", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where there is no store yet: every test that asks for it runs once with each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "backtrick.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()

"""What a server does to talk to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.server.rooms import Rooms
from backtrick.store import open_store

from .far_rooms import SETTINGS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_a_server_that_is_alone_counts_nothing(tmp_path: Path) -> None:
    """It would be woken twice a second for nobody."""
    store = await open_store(tmp_path / "one.sqlite")
    try:
        await Rooms(store, SETTINGS).ferry.run()
    finally:
        await store.close()

"""Whatever happens to the server, nothing that was acknowledged is lost, and nobody waits long."""

from __future__ import annotations

import asyncio
from random import Random

from tests.store.conftest import place, postgres

from .crashing import BACK_SECONDS, crash

__all__ = ["place", "postgres"]

KILLS = 20


def test_nothing_is_lost_when_the_server_is_killed(place: str) -> None:
    """Clients play all games; the server is killed at random moments, and all go on."""
    report = asyncio.run(crash(place, KILLS, Random(1), pause=0.5))
    assert report.problems == []
    assert report.kills == KILLS
    assert report.commands > KILLS
    assert report.slowest < BACK_SECONDS

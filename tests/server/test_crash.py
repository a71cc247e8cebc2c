"""Whatever happens to the server, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from random import Random

from tests.store.conftest import place, postgres

from .crashes import crash

__all__ = ["place", "postgres"]

KILLS = {False: 3, True: 200}
"""The number of kills, by whether the run is thorough."""


def test_nothing_is_lost_when_the_server_is_killed(place: str, *, is_thorough: bool) -> None:
    """Clients play all games; the server is killed at random moments, and all games go on."""
    kills = KILLS[is_thorough]
    report = asyncio.run(crash(place, kills, Random(1), pause=0.5))
    assert report.problems == []
    assert report.kills == kills
    assert report.commands > kills

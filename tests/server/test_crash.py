"""Whatever happens to the server, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.store.conftest import place, postgres
from tests.thorough import first_of

from .crashes import crash

__all__ = ["place", "postgres"]

KILLS = {False: 3, True: 10}
"""The number of kills in a run, by whether the tests are thorough."""
RUNS = range(20)
"""Many short runs take no longer than a long one, and a slow machine has time for each."""


@pytest.mark.parametrize("run", first_of(RUNS))
def test_nothing_is_lost_when_the_server_is_killed(
    place: str, run: int, *, is_thorough: bool
) -> None:
    """Clients play all games; the server is killed at random moments, and all games go on.

    What has come of those that ended is summed up, each once.
    """
    kills = KILLS[is_thorough]
    report = asyncio.run(crash(place, kills, Random(run), pause=0.5))
    assert report.problems == []
    assert report.kills == kills
    assert report.commands > kills

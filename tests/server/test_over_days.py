"""A month of games over days, of messages and of summaries: nothing is lost."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.store.conftest import place, postgres
from tests.thorough import first_of

from .correspondence import correspond

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["place", "postgres"]

KILLS = {False: 1, True: 20}
"""The number of kills in a run, by whether the tests are thorough."""
RUNS = range(5)


@pytest.mark.parametrize("run", first_of(RUNS))
def test_everybody_is_told_of_every_turn(
    place: str, tmp_path: Path, run: int, *, is_thorough: bool
) -> None:
    """People who come only when told play on, whenever the server is killed.

    Each turn is told once; after a kill perhaps once more, with the same id. What has come of the
    games is summed up, each once.
    """
    kills = KILLS[is_thorough]
    report = asyncio.run(correspond(place, tmp_path, kills, Random(run)))
    print(f"{report.told} turns told, {report.again} once more, {report.games} results")
    assert report.problems == []
    assert report.kills == kills
    assert report.told
    assert report.again <= kills * report.told

"""Answers that take long are found one at a time, so that many requests slow down nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.puzzles import SETS
from backtrick.server.analyses.analyses import Remembered
from backtrick.server.http import puzzles
from tests.patience import until

from ..analyses.test_analyses import asking
from ..table_bots.bot_tables import house

if TYPE_CHECKING:
    from pathlib import Path

PUZZLE = f"/api/puzzles/{next(name for each in SETS.values() for name in each.puzzles)}"
SPRINT = "/api/sprint?game=seven-ate-nine"


@pytest.mark.parametrize("path", [SPRINT, PUZZLE, f"{PUZZLE}/solution"])
def test_they_take_turns_with_other_long_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """While another address has its turn, nothing is worked out."""
    monkeypatch.setattr(puzzles, "_begun", Remembered[str, object]())

    async def ask() -> None:
        async with house(tmp_path) as opened, asking(opened) as client:
            long_work = opened.rooms.long_work
            async with long_work.turn("another"):
                asked = asyncio.create_task(client.get(path))
                await until(lambda: len(long_work) == 2 or asked.done())
                assert not asked.done()
            assert (await asked).status_code == 200

    asyncio.run(ask())


def test_a_puzzle_that_is_known_waits_for_nobody(tmp_path: Path) -> None:
    """Somebody who tries one card after the other has each answered at once."""

    async def ask() -> None:
        async with house(tmp_path) as opened, asking(opened) as client:
            assert (await client.get(PUZZLE)).status_code == 200
            async with opened.rooms.long_work.turn("another"):
                tried = await client.post(f"{PUZZLE}/turns", json={"moves": []})
                assert tried.status_code == 200
            unknown = await client.get("/api/puzzles/nonsense")
            assert unknown.status_code == 404

    asyncio.run(ask())

"""Analyses of finished games: wanted, stored once for each edition, and erased with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.store import AnalysedGame
from tests.store.values import ANN, LISTING, finish_game, opened

if TYPE_CHECKING:
    from backtrick.store import Store

pytestmark = pytest.mark.asyncio
HEARD = AnalysedGame("table", 1, heard=True)
SILENT = AnalysedGame("table", 1, heard=False)


async def test_an_analysis_is_wanted_and_then_stored(place: str) -> None:
    """It outlives the store that it was given to; wanting it again changes nothing."""
    async with opened(place) as store:
        assert await store.analysis(HEARD, "1/10") is None
        await store.want_analysis(HEARD, "1/10")
        assert await store.analysis(HEARD, "1/10") == b""
    async with opened(place) as store:
        assert await store.wanted_analyses("1/10", 5) == [HEARD]
        await store.store_analysis(HEARD, "1/10", b"\0first")
        await store.want_analysis(HEARD, "1/10")
        assert await store.analysis(HEARD, "1/10") == b"\0first"
        assert await store.wanted_analyses("1/10", 5) == []


async def test_readers_who_heard_nothing_have_their_own(place: str) -> None:
    """What was said is not for everybody, and an analysis depends on it."""
    async with opened(place) as store:
        await _stored(store, HEARD, b"whole")
        assert await store.analysis(SILENT, "1/10") is None
        await _stored(store, SILENT, b"silent")
        assert await store.analysis(HEARD, "1/10") == b"whole"


async def test_another_edition_is_made_anew(place: str) -> None:
    """It replaces the old one, which comes too late if it is still being made."""
    async with opened(place) as store:
        await _stored(store, HEARD, b"old")
        assert await store.analysis(HEARD, "2/10") is None
        await store.want_analysis(HEARD, "2/10")
        await store.store_analysis(HEARD, "1/10", b"late")
        assert await store.analysis(HEARD, "1/10") is None
        assert await store.analysis(HEARD, "2/10") == b""


async def test_a_wish_can_be_given_up(place: str) -> None:
    """A stored analysis stays."""
    async with opened(place) as store:
        await store.want_analysis(HEARD, "1/10")
        await store.give_up_analysis(HEARD, "1/10")
        assert await store.analysis(HEARD, "1/10") is None
        await _stored(store, SILENT, b"silent")
        await store.give_up_analysis(SILENT, "1/10")
        assert await store.analysis(SILENT, "1/10") == b"silent"


@pytest.mark.parametrize("is_whole_table", [True, False])
async def test_analyses_go_with_what_they_depend_on(place: str, *, is_whole_table: bool) -> None:
    """With the table, or with the words of a guest; one that is being made comes too late."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        finished = await finish_game(store, "table", guests=("ann", None, "bob"))
        await _stored(store, HEARD, b"whole")
        await store.want_analysis(SILENT, "1/10")
        if is_whole_table:
            await store.delete_table("table")
        else:
            await store.rewrite("ann", "table", {}, LISTING, [finished])
        await store.store_analysis(SILENT, "1/10", b"late")
        assert await store.analysis(HEARD, "1/10") is None
        assert await store.analysis(SILENT, "1/10") is None


async def _stored(store: Store, game: AnalysedGame, data: bytes) -> None:
    await store.want_analysis(game, "1/10")
    await store.store_analysis(game, "1/10", data)

"""Sums that guests did, counted as games end and once for each drill."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.store import (
    Batch,
    Conflict,
    GivenDrill,
    Guest,
    SumCount,
    SumSummary,
    SumWeek,
)
from backtrick.store.summaries import week_of
from tests.store.values import ANN, FINISHED, LISTING, opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from backtrick.store import Store

pytestmark = pytest.mark.asyncio
BOB = Guest("bob", "Bob", "de")
GAME = "a race"
DAY = 86_400_000
ALWAYS = week_of(0)
"""The week in which time begins."""
BEGINNING = 1_790_000_000_000
DRILL = GivenDrill(GAME, 2**53 - 1, BEGINNING, "7+2 9-3")
COUNT = SumCount("ann", GAME, 7, 2, 1, 3, 1, 4_500, 2, BEGINNING)


def some_counts(count: int) -> list[SumCount]:
    """Counts of Ann, Bob and somebody erased, over some weeks."""
    chance = Random(18)
    counts: list[SumCount] = []
    for number in range(count):
        solved, wrong = chance.randrange(4), chance.randrange(3)
        streak = chance.randrange(solved + 1) if wrong else solved
        guest = chance.choice(["ann", "bob", "erased"])
        sum_ = (chance.randrange(1, 4), chance.randrange(1, 3), chance.choice([1, -1]))
        at = BEGINNING + number * DAY // 4
        counts.append(SumCount(guest, GAME, *sum_, solved, wrong, 900 * solved, streak, at))
    return counts


def summed(guest: str, counts: Sequence[SumCount]) -> list[SumSummary]:
    """The sums of a guest, counted in the plainest way."""
    mine = [each for each in counts if each.guest == guest]
    found: list[SumSummary] = []
    for value, step, sign in sorted({(each.value, each.step, each.sign) for each in mine}):
        same = [each for each in mine if (each.value, each.step, each.sign) == (value, step, sign)]
        since = max((place for place, each in enumerate(same) if each.wrong), default=0)
        found.append(
            SumSummary(
                *(value, step, sign),
                sum(each.solved for each in same),
                sum(each.wrong for each in same),
                sum(each.time for each in same),
                sum(each.streak for each in same[since:]),
                same[-1].at,
            )
        )
    return found


def by_week(guest: str, counts: Sequence[SumCount]) -> list[SumWeek]:
    """The same by week."""
    weeks: list[SumWeek] = []
    for start in sorted({week_of(each.at) for each in counts}):
        within = [each for each in counts if week_of(each.at) == start]
        weeks += [
            SumWeek(start, each.value, each.step, each.sign, each.solved, each.wrong, each.time)
            for each in summed(guest, within)
        ]
    return weeks


async def add_guests(store: Store) -> None:
    """Add the guests who exist."""
    await store.add_guest(ANN, b"1")
    await store.add_guest(BOB, b"2")


async def finish(store: Store, table: str, *counts: SumCount) -> None:
    """End a game in which sums were done."""
    game = replace(FINISHED, table=table)
    await store.append(Batch(table, 1, (b"over",), LISTING, game, sums=counts))


async def test_sums_are_counted_as_games_end(place: str) -> None:
    """By guest and by week; those of guests who do not exist are left out."""
    counts = some_counts(200)
    async with opened(place) as store:
        await add_guests(store)
        for number in range(0, len(counts), 2):
            await finish(store, f"table{number}", *counts[number : number + 2])
        for guest in ("ann", "bob"):
            assert await store.sums_of(guest, GAME) == summed(guest, counts)
            assert await store.sum_weeks_of(guest, GAME, ALWAYS) == by_week(guest, counts)
            assert await store.sums_of(guest, "another") == []
            last = by_week(guest, counts)[-1].start
            recent = await store.sum_weeks_of(guest, GAME, last)
            assert recent == [each for each in by_week(guest, counts) if each.start == last]
        assert await store.sums_of("erased", GAME) == []
        assert await store.sum_weeks_of("erased", GAME, ALWAYS) == []


async def test_a_game_that_is_not_stored_counts_nothing(place: str) -> None:
    """Sums are part of the batch: all or nothing."""
    async with opened(place) as store:
        await add_guests(store)
        await finish(store, "table", COUNT)
        with pytest.raises(Conflict):
            await finish(store, "table", COUNT)
        assert await store.sums_of("ann", GAME) == summed("ann", [COUNT])


async def test_a_drill_counts_once(place: str) -> None:
    """However often it is reported, even at once, and after the store was opened again."""
    async with opened(place) as store:
        await add_guests(store)
        await store.give_drill("ann", DRILL)
    async with opened(place) as store:
        assert await store.drill("ann", GAME, DRILL.seed) == DRILL
        assert await store.drill("bob", GAME, DRILL.seed) is None
        assert await store.drill("ann", GAME, 7) is None
        reports = [store.count_drill("ann", DRILL, [COUNT]) for _ in range(5)]
        assert sorted(await asyncio.gather(*reports)) == [False] * 4 + [True]
        assert await store.drill("ann", GAME, DRILL.seed) is None
    async with opened(place) as store:
        assert not await store.count_drill("ann", DRILL, [COUNT])
        assert await store.sums_of("ann", GAME) == summed("ann", [COUNT])
        assert await store.sum_weeks_of("ann", GAME, ALWAYS) == by_week("ann", [COUNT])


async def test_a_drill_of_another_guest_counts_nothing(place: str) -> None:
    """Nor does one that was never given."""
    async with opened(place) as store:
        await add_guests(store)
        await store.give_drill("bob", DRILL)
        await store.give_drill("nobody", DRILL)
        assert not await store.count_drill("ann", DRILL, [COUNT])
        assert await store.sums_of("ann", GAME) == []
        assert await store.drill("bob", GAME, DRILL.seed) == DRILL


async def test_only_the_last_drills_are_kept(place: str) -> None:
    """Five for each guest and game; old ones of everybody are forgotten in time."""
    async with opened(place) as store:
        await add_guests(store)
        await store.give_drill("bob", DRILL)
        drills = [replace(DRILL, seed=seed, given=BEGINNING + seed) for seed in range(8)]
        for each in drills:
            await store.give_drill("ann", each)
        kept = [await store.drill("ann", GAME, each.seed) for each in drills]
        assert kept == [None] * 3 + drills[3:]
        await store.forget_drills(BEGINNING + 5)
        assert await store.drill("bob", GAME, DRILL.seed) is None
        assert [await store.drill("ann", GAME, each.seed) for each in drills[3:]] == [
            *(None, None),
            *drills[5:],
        ]


async def test_a_deleted_guest_leaves_no_sums(place: str) -> None:
    """And nobody else's are deleted."""
    async with opened(place) as store:
        await add_guests(store)
        await finish(store, "table", COUNT, replace(COUNT, guest="bob"))
        for guest in ("ann", "bob"):
            await store.give_drill(guest, DRILL)
        await store.delete_guest("ann")
        assert (
            await store.sums_of("ann", GAME) == await store.sum_weeks_of("ann", GAME, ALWAYS) == []
        )
        assert await store.drill("ann", GAME, DRILL.seed) is None
        assert len(await store.sums_of("bob", GAME)) == 1
        assert len(await store.sum_weeks_of("bob", GAME, ALWAYS)) == 1
        assert await store.drill("bob", GAME, DRILL.seed) == DRILL

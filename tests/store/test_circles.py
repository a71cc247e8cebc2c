"""Circles: joined by a link, left at any time, and changed by a member who is left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick.limits import MOST_CIRCLES
from backtrick.store import Circle, CircleMember, Conflict, Guest
from tests.store.values import opened

if TYPE_CHECKING:
    from backtrick.store import Store

pytestmark = pytest.mark.asyncio
CIRCLE = Circle("circle", "Family", "link", "ann", 2**40)
MOST = 3


async def made(store: Store) -> None:
    """A circle of Ann's, and three others."""
    for name in ("ann", "bob", "cleo", "dan"):
        await store.add_guest(Guest(name, name.title(), "en", 0, "kite teal"), name.encode())
    await store.make_circle(CIRCLE)


async def members(store: Store) -> list[str]:
    """Who is in it."""
    return [each.guest for each in await store.circle_members("circle")]


async def test_a_circle_is_found_by_its_members_and_by_its_link(place: str) -> None:
    """It outlives the store; its maker is in it."""
    async with opened(place) as store:
        await made(store)
        with pytest.raises(Conflict):
            await store.make_circle(replace(CIRCLE, id="other", link="other", maker="nobody"))
    async with opened(place) as store:
        assert await store.circle("circle") == await store.circle_by_link("link") == CIRCLE
        assert await store.circles_of("ann") == [CIRCLE]
        assert await store.circles_of("bob") == []
        assert await store.circle("other") is None
        assert await store.circle_by_link("circle") is None
        assert await store.circle_members("circle") == [
            CircleMember("ann", "Ann", "kite teal", 2**40)
        ]


async def test_a_circle_is_joined_once_and_while_there_is_room(place: str) -> None:
    """And with its present link only."""
    async with opened(place) as store:
        await made(store)
        assert [await store.join_circle(CIRCLE, each, 7, MOST) for each in ("bob", "bob")] == [
            True,
            True,
        ]
        assert await store.join_circle(CIRCLE, "cleo", 8, MOST)
        assert not await store.join_circle(CIRCLE, "dan", 9, MOST)
        assert not await store.join_circle(CIRCLE, "nobody", 9, 10)
        await store.change_circle(replace(CIRCLE, name="Friends", link="new"))
        assert not await store.join_circle(CIRCLE, "dan", 9, 10)
        changed = await store.circle_by_link("new")
        assert changed == replace(CIRCLE, name="Friends", link="new")
        assert sorted(await members(store)) == ["ann", "bob", "cleo"]


async def test_a_guest_is_in_ten_circles_at_most(place: str) -> None:
    """Even if more are made and joined at once."""
    async with opened(place) as store:
        await made(store)
        new = [replace(CIRCLE, id=f"{at}", link=f"{at}") for at in range(MOST_CIRCLES)]
        assert sum(await asyncio.gather(*map(store.make_circle, new))) == MOST_CIRCLES - 1
        others = [replace(each, id=f"bobs{each.id}", link=f"bobs{each.id}") for each in new]
        for each in others:
            assert await store.make_circle(replace(each, maker="bob"))
        await store.leave_circle("circle", "ann")
        joins = (store.join_circle(each, "ann", 9, MOST) for each in others)
        assert sum(await asyncio.gather(*joins)) == 1
        assert len(await store.circles_of("ann")) == MOST_CIRCLES


@pytest.mark.parametrize("is_erased", [False, True])
async def test_the_oldest_member_takes_over(place: str, *, is_erased: bool) -> None:
    """Its maker may leave or be deleted; without members it is gone."""
    async with opened(place) as store:
        await made(store)
        await store.join_circle(CIRCLE, "bob", 9, MOST)
        await store.join_circle(CIRCLE, "cleo", 8, MOST)
        for guest, left in (("ann", ["cleo", "bob"]), ("bob", ["cleo"]), ("cleo", [])):
            if is_erased:
                await store.delete_guest(guest)
            else:
                await store.leave_circle("circle", guest)
            assert await members(store) == left
            found = await store.circle("circle")
            assert (found.maker if found else None) == (left[0] if left else None)
        assert await store.circle_by_link("link") is None

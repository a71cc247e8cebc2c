"""Bells: where guests are told of their turns, once for each."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick.store import AwaitedTurn, Batch, Bell
from backtrick.store.bells import MOST_BELLS
from tests.store.values import ANN, list_table, opened

if TYPE_CHECKING:
    from backtrick.store import Ring, Store

pytestmark = pytest.mark.asyncio
BELL = Bell("bell", "ann", "push", "https://push.example/1", "key", "auth", 7)
FIRST = AwaitedTurn(("ann",), 100)
HOUR = 3_600_000


async def _due(store: Store) -> Ring:
    """A turn of which Ann has yet to be told."""
    await store.add_guest(ANN, b"token")
    await store.add_bell(BELL)
    await list_table(store, "table", turn=FIRST)
    [ring] = await store.due_rings(900, 900, 9)
    return ring


async def test_a_bell_rings_once_for_a_turn(place: str) -> None:
    """Whatever else is stored of the same turn; for the next turn it rings again."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_bell(BELL)
        await list_table(store, "table", turn=FIRST)
        assert await store.due_rings(99, 500, 9) == []
        [ring] = await store.due_rings(100, 500, 9)
        assert (ring.bell, ring.table, ring.since, ring.is_awaited) == (BELL, "table", 100, True)
        await store.rang(ring)
        await store.append(Batch("table", 2, (b"2",), turn=FIRST))
        assert await store.due_rings(900, 900, 9) == []
        await store.append(Batch("table", 3, (b"3",), turn=AwaitedTurn(("ann",), 200)))
        await store.rang(ring)  # the turn before
        [ring] = await store.due_rings(900, 900, 9)
        assert ring.since == 200
        await store.append(Batch("table", 4, (b"4",), turn=AwaitedTurn(("bob",), 300)))
        [ring] = await store.due_rings(900, 900, 9)
        assert not ring.is_awaited


async def test_rings_come_with_their_turn_or_not_at_all(place: str) -> None:
    """A batch that is refused rings nowhere; a failed message is tried again later."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_bell(BELL)
        await list_table(store, "table")
        with pytest.raises(Exception, match="table"):
            await store.append(Batch("table", 9, (b"9",), turn=FIRST))
        assert await store.due_rings(900, 900, 9) == []
        await store.append(Batch("table", 2, (b"2",), turn=FIRST))
        [ring] = await store.due_rings(900, 900, 9)
        await store.ring_later(ring, 1000)
        assert await store.due_rings(900, 999, 9) == []
        assert await store.due_rings(900, 1000, 9) == [replace(ring, tries=1)]


async def test_a_turn_is_claimed_once(place: str) -> None:
    """By the first server that wants to tell it, for a while."""
    async with opened(place) as store:
        ring = await _due(store)
        assert await store.claim_ring(ring, -HOUR)  # over already
        claims = [store.claim_ring(ring, HOUR) for _ in range(3)]
        assert await asyncio.gather(*claims) == [True, False, False]
        assert await store.due_rings(900, 900, 9) == []


async def test_a_turn_that_was_told_is_not_claimed(place: str) -> None:
    """Not even when an earlier claim is over."""
    async with opened(place) as store:
        ring = await _due(store)
        assert await store.claim_ring(ring, -HOUR)
        await store.rang(ring)
        assert not await store.claim_ring(ring, -HOUR)


async def test_bells_belong_to_their_guest(place: str) -> None:
    """Only the guest removes one; the last one to give a browser has it."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_guest(replace(ANN, id="bob"), b"other")
        await store.add_bell(BELL)
        await store.remove_bell("bob", BELL.id)
        assert await store.bells_of("ann") == [BELL]
        await list_table(store, "table", turn=FIRST)
        taken = replace(BELL, id="new", guest="bob")
        await store.add_bell(taken)
        assert await store.bells_of("ann") == []
        assert await store.bells_of("bob") == [taken]
        assert await store.due_rings(900, 900, 9) == []
        await store.append(Batch("table", 2, (b"2",), turn=AwaitedTurn(("bob",), 200)))
        await store.remove_bell("bob", "new")
        assert await store.due_rings(900, 900, 9) == []
        await store.add_bell(taken)
        await store.lock_out("bob")
        assert await store.bells_of("bob") == []
        await store.add_bell(replace(BELL, guest="nobody"))
        assert await store.bells_of("nobody") == []


async def test_several_guests_give_one_webhook(place: str) -> None:
    """Each with a secret of their own; somebody who gives it again has a new secret."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_guest(replace(ANN, id="bob"), b"other")
        hook = replace(BELL, kind="webhook", auth="")
        others = replace(hook, id="other", guest="bob", key="another")
        await store.add_bell(hook)
        await store.add_bell(others)
        await store.add_bell(replace(BELL, id="browser", guest="bob", url="https://push.example/2"))
        await store.add_bell(replace(hook, id="again", key="new"))
        assert [each.key for each in await store.bells_of("ann")] == ["new"]
        assert {each.id for each in await store.bells_of("bob")} == {"browser", "other"}


async def test_a_guest_has_ten_bells_at_most(place: str) -> None:
    """Even if more are given at once; the newest stay, and nobody else loses any."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_guest(replace(ANN, id="bob"), b"other")
        await store.add_bell(replace(BELL, id="other", guest="bob", url="https://push.example/b"))
        await list_table(store, "table", turn=FIRST)
        new = [
            replace(BELL, id=f"bell{at}", url=f"https://push.example/{at}", created=at)
            for at in range(MOST_BELLS + 3)
        ]
        await asyncio.gather(*(store.add_bell(each) for each in new))
        assert await store.bells_of("ann") == new[3:]
        assert len(await store.bells_of("bob")) == 1
        early = replace(BELL, id="early", created=0)  # the clock was set back
        await store.add_bell(early)
        assert await store.bells_of("ann") == [early, *new[4:]]


async def test_guests_take_turns(place: str) -> None:
    """However many turns somebody has, the others are told as soon."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_guest(replace(ANN, id="bob"), b"other")
        await store.add_bell(BELL)
        await store.add_bell(replace(BELL, id="other", guest="bob", url="https://push.example/2"))
        for number in range(9):
            await list_table(store, f"table{number}", turn=FIRST)
        await list_table(store, "late", turn=AwaitedTurn(("bob",), 200))
        due = await store.due_rings(900, 900, 2)
        assert [each.bell.guest for each in due] == ["ann", "bob"]
        assert len(await store.due_rings(900, 900, 99)) < 9

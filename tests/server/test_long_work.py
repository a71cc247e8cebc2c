"""Work that takes long: one piece at a time, and nobody has to wait for all pieces of another."""

from __future__ import annotations

import asyncio

import pytest

from backtrick.server import long_work
from backtrick.server.long_work import LongWork
from tests.patience import until

pytestmark = pytest.mark.asyncio


async def _worked(work: LongWork, wanted: list[str], later: str = "") -> tuple[list[str], int]:
    """In which order pieces of work are done, and how many at once; some keys can wait."""
    order: list[str] = []
    now = most = 0

    async def piece(key: str) -> None:
        nonlocal now, most
        async with work.turn(key, can_wait=key in [*later]):
            now += 1
            most = max(now, most)
            await asyncio.sleep(0)
            order.append(key)
            now -= 1

    await asyncio.gather(*map(piece, wanted))
    return order, most


async def test_one_piece_is_done_at_a_time() -> None:
    """However many there are, the loop shares its processor with one thread."""
    order, most = await _worked(LongWork(), [*"aaabbbccc"])
    assert (len(order), most) == (9, 1)


async def test_several_pieces_are_done_at_once_if_that_is_meant() -> None:
    """But never two of the same key."""
    assert (await _worked(LongWork(2), [*"aaabbbccc"]))[1] == 2
    assert (await _worked(LongWork(2), [*"aaaaa"]))[1] == 1


async def test_who_asks_often_waits_for_themselves() -> None:
    """Somebody who asks once has one piece of the other's before them, not all."""
    order, _ = await _worked(LongWork(), [*"aaaaaaaaab"])
    assert order.index("b") <= 2


async def test_what_can_wait_is_put_off() -> None:
    """As many exports as there are hold up nobody at a table, and are made in the end."""
    order, _ = await _worked(LongWork(), [*"abcdefTUVWX"], later="abcdef")
    assert "".join(order) == "aTUVbWXcdef"


async def test_a_customer_has_one_place_in_line() -> None:
    """However many networks of IPv6 they come from."""
    many = [f"2001:0db8:0001:{number:04x}::/64" for number in range(9)]
    order, _ = await _worked(LongWork(), [*many, "192.0.2.1"])
    assert order.index("192.0.2.1") <= 2
    assert sorted(order) == sorted([*many, "192.0.2.1"])


async def test_a_place_is_passed_on_by_those_who_give_up() -> None:
    """Even at the very moment when it was their turn."""
    work = LongWork()
    async with work.turn("a"):
        waiting = [asyncio.create_task(_worked(work, [key])) for key in "bc"]
        await until(lambda: len(work) == 3)
    waiting[0].cancel()
    await asyncio.gather(waiting[0], return_exceptions=True)
    assert await waiting[1] == (["c"], 1)
    assert len(work) == 0


async def test_a_rest_follows_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """In proportion to the work, even in vain, and before anybody else's: who plays goes first."""
    rests: list[float] = []
    work = LongWork(rest=3)
    clock = iter([10.0, 12.0, 20.0, 21.0])

    async def rest(seconds: float) -> None:
        assert len(work) == 1
        rests.append(seconds)

    monkeypatch.setattr(long_work, "perf_counter", clock.__next__)
    monkeypatch.setattr(long_work.asyncio, "sleep", rest)
    async with work.turn("a"):
        pass
    with pytest.raises(RuntimeError):
        async with work.turn("a"):
            raise RuntimeError
    assert rests == [6.0, 3.0]


async def test_nothing_is_kept_of_those_who_have_gone() -> None:
    """Whether they were served, gave up or failed."""
    work = LongWork()
    async with work.turn("a"):
        waiting = [asyncio.create_task(_worked(work, [key])) for key in "ab"]
        await until(lambda: len(work) == 3)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    with pytest.raises(RuntimeError):
        async with work.turn("c"):
            raise RuntimeError
    assert len(work) == 0
    assert await _worked(work, ["d"]) == (["d"], 1)

"""The rota: addresses take turns with what takes long."""

from __future__ import annotations

import asyncio

from backtrick.server.rota import A_TURN, Rota
from tests.patience import until
from tests.virtual_time import run

HERE, THERE = "203.0.113.1", "203.0.113.2"


def test_connections_begin_a_few_at_a_time() -> None:
    """Addresses take turns: one with many does not keep another waiting."""

    async def scene() -> None:
        rota, begun = Rota(), list[str]()
        for number in range(100):
            if rota.is_ours(HERE, lambda number=number: begun.append(f"{number}")):
                begun.append(f"{number}")
        assert begun == [str(number) for number in range(A_TURN)]
        assert not rota.is_ours(THERE, lambda: begun.append("other"))
        await asyncio.sleep(0)
        assert len(begun) == 2 * A_TURN
        await until(lambda: len(begun) == 101)
        assert begun.index("other") <= 2 * A_TURN
        assert len(begun) == len({*begun})

    run(scene())


def test_nobody_waits_for_a_place_that_was_given_up() -> None:
    """It takes nothing from the turn in which it would have been called."""

    async def scene() -> None:
        rota, begun = Rota(1), list[str]()
        assert rota.is_ours(HERE, lambda: begun.append("first"))
        gone = [rota.place(HERE, lambda: begun.append("gone")) for _ in range(3)]
        assert not rota.is_ours(HERE, lambda: begun.append("last"))
        for place in gone:
            assert place is not None
            place.cancel()
        await asyncio.sleep(0)
        assert begun == ["last"]

    run(scene())


def test_one_that_fails_keeps_nobody_waiting() -> None:
    """The others are called in the next turns."""

    async def scene() -> None:
        rota, begun = Rota(1), list[int]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _failure: None)
        assert rota.is_ours(HERE, list[int]().clear)
        for place in range(5):
            assert not rota.is_ours(HERE, lambda place=place: begun.append(10 // (place - 2)))
        await until(lambda: len(begun) == 4)

    run(scene())


def test_after_each_turn_there_is_a_pause() -> None:
    """A turn has room for one that costs a lot, or several that cost little; a lone one is free."""

    async def scene() -> None:
        loop, rota, begun = asyncio.get_running_loop(), Rota(10, 1.0), list[tuple[str, float]]()

        def ask(name: str, address: str, cost: int) -> None:
            def begin() -> None:
                begun.append((name, loop.time()))

            if rota.place(address, begin, cost) is None:
                begin()

        for name, address, cost in (
            ("long", HERE, 12),
            ("long", HERE, 12),
            *(("short", THERE, 5) for _ in range(3)),
        ):
            ask(name, address, cost)
        await asyncio.sleep(60)
        ask("long", HERE, 12)
        assert begun == [
            ("long", 0),
            ("long", 1),
            ("short", 2),
            ("short", 2),
            ("short", 3),
            ("long", 60),
        ]

    run(scene())

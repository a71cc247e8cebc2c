"""Whether one attacker can slow down everybody else, or fill the server's memory.

    .venv/bin/python -m bench.hostile [--only files] [--rounds 5] [--seconds 4]
                                      [--frames 1000000] [--joins 100000]

Honest pairs play while the server is attacked: with empty frames, all at once or steadily, silent
connections, refused handshakes, requests for files, a crowd of spectators who talk, long texts,
people who come and go, wrong tokens, screens, answers to pings that nobody has sent, bodies in tiny
chunks, many requests at once, requests for the public list, for sprints and for puzzles, turns in
puzzles, 500 sockets that send too much, and refused handshakes through a proxy, from one address
and from eight. Their waits are compared with those between the attacks; the goal is at most twice
the 99th percentile. Then memory: a million empty frames, and a hundred thousand joins at 800
tables, must not make the server grow.
A short run: --rounds 3 --seconds 2 --frames 100000 --joins 4000; one attack alone: --only frames
--frames 0 --joins 0. All of it stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from itertools import cycle
from statistics import median
from typing import TYPE_CHECKING, Any

import uvloop
from rich.console import Console
from tests.server.client import new_guest, open_table
from websockets.asyncio.client import connect

from . import hostile_attacks
from .hostile_attacks import ATTACKS, EMPTY
from .hostile_clients import HELLO
from .hostile_guests import visit
from .load.clients import Load, duels
from .load.servers import NEWCOMERS, live_server, pin

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from .load.servers import Server

PAIRS = 4
MOVES_A_SECOND = 20
"""Of each pair: as many as the limits allow, because a percentile needs many."""
AT_MOST = 2.0
"""The goal for the 99th percentile under attack, as a ratio."""
ONE = ("127.0.0.2",)
EIGHT = tuple(f"127.0.0.{number}" for number in range(2, 10))
PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "open_timeout": None}
"""However long it takes on a busy machine."""
TABLES = 800
AT_ONCE = 16
GROWTH = 1.15
"""How much larger the server may be at the end than after a fifth of the work."""


async def _played(server: Server, seconds: float) -> Load:
    return await duels(server, PAIRS, PAIRS * MOVES_A_SECOND, seconds, warm_up=1)


async def _under_attack(
    server: Server, kind: str, sources: tuple[str, ...], seconds: float
) -> Load:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", hostile_attacks.__name__, kind, server.address),
        *(str(seconds + 4), ",".join(sources)),
    )
    try:
        return await _played(server, seconds)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _attacks(
    console: Console, kinds: Sequence[str], rounds: int, seconds: float
) -> list[bool]:
    """Measure without and with each attack, in turns: other programs are busy now and then."""
    calm: list[Load] = []
    hard = {(kind, sources): list[Load]() for kind in kinds for sources in (ONE, EIGHT)}
    with live_server(NEWCOMERS) as server:
        for _ in range(rounds):
            calm.append(await _played(server, seconds))
            for (kind, sources), loads in hard.items():
                loads.append(await _under_attack(server, kind, sources, seconds))
    console.print(f"without: p50 {_percentile(calm, 50):.1f}, p99 {_percentile(calm, 99):.1f} ms")
    return [
        _is_met(console, f"{kind} from {len(sources)}", calm, loads)
        for (kind, sources), loads in hard.items()
    ]


def _is_met(console: Console, name: str, calm: Sequence[Load], hard: Sequence[Load]) -> bool:
    before, after = _percentile(calm, 99), _percentile(hard, 99)
    is_met = after <= AT_MOST * before
    each = ", ".join(f"{1000 * load.percentile(99):.1f}" for load in hard)
    console.print(
        f"{name}: p50 {_percentile(hard, 50):.1f}, p99 {after:.1f} ms ({each}), "
        f"{after / before:.1f} times ({'met' if is_met else 'NOT MET'}), "
        f"{100 * median(load.server_seconds / load.seconds for load in hard):.0f} % of a processor"
    )
    return is_met


def _percentile(rounds: Sequence[Load], share: int) -> float:
    """In milliseconds, that of the median round: a busy machine spoils some."""
    return 1000 * median(each.percentile(share) for each in rounds)


async def _in_pieces(
    console: Console, server: Server, name: str, count: int, piece: Callable[[int], Awaitable[Any]]
) -> bool:
    """Do something this many times; whether memory stays flat after the first fifth."""
    sizes: list[float] = []
    for number in range(10):
        await piece(count // 10)
        sizes.append(server.kilobytes() / 1024)
        console.print(f"{(number + 1) * count // 10} {name}: {sizes[-1]:.0f} MB")
    is_flat = sizes[-1] <= GROWTH * sizes[1]
    console.print(f"{name}: {'flat' if is_flat else 'GROWS'}")
    return is_flat


async def _frames(console: Console, count: int) -> bool:
    """Empty frames, as many as each connection lets through, over and over."""
    with live_server() as server:
        guest = await new_guest(server.address)
        table = await open_table(server.address, guest, "face-to-face")
        url = f"ws://{server.address}/api/tables/{table}/socket"

        async def send(frames: int) -> None:
            for _ in range(max(frames // 1000, 1)):
                async with connect(url, additional_headers=guest.headers, **PLAIN) as socket:
                    await socket.send(HELLO.decode())
                    await socket.recv()
                    socket.transport.write(1000 * EMPTY)
                    await socket.wait_closed()

        return await _in_pieces(console, server, "frames", count, send)


async def _joins(console: Console, count: int) -> bool:
    """Come and go, at many tables."""
    with live_server() as server:
        guest = await new_guest(server.address)
        tables = [await open_table(server.address, guest, "face-to-face") for _ in range(TABLES)]
        turns = cycle(tables)

        async def come_and_go(times: int) -> None:
            for _ in range(times):
                await visit(server.address, next(turns), guest)

        async def join(times: int) -> None:
            await asyncio.gather(*(come_and_go(max(times // AT_ONCE, 1)) for _ in range(AT_ONCE)))

        return await _in_pieces(console, server, "joins", count, join)


async def _run(kinds: Sequence[str], rounds: int, seconds: float, frames: int, joins: int) -> bool:
    console = Console(width=160)
    met = await _attacks(console, kinds, rounds, seconds) if rounds else []
    met += [await _frames(console, frames)] if frames else []
    met += [await _joins(console, joins)] if joins else []
    return all(met)


def main() -> None:
    """Measure and print; exit with 1 if a goal is not met."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", choices=[*ATTACKS])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--joins", type=int, default=100_000)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        pin(1)
    kinds = [chosen.only] if chosen.only else [*ATTACKS]
    is_met = uvloop.run(_run(kinds, chosen.rounds, chosen.seconds, chosen.frames, chosen.joins))
    sys.exit(0 if is_met else 1)


if __name__ == "__main__":
    main()

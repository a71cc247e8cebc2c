"""The cost of a move on a live server: processor time, and the player's wait for the answer.

    .venv/bin/python -m bench.load [--seconds 20] [--rounds 1] [--boardgame]

The server runs on one core and the clients on another; bots think on either. 250 duels are played
over 500 connections, with 8 moves a second each, and every move is stored and synced before anybody
is told about it. The same run also measures a server that only echoes the same frames (the cost of
the sockets alone), 2,000 idle connections, and the same duels next to 20 tables of bots.

Machines are noisy. With --boardgame, boardgame.io is downloaded and measured in the same minute
under the same load, without durable storage. Compare the ratios: the goals are half of its cost and
twice that of the echo.

Other programs that hold up the clients spoil even the ratios: frames then come in lumps, which
makes the echo a third cheaper and waits twenty times as long. `chrt -r 10` before the command keeps
them out of the way.
"""

from __future__ import annotations

import argparse

import uvloop
from rich.console import Console
from rich.table import Table

from .boardgame import boardgame_duels
from .clients import Load, bot_tables, duels
from .idle import memory_of_idle
from .servers import BOARDGAME, boardgame_server, echo_server, live_server, pin

DUELS = 250
MOVES_A_SECOND = 2_000
IDLE = 2_000
BOT_TABLES = 20
OF_BOARDGAME, OF_ECHO = 0.5, 2.0
"""The goals for the cost of a move, as ratios."""


def _show(console: Console, title: str, loads: dict[str, Load]) -> None:
    table = Table("", "moves/s", "server µs per move", "p50 ms", "p99 ms", "worst ms", title=title)
    for name, load in loads.items():
        figures = (
            load.rate,
            load.cost,
            *(1000 * load.percentile(share) for share in (50, 99, 100)),
        )
        table.add_row(
            name, *(f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}" for figure in figures)
        )
    console.print(table)


async def _measure(seconds: float, console: Console, *, boardgame: bool) -> None:
    loads: dict[str, Load] = {}
    with echo_server() as server:
        echo = await duels(server, DUELS, MOVES_A_SECOND, seconds, echo=True)
        loads["echo, nothing else"] = echo
    if boardgame:
        with boardgame_server() as server:
            loads[BOARDGAME] = await boardgame_duels(server, DUELS, MOVES_A_SECOND, seconds)
    with live_server() as server:
        loads["live tables"] = live = await duels(server, DUELS, MOVES_A_SECOND, seconds)
    with live_server() as server:
        async with bot_tables(server, BOT_TABLES):
            loads[f"and {BOT_TABLES} tables of bots"] = await duels(
                server, DUELS, MOVES_A_SECOND, seconds
            )
    _show(console, f"{DUELS} duels, {2 * DUELS} connections", loads)
    console.print(f"live tables: {live.cost / echo.cost:.1f} times the echo (goal: {OF_ECHO})")
    if boardgame:
        ratio = live.cost / loads[BOARDGAME].cost
        console.print(f"live tables: {ratio:.2f} of what {BOARDGAME} takes (goal: {OF_BOARDGAME})")


async def _run(seconds: float, rounds: int, *, boardgame: bool) -> None:
    console = Console()
    for _ in range(rounds):
        await _measure(seconds, console, boardgame=boardgame)
    with live_server() as server:
        console.print(f"{IDLE} idle connections: {await memory_of_idle(server, IDLE):.1f} KB each")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--boardgame", action="store_true")
    chosen = parser.parse_args()
    pin(1)
    uvloop.run(_run(chosen.seconds, chosen.rounds, boardgame=chosen.boardgame))


if __name__ == "__main__":
    main()

"""Games that somebody has played before: put into the database while no server has it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from backtrick.games import GAMES
from backtrick.server.clock import DAY, wall_milliseconds
from backtrick.server.game_kinds import kind_of
from backtrick.store import Batch, GameListing, open_store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WEEKS = 12
KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("quick-easy", {"players": 3}),
    ("quick-easy", {"players": 2, "variant": "pro"}),
    ("face-to-face", {}),
    ("seven-ate-nine", {"players": 4, "no_wrap": True}),
    ("seven-ate-nine", {"players": 1}),
)
SLOWEST = 3_000_000
"""Milliseconds that nobody takes for a race."""


def live(database: Path, guest: str) -> list[GameListing]:
    """Let a guest have played for some weeks, ever better, but slowly; returns the games."""
    games = [*_games(guest)]
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has an event loop here
        elsewhere.submit(asyncio.run, _store(database, games)).result()
    return games


async def _store(database: Path, games: list[GameListing]) -> None:
    store = await open_store(database)
    for game in games:
        await store.append(Batch(game.table, 1, (b"{}",), None, game))
    await store.close()


def _games(guest: str) -> Iterator[GameListing]:
    chance, now, number = Random(7), wall_milliseconds(), count(1)
    for week in range(WEEKS):
        for name, chosen in KINDS:
            options = GAMES[name].options(**chosen)
            for _ in range(chance.randrange(1, 5)):
                is_won = options.players == 1 or chance.random() < (week + 4) / (WEEKS + 6)
                left = 0 if is_won else chance.randrange(1, 2 + 2 * (WEEKS - week))
                slow = SLOWEST - 20_000 * week - chance.randrange(50_000)
                others = range(1, options.players)
                yield GameListing(
                    table=f"{next(number):022}",
                    number=1,
                    game=name,
                    options=str(options),
                    guests=(guest, *(None for _ in others)),
                    names=("Ada", *("greedy" for _ in others)),
                    ended=now - (WEEKS - week) * 7 * DAY + chance.randrange(DAY),
                    lasted=slow,
                    ending="all-laid" if is_won else "nothing-fits",
                    winners=((0, *others) if GAMES[name].team else (0,)) if is_won else (),
                    cards_left=left,
                    kind=kind_of(options),
                )

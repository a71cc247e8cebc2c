"""The example bot at a real table of a real server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from ast import literal_eval
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.games import GAMES
from tests.machines import ROOT
from tests.patience import PATIENCE
from tests.server.client import Client, new_guest, open_table
from tests.server.server_process import GENEROUS, ServerProcess, serving
from tests.wire.schemas import validator

if TYPE_CHECKING:
    from collections.abc import Iterator

BOT = ROOT / "examples" / "bot.py"
MOST_LINES = 60
IN_TURNS = [game.id for game in GAMES.values() if not game.in_real_time]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with generous limits."""
    with serving(tmp_path_factory.mktemp("server"), **GENEROUS) as running:
        yield running


async def start(server: ServerProcess, *arguments: str) -> asyncio.subprocess.Process:
    """The bot, as a process of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        server.url,
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        env={"PATH": os.defpath},
    )


async def ended(bot: asyncio.subprocess.Process) -> str:
    """The output of the bot, once it has ended."""
    printed, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 0
    return printed.decode().strip()


async def play_to_the_end(client: Client, chance: Random) -> None:
    """Make a legal move whenever there is one."""
    await client.until(lambda: {} not in client.lobby["seats"])
    await client.do("deal")
    while client.lobby["running"]:
        await client.until(lambda: client.game["legal"] or not client.lobby["running"])
        if client.game["legal"]:
            await client.do("move", move=chance.choice(client.game["legal"]))


async def meet(server: ServerProcess, game: str, frames: list[str]) -> tuple[Any, str]:
    """Play against the bot with a spectator; return the outcome and the bot's output."""
    host = await new_guest(server.address)
    table = await open_table(server.address, host, game, {"starter": 1})
    other = await new_guest(server.address, "Ben")
    bot = await start(server, table)
    async with (
        Client(server.address, host, table, frames=frames) as client,
        Client(server.address, other, table, frames=frames),
    ):
        await play_to_the_end(client, Random(3))
        await client.do("say", text="Well played!", language="en")
        async with Client(server.address, other, table, frames=frames):
            return client.game["outcome"], await ended(bot)


@pytest.mark.parametrize("game", IN_TURNS)
def test_it_plays_a_whole_game(server: ServerProcess, game: str) -> None:
    """It sits down and plays to the end, and every frame matches the schema."""
    frames: list[str] = []
    outcome, printed = asyncio.run(meet(server, game, frames))
    assert literal_eval(printed) == outcome
    assert outcome is not None
    messages = [json.loads(frame) for frame in {*frames}]
    # Their number is random: a team may be stuck after its first turn.
    assert {"welcome", "update"} <= {message["type"] for message in messages}
    for message in messages:
        validator("Outbound").validate(message)


def test_it_says_why_it_cannot_play(server: ServerProcess) -> None:
    """At a table that does not exist it prints the code, and ends."""

    async def try_it() -> str:
        return await ended(await start(server, "A" * 22))

    assert asyncio.run(try_it()) == "table/unknown"


def test_it_is_short() -> None:
    """It shows how little is needed."""
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= MOST_LINES

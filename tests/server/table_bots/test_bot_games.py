"""Bots at live tables: whole games, with and without people."""

from __future__ import annotations

import asyncio
import os
import signal
from logging import WARNING
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.record import read
from backtrick.server.finished_games import finished_game, record_text
from backtrick.table import record_of
from backtrick.table.commands import Make, Stand
from tests.patience import until

from .bot_tables import (
    House,
    Person,
    house,
    legal_for,
    made_in,
    moves_of,
    play_of,
    staged,
    turn_of,
    until_over,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from backtrick.server.room import Room

    from .bot_tables import Stage

TABLES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("quick-easy", ("talker", "talker", "silent"), {}),
    ("quick-easy", ("talker", "greedy"), {"variant": "pro", "starter": "random"}),
    ("quick-easy", ("random",), {}),
    ("face-to-face", ("expert",), {}),
    ("face-to-face", ("random",), {}),
    ("seven-ate-nine", ("adult", "child"), {"miss_penalty": 0.1}),
    ("seven-ate-nine", ("greedy", "random"), {}),
]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Tables with bots that move at once."""
    with staged(tmp_path_factory.mktemp("bots")) as opened:
        yield opened


@pytest.mark.parametrize("game, bots, options", TABLES)
def test_bots_play_whole_games(
    stage: Stage,
    caplog: pytest.LogCaptureFixture,
    game: str,
    bots: tuple[str, ...],
    options: dict[str, Any],
) -> None:
    """All seats move until the game is over, and no bot fails."""

    async def scene() -> None:
        room = await stage.house.deal(game, *bots, **options)
        stage.house.host.do(Stand())
        play = await until_over(room)
        made = made_in(play)
        assert {each.seat for each in made} == set(range(play.options.players))
        assert stage.house.host.refusals() == []

    stage.run(scene())
    # Whether less is logged depends on the tests before this one.
    assert [record.getMessage() for record in caplog.records if record.levelno >= WARNING] == []


async def play_first_moves(room: Room, person: Person, seat: int) -> None:
    """Make the first legal move whenever it is a person's turn, until the game is over."""
    words = 0
    while not play_of(room).is_over:
        legal = legal_for(room, seat)
        play, version = play_of(room), room.stored.version
        agreeing = len(play.game.to_act(play.state)) > 1
        if legal and not (agreeing and words):
            words += agreeing
            person.do(Make(legal[-1]))
        await until(lambda version=version: room.stored.version > version)


@pytest.mark.parametrize(
    "game, bots", [("quick-easy", ("talker", "silent", "greedy")), ("face-to-face", ("expert",))]
)
def test_people_play_with_bots(stage: Stage, game: str, bots: tuple[str, ...]) -> None:
    """The moves of people and bots make a game with a valid record."""

    async def scene() -> None:
        room = await stage.house.deal(game, *bots)
        await play_first_moves(room, stage.house.host, 0)
        play = play_of(room)
        found = await finished_game(stage.house.rooms.store, room.id, play.number)
        assert found
        text = await record_text(found.play)
        assert read(text) == record_of(play)

    stage.run(scene())


def test_bots_follow_a_persons_vote(stage: Stage) -> None:
    """The seat a person votes for starts, whatever bots have voted before."""

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "talker", "silent", "random")
        await until(lambda: moves_of(room, 1))
        said = moves_of(room, 1)[0]
        wanted = next(word for word in legal_for(room, 0) if word != said)
        stage.house.host.do(Make(wanted))
        await until(lambda: turn_of(room) is not None)
        assert turn_of(room) == int(wanted.removeprefix("start:"))

    stage.run(scene())


def test_bots_wait_while_nobody_is_there(stage: Stage) -> None:
    """They go on when somebody connects."""

    async def scene() -> None:
        room = await stage.house.deal("face-to-face", "expert")
        stage.house.host.do(Stand())
        await until(lambda: len(play_of(room).events) > 4)
        looker = Person(stage.house.rooms, "Eve")
        await looker.join(room.id)
        await stage.house.host.leave()
        await looker.leave()
        await until(lambda: room.stored is room.table)
        stopped = len(await stage.house.rooms.store.events(room.id))
        another = await stage.house.deal("face-to-face", "expert")
        stage.house.host.do(Stand())
        await until(lambda: len(play_of(another).events) > 4)
        assert len(await stage.house.rooms.store.events(room.id)) == stopped
        again = await looker.join(room.id)
        await until(lambda: play_of(again).is_over)
        await looker.leave()

    stage.run(scene())


def test_a_killed_worker_is_replaced(stage: Stage, *, is_thorough: bool) -> None:
    """If it is killed while bots think, another is told everything, and they go on."""

    async def scene() -> None:
        (worker,) = stage.house.rooms.bots.pool.workers
        room = await stage.house.deal("quick-easy", "talker", "talker")
        stage.house.host.do(Stand())
        await until(lambda: moves_of(room, 1))
        for moves in (3, 9) if is_thorough else (3,):
            await until(lambda moves=moves: len(play_of(room).events) > moves)
            assert worker.process_id is not None
            os.kill(worker.process_id, signal.SIGKILL)
        await until_over(room)

    stage.run(scene())


@pytest.mark.parametrize(
    "game, bots",
    [
        ("quick-easy", ("talker", "talker")),
        pytest.param("seven-ate-nine", ("adult", "expert"), marks=pytest.mark.thorough),
    ],
)
def test_a_game_goes_on_after_a_crash(tmp_path: Path, game: str, bots: tuple[str, ...]) -> None:
    """Another server can go on with the bots from what is stored."""

    async def before(first: House) -> str:
        room = await first.deal(game, *bots)
        first.host.do(Stand())
        await until(lambda: len(play_of(room).events) > 12)
        return room.id

    async def scene() -> None:
        async with house(tmp_path) as first:
            table = await before(first)
        async with house(tmp_path) as second:
            looker = Person(second.rooms, "Eve")
            room = await looker.join(table)
            had = room.stored.version
            play = await until_over(room)
            assert room.stored.version > had
            assert {each.seat for each in made_in(play)} >= {1, 2}
            await looker.leave()

    asyncio.run(scene())

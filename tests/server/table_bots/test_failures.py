"""The game goes on, however bots fail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock, MagicMock

import pytest

import backtrick
from backtrick.server.table_bots.bot_pool import BotPool, Worker, WorkerDied
from backtrick.server.table_bots.messages import (
    UNKNOWN,
    Reply,
    Request,
    Seen,
    Sitting,
    Wanted,
)
from backtrick.server.table_bots.player_cache import PlayerCache
from backtrick.table.commands import Stand
from tests.patience import until

from .bot_tables import house, made_in, until_over

if TYPE_CHECKING:
    from pathlib import Path

GAMES = [("quick-easy", "talker"), ("face-to-face", "expert"), ("seven-ate-nine", "adult")]
BAD = {
    "raises": Reply(error="ZeroDivisionError"),
    "forgets": UNKNOWN,
    "lies": Reply(move="nonsense", at=0, seen=1, signals=("nonsense",)),
}


def answering(worker: Worker, answer: Reply | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a worker give this answer every time, or die on every question."""

    async def ask(_request: Request, _host: str) -> Reply:
        await asyncio.sleep(0)
        if answer is None:
            raise WorkerDied
        return answer

    monkeypatch.setattr(worker, "ask", ask)


@pytest.mark.parametrize("game, bot", GAMES)
@pytest.mark.parametrize("way", [*BAD, "dies"])
def test_a_game_goes_on_with_failing_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, bot: str, way: str
) -> None:
    """Whatever is wrong with a bot, a move is made in its place until the game is over."""
    monkeypatch.setattr(BotPool, "start", AsyncMock())  # a process that nobody would ask

    async def scene() -> None:
        async with house(tmp_path) as opened:
            (worker,) = opened.rooms.bots.pool.workers
            answering(worker, BAD.get(way), monkeypatch)
            room = await opened.deal(game, bot)
            opened.host.do(Stand())
            play = await until_over(room)
            assert made_in(play)

    asyncio.run(scene())


def test_a_cancelled_bot_ignores_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the answer comes at the same time, since the question may be out of date."""

    async def scene() -> None:
        worker, process = Worker(1, 0), MagicMock()
        monkeypatch.setattr(worker, "_process", process)
        monkeypatch.setattr(worker, "start", AsyncMock(return_value=process))
        options = backtrick.game("quick-easy").options()
        sitting = Sitting("quick-easy", options, "random", 0, (), 0, 1.0)
        asking = asyncio.create_task(worker.ask(Request(1, sitting, 0, (), Wanted.MOVE), "ada"))
        waiting = worker._waiting  # pyright: ignore[reportPrivateUsage]
        await until(lambda: waiting)
        waiting[0].set_result(Reply())
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(scene())


def test_bots_of_others_do_not_wait_for_many_tables_of_one_host(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A host with many tables waits for them alone: a worker has few questions at once."""

    async def scene() -> None:
        worker, process, order = Worker(1, 0), MagicMock(), list[str]()
        monkeypatch.setattr(worker, "_process", process)
        monkeypatch.setattr(worker, "start", AsyncMock(return_value=process))
        waiting = worker._waiting  # pyright: ignore[reportPrivateUsage]
        options = backtrick.game("quick-easy").options()
        sitting = Sitting("quick-easy", options, "random", 0, (), 0, 1.0)

        async def ask(host: str) -> None:
            await worker.ask(Request(1, sitting, 0, (), Wanted.MOVE), host)
            order.append(host)

        asking = [asyncio.create_task(ask(host)) for host in [*["eve"] * 9, "ada"]]
        await until(lambda: worker.queue == len(asking))
        for _ in asking:
            await until(lambda: waiting)
            waiting.popleft().set_result(Reply())
        await asyncio.gather(*asking)
        assert order.index("ada") <= 1

    asyncio.run(scene())


def test_a_mind_has_a_limited_size() -> None:
    """The player unused for longest is forgotten, and says so when asked again."""
    game = backtrick.game("quick-easy")
    options = game.options(starter=0)
    state = game.deal(options, seed=1)
    sitting = Sitting(game.id, options, "greedy", 0, ("greedy", ""), 7, 0.1)
    news = (Seen(game.view(state, 0)),)
    legal = game.legal_moves(state, 0)
    mind = PlayerCache(most=2)
    for player in (1, 2, 3):
        answer = mind.answer(Request(player, sitting, 0, news, Wanted.MOVE, legal))
        assert answer.move in [*map(str, legal)]
    again = Request(1, sitting, 1, news, Wanted.MOVE, legal)
    assert not mind.answer(again).is_known
    assert mind.answer(again._replace(player=3)).is_known
    assert not mind.answer(again._replace(player=3)).is_known

"""What bots at live tables say, and how they understand people."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from backtrick.record import Made, Said
from backtrick.server.table_bots.messages import Heard, Interrupted, Request, Seen
from backtrick.server.table_bots.pace import Pace
from backtrick.server.table_bots.player_cache import PlayerCache
from backtrick.table.commands import Make, Say, Signal, Stand, TakeBack
from backtrick.table.history import entries_of
from tests.patience import until

from .bot_tables import legal_for, made_in, moves_of, play_of, staged, turn_of, until_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.server.room import Room
    from backtrick.server.table_bots.messages import Reply
    from backtrick.table import Command

    from .bot_tables import Stage

RED = [
    Say("I have a high red card", "en"),
    Say("Ich habe eine hohe rote", "de"),
    Say("mam wysoką czerwoną", "pl"),
    Signal(["hold:red:high"]),
]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Tables with bots that take some time, but not much."""
    with staged(tmp_path_factory.mktemp("bots"), Pace(0.1)) as opened:
        yield opened


@pytest.fixture
def requests(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """Everything the worker is asked."""
    (worker,) = stage.house.rooms.bots.pool.workers
    asked: list[Request] = []
    ask = worker.ask

    async def noted(request: Request, host: str) -> Reply:
        asked.append(request)
        return await ask(request, host)

    monkeypatch.setattr(worker, "ask", noted)
    return asked


async def begin(room: Room, stage: Stage, word: str) -> None:
    """Let everybody agree that a seat starts."""
    stage.house.host.do(Make(word))
    await until(lambda: turn_of(room) is not None)


def mind_of(requests: list[Request], seat: int) -> Any:
    """The memory of a seat's player after everything it was asked."""
    mind = PlayerCache()
    for request in requests:
        if request.sitting.seat == seat:
            assert not mind.answer(request).error
    return mind.newest()


@pytest.mark.parametrize("command", RED, ids=str)
def test_talkers_hear_what_people_say(
    stage: Stage, requests: list[Request], command: Command
) -> None:
    """A person's message about a card narrows a talker's beliefs, in any language."""

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "talker")
        stage.house.host.do(command)
        await until(lambda: room.stored.said)
        await begin(room, stage, "start:1")
        await until(lambda: moves_of(room, 1)[-1:] == ["end"])

    stage.run(scene())
    # A bot interrupted while loading has made room for another.
    told = [request for request in requests if request.player == requests[-1].player]
    hearing = [any(isinstance(news, Heard) for news in request.news) for request in told]
    assert hearing.count(True) == 1
    talker = mind_of(told[: hearing.index(True) + 1], 1)
    possible = {int(cards).bit_count() for cards in talker.memory.table.possible[0][:2]}
    assert min(possible) == 3


def test_bots_speak_before_the_first_card_and_at_once(stage: Stage) -> None:
    """A bot says everything at once, before anybody lays."""

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "talker", "talker")
        stage.house.host.do(Stand())
        play = await until_over(room)
        speakers: list[int] = []
        has_laid = False
        for each in entries_of(play):
            if isinstance(each, Said):
                assert not has_laid
                speakers.append(each.seat)
            elif isinstance(each, Made) and each.move.in_turn:
                has_laid = str(each.move) != "end"
                assert len(speakers) == len(set(speakers))
                speakers.clear()

    stage.run(scene())


def test_a_quick_move_interrupts_the_bots(
    stage: Stage, requests: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing is concluded from their silence."""
    bots = stage.house.rooms.bots
    # As slow as with people, so that somebody can be quicker even on a busy machine.
    monkeypatch.setattr(bots, "config", replace(bots.config, pace=Pace()))

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "talker", "talker")
        await begin(room, stage, "start:0")
        stage.house.host.do(Make(legal_for(room, 0)[0]))
        stage.house.host.do(Make("end"))
        await until(lambda: "end" in moves_of(room, 1))

    stage.run(scene())
    news = [each for request in requests for each in request.news]
    assert any(isinstance(each, Interrupted) for each in news)


def test_bots_never_see_a_card_that_is_taken_back(stage: Stage, requests: list[Request]) -> None:
    """They see the cards that are laid, not those that somebody only considers."""
    laid: list[str] = []

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "silent")
        await begin(room, stage, "start:0")
        first, *_, last = legal_for(room, 0)
        laid.append(last)
        stage.house.host.do(Make(first))
        stage.house.host.do(TakeBack())
        stage.house.host.do(Make(last))
        stage.house.host.do(Make("end"))
        await until(lambda: play_of(room).is_over or moves_of(room, 1)[1:])

    stage.run(scene())
    views: list[Any] = [
        each.view for request in requests for each in request.news if isinstance(each, Seen)
    ]
    by_others = [view.tops for view in views if view.turn == 0 and any(view.tops)]
    assert [str(top) for tops in by_others for top in tops if top] == [laid[0][:-1]]
    assert len({request.player for request in requests}) == 1


def test_bots_take_their_time(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the usual pace a bot lays its first card after more than a second, then the others."""
    bots = stage.house.rooms.bots
    monkeypatch.setattr(bots, "config", replace(bots.config, pace=Pace()))

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", "greedy", starter=1)
        await until(lambda: "end" in moves_of(room, 1))
        times = [each.at for each in made_in(play_of(room))]
        assert times[0] >= 1200
        assert all(later - earlier >= 500 for earlier, later in pairwise(times))

    stage.run(scene())

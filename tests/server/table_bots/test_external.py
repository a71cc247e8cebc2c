"""Bots of other people at tables: they play, and whatever they do wrong costs them the move."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

import backtrick
from backtrick.server.clock import milliseconds
from backtrick.server.table_bots.messages import Request, Seen, Sitting, Wanted
from backtrick.server.table_bots.player_cache import PlayerCache
from backtrick.table import Settings
from backtrick.table.commands import Deal, HandOver, Invite, Sit, Stand
from backtrick.table.errors import Denial
from tests.patience import until

from .bot_tables import Person, house, made_in, moves_of, play_of, until_over

if TYPE_CHECKING:
    from pathlib import Path

    from .bot_tables import House

ODD = "tests.bots.plugins.odd_bots"
FAILURES = {
    "raises": "crashed",
    "exits": "crashed",
    "hangs": "stalled",
    "cheats": "nonsense",
    "waits": "nonsense",
}


def with_bots(tmp_path: Path, *names: str, seconds: float = 60) -> Any:
    """A server that offers some of the odd bots."""
    bots = tuple(f"{name}={ODD}:{name}" for name in names)
    return house(tmp_path, bots=bots, bot_turn_seconds=seconds, gone_seconds=0.1)


def lapses_seen(opened: House) -> set[tuple[int, str]]:
    """The lapses that the host was told about: seat, and how the bot failed."""
    events = [event for frame in opened.host.frames for event in frame.get("events", ())]
    return {(each["seat"], each["failing"]) for each in events if each["event"] == "lapsed"}


@pytest.mark.parametrize("game", backtrick.GAMES)
def test_it_plays_a_game_of_every_kind(tmp_path: Path, game: str) -> None:
    """Beside a bot of this package, which goes on after the host has left the seat to it."""

    async def scene() -> None:
        async with with_bots(tmp_path, "first") as opened:
            room = await opened.deal(game, "external/first")
            opened.host.do(Stand())
            if game != "seven-ate-nine":  # in a race, the first legal move is always to draw
                await until_over(room)
            await until(lambda: moves_of(room, 1))
            assert room.stored.occupants[1].name == "external/first"
            assert not lapses_seen(opened)

    asyncio.run(scene())


@pytest.mark.parametrize("bot, failing", FAILURES.items())
def test_what_fails_loses_its_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, failing: str
) -> None:
    """A random move is made instead; the table and the log say why."""

    async def scene() -> None:
        async with with_bots(tmp_path, bot, seconds=60 if bot != "hangs" else 0.2) as opened:
            room = await opened.deal("quick-easy", f"external/{bot}", starter=1)
            opened.host.do(Stand())
            play = await until_over(room)
            assert any(each.seat == 1 for each in made_in(play))
            assert lapses_seen(opened) == {(1, failing)}

    with caplog.at_level("WARNING"):
        asyncio.run(scene())
    lapses = [vars(each)["more"] for each in caplog.records if each.message == "bots/lapse"]
    assert {each["failing"] for each in lapses} == {failing}
    assert {each["bot"] for each in lapses} == {f"external/{bot}"}
    assert all(each["detail"] for each in lapses)


def test_it_loses_its_moves_in_a_race(tmp_path: Path) -> None:
    """There, too, another moves for it."""

    async def scene() -> None:
        async with with_bots(tmp_path, "raises") as opened:
            room = await opened.deal("seven-ate-nine", "external/raises")
            await until(lambda: moves_of(room, 1))
            assert lapses_seen(opened) == {(1, "crashed")}

    asyncio.run(scene())


def test_other_bots_do_not_wait_for_one_that_hangs(tmp_path: Path) -> None:
    """It has a worker of its own, so a table beside it plays to the end meanwhile."""

    async def scene() -> None:
        async with with_bots(tmp_path, "hangs", seconds=600) as opened:
            stuck = await opened.deal("quick-easy", "external/hangs", starter=1)
            await opened.host.leave()
            opened.host = Person(opened.rooms, "Ben")
            await opened.host.introduce()
            room = await opened.deal("quick-easy", "greedy", starter=1)
            opened.host.do(Stand())
            await until_over(room)
            assert not made_in(play_of(stuck))

    asyncio.run(scene())


def test_hosts_invite_it_but_it_stands_in_for_nobody(tmp_path: Path) -> None:
    """Only where it is offered, and only by its id."""

    async def scene() -> None:
        async with with_bots(tmp_path, "first") as opened:
            host = opened.host
            name = await opened.rooms.open_table(
                host.guest, "quick-easy", {"players": 3}, Settings()
            )
            room, other = await host.join(name), Person(opened.rooms, "Ben")
            await other.join(name)
            for bot in ("first", "external/second", f"{ODD}:first"):
                host.do(Invite(bot))
            await until(lambda: host.refusals() == 3 * [Denial.NO_SUCH_BOT.code])
            other.do(Sit())
            host.do(Invite("external/first"))
            host.do(Deal())
            await until(lambda: room.stored.play is not None)
            await other.leave()
            for bot in ("external/first", "greedy"):
                await until(lambda: other.guest.id in room.presence.gone(milliseconds()))
                host.do(HandOver(1, bot))
            await until(lambda: room.stored.occupants[1].bot is not None)
            assert host.refusals()[3:] == [Denial.NO_SUCH_BOT.code]
            assert [each.bot for each in room.stored.occupants] == [
                None,
                "greedy",
                "external/first",
            ]

    asyncio.run(scene())


def test_an_id_alone_loads_no_code() -> None:
    """A table remembers ids, and its server may no longer offer the bot."""
    game = backtrick.game("quick-easy")
    options = game.options(starter=0)
    state = game.deal(options, seed=1)
    sitting = Sitting(game.id, options, "external/first", 0, ("", ""), 7, 0.1)
    news = (Seen(game.view(state, 0)),)
    legal = game.legal_moves(state, 0)
    answer = PlayerCache().answer(Request(1, sitting, 0, news, Wanted.MOVE, legal))
    assert answer.move is None
    assert "ValueError" in answer.error

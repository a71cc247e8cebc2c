"""Who starts: bots listen to what people vote and say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.server.table_bots.agreement import Wish
from backtrick.table.commands import Make, Say, Signal
from tests.patience import until

from .bot_tables import moves_of, staged, turn_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.table import Command

    from .bot_tables import Stage

PLEAS = [
    Signal(["start:you"]),
    Signal(["nothing"]),
    Say("please, can you start?", "en"),
    Say("ich will nicht anfangen", "de"),
    Say("ty zaczynasz", "pl"),
]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Tables with bots that answer at once."""
    with staged(tmp_path_factory.mktemp("bots")) as opened:
        yield opened


@pytest.mark.parametrize("bot", ["greedy", "talker"])
@pytest.mark.parametrize("plea", PLEAS, ids=str)
def test_bots_vote_anew_when_somebody_asks_them_to_start(
    stage: Stage, plea: Command, bot: str
) -> None:
    """A person who would rather not start says so, and all bots vote for one of their own."""

    async def scene() -> None:
        room = await stage.house.deal("quick-easy", bot, bot)
        stage.house.host.do(Make("start:0"))
        stage.house.host.do(plea)
        asked_for = {"start:1", "start:2"}
        await until(
            lambda: (
                moves_of(room, 1)[-1:] == moves_of(room, 2)[-1:]
                and asked_for & {*moves_of(room, 1)[-1:]}
            )
        )
        stage.house.host.do(Make(moves_of(room, 1)[-1]))
        await until(lambda: turn_of(room) is not None)

    stage.run(scene())


def test_with_two_it_is_clear_who_is_meant() -> None:
    """Asking the other one to start is a vote for them; with three, only against oneself."""
    assert Wish().after_plea(0, frozenset({1})) == Wish(1, frozenset({0}))
    assert Wish().after_plea(0, frozenset({1, 2})) == Wish(None, frozenset({0}))


def test_the_latest_wish_counts() -> None:
    """A vote for oneself takes a plea back, and a plea takes back the vote for oneself."""
    unwilling = Wish().after_plea(0, frozenset({1, 2}))
    assert unwilling.after_vote(0, 0) == Wish(0)
    assert Wish().after_vote(0, 0).after_plea(0, frozenset({1, 2})) == unwilling
    assert unwilling.after_plea(0, frozenset({0})) == Wish(0)

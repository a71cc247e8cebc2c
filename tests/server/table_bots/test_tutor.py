"""The tutor of a guided first game follows the script, and plays on without it."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from backtrick.lessons import LESSONS
from backtrick.record import Made, Said
from backtrick.server.new_tables import PreparedTable
from backtrick.server.table_bots.tutor import TUTOR
from backtrick.table import Settings
from backtrick.table.commands import Deal, Invite, Make, TakeBack
from backtrick.table.history import entries_of
from tests.patience import until

from .bot_tables import made_in, moves_of, play_of, staged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.server.room import Room

    from .bot_tables import Stage

TEAM = "quick-easy"
NUMBERS = count(1)
EACH = pytest.mark.parametrize("name", LESSONS)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Tables with bots that move at once."""
    with staged(tmp_path_factory.mktemp("tutors")) as opened:
        yield opened


async def lesson(stage: Stage, name: str) -> Room:
    """A table for a lesson, with the learner connected."""
    script = LESSONS[name].script
    options = {each: getattr(script.options, each) for each in script.options.kinds()}
    lesson = f"lesson-{name}-{next(NUMBERS)}"
    prepared = PreparedTable(lesson, script.seed, (TUTOR,), lesson=True)
    host = stage.house.host
    table = await stage.house.rooms.open_table(host.guest, name, options, Settings(), prepared)
    room = await host.join(table)
    await until(lambda: room.stored.play is not None)
    return room


def seen(room: Room) -> int | None:
    """In a race, the number of the middle card."""
    play = play_of(room)
    return getattr(play.game.view(play.state, None), "turned", None)


async def learn(stage: Stage, room: Room, most: int) -> None:
    """Make the learner's first moves of the script, each after the tutor's."""
    script = LESSONS[room.table.game.id].script
    made = [each for each in script.entries if isinstance(each, Made)]
    for place, each in enumerate(made[:most]):
        if each.seat == 0:
            await until(lambda place=place: _count(room) >= place)
            stage.house.host.do(Make(str(each.move), seen(room)))
    await until(lambda: _count(room) >= most)


def _count(room: Room) -> int:
    return len(made_in(play_of(room)))


@EACH
def test_a_tutor_keeps_to_the_script(stage: Stage, name: str) -> None:
    """It says and does exactly what the script says, without a thinking bot."""

    async def scene() -> None:
        room = await lesson(stage, name)
        script = LESSONS[name].script
        made = [each for each in script.entries if isinstance(each, Made)]
        await learn(stage, room, len(made))
        found = made_in(play_of(room))
        assert [(each.seat, each.move) for each in found[: len(made)]] == [
            (each.seat, each.move) for each in made
        ]
        assert stage.house.host.refusals() == []

    stage.run(scene())


def test_a_tutor_says_everything_once(stage: Stage) -> None:
    """Even if the learner leaves and comes back in between."""

    async def scene() -> None:
        room = await lesson(stage, TEAM)
        await learn(stage, room, 7)
        await until(lambda: room.stored.said)
        await stage.house.host.leave()
        room = await stage.house.host.join(room.id)
        await learn(stage, room, 0)
        stage.house.host.do(Make("y3^"))
        await until(lambda: _count(room) == 8)
        said = [each.text for each in entries_of(play_of(room)) if isinstance(each, Said)]
        assert said == ["trick:v"]

    stage.run(scene())


def test_a_card_taken_back_leads_back_to_the_script(stage: Stage) -> None:
    """A learner who lays something else and takes it back has lost nothing."""

    async def scene() -> None:
        room = await lesson(stage, TEAM)
        await learn(stage, room, 2)
        host = stage.house.host
        for command in (Make("p8^"), TakeBack(), Make("b3^"), Make("p8v"), Make("end")):
            host.do(command)
        await until(lambda: _count(room) >= 7)
        assert moves_of(room, 1) == ["start:0", "y7^", "end"]

    stage.run(scene())


def test_a_tutor_plays_on_without_the_script(stage: Stage) -> None:
    """A learner who leaves the script has a partner until the end of the game."""

    async def scene() -> None:
        room = await lesson(stage, TEAM)
        host = stage.house.host
        host.do(Make("start:1"))
        await until(lambda: len(moves_of(room, 1)) >= 3)
        play = play_of(room)
        while not play.is_over:
            legal = play.game.legal_moves(play.state, 0)
            if legal:
                host.do(Make(str(legal[0])))
            await until(lambda play=play: play_of(room) is not play)
            play = play_of(room)
        assert host.refusals() == []
        host.do(Deal())
        await until(lambda: play_of(room).number == 2)
        assert play_of(room).seed != play.seed

    stage.run(scene())


def test_nobody_can_invite_a_tutor(stage: Stage) -> None:
    """Only lessons have one."""

    async def scene() -> None:
        host = stage.house.host
        table = await stage.house.rooms.open_table(host.guest, TEAM, {}, Settings())
        await host.join(table)
        host.do(Invite(TUTOR))
        host.do(Deal())
        await until(lambda: len(host.refusals()) >= 2)
        assert host.refusals()[-2:] == ["table/no-such-bot", "table/seats-free"]

    stage.run(scene())

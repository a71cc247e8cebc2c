"""The time limit of a turn, in virtual time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.table import Settings
from backtrick.table.commands import Make
from backtrick.table.deadlines import deadline
from tests.virtual_time import run

from .bot_tables import house, legal_for, made_in, moves_of, play_of, turn_of
from .test_pace import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("in_this_thread")
SHORT = Settings(turn_seconds=2)


@pytest.mark.parametrize("game", ["quick-easy", "face-to-face"])
def test_a_game_of_sleeping_players_ends(tmp_path: Path, game: str) -> None:
    """When time runs out, ordinary moves end the turn, again and again."""

    async def scene() -> None:
        async with house(tmp_path) as opened:
            room = await opened.deal(game, "greedy", settings=SHORT)
            begun = play_of(room).dealt
            await until(lambda: len(moves_of(room, 0)) > 5 or play_of(room).is_over)
            made = made_in(play_of(room))
            assert next(each.at for each in made if each.seat == 0) >= 2_000
            assert deadline(room.stored) is None or play_of(room).turn_began >= begun

    run(scene())


def test_silence_agrees_with_the_first_vote(tmp_path: Path) -> None:
    """A seat that does not vote agrees with the first vote; without votes, seat 0 starts."""

    async def scene() -> None:
        async with house(tmp_path) as opened:
            room = await opened.deal("quick-easy", "random", settings=SHORT)
            assert deadline(room.stored) == play_of(room).dealt + 2_000
            await until(lambda: turn_of(room) is not None)
            assert moves_of(room, 0)[:1] == moves_of(room, 1)[:1] == ["start:0"]

    run(scene())


def test_laid_cards_stay_when_the_time_is_up(tmp_path: Path) -> None:
    """The clock runs from the start of the turn, whatever was laid; the bot only ends the turn."""

    async def scene() -> None:
        async with house(tmp_path) as opened:
            room = await opened.deal("face-to-face", "random", settings=SHORT, starter=0)
            due, first = deadline(room.stored), legal_for(room, 0)[0]
            opened.host.do(Make(first))
            await until(lambda: moves_of(room, 0) == [first])
            assert deadline(room.stored) == due
            await until(lambda: "end" in moves_of(room, 0))
            assert moves_of(room, 0)[0] == first

    run(scene())

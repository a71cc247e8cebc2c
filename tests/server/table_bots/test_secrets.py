"""The processes of bots get nothing that a bot may not know."""

from __future__ import annotations

import asyncio
import pickle
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.server.table_bots import history as told
from backtrick.server.table_bots.bot_seat import BotConfig, BotSeat
from backtrick.server.table_bots.bot_seats import legal_moves
from backtrick.server.table_bots.messages import Reply, Request, Seen
from backtrick.server.table_bots.pace import Pace
from backtrick.table.events import Dealt
from tests.strategies import seeds
from tests.table.stories import games_running
from tests.table.story import BEGINNING
from tests.table.worlds import another_deal, known_to, permuted, would_go_the_same_way
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.server.room import Room
    from backtrick.table import Play, Table
    from tests.table.story import Story

EACH_GAME = pytest.mark.parametrize("name", GAMES)
NOW = BEGINNING + 10_000_000


class Pipe:
    """Stands in for a worker, and keeps the bytes it would be sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def of(self, _table: str) -> Pipe:
        """The worker of a table."""
        return self

    async def ask(self, request: Request, _host: str) -> Reply:
        """What a worker would be asked."""
        sent = request._replace(player=0)
        self.sent.append(pickle.dumps(sent, pickle.HIGHEST_PROTOCOL))
        return Reply()


class Standing:
    """Stands in for a live table, at one moment."""

    id = "table"

    def __init__(self, table: Table) -> None:
        self.stored = table


def sent_for(table: Table, seat: int) -> list[bytes]:
    """What a worker is sent about a seat: the history, and a question for a signal and a move."""
    assert table.play is not None
    pipe = Pipe()
    config = BotConfig(cast("Any", pipe), Pace(), 0.1, b"secret")
    seated = BotSeat(cast("Room", Standing(table)), config, seat, "random")
    legal = legal_moves(table.play, seat, NOW)

    async def ask() -> None:
        await seated.move(legal)
        await seated.signals()

    asyncio.run(ask())
    return pipe.sent


@pytest.fixture(autouse=True)
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a race the worker is told the time, which must be the same in all worlds."""
    monkeypatch.setattr(told, "milliseconds", lambda: NOW)


def another_table(story: Story, seat: int, chance: Random) -> Table | None:
    """The same table except for the cards that a seat has not seen; None if there is none."""
    first = max(place for place, each in enumerate(story.events) if isinstance(each, Dealt))
    tables, events = story.tables[first:], story.events[first + 1 :]
    dealt, last = tables[0].play, tables[-1].play
    assert dealt is not None
    assert last is not None
    known = known_to(seat, tables, events)
    for _ in range(20):
        other = another_deal(dealt, known, chance)
        if would_go_the_same_way(other, dealt, last):
            other = replace(last, deck=other.deck, seed=other.seed, commitment="")
            return replace(tables[-1], play=other)
    return None


@EACH_GAME
@examples(10)
@given(data=st.data(), seed=seeds)
def test_what_a_worker_is_sent_does_not_depend_on_what_is_hidden(
    name: str, data: st.DataObject, seed: int
) -> None:
    """Swapping all cards that a seat has not seen, and the seed, changes no byte.

    In a race only the present is sent, so the present is swapped.
    """
    story, chance = data.draw(games_running(name, most=80)), Random(seed)
    for seat in range(len(story.table.occupants)):
        if story.play.game.in_real_time:
            other = permuted(story.table, seat, chance)
        else:
            other = another_table(story, seat, chance)
        if other is not None:
            assert sent_for(other, seat) == sent_for(story.table, seat)


@EACH_GAME
@examples(10)
@given(data=st.data(), seed=seeds)
def test_such_a_leak_would_be_found(name: str, data: st.DataObject, seed: int) -> None:
    """What is hidden from one seat is known to another, whose bytes differ."""
    story, chance = data.draw(games_running(name, most=80)), Random(seed)
    assume(any(story.state.hands))
    other = permuted(story.table, None, chance).play
    there: Any = None if other is None else other.state
    assume(there is not None and there.hands != story.state.hands)
    seats = range(len(story.table.occupants))
    assert any(seen_by(other, seat) != seen_by(story.play, seat) for seat in seats)


def seen_by(play: Play | None, seat: int) -> bytes:
    """What a seat sees of a game, as a worker is told."""
    assert play is not None
    return pickle.dumps(Seen(play.game.view(play.state, seat)))

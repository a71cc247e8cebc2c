"""The hare: a little faster than a single person, by that person's own times."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.bots import bot
from backtrick.bots.bot import Chair
from backtrick.bots.bot_game import BotGame, at_table
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from backtrick.server.bots_on_offer import HARE
from backtrick.server.clock import wall_milliseconds
from backtrick.server.table_bots.hare import AHEAD, USUAL, Hare, stretch_for
from backtrick.sprints import Progress, all_sums, counted, usual_time, watch_of
from backtrick.store import GivenDrill, SumCount
from backtrick.table import Settings
from backtrick.table.commands import Deal, Invite, Sit
from tests.bots.seven_ate_nine.races import tries
from tests.patience import until

from .bot_tables import Person, house

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.games.seven_ate_nine import State
    from backtrick.server.room import Room
    from backtrick.sprints import Answer, Sum
    from backtrick.store import Store

CHILD = bot(SEVEN_ATE_NINE, "child")
SUMS = [*all_sums(SEVEN_ATE_NINE)]


def race(seed: int, *stretches: float) -> BotGame[State]:
    """A race among children, each slower or faster than usual."""
    options = SEVEN_ATE_NINE.options(players=len(stretches))
    chairs = [
        Chair(SEVEN_ATE_NINE, options, seat, 1, 10 * seed + seat, stretch=stretch)
        for seat, stretch in enumerate(stretches)
    ]
    return at_table([CHILD] * len(chairs), chairs, SEVEN_ATE_NINE.deal(options, seed=seed))


def known_by_first(seeds: range, *stretches: float) -> dict[Sum, Progress]:
    """What is counted of the first player after some races."""
    answers: list[Answer] = []
    for seed in seeds:
        watch = watch_of(SEVEN_ATE_NINE, SEVEN_ATE_NINE.options(players=len(stretches)))
        assert watch is not None
        for each in tries(race(seed, *stretches)):
            assert each.when.at is not None
            if each.reason is None:
                found = watch.made(each.before, each.after, each.seat, each.move, each.when.at)
            else:
                found = watch.refused(
                    each.before, each.seat, each.move, each.when.seen, each.reason
                )
            answers += [found] if found and each.seat == 0 else []
    return {
        each.sum: Progress(each.solved, each.wrong, each.time, each.streak)
        for each in counted(answers)
    }


@pytest.mark.parametrize("slower", [0.5, 1.0, 2.0, 4.0])
def test_it_is_a_little_faster_than_its_opponent(slower: float) -> None:
    """From the opponent's times in a few races, at any speed, within what chance makes of it."""
    stretch = stretch_for(known_by_first(range(4), slower, slower))
    assert 0.8 * slower < stretch < 1.05 * slower


def test_the_usual_time_is_that_of_a_child() -> None:
    """Alone and against another one, on average, within a tenth."""
    races = [(1.0,), (1.0, 1.0)]
    usual = [usual_time(known_by_first(range(6), *each)) or 0 for each in races]
    assert sum(usual) / len(usual) == pytest.approx(USUAL, rel=0.1)


def test_it_wins_more_often_but_not_always() -> None:
    """Against somebody as skilled."""
    wins = 0
    for seed in range(40):
        stretches = (2.0, 2.0 * AHEAD) if seed % 2 else (2.0 * AHEAD, 2.0)
        *_, last = tries(race(seed, *stretches))
        assert last.after.outcome is not None
        wins += last.after.outcome.winners == (seed % 2,)
    assert 20 < wins < 38


def test_without_times_it_is_a_child() -> None:
    """Nor does it trust a few; and it is never absurdly fast or slow."""
    assert stretch_for({}) == 1
    slow = Progress(solved=1, time=5_000)
    assert stretch_for(dict.fromkeys(SUMS[:11], slow)) == 1
    assert stretch_for(dict.fromkeys(SUMS[:12], slow)) == AHEAD * 5_000 / USUAL
    for time, stretch in ((1, 0.25), (30_000, 5)):
        assert stretch_for(dict.fromkeys(SUMS, Progress(solved=1, time=time))) == stretch


async def practised(store: Store, guest: str, time: int) -> None:
    """Let a guest have done all sums, each in this time."""
    now = wall_milliseconds()
    drill = GivenDrill(SEVEN_ATE_NINE.id, 1, now, "")
    await store.give_drill(guest, drill)
    counts = [
        SumCount(guest, drill.game, each.value, each.step, each.sign, 2, 0, 2 * time, 2, now)
        for each in SUMS
    ]
    assert await store.count_drill(guest, drill, counts)


async def stretch_at(room: Room, hare: Hare) -> float:
    """How fast a hare runs at a table."""
    assert room.stored.play is not None
    await hare.move(room.stored.play.game.legal_moves(room.stored.play.state, hare.seat))
    return hare.stretch


@pytest.mark.asyncio
async def test_it_goes_by_the_times_of_a_single_person(tmp_path: Path) -> None:
    """With a second person at the table, whose times the first must not learn, it is a child."""
    async with house(tmp_path) as opened:
        rooms, host = opened.rooms, opened.host
        room = await opened.deal(SEVEN_ATE_NINE.id, HARE)
        await practised(rooms.store, host.guest.id, 3_600)
        fitted = Hare(room, rooms.bots.config, 1)
        assert await stretch_at(room, fitted) == pytest.approx(AHEAD * 3)
        other = Person(rooms, "Ben")
        name = await rooms.open_table(host.guest, SEVEN_ATE_NINE.id, {"players": 3}, Settings())
        shared = await host.join(name)
        await other.join(name)
        other.do(Sit())
        host.do(Invite(HARE))
        host.do(Deal())
        await until(lambda: shared.stored.play is not None)
        seat = next(seat for seat, each in enumerate(shared.stored.occupants) if each.bot)
        assert await stretch_at(shared, Hare(shared, rooms.bots.config, seat)) == 1
        await other.leave()


@pytest.mark.asyncio
async def test_a_store_that_fails_stops_no_race(tmp_path: Path) -> None:
    """Then it is a child."""
    async with house(tmp_path) as opened:
        room = await opened.deal(SEVEN_ATE_NINE.id, HARE)
        await practised(opened.rooms.store, opened.host.guest.id, 3_600)
        hare = Hare(room, opened.rooms.bots.config, 1)
        await opened.rooms.store.close()
        assert await stretch_at(room, hare) == 1

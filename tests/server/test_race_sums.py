"""The sums of a race, as they are counted when it ends."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from backtrick import GAMES, coach, game
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.race_analysis import Miss
from backtrick.games.seven_ate_nine import Lay, Place, State
from backtrick.record import Made, Refused, read, replay
from backtrick.server.race_sums import sums_done
from backtrick.table import Settings, after, fold
from backtrick.table.events import Contested, Dealt, Moved, Offer, Opened, Sat, Tried, WhatIf
from backtrick.table.history import record_of
from tests.machines import ROOT

if TYPE_CHECKING:
    from backtrick.coach import RaceSeat
    from backtrick.record import Record, Step
    from backtrick.store import SumCount
    from backtrick.table import Event, Table

GAME = game("seven-ate-nine")
GUESTS = ("ada", "ben", "cid", "dan")
BEGINNING = 1_790_000_000_000
BOTS = bot_record(Simulation(GAME.id, GAME.options(players=3), ("child", "random", "child"), 1), 0)
RECORDS = {"bots": BOTS} | {
    path.stem: read(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "tests" / "golden").glob("seven-ate-nine-*.txt"))
}


def event_of(before: State, step: Step, client: str) -> Event | None:
    """An entry of a record, as the event of a table."""
    entry = step.entry
    assert entry is not None
    at = BEGINNING + entry.at
    if isinstance(entry, Made):
        if not entry.move.is_contested:
            return Moved(entry.seat, str(entry.move), client=client, at=at)
        offer = Offer(entry.seat, str(entry.move), 1000 * entry.at, 0, client=client)
        return Contested(before.turned, (offer,), entry.seat, at=at)
    if isinstance(entry, Refused):
        offer = Offer(entry.seat, str(entry.move), 1000 * entry.at, 0, client=client)
        assert step.reason is not None
        return Tried(offer, entry.seen, step.reason.code, at=at)
    return None


def table_of(record: Record, *, are_bots: bool = False) -> Table:
    """A table at which guests have played the game of a record, or left it to bots."""
    options, guests = record.options, GUESTS[: record.options.players]
    events: list[Event] = [
        Opened("ada", "Ada", GAME.id, str(options), Settings(), at=BEGINNING),
        *(Sat(seat, guest, guest.title(), at=BEGINNING) for seat, guest in enumerate(guests)),
    ]
    table = fold([events[0], *events[2:]])
    table = after(table, Dealt(str(options), "", seed=str(record.seed), at=BEGINNING))
    assert table.play is not None
    steps = [*replay(record)]
    played: list[Event] = []
    for before, step in pairwise(steps):
        assert isinstance(before.state, State)
        assert step.entry is not None
        client = "" if are_bots else f"{guests[step.entry.seat]}/tab"
        event = event_of(before.state, step, client)
        played += [event] if event else []
    play = replace(
        table.play,
        deck=record.deck,
        events=tuple(played),
        state=steps[-1].state,
        changed=BEGINNING + 1,
    )
    return replace(table, play=play)


def told(count: SumCount) -> tuple[Any, ...]:
    """A count without whose it is."""
    sum_ = (count.value, count.step, count.sign)
    return *sum_, count.solved, count.wrong, count.time


def by_coach(seat: RaceSeat) -> set[tuple[Any, ...]]:
    """The same as the coach's analysis has it."""
    laid = [each for each in seat.laid if each.sum]
    solved = Counter(each.sum for each in laid)
    wrong = Counter(each.sum for each in seat.missed if each.miss is not Miss.TOO_LATE)
    time = Counter[Any]()
    for each in laid:
        time[each.sum] += min(each.delay, 30_000)
    return {
        (each.value, each.step, each.sign, solved[each], wrong[each], time[each])
        for each in {*solved, *wrong}
        if each
    }


@pytest.mark.parametrize("name", RECORDS)
def test_sums_are_counted_as_the_coach_sees_them(name: str) -> None:
    """For each guest: how often each was solved and went wrong, and how long it took."""
    record = RECORDS[name]
    table = table_of(record)
    assert table.play is not None
    assert record_of(table.play).entries == tuple(
        each for each in record.entries if isinstance(each, (Made, Refused))
    )
    counts = sums_done(table)
    analysis = coach.analyse(record)
    assert isinstance(analysis, coach.RaceAnalysis)
    assert {each.at for each in counts} == {BEGINNING + 1}
    for seat, guest in enumerate(GUESTS[: record.options.players]):
        mine = [each for each in counts if each.guest == guest]
        assert {told(each) for each in mine} == by_coach(analysis.seats[seat])
        assert all(each.streak == each.solved for each in mine if not each.wrong)
        assert all(each.streak <= each.solved for each in mine)


def test_cards_that_bots_lay_count_for_nobody() -> None:
    """Neither those of bots, nor of bots that stand in for a guest."""
    assert sums_done(table_of(BOTS, are_bots=True)) == ()
    table = table_of(BOTS)
    assert table.play is not None
    nobody = replace(table, play=replace(table.play, guests=(None, "ben", None)))
    assert {each.guest for each in sums_done(nobody)} == {"ben"}


def test_what_ifs_and_lessons_count_nowhere() -> None:
    """Somebody else's position, or a script."""
    table = table_of(BOTS)
    assert sums_done(table)
    assert sums_done(replace(table, lesson=True)) == ()
    assert sums_done(replace(table, what_if=WhatIf("table", 1, 3))) == ()


def test_games_without_sums_have_none() -> None:
    """Nothing is counted there."""
    for each in GAMES.values():
        if not each.in_real_time:
            events: list[Event] = [
                Opened("ada", "Ada", each.id, str(each.options(players=2)), Settings(), at=1),
                Sat(1, "ben", "Ben", at=1),
                Dealt(str(each.options(players=2)), "", seed="1", at=1),
            ]
            assert sums_done(fold(events)) == ()


def test_the_records_have_all_kinds_of_answers() -> None:
    """Cards in the middle and on own rows, and misses."""
    moves = [
        (type(entry), entry.move.place)
        for record in RECORDS.values()
        for entry in record.entries
        if isinstance(entry, (Made, Refused)) and isinstance(entry.move, Lay)
    ]
    assert {place for kind, place in moves if kind is Made} == {*Place}
    assert any(kind is Refused for kind, _ in moves)

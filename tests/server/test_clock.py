"""The tables' clock runs steadily, follows the time of day ahead, and never goes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from backtrick.server import clock, rooms
from backtrick.server.clock import TablesClock, today
from backtrick.table import Settings, decode

from .table_bots.bot_tables import house

if TYPE_CHECKING:
    from pathlib import Path

SECOND = 1_000_000_000
HOUR = 3600 * SECOND


@dataclass
class Machine:
    """A machine whose clocks a test sets."""

    time_of_day: int = 1_000_000 * SECOND
    steady: int = 5 * SECOND

    def passes(self, nanoseconds: int) -> None:
        """Time passes by both clocks."""
        self.time_of_day += nanoseconds
        self.steady += nanoseconds


@pytest.fixture
def machine() -> Machine:
    """A machine that was just started."""
    return Machine()


@pytest.fixture
def tables(machine: Machine) -> TablesClock:
    """The clock of its tables."""
    return TablesClock(lambda: machine.time_of_day, lambda: machine.steady)


def test_it_starts_with_the_time_of_day(machine: Machine, tables: TablesClock) -> None:
    """And time passes."""
    machine.passes(HOUR)
    assert tables.nanoseconds() == machine.time_of_day


def test_a_clock_that_is_set_back_changes_nothing(machine: Machine, tables: TablesClock) -> None:
    """A turn has as long as it had."""
    before = tables.nanoseconds()
    machine.time_of_day -= 24 * HOUR
    machine.passes(SECOND)
    assert tables.nanoseconds() == before + SECOND


def test_it_follows_after_the_machine_has_slept(machine: Machine, tables: TablesClock) -> None:
    """Then the time of day is ahead; a small correction is not followed."""
    machine.time_of_day += SECOND
    assert tables.nanoseconds() == machine.time_of_day - SECOND
    machine.time_of_day += 8 * HOUR
    assert tables.nanoseconds() == machine.time_of_day


def test_it_is_never_before_what_has_happened(machine: Machine, tables: TablesClock) -> None:
    """A table whose last event lies ahead was stored before the clock was set back."""
    ahead = (machine.time_of_day + 24 * HOUR) // 1_000_000
    tables.never_before(ahead)
    assert tables.nanoseconds() == 1_000_000 * ahead
    machine.passes(SECOND)
    tables.never_before(ahead)
    assert tables.nanoseconds() == 1_000_000 * ahead + SECOND


def test_the_date_is_that_of_the_time_of_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two days after the server was started, it is two days later."""
    monkeypatch.setattr(clock, "time_ns", lambda: 1_000_000 * SECOND)
    assert today() == "1970-01-12"
    monkeypatch.setattr(clock, "time_ns", lambda: 1_000_000 * SECOND + 48 * HOUR)
    assert today() == "1970-01-14"


@pytest.mark.asyncio
async def test_a_room_goes_on_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a table is loaded, the clock is never before its last event."""
    asked: list[int] = []
    monkeypatch.setattr(rooms, "never_before", asked.append)
    async with house(tmp_path) as opened:
        name = await opened.rooms.open_table(opened.host.guest, "face-to-face", {}, Settings())
        await opened.host.join(name)
        [kept] = await opened.rooms.store.events(name)
    assert asked == [decode(kept).at]

"""Two clocks: the time of day, for dates, and the tables' clock, which never goes back.

The tables' clock starts with the time of day and then runs steadily. If the time of day turns out
to be ahead, because the machine slept or its clock was wrong, the tables' clock follows. If the
time of day is set back, the tables' clock goes on, so that no turn lasts any longer.
"""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic_ns, time_ns
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

DAY: Final = 24 * 3600 * 1000
"""Milliseconds per day."""
_AHEAD: Final = 5_000_000_000
"""Nanoseconds; less than this is the usual correction of a clock, and would only disturb races."""


def time_of_day() -> datetime:
    """The time of day."""
    return datetime.fromtimestamp(time_ns() / 1_000_000_000, UTC)


def wall_milliseconds() -> int:
    """Milliseconds since 1970, by the time of day: for what is kept or ends after hours or days.

    A clock that was wrong once is right again after it was set, as the tables' clock is not.
    """
    return time_ns() // 1_000_000


def today() -> str:
    """The date, such as `2026-11-16`; it changes at midnight UTC."""
    return time_of_day().date().isoformat()


class TablesClock:
    """A steady clock that may only jump ahead. Its parts are given for tests."""

    __slots__ = ("_offset", "_steady", "_time_of_day")

    def __init__(
        self, time_of_day: Callable[[], int] = time_ns, steady: Callable[[], int] = monotonic_ns
    ) -> None:
        self._time_of_day = time_of_day
        self._steady = steady
        self._offset = time_of_day() - steady()

    def nanoseconds(self) -> int:
        """Nanoseconds since 1970."""
        steady = self._steady()
        offset = self._time_of_day() - steady
        if offset - self._offset > _AHEAD:
            self._offset = offset
        return self._offset + steady

    def never_before(self, at: int) -> None:
        """Jump ahead to this time, in milliseconds since 1970, unless it has passed."""
        self._offset += max(1_000_000 * at - self.nanoseconds(), 0)


_CLOCK: Final = TablesClock()
never_before: Final = _CLOCK.never_before


def microseconds() -> int:
    """Microseconds since 1970, by the tables' clock."""
    return _CLOCK.nanoseconds() // 1000


def milliseconds() -> int:
    """Milliseconds since 1970, by the tables' clock."""
    return _CLOCK.nanoseconds() // 1_000_000

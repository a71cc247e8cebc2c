"""Weeks, and streaks: days in a row on which a guest has finished a daily deal."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def monday_of(day: str) -> str:
    """The first day of the week of a day."""
    found = date.fromisoformat(day)
    return (found - timedelta(days=found.weekday())).isoformat()


def streaks(days: Sequence[str], today: str) -> tuple[int, int]:
    """The streak up to today or yesterday, and the longest one.

    A streak is not broken before a whole day has gone by without a deal.
    """
    current, longest, last = 0, 0, None
    for day in map(date.fromisoformat, days):
        current = current + 1 if last is not None and (day - last).days == 1 else 1
        longest, last = max(longest, current), day
    is_alive = last is not None and (date.fromisoformat(today) - last).days <= 1
    return (current if is_alive else 0), longest

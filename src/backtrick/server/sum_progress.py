"""How a guest does the sums of a race by now, from what the store has counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from ..sprints import Progress, Standing, Sum
from ..store.summaries import week_of
from .clock import DAY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..games.any_game import AnyGame
    from ..store import Store, SumSummary, SumWeek

_YEAR: Final = 52 * 7 * DAY


class WeekProgress(NamedTuple):
    """The sums of a week, and how those of all weeks so far were known at its end."""

    start: int
    within: Sequence[SumWeek]
    known: Mapping[Sum, Progress]

    def count(self, standing: Standing) -> int:
        """How many sums had this standing."""
        return Counter(each.standing for each in self.known.values())[standing]


class GuestSums(NamedTuple):
    """What the store has counted of a guest's sums in one game."""

    totals: Mapping[Sum, SumSummary]
    weeks: Sequence[WeekProgress]
    """Those of the last year."""

    def known(self) -> dict[Sum, Progress]:
        """How each sum is done by now; those that were never asked are left out."""
        latest = self.weeks[-1].known if self.weeks else dict[Sum, Progress]()
        return {
            one: replace(latest.get(one, Progress()), streak=each.streak, last=each.last)
            for one, each in self.totals.items()
        }


async def guest_sums(store: Store, guest: str, game: AnyGame, now: int) -> GuestSums:
    """The sums of a guest."""
    totals = {sum_of(each): each for each in await store.sums_of(guest, game.id)}
    weeks = await store.sum_weeks_of(guest, game.id, week_of(now) - _YEAR)
    return GuestSums(totals, [*by_week(weeks)])


def by_week(weeks: Sequence[SumWeek]) -> Iterator[WeekProgress]:
    """The progress from week to week, the oldest first."""
    known: dict[Sum, Progress] = {}
    for start, group in groupby(weeks, lambda each: each.start):
        within = [*group]
        for each in within:
            before = known.get(sum_of(each), Progress())
            known[sum_of(each)] = before.after_week(each.solved, each.wrong, each.time)
        yield WeekProgress(start, within, dict(known))


def sum_of(each: SumSummary | SumWeek) -> Sum:
    """The sum that something was counted of."""
    return Sum(each.value, each.step, each.sign)

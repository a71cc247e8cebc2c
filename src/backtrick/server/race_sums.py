"""The sums that guests did in a race that has ended."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ..sprints import counted, watch_of
from ..store import SumCount
from ..table.history import race_steps
from ..table.state import guest_of_client

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games.seats import Seat
    from ..sprints import Answer
    from ..table import Play, Table

_MOST_MOVES: Final = 3000
"""More than any race has that is played in earnest: everybody waits while they are gone through."""


def sums_done(table: Table) -> tuple[SumCount, ...]:
    """What the guests of a finished game did; nothing in a game without sums, or in a lesson."""
    play = table.play
    if play is None or table.is_what_if or table.is_lesson:
        return ()
    by_seat: dict[Seat, list[Answer]] = {}
    for seat, answer in _answers(play):
        by_seat.setdefault(seat, []).append(answer)
    return tuple(
        SumCount(
            *(guest, play.game.id, each.sum.value, each.sum.step, each.sum.sign),
            *(each.solved, each.wrong, each.time, each.streak, play.changed),
        )
        for seat, answers in by_seat.items()
        if (guest := play.guests[seat]) is not None
        for each in counted(answers)
    )


def _answers(play: Play) -> Iterator[tuple[Seat, Answer]]:
    """The answers of guests, without those of bots that stood in for them."""
    watch = watch_of(play.game, play.options)
    if watch is None:
        return
    for step in islice(race_steps(play), _MOST_MOVES):
        if step.reason is None:
            answer = watch.made(step.before, step.after, step.seat, step.move, step.at)
        else:
            answer = watch.refused(step.before, step.seat, step.move, step.seen, step.reason)
        if answer and guest_of_client(step.client) == play.guests[step.seat]:
            yield step.seat, answer

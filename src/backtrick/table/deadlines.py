"""How long a turn may take: until a limit set by the host, or until the others are tired of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..games.seats import Seat
from .events import Contested, Moved, Said, TookBack

if TYPE_CHECKING:
    from collections.abc import Callable

    from .state import Play, Table

DAYS_OF_PATIENCE: Final = 7 * 24 * 3600 * 1000
"""Milliseconds after which somebody is idle at a table that is played over days."""


def deadline(table: Table) -> int | None:
    """When the turn, or the vote on who starts, ends, in milliseconds since 1970.

    None: never. In a race there is no deadline.
    """
    play = table.running()
    if play is None or not table.settings.turn_seconds or play.is_race:
        return None
    return play.turn_began + 1000 * table.settings.turn_seconds


def awaited(table: Table) -> tuple[Seat, ...]:
    """The seats that the game waits for: on turn, or yet to vote on who starts; none in a race."""
    play = table.running()
    if play is None or play.is_race:
        return ()
    acting = play.acting
    if len(acting) == 1:
        return acting
    voters = _voters(play)
    return tuple(seat for seat in acting if seat not in voters)


def awaited_guests(table: Table) -> tuple[str, ...]:
    """The guests that the game waits for."""
    seats = (table.occupants[seat] for seat in awaited(table))
    return tuple(each.guest for each in seats if each.guest and not each.bot)


def is_servers_move(table: Table, now: int) -> bool:
    """Whether a game over days goes on without anybody: a bot is awaited, or time is up."""
    seats = awaited(table) if table.is_over_days else ()
    due = deadline(table) if seats else None
    return (due is not None and due <= now) or any(table.occupants[seat].bot for seat in seats)


def is_mid_turn(play: Play, seat: Seat) -> bool:
    """Whether a seat has laid something in its turn and can go on."""
    return play.lays > 0 and seat in play.acting


def idle_from(table: Table, returned: Callable[[str], int], patience: int) -> dict[str, int]:
    """By guest for whom the game waits, when the others may go on without them.

    `returned` says when a guest came back. Where a turn has a limit, it is enough. Somebody who has
    voted on who starts keeps nobody waiting: the others can agree at any time. In a game over days
    all may sleep, and only the days since the turn began count.
    """
    play = table.running()
    if play is None or (table.settings.turn_seconds and not play.is_race):
        return {}
    if table.is_over_days:
        return dict.fromkeys(awaited_guests(table), play.turn_began + DAYS_OF_PATIENCE)
    acting = play.acting
    people = {seat: each.guest for seat, each in enumerate(table.occupants) if not each.bot}
    # In a race all act at once, so nobody waits as long as everybody can do something.
    if play.is_race and all(seat in acting for seat in people):
        return {}
    waiting = _voters(play) if len(acting) > 1 else frozenset[Seat]()
    waited_for = ((seat, people.get(seat)) for seat in acting if seat not in waiting)
    return {
        guest: patience + max(returned(guest), _moved_on(play, seat), _spoke(play, seat, patience))
        for seat, guest in waited_for
        if guest
    }


def _moved_on(play: Play, seat: Seat) -> int:
    """When a seat last moved the game on, or its turn began.

    A card in place of one that was taken back does not: that could go on for ever.
    """
    latest, laid, most = play.turn_began, 0, 0
    for event in play.events:
        if event.at < play.turn_began:
            continue
        if type(event) is Moved and event.seat == seat:
            laid += 1
            if laid > most:
                latest, most = event.at, laid
        elif type(event) is TookBack and event.seat == seat:
            laid -= 1
        elif type(event) is Contested and any(offer.seat == seat for offer in event.offers):
            latest = event.at
    return latest


def _spoke(play: Play, seat: Seat, patience: int) -> int:
    """When a seat said what earns it more time, which it gets once a turn; 0: it said nothing.

    That is the last thing it said while it had time anyway, or else the first.
    """
    talk = (each for each in play.events if type(each) is Said and each.seat == seat)
    times = [each.at for each in talk if each.at >= play.turn_began]
    in_time = [at for at in times if at < play.turn_began + patience]
    return max(in_time or times[:1], default=0)


def _voters(play: Play) -> frozenset[Seat]:
    """The seats that have voted on who starts."""
    if play.is_race:
        return frozenset()
    return frozenset(each.seat for each in play.events if type(each) is Moved)

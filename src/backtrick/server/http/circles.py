"""Circles: groups of friends, who see what the others make of the daily deals.

To anyone else, a circle does not exist.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from ...limits import MOST_CIRCLES, MOST_MEMBERS
from ...store import Circle
from ...store.daily import day_at
from ...table.emblems import emblem_of
from ...wire.circles import (
    CircleBoard,
    CircleInfo,
    CircleInvitation,
    CircleMemberInfo,
    Circles,
    CircleTry,
)
from ...wire.errors import Fault
from ..clock import today, wall_milliseconds
from ..daily.calendar import monday_of
from .daily import stars_of
from .names import cleaned
from .problems import Problem
from .tokens import guest_if_any, is_id, new_token

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ...store import CircleMember, DailyTry, DealOfDay, Store
    from ...wire.requests import ChangedCircle, Empty, NewCircle
    from ..daily.comparison import Par
    from .endpoints import Call

    CircleCall: TypeAlias = Call[Empty, Empty] | Call[ChangedCircle, Empty]

_MONTH: Final = len("2026-11")


async def make(call: Call[NewCircle, Empty]) -> CircleInfo:
    """Make a circle."""
    _check_count(await call.site.rooms.store.circles_of(call.me.id))
    call.site.quotas.take_table(call.me.id, call.address)
    name = cleaned(call.body.name)
    circle = Circle(new_token(), name, new_token(), call.me.id, wall_milliseconds())
    if not await call.site.rooms.store.make_circle(circle):
        raise _too_many()
    return _info(circle, call.me.id)


async def mine(call: Call[Empty, Empty]) -> Circles:
    """List the circles in which the guest is."""
    return Circles(await circles_of(call.site.rooms.store, call.me.id))


async def circles_of(store: Store, guest: str) -> list[CircleInfo]:
    """The circles in which a guest is, oldest first."""
    return [_info(each, guest) for each in await store.circles_of(guest)]


async def invitation(call: Call[Empty, Empty]) -> CircleInvitation:
    """Name the circle to which a link leads."""
    store = call.site.rooms.store
    circle = await _invited(call)
    guest = await guest_if_any(call.request, store)
    guests = [each.guest for each in await store.circle_members(circle.id)]
    is_in = guest is not None and guest.id in guests
    return CircleInvitation(circle.name, len(guests), circle.id if is_in else None)


async def join(call: Call[Empty, Empty]) -> CircleInfo:
    """Join the circle to which a link leads."""
    store, circle = call.site.rooms.store, await _invited(call)
    own = await store.circles_of(call.me.id)
    if circle not in own:
        _check_count(own)
        if not await store.join_circle(circle, call.me.id, wall_milliseconds(), MOST_MEMBERS):
            _check_count(await store.circles_of(call.me.id))  # they may join several at once
            raise Problem(403, Fault.CIRCLE_FULL.code, f"a circle has {MOST_MEMBERS} members")
    return _info(circle, call.me.id)


async def leave(call: Call[Empty, Empty]) -> None:
    """Leave a circle."""
    circle = await _own(call)
    await call.site.rooms.store.leave_circle(circle.id, call.me.id)


async def change(call: Call[ChangedCircle, Empty]) -> CircleInfo:
    """Change the name or the link of a circle."""
    circle, body = await _own(call), call.body
    if circle.maker != call.me.id:
        raise Problem(403, Fault.NOT_CIRCLES_MAKER.code, "somebody else has made it")
    name = circle.name if body.name is None else cleaned(body.name)
    circle = replace(circle, name=name, link=new_token() if body.new_link else circle.link)
    await call.site.rooms.store.change_circle(circle)
    return _info(circle, call.me.id)


async def board(call: Call[Empty, Empty]) -> CircleBoard:
    """Show what the members of a circle have made of this week's deals, and the season's table."""
    rooms, circle = call.site.rooms, await _own(call)
    now = today()
    monday, season = monday_of(now), now[:_MONTH]
    first = min(monday, f"{season}-01")
    members = await rooms.store.circle_members(circle.id)
    tries = await rooms.store.tries_of([each.guest for each in members], first, now)
    pars = await rooms.analyses.pars.of(first, now)
    known = {each.deal for each in tries if each.guest == call.me.id and each.result}
    shown = _Shown(now, monday, season, call.me.id, known, pars)
    rows = [shown.member(each, tries) for each in members]
    rows.sort(key=lambda each: -each.points)  # a stable sort
    return CircleBoard(_info(circle, call.me.id), now, monday, season, rows)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What one member is shown of all."""

    now: str
    monday: str
    season: str
    me: str
    known: Collection[DealOfDay]
    """The deals that this member has finished."""
    pars: dict[DealOfDay, Par]

    def member(self, member: CircleMember, tries: Sequence[DailyTry]) -> CircleMemberInfo:
        """A member, with their results."""
        own = [each for each in tries if each.guest == member.guest and each.result]
        past = [
            stars_of(each, self.pars.get(each.deal)) or 0
            for each in own
            if each.deal.day.startswith(self.season)
            and each.deal.day < self.now
            # Once the day is over, the best game can be watched.
            and each.result
            and day_at(each.result.ended) <= each.deal.day
        ]
        return CircleMemberInfo(
            member.name,
            emblem_of(member.guest, member.emblem),
            member.guest == self.me,
            sum(past),
            len(past),
            [self._try(each) for each in own if each.deal.day >= self.monday],
        )

    def _try(self, tried: DailyTry) -> CircleTry:
        """A result; before one has played the deal oneself, only that there is one."""
        deal = tried.deal
        is_open = deal.day < self.now or deal in self.known
        won = tried.result.won if tried.result and is_open else None
        stars = stars_of(tried, self.pars.get(deal)) if is_open else None
        return CircleTry(deal.day, deal.game, deal.players, won, stars)


def _info(circle: Circle, guest: str) -> CircleInfo:
    return CircleInfo(circle.id, circle.name, circle.link, circle.maker == guest)


async def _own(call: CircleCall) -> Circle:
    """The circle that is asked for; a Problem if the guest is not in it."""
    asked = call.request.path_params["circle"]
    for circle in await call.site.rooms.store.circles_of(call.me.id):
        if circle.id == asked:
            return circle
    raise _unknown()


async def _invited(call: Call[Empty, Empty]) -> Circle:
    """The circle to which a link leads."""
    link = call.request.path_params["token"]
    circle = await call.site.rooms.store.circle_by_link(link) if is_id(link) else None
    if circle is None:
        raise _unknown()
    return circle


def _check_count(own: Sequence[Circle]) -> None:
    if len(own) >= MOST_CIRCLES:
        raise _too_many()


def _too_many() -> Problem:
    return Problem(403, Fault.MANY_CIRCLES.code, f"a guest is in {MOST_CIRCLES} at most")


def _unknown() -> Problem:
    return Problem(404, Fault.NO_SUCH_CIRCLE.code, "no such circle")

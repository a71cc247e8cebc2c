"""How results of daily deals compare: with everybody's, with the bots', and from day to day."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...store import DealOfDay
from ...wire.daily import (
    BestGame,
    BotTriesInfo,
    DailyBoard,
    DailyCalendar,
    DayInfo,
    ParInfo,
    PastDay,
    PastDeal,
    ScoreBin,
)
from ...wire.errors import Fault
from ..clock import today
from ..daily.calendar import streaks
from ..daily.comparison import better_than, histogram
from ..daily.deals import day_before, day_of, deals_of
from ..daily.scores import LOST
from .daily import stars_of
from .problems import Problem
from .replays import not_over, shown_steps, unknown_game
from .tokens import guest_if_any

if TYPE_CHECKING:
    from ...games.any_game import AnyGame
    from ...store import DailyTry, Store
    from ...wire.answers import Steps
    from ...wire.requests import Empty, PointOfView
    from ..daily.comparison import Bin, BotTries, Par
    from .endpoints import Call

CALENDAR_DAYS: Final = 70
"""Days of the calendar: ten weeks."""


async def calendar(call: Call[Empty, Empty]) -> DailyCalendar:
    """List the days on which the guest has finished daily deals."""
    days = await call.site.rooms.store.days_played(call.me.id)
    now = today()
    current, longest = streaks([each.day for each in days], now)
    first = day_before(now, CALENDAR_DAYS - 1)
    recent = [DayInfo(*each) for each in days if each.day >= first]
    return DailyCalendar(now, recent, current, longest, len(days))


async def board(call: Call[Empty, Empty]) -> DailyBoard:
    """Compare results of a deal, once the guest has one or the day is over."""
    rooms, deal = call.site.rooms, _asked_deal(call)
    guest = await guest_if_any(call.request, rooms.store)
    mine = None if guest is None else await _try_at(rooms.store, deal, guest.id)
    if deal.day >= today() and (mine is None or mine.result is None):
        raise Problem(403, Fault.DAILY_NOT_PLAYED.code, "play this deal first")
    par = (await rooms.analyses.pars.of(deal.day, deal.day)).get(deal)
    if par is None and mine is not None:
        rooms.analyses.pars.want(deal)
    people = await rooms.store.scores(deal)
    return _board(deal, people, mine, par, will_be=par is not None or rooms.analyses.pars.are_made)


async def past_day(call: Call[Empty, Empty]) -> PastDay:
    """List the deals of a day that is over, with the best games."""
    store, day = call.site.rooms.store, _asked_day(call)
    if day >= today():
        raise not_over()
    return PastDay(day, await asyncio.gather(*(_past_deal(store, each) for each in deals_of(day))))


async def best_game(call: Call[Empty, PointOfView]) -> Steps:
    """Return the best game of a deal, once the day is over, without what was said.

    Anyone with the id of a table may go there, so it is not told.
    """
    deal = _asked_deal(call)
    if deal.day >= today():
        raise not_over()
    best = await call.site.rooms.store.best_try(deal)
    if best is None:
        raise unknown_game()
    return await shown_steps(call, best.table)


def _asked_day(call: Call[Empty, Empty] | Call[Empty, PointOfView]) -> str:
    day = day_of(call.request.path_params["day"])
    if day is None or day.isoformat() > today():
        raise unknown_game()
    return day.isoformat()


def _asked_deal(call: Call[Empty, Empty] | Call[Empty, PointOfView]) -> DealOfDay:
    day, path = _asked_day(call), call.request.path_params
    asked = (path["game"], path["players"])
    found = (deal for deal in deals_of(day) if (deal.game, str(deal.players)) == asked)
    deal = next(found, None)
    if deal is None:
        raise unknown_game()
    return deal


async def _try_at(store: Store, deal: DealOfDay, guest: str) -> DailyTry | None:
    tries = await store.tries_of([guest], deal.day, deal.day)
    return next((each for each in tries if each.deal == deal), None)


async def _past_deal(store: Store, deal: DealOfDay) -> PastDeal:
    people, best = sum((await store.scores(deal)).values()), await store.best_try(deal)
    listed = await store.finished(best.table, until=1) if best else []
    if not best or not listed:
        return PastDeal(deal.game, deal.players, people, None)
    game = listed[0]
    found = BestGame(game.names[0], 0 in game.winners, game.cards_left, game.lasted)
    return PastDeal(deal.game, deal.players, people, found)


def _board(
    deal: DealOfDay,
    people: dict[int, int],
    mine: DailyTry | None,
    par: Par | None,
    *,
    will_be: bool,
) -> DailyBoard:
    game = GAMES[deal.game]
    result = mine.result if mine else None
    is_counted = mine is not None and mine.counted and result is not None
    own = result.score if result else None
    bins = [_bin(each, own) for each in histogram(game, people, par, own)]
    return DailyBoard(
        date=deal.day,
        game=deal.game,
        players=deal.players,
        counts="cards" if game.team else "seconds" if game.in_real_time else "wins",
        stars=stars_of(mine, par),
        counted=is_counted,
        people=sum(people.values()),
        better_than=None if mine is None else better_than(people, mine),
        bins=bins,
        par=None if par is None else ParInfo(_bot(game, par.strong), _bot(game, par.simple)),
        par_is_made=will_be,
    )


def _bin(each: Bin, own: int | None) -> ScoreBin:
    is_lost = each.least == LOST
    return ScoreBin(
        least=0 if is_lost else each.least,
        most=0 if is_lost else each.most,
        lost=is_lost,
        people=each.people,
        strong=each.strong,
        simple=each.simple,
        mine=own is not None and each.least <= own <= each.most,
    )


def _bot(game: AnyGame, tries: BotTries) -> BotTriesInfo:
    count = len(tries.scores)
    won = [each for each in tries.scores if each != LOST] if game.in_real_time else []
    seconds = won[len(won) // 2] if won else None
    return BotTriesInfo(tries.bot, count, tries.wins, tries.cards_left / count, seconds)

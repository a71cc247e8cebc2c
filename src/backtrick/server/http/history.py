"""A guest's results: for the guest, and for anyone with the link to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...store.summaries import week_of
from ...table.emblems import emblem_of
from ...wire.errors import Fault
from ...wire.history import (
    BotResults,
    History,
    KindHistory,
    MyHistory,
    PersonalBest,
    PersonalBests,
    Shared,
    WeekResults,
)
from ..bot_figures import figures_of
from ..bots_on_offer import OFFERED
from ..clock import DAY, wall_milliseconds
from ..game_kinds import read_kind
from .problems import Problem
from .replays import asked_game
from .tokens import is_id, new_token

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...games.any_game import AnyGame
    from ...games.options import GameOptions
    from ...store import GameListing, Guest, Store, Summary, Week
    from ...wire.history import Measure
    from ...wire.requests import Empty
    from ..bot_figures import BotFigures
    from .endpoints import Call

_YEAR: Final = 52 * 7 * DAY
_MOST_KINDS: Final = 40
"""More than anybody plays; options can be combined in very many ways."""
_SHORTEST_STREAK: Final = 3
"""Two games in a row are won by chance."""


async def my_history(call: Call[Empty, Empty]) -> MyHistory:
    """Return the guest's results."""
    return await history_of(call.site.rooms.store, call.me)


async def history_of(store: Store, guest: Guest) -> MyHistory:
    """A guest's results, for the guest."""
    found = await _history(store, guest)
    return MyHistory(found.name, found.emblem, found.kinds, await store.share_of(guest.id))


async def all_kinds(store: Store, guest: str) -> list[KindHistory]:
    """The same without a limit, however long ago it was."""
    return kind_histories(await store.summaries_of(guest), await store.weeks_of(guest, 0))


async def share(call: Call[Empty, Empty]) -> Shared:
    """Make a link to the guest's history, or return the one there is."""
    return Shared(await call.site.rooms.store.share(call.me.id, new_token()))


async def unshare(call: Call[Empty, Empty]) -> None:
    """Make the link void."""
    await call.site.rooms.store.unshare(call.me.id)


async def shared_history(call: Call[Empty, Empty]) -> History:
    """Return a shared history."""
    store, token = call.site.rooms.store, call.request.path_params["token"]
    sharer = await store.sharer(token) if is_id(token) else None
    guest = None if sharer is None else await store.guest(sharer)
    if guest is None:
        raise Problem(404, Fault.NOT_SHARED.code, "nothing is shared by this link")
    return await _history(store, guest)


async def bests(call: Call[Empty, Empty]) -> PersonalBests:
    """Return what the guest did better in a finished game than ever before."""
    found = await call.site.rooms.store.summed_up(call.me.id, *asked_game(call))
    if found is None:
        return PersonalBests([])
    return PersonalBests([*personal_bests(*found)])


def personal_bests(game: GameListing, summary: Summary) -> Iterator[PersonalBest]:
    """What has become better with a game; nothing that a later game has surpassed."""
    rules = GAMES[game.game]
    measures = _measures(rules, read_kind(rules, summary.kind).options)
    if summary.wins == 1 and summary.games > 1 and summary.best_streak_at == game.ended:
        yield PersonalBest("first-win", 1, None)
    elif "cards" in measures and _has_fallen(game, summary.fewest_at, summary.fewest_before):
        yield PersonalBest("cards", summary.fewest or 0, summary.fewest_before)
    if "time" in measures and _has_fallen(game, summary.best_time_at, summary.best_time_before):
        yield PersonalBest("time", summary.best_time or 0, summary.best_time_before)
    is_longest = summary.best_streak_at == game.ended
    if "wins" in measures and is_longest and summary.best_streak >= _SHORTEST_STREAK:
        yield PersonalBest("streak", summary.best_streak, summary.best_streak - 1)


def kind_histories(
    summaries: Sequence[Summary], weeks: Sequence[Week], most: int | None = None
) -> list[KindHistory]:
    """Summaries as they are sent, each with its weeks and the bots' results."""
    by_kind: dict[tuple[str, str], list[WeekResults]] = {}
    for each in weeks:
        by_kind.setdefault((each.game, each.kind), []).append(_week(each))
    known = [each for each in summaries if _is_known(each)][:most]
    return [_kind(each, by_kind.get((each.game, each.kind), [])) for each in known]


def _is_known(summary: Summary) -> bool:
    """Whether this version has the game and its options."""
    try:
        read_kind(GAMES[summary.game], summary.kind)
    except (KeyError, ValueError):
        return False
    return True


def _has_fallen(game: GameListing, reached: int | None, before: int | None) -> bool:
    """Whether a best was reached in this game, and there was one before."""
    return reached == game.ended and before is not None


async def _history(store: Store, guest: Guest) -> History:
    summaries = await store.summaries_of(guest.id)
    weeks = await store.weeks_of(guest.id, week_of(wall_milliseconds()) - _YEAR)
    emblem = emblem_of(guest.id, guest.emblem)
    return History(guest.name, emblem, kind_histories(summaries, weeks, _MOST_KINDS))


def _measures(game: AnyGame, options: GameOptions) -> tuple[Measure, ...]:
    """What games are compared by: alone, winning is only a matter of time."""
    measures: tuple[tuple[Measure, bool], ...] = (
        ("wins", options.players > 1),
        ("cards", game.team),
        ("time", game.in_real_time),
    )
    return tuple(measure for measure, is_meant in measures if is_meant)


def _kind(summary: Summary, weeks: list[WeekResults]) -> KindHistory:
    game = GAMES[summary.game]
    options, is_as_seen = read_kind(game, summary.kind)
    named = {word.partition("=")[0] for word in summary.kind.split()}
    return KindHistory(
        summary.game,
        {name: value for name, value in options.chosen().items() if name in named},
        is_as_seen,
        _measures(game, options),
        summary.games,
        summary.wins,
        _mean(summary.cards_left, summary.played_out),
        summary.fewest,
        _mean(summary.time, summary.timed),
        summary.best_time,
        summary.streak,
        summary.best_streak,
        summary.last,
        weeks,
        _bots(summary),
    )


def _week(week: Week) -> WeekResults:
    left = _mean(week.cards_left, week.played_out)
    return WeekResults(week.start, week.games, week.wins, left, week.best_time)


def _bots(summary: Summary) -> list[BotResults]:
    """What bots reach at such a table, the best one last."""
    found = {each.bot: _bot(each) for each in figures_of(summary.game, summary.kind)}
    return [found[name] for name in OFFERED[summary.game] if name in found]


def _bot(figures: BotFigures) -> BotResults:
    return BotResults(
        figures.bot,
        figures.games,
        figures.wins / figures.games,
        figures.cards_left / figures.games,
        _mean(figures.time, figures.wins) or None,
    )


def _mean(total: int, count: int) -> float | None:
    return total / count if count else None

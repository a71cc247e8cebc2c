"""A walk through every page and state of the browser client, for screenshots and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import chosen, duel, lobby, pages, race, replay, return_visits, team, troubles

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .stage import Stage

SCENES: Final[Mapping[str, Callable[[Stage], None]]] = {
    "home": pages.home,
    "plain-pages": pages.plain,
    "learn": pages.learn,
    "daily": pages.daily,
    "lobby": lobby.lobby,
    "lobby-options": lobby.options,
    "lobby-other-games": lobby.other_games,
    "quick-easy": team.team,
    "quick-easy-five": team.five,
    "face-to-face": duel.duel,
    "seven-ate-nine": race.race,
    "seven-ate-nine-solo": race.alone,
    "seven-ate-nine-missed": race.missed,
    "seven-ate-nine-four": race.four,
    "chosen": chosen.chosen,
    "replay": replay.replay,
    "mine": return_visits.mine,
    "daily-compared": return_visits.compared,
    "sums": return_visits.sums,
    "over-days": return_visits.over_days,
    "closed": troubles.closed,
    "gone": troubles.gone,
    "connecting": troubles.connecting,
    "reconnecting": troubles.reconnecting,
    "restarting": troubles.restarting,
}
"""By name; each scene has its own people, and shows one state after the other."""

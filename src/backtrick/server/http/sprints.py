"""Sprints: positions of a race, to be played as fast as one can."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...games import GAMES
from ...record import plain
from ...sprints import has_sprint, positions
from ...wire.answers import FittingCard, SprintPositionInfo, SprintPositions
from ...wire.errors import Fault
from .problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...sprints import SprintPosition
    from ...wire.requests import Empty, SprintQuery
    from .endpoints import Call


async def sprint(call: Call[Empty, SprintQuery]) -> SprintPositions:
    """Return some positions."""
    query, game = call.query, GAMES[call.query.game]
    if not has_sprint(game):
        raise Problem(404, Fault.NO_SUCH_GAME.code, "there are no sprints in this game")
    call.site.quotas.sprints.take(call.address)
    async with call.site.rooms.long_work.turn(call.address):
        found = await asyncio.to_thread(positions, game, query.seed, query.count)
    return SprintPositions(game.id, position_infos(found))


def position_infos(found: Iterable[SprintPosition]) -> list[SprintPositionInfo]:
    """Positions, as they are sent."""
    return [*map(_info, found)]


def _info(position: SprintPosition) -> SprintPositionInfo:
    fitting = (
        FittingCard(str(move), each.value, each.step, each.sign)
        for move, each in position.fitting.items()
    )
    others = tuple(map(str, position.others))
    return SprintPositionInfo(plain(position.view), tuple(fitting), others)

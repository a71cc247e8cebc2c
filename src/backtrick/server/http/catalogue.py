"""The catalogue of games, with their options, bots and signals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ...games import GAMES
from ...games.options import Flag, Kind, OneOf, Seats, Seconds
from ...lessons import LESSONS
from ...sprints import has_sprint
from ...talk import SIGNALS, VARIANTS
from ...wire.catalogue import Catalogue, CatalogueGame, OptionInfo, SignalInfo
from ..bots_on_offer import FITTED, OFFERED, PARTNERS

if TYPE_CHECKING:
    from ...games.any_game import AnyGame
    from ...table.commands import Value
    from ...talk import Signal
    from ...wire.requests import Empty
    from .endpoints import Call


async def games(call: Call[Empty, Empty]) -> Catalogue:
    """List all games."""
    rooms = call.site.rooms
    return _catalogue(tuple(rooms.external_bots.offered.items()), coach=rooms.analyses.are_made)


@cache
def _catalogue(external: tuple[tuple[str, tuple[str, ...]], ...], *, coach: bool) -> Catalogue:
    return Catalogue([_game(GAMES[name], bots) for name, bots in external], coach)


def _game(game: AnyGame, external: tuple[str, ...]) -> CatalogueGame:
    by_default = game.options()
    return CatalogueGame(
        id=game.id,
        least_players=game.players[0],
        most_players=game.players[-1],
        team=game.team,
        real_time=game.in_real_time,
        options=[
            _option(name, kind, getattr(by_default, name))
            for name, kind in by_default.kinds().items()
        ],
        bots=list(OFFERED[game.id]),
        external_bots=list(external),
        partner=PARTNERS[game.id],
        fitted=FITTED.get(game.id),
        lesson=game.id in LESSONS,
        sprint=has_sprint(game),
        signals=[] if by_default.talk is None else [_signal(each) for each in SIGNALS],
    )


def _signal(signal: Signal) -> SignalInfo:
    variants = [variant for variant in VARIANTS if signal.allowed_in(variant)]
    return SignalInfo(str(signal), variants)


def _option(name: str, kind: Kind, default: Value) -> OptionInfo:
    match kind:
        case OneOf(values):
            return OptionInfo(name, "one-of", default, list(values), None)
        case Flag():
            return OptionInfo(name, "flag", default, None, None)
        case Seats(seats):
            return OptionInfo(name, "seats", default, list(seats), None)
        case Seconds(longest):
            return OptionInfo(name, "seconds", default, None, longest)
        case _:
            raise TypeError(f"{kind!r}: pages could not show an option of this kind")

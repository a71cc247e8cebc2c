"""Another game at the same table: who keeps a seat, and which bots play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import GAMES
from .errors import Denial, denied
from .events import GameChanged
from .lobby import check_host, check_open

if TYPE_CHECKING:
    from ..games.any_game import AnyGame
    from ..games.seats import Seat
    from .commands import ChangeGame
    from .decisions import Context
    from .state import Occupant, Table


def change_game(table: Table, command: ChangeGame, context: Context) -> GameChanged:
    """Choose another game for the table."""
    check_host(table, context)
    check_open(table)
    game = GAMES.get(command.game)
    if game is None or game is table.game:
        others = ", ".join(name for name in GAMES if name != table.game.id)
        raise denied(Denial.BAD_OPTIONS, f"there are {others}")
    seats = kept_seats(table, game.players[-1])
    if _may_nobody_watch(table) and len(_people(table)) > len(seats):
        raise denied(Denial.TOO_MANY_SEATED)
    bots = tuple(_bot(table.occupants[seat], game, context) for seat in seats)
    options = game.options(players=max(len(seats), game.players[0]))
    return GameChanged(game.id, table.game.id, str(options), seats, bots, at=context.at)


def kept_seats(table: Table, room: int) -> tuple[Seat, ...]:
    """The seats of those who still have one, in order: the host, then people, then bots."""

    def rank(seat: Seat) -> tuple[bool, bool, Seat]:
        guest = table.occupants[seat].guest
        return guest is None, guest != table.host, seat

    return tuple(sorted(sorted(table.taken, key=rank)[:room]))


def _people(table: Table) -> list[Seat]:
    return [seat for seat in table.taken if table.occupants[seat].guest is not None]


def _may_nobody_watch(table: Table) -> bool:
    """Whether people without a seat would have to leave."""
    return table.settings.locked or not table.settings.spectators


def _bot(occupant: Occupant, game: AnyGame, context: Context) -> str:
    """The bot in a seat, if there is one: the same, or one that the game has."""
    known = context.bots[game.id]
    external = context.external_bots.get(game.id, ())
    if occupant.bot is None or occupant.bot in known or occupant.bot in external:
        return occupant.bot or ""
    return context.partners.get(game.id, known[-1])

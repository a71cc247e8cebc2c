"""New tables: empty except for their host, or prepared with bots and a fixed first deal."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import randbits
from typing import TYPE_CHECKING

from ..table import open_table
from ..table.errors import Denial, denied
from ..table.events import Invited
from ..table.lobby import options_from
from .bots_on_offer import OFFERED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..games.any_game import AnyGame
    from ..table import Context, Event, Settings
    from ..table.commands import Value


@dataclass(frozen=True, slots=True)
class PreparedTable:
    """A table prepared before its host connects; with a seed, it is dealt when they do.

    A race is dealt when its host is ready.
    """

    name: str
    """The id of the table."""
    seed: int | None = None
    """The seed of the first deal; None: the host deals."""
    bots: tuple[str, ...] = ()
    """The bots in the other seats."""
    daily: str = ""
    """The date, if it is a daily deal."""
    lesson: bool = False
    """Whether it is a guided first game."""


def prepared_table(
    name: str, game: AnyGame, options: Mapping[str, Value], bots: Sequence[str], *, deal: bool
) -> PreparedTable:
    """A table with bots, dealt at once or not; raises Denied if that is impossible."""
    free = options_from(game, options).players - 1
    offered = OFFERED[game.id]
    if not {*bots} <= {*offered}:
        raise denied(Denial.NO_SUCH_BOT, f"there are {', '.join(offered)}")
    if len(bots) > free:
        raise denied(Denial.TABLE_FULL)
    if deal and len(bots) < free:
        raise denied(Denial.SEATS_FREE)
    return PreparedTable(name, randbits(128) if deal else None, tuple(bots))


def first_events(
    context: Context,
    game: AnyGame,
    options: Mapping[str, Value],
    settings: Settings,
    prepared: PreparedTable,
) -> tuple[Event, ...]:
    """The first events of a table; raises Denied if the options are invalid."""
    opened = open_table(
        context,
        game,
        options,
        settings,
        seed=prepared.seed,
        daily=prepared.daily,
        lesson=prepared.lesson,
    )
    seats = enumerate(prepared.bots, start=1)
    return (opened, *(Invited(seat, bot, at=context.at) for seat, bot in seats))

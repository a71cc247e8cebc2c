"""New tables: empty except for their host, or prepared with bots and a fixed first deal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from secrets import randbits
from typing import TYPE_CHECKING

from ..store import Batch
from ..table import encode, fold, open_table
from ..table.errors import Denial, denied
from ..table.events import Invited
from ..table.lobby import options_from
from .bots_on_offer import OFFERED
from .listings import listing_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..games.any_game import AnyGame
    from ..games.seats import Seat
    from ..table import Context, Event, Settings
    from ..table.commands import Value
    from ..table.events import WhatIf


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
    seat: Seat = 0
    """The seat of the host."""
    what_if: WhatIf | None = None
    """The moment from which the first game is played on, if it is a what-if."""
    past: tuple[Event, ...] = ()
    """What happened in it until then, with its deal."""


def prepared_table(
    name: str,
    game: AnyGame,
    options: Mapping[str, Value],
    bots: Sequence[str],
    external: Sequence[str] = (),
    *,
    deal: bool,
) -> PreparedTable:
    """A table with bots, dealt at once or not; raises Denied if that is impossible."""
    free = options_from(game, options).players - 1
    offered = (*OFFERED[game.id], *external)
    if not {*bots} <= {*offered}:
        raise denied(Denial.NO_SUCH_BOT, f"there are {', '.join(offered)}")
    if len(bots) > free:
        raise denied(Denial.TABLE_FULL)
    if deal and len(bots) < free:
        raise denied(Denial.SEATS_FREE)
    return PreparedTable(name, randbits(128) if deal else None, tuple(bots))


def first_batch(
    context: Context,
    game: AnyGame,
    options: Mapping[str, Value],
    settings: Settings,
    prepared: PreparedTable,
) -> Batch:
    """What is stored of a new table; raises Denied if the options are invalid."""
    events = _first_events(context, game, options, settings, prepared)
    listing = listing_of(fold(events), events[0].at)
    stored = tuple(map(encode, events))
    return Batch(prepared.name, 1, stored, listing, visitors=(context.guest,))


def _first_events(
    context: Context,
    game: AnyGame,
    options: Mapping[str, Value],
    settings: Settings,
    prepared: PreparedTable,
) -> tuple[Event, ...]:
    opened = open_table(
        context,
        game,
        options,
        settings,
        seed=prepared.seed,
        daily=prepared.daily,
        lesson=prepared.lesson,
        seat=prepared.seat,
        what_if=prepared.what_if,
    )
    others = (seat for seat in count() if seat != prepared.seat)
    invited = (Invited(*each, at=context.at) for each in zip(others, prepared.bots, strict=False))
    return (opened, *invited, *prepared.past)

"""How a table begins: empty but for its host, or prepared, with bots and a settled first deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..table import open_table
from ..table.events import Invited

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..games.game import AnyGame
    from ..table import Asked, Event, Settings
    from ..table.commands import Value


@dataclass(frozen=True, slots=True)
class Prepared:
    """What is settled of a table before its host comes; it is dealt as soon as they do."""

    name: str
    """The table's id."""
    seed: int
    """Of the first deal."""
    bots: tuple[str, ...]
    """Who sits in the other seats."""
    daily: str = ""
    """The day whose daily deal it is."""
    lesson: bool = False
    """Whether it is a guided first game."""


def first_events(
    asked: Asked,
    game: AnyGame,
    options: Mapping[str, Value],
    settings: Settings,
    prepared: Prepared | None,
) -> tuple[Event, ...]:
    """The events with which a table begins; Denied if the options make no sense."""
    if prepared is None:
        return (open_table(asked, game, options, settings),)
    opened = open_table(
        asked,
        game,
        options,
        settings,
        seed=prepared.seed,
        daily=prepared.daily,
        lesson=prepared.lesson,
    )
    seats = enumerate(prepared.bots, start=1)
    return (opened, *(Invited(seat, bot, at=asked.at) for seat, bot in seats))

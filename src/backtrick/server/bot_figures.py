"""What bots reach in the place of a person, at every kind of table; by `bench/bot_figures.py`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("bot_figures.json")


class BotFigures(msgspec.Struct, frozen=True):
    """The results of a bot over many games, with the usual partners in the other seats."""

    game: str
    kind: str
    bot: str
    games: int
    wins: int
    cards_left: int
    """In all games together."""
    time: int
    """Of all wins together, in milliseconds; 0 without a clock."""


@cache
def all_figures() -> tuple[BotFigures, ...]:
    """All figures, by game and kind."""
    text = FILE.read_bytes() if FILE.exists() else b"[]"
    return msgspec.json.decode(text, type=tuple[BotFigures, ...])


@cache
def figures_of(game: str, kind: str) -> tuple[BotFigures, ...]:
    """The figures of one kind of table; none if it was not measured."""
    return tuple(each for each in all_figures() if (each.game, each.kind) == (game, kind))

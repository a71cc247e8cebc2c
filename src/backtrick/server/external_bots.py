"""Bots of other people at live tables: those that the operator has named in the settings."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ..games import GAMES
from ..settings import EXTERNAL_BOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

PREFIX: Final = "external/"
"""The beginning of their ids, by which everybody can tell them from the bots of this package. No
`module:attribute` has it, so an id alone never loads any code."""


class ExternalBots(NamedTuple):
    """The bots of other people on a server."""

    references: Mapping[str, str] = MappingProxyType({})
    """The `module:attribute` of each, by id."""
    offered: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """By game, the ids of those that may play it."""


NO_EXTERNAL_BOTS: Final = ExternalBots()


def external_bots(given: Iterable[str]) -> ExternalBots:
    """The bots that a setting names; raises ValueError for an unknown game or entry point."""
    references: dict[str, str] = {}
    offered: dict[str, list[str]] = {name: [] for name in GAMES}
    for text in given:
        name, game, reference = _parts(text)
        bot = PREFIX + name
        if references.setdefault(bot, reference) != reference:
            raise ValueError(f"{text}: there are two bots with the name {name}")
        for each in _games(text, game):
            if bot not in offered[each]:
                offered[each].append(bot)
    return ExternalBots(references, {game: tuple(bots) for game, bots in offered.items()})


def is_external(bot: str) -> bool:
    """Whether an id is that of somebody else's bot."""
    return bot.startswith(PREFIX)


def _parts(text: str) -> tuple[str, str | None, str]:
    found = re.fullmatch(EXTERNAL_BOT, text, re.ASCII)
    if found is None:
        raise ValueError(f"{text}: this is not NAME=module:attribute")
    name, game, reference = found.groups()
    return name, game, reference or _installed(name)


def _installed(name: str) -> str:
    # It loads a part of the bots, and most servers need none of it.
    from ..bots.plugins.references import installed  # noqa: PLC0415

    if name not in installed():
        known = ", ".join(installed()) or "none"
        raise ValueError(f"{name}: no installed package has such a bot; there are {known}")
    return installed()[name]


def _games(text: str, game: str | None) -> Iterator[str]:
    if game is not None and game not in GAMES:
        raise ValueError(f"{text}: no game {game!r}; there are {', '.join(GAMES)}")
    return iter(GAMES) if game is None else iter((game,))

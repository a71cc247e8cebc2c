"""What all rooms of a server have in common."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class RoomConfig(NamedTuple):
    """The settings and offers that hold at every table."""

    bots: Mapping[str, tuple[str, ...]]
    """The bots that can sit at tables, by game, the best last."""
    lag_cap: int
    """The most lag that is compensated, in microseconds."""
    countdown: int
    """Milliseconds before a race begins."""
    patience: int
    """Milliseconds after which a bot may stand in for an absent guest."""
    idle: int
    """Milliseconds after which others may go on without an idle guest."""
    partners: Mapping[str, str] = MappingProxyType({})
    """By game, the bot that takes the seat of one that the game does not have."""
    has_coach: bool = True
    """Whether there is a coach, who gives hints."""
    external_bots: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The bots of other people that can sit at tables, by game."""

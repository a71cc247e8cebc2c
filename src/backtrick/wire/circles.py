"""HTTP bodies about circles: groups of friends who compare their daily deals.

As in `answers.py`, fields that are always sent have no default.
"""

from __future__ import annotations

import msgspec

from ..table.emblems import Emblem


class CircleInfo(msgspec.Struct, frozen=True):
    """A circle, for its members."""

    id: str
    name: str
    link: str
    """The token with which others join: at `/circles/join/LINK`."""
    mine: bool
    """Whether the guest may change it."""


class Circles(msgspec.Struct, frozen=True):
    """The circles in which the guest is, oldest first."""

    circles: list[CircleInfo]


class CircleInvitation(msgspec.Struct, frozen=True):
    """What anyone with the link can see of a circle."""

    name: str
    members: int
    circle: str | None
    """Its id, if the guest is in it."""


class CircleTry(msgspec.Struct, frozen=True):
    """A daily deal of this week that a member has finished."""

    date: str
    game: str
    players: int
    won: bool | None
    stars: int | None
    """Null, as `won`: the guest has yet to play this deal today; or only the bots still play."""


class CircleMemberInfo(msgspec.Struct, frozen=True):
    """A member of a circle, with the deals of this week and the season's points."""

    name: str
    emblem: Emblem
    me: bool
    points: int
    """The stars of this season, up to yesterday, for deals finished on their day."""
    deals: int
    """How many deals they are from."""
    week: list[CircleTry]
    """By day and deal."""


class CircleBoard(msgspec.Struct, frozen=True):
    """A circle, as its members see it."""

    circle: CircleInfo
    today: str
    monday: str
    """The first day of this week."""
    season: str
    """The month whose points are counted, such as `2026-11`."""
    members: list[CircleMemberInfo]
    """By points, then in the order in which they joined."""

"""Circles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.circles import CircleBoard, CircleInfo, CircleInvitation, Circles
from ....wire.requests import ChangedCircle, NewCircle
from .. import circles
from ..endpoints import DELETE, GET, PATCH, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        POST,
        "/api/circles",
        "Create a circle: a group of friends who compare their daily deals.",
        circles.make,
        CircleInfo,
        NewCircle,
        status=201,
    ),
    Endpoint(GET, "/api/me/circles", "List the guest's circles.", circles.mine, Circles),
    Endpoint(
        GET,
        "/api/circles/{circle}",
        "Get this week's deals and the season's table of a circle. Members only.",
        circles.board,
        CircleBoard,
        problems=(404,),
    ),
    Endpoint(
        PATCH,
        "/api/circles/{circle}",
        "Rename a circle, or replace its link. Only its maker can.",
        circles.change,
        CircleInfo,
        ChangedCircle,
        problems=(404,),
    ),
    Endpoint(
        DELETE,
        "/api/circles/{circle}",
        "Leave a circle.",
        circles.leave,
        type(None),
        status=204,
        problems=(404,),
    ),
    Endpoint(
        GET,
        "/api/circles/join/{token}",
        "Get the name of a circle, by its link.",
        circles.invitation,
        CircleInvitation,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(
        POST,
        "/api/circles/join/{token}",
        "Join a circle, by its link.",
        circles.join,
        CircleInfo,
        problems=(404,),
    ),
)

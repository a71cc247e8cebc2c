"""The bells of a guest: where they are told that it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...store import Bell
from ...wire.bells import AddedBell, BellInfo, Bells
from ...wire.errors import Fault
from ..bells.delivery import check_place
from ..bells.web_push import check_keys
from ..clock import wall_milliseconds
from .problems import Problem
from .tokens import new_token

if TYPE_CHECKING:
    from ...wire.bells import NewBell
    from ...wire.requests import Empty
    from .endpoints import AnyCall, Call


async def my_bells(call: AnyCall) -> Bells:
    """List the guest's bells."""
    rooms = call.site.rooms
    found = await rooms.store.bells_of(call.me.id)
    return Bells([_info(each) for each in found], (await rooms.ringer.signer()).public)


async def add_bell(call: Call[NewBell, Empty]) -> AddedBell:
    """Add a bell."""
    wanted, store = call.body, call.site.rooms.store
    try:
        check_place(wanted.url, anywhere=call.site.settings.bell_targets == "any")
        if wanted.kind == "push":
            check_keys(wanted.key, wanted.auth)
    except ValueError as error:
        raise Problem(400, Fault.BAD_BELL.code, str(error)) from None
    secret = "" if wanted.kind == "push" else new_token()
    bell = Bell(
        new_token(),
        call.me.id,
        wanted.kind,
        wanted.url,
        wanted.key or secret,
        wanted.auth,
        wall_milliseconds(),
    )
    await store.add_bell(bell)
    return AddedBell(bell.id, bell.kind, bell.url, bell.created, secret)


async def remove_bell(call: Call[Empty, Empty]) -> Bells:
    """Remove a bell; one of another guest stays."""
    await call.site.rooms.store.remove_bell(call.me.id, call.request.path_params["bell"])
    return await my_bells(call)


def _info(bell: Bell) -> BellInfo:
    return BellInfo(bell.id, bell.kind, bell.url, bell.created)

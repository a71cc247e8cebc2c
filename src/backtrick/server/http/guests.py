"""Guests: no sign-up, but a nickname, a token, and a code to move to another device."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...limits import TRANSFER_CODE_MINUTES
from ...store import Guest
from ...table.emblems import emblem_of
from ...table.names import PROGRAM_MARK
from ...wire.answers import GuestInfo, TransferCode, Welcomed
from ...wire.errors import Fault
from ..clock import wall_milliseconds
from ..erasure import erase_guest
from ..logs import log
from .devices import sign_out_others
from .names import cleaned_for
from .problems import Problem
from .tokens import digest, new_code, new_token, token_of, typed

if TYPE_CHECKING:
    from ...wire.requests import ChangedGuest, Claim, Empty, NewGuest
    from .endpoints import Call

_MINUTE: Final = 60_000


async def new_guest(call: Call[NewGuest, Empty]) -> Welcomed:
    """Create a guest."""
    name = cleaned_for(call.body.name, is_program=call.body.program)
    call.site.quotas.guests.take(call.address)
    emblem = str(call.body.emblem or "")
    guest = Guest(new_token(), name, call.body.language, wall_milliseconds(), emblem)
    call.token = new_token()
    await call.site.rooms.store.add_guest(guest, digest(call.token))
    log("guest/new", guest=guest.id)
    return _welcomed(guest, call.token)


async def me(call: Call[Empty, Empty]) -> GuestInfo:
    """Return the current guest, and renew the cookie for another year."""
    if call.request.headers.get("authorization") is None:
        call.token = token_of(call.request)
    return guest_info(call.me)


async def change_me(call: Call[ChangedGuest, Empty]) -> GuestInfo:
    """Change a guest's name, language or emblem."""
    name, is_program = call.me.name, call.me.name.startswith(PROGRAM_MARK)
    if call.body.name is not None:
        name = cleaned_for(call.body.name, is_program=is_program)
    language = call.body.language or call.me.language
    emblem = str(call.body.emblem or call.me.emblem)
    guest = replace(call.me, name=name, language=language, emblem=emblem)
    await call.site.rooms.store.change_guest(guest)
    return guest_info(guest)


async def make_code(call: Call[Empty, Empty]) -> TransferCode:
    """Create a transfer code: valid once, for a few minutes."""
    call.site.quotas.codes.take(call.me.id)
    code, expires = new_code(), wall_milliseconds() + TRANSFER_CODE_MINUTES * _MINUTE
    await call.site.rooms.store.put_code(digest(code), call.me.id, expires)
    return TransferCode(code, expires)


async def claim(call: Call[Claim, Empty]) -> Welcomed:
    """Sign in with a transfer code; other devices stay signed in, unless they are not to."""
    call.site.quotas.take_try(call.address)
    store = call.site.rooms.store
    found = await store.take_code(digest(typed(call.body.code)), wall_milliseconds())
    if found is None:
        raise Problem(404, Fault.NO_SUCH_CODE.code, "unknown, already used, or expired")
    call.token = new_token()
    await store.add_token(found, digest(call.token), wall_milliseconds())
    guest = await store.guest_by_token(digest(call.token))
    if guest is None:
        raise Problem(404, Fault.NO_SUCH_CODE.code, "its guest does not exist")
    if call.body.sign_out_others:
        await sign_out_others(call.site, guest.id, digest(call.token))
    log("guest/claimed", guest=guest.id)
    return _welcomed(guest, call.token)


async def delete_me(call: Call[Empty, Empty]) -> None:
    """Delete everything about the guest, at once and for good."""
    await erase_guest(call.site.rooms, call.me.id, call.address)
    call.token = ""


def guest_info(guest: Guest) -> GuestInfo:
    """A guest, for the guest."""
    emblem = emblem_of(guest.id, guest.emblem)
    return GuestInfo(guest.id, guest.name, guest.language, emblem)


def _welcomed(guest: Guest, token: str) -> Welcomed:
    emblem = emblem_of(guest.id, guest.emblem)
    return Welcomed(guest.id, guest.name, guest.language, emblem, token)

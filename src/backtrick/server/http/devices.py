"""The devices of a guest: each has a token, and can be signed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.errors import Fault
from ...wire.personal_data import DeviceInfo, Devices
from ..close_codes import COME_BACK, GOING_AWAY
from ..logs import log
from .problems import Problem
from .tokens import device_of, digest, token_of

if TYPE_CHECKING:
    from ...store import Store
    from ...wire.requests import Empty
    from .endpoints import AnyCall, Call, Site


async def my_devices(call: AnyCall) -> Devices:
    """List the devices of the guest."""
    current = _current(call)
    tokens = await call.site.rooms.store.tokens_of(call.me.id)
    return Devices(
        [
            DeviceInfo(device_of(each.token), each.created, each.seen, each.token == current)
            for each in tokens
        ]
    )


async def sign_out(call: Call[Empty, Empty]) -> Devices:
    """Sign the guest out on another device."""
    wanted, store = call.request.path_params["device"], call.site.rooms.store
    tokens = [each.token for each in await store.tokens_of(call.me.id)]
    found = [token for token in tokens if device_of(token) == wanted]
    if not found:
        raise Problem(404, Fault.NO_SUCH_DEVICE.code, "no such device, or it is signed out already")
    if _current(call) in found:  # nobody could be this guest any more
        raise Problem(400, Fault.THIS_DEVICE.code, "a device can only sign others out")
    await store.revoke(call.me.id, found)
    await _silence(store, call.me.id)
    _reconnect(call.site, call.me.id)
    return await my_devices(call)


async def sign_out_others(site: Site, guest: str, kept: bytes) -> None:
    """Sign a guest out on all devices except the one with this token."""
    store = site.rooms.store
    others = [each.token for each in await store.tokens_of(guest) if each.token != kept]
    await store.revoke(guest, others)
    await _silence(store, guest)
    _reconnect(site, guest)


async def _silence(store: Store, guest: str) -> None:
    """Ring in no browser any more: which bell is on which device is not known."""
    for bell in await store.bells_of(guest):
        if bell.kind == "push":
            await store.remove_bell(guest, bell.id)


def _reconnect(site: Site, guest: str) -> None:
    """Let all devices of a guest connect again; those without a token cannot."""
    log("guest/signed-out", guest=guest)
    site.rooms.sign_out(guest, GOING_AWAY, Fault.CLOSED.code, COME_BACK)


def _current(call: AnyCall) -> bytes:
    return digest(token_of(call.request) or "")

"""Refusing those who are banned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...wire.errors import Fault
from .problems import Problem

if TYPE_CHECKING:
    from starlette.types import Scope

    from ...store import Guest
    from .endpoints import AnyEndpoint, Site

OWN_DATA: Final = {("GET", "/api/me"), ("GET", "/api/me/export"), ("DELETE", "/api/me")}
"""Even banned guests may download and delete their data."""


def check_address(site: Site, scope: Scope) -> None:
    """Raise a Problem if the client's address is banned."""
    client = scope.get("client")
    if client and site.rooms.bans.has_address(client[0]):
        raise Problem(403, Fault.ADDRESS_BANNED.code, "the address is banned")


def check_guest(site: Site, guest: Guest, endpoint: AnyEndpoint | None = None) -> None:
    """Raise a Problem if a guest is banned."""
    asked = None if endpoint is None else (endpoint.method.value, endpoint.path)
    if asked not in OWN_DATA and site.rooms.bans.has_guest(guest.id):
        raise Problem(403, Fault.GUEST_BANNED.code, "the guest is banned")

"""Guests, their devices and notifications."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....limits import TRANSFER_CODE_MINUTES
from ....wire.answers import GuestInfo, TransferCode, Welcomed
from ....wire.bells import AddedBell, Bells, NewBell
from ....wire.personal_data import Devices, Export
from ....wire.requests import ChangedGuest, Claim, ExportFormat, NewGuest
from .. import bells, devices, exports, guests
from ..endpoints import CSV, DELETE, GET, PATCH, POST, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        POST,
        "/api/guests",
        "Create a guest.",
        guests.new_guest,
        Welcomed,
        NewGuest,
        status=201,
        needs_guest=False,
    ),
    Endpoint(
        POST,
        "/api/guests/claim",
        "Sign in with a transfer code.",
        guests.claim,
        Welcomed,
        Claim,
        status=201,
        needs_guest=False,
        problems=(404,),
    ),
    Endpoint(GET, "/api/me", "Get the current guest.", guests.me, GuestInfo),
    Endpoint(
        PATCH,
        "/api/me",
        "Change the guest's name, language or emblem.",
        guests.change_me,
        GuestInfo,
        ChangedGuest,
    ),
    Endpoint(
        POST,
        "/api/me/code",
        f"Create a transfer code: valid once, for {TRANSFER_CODE_MINUTES} minutes.",
        guests.make_code,
        TransferCode,
        status=201,
    ),
    Endpoint(
        DELETE,
        "/api/me",
        "Delete everything about the guest, at once and for good.",
        guests.delete_me,
        type(None),
        status=204,
    ),
    Endpoint(
        GET,
        "/api/me/export",
        "Get everything that is stored about the guest, or their games as a table.",
        exports.export,
        Export,
        query=ExportFormat,
        text=CSV,
    ),
    Endpoint(GET, "/api/me/devices", "List the devices of the guest.", devices.my_devices, Devices),
    Endpoint(
        DELETE,
        "/api/me/devices/{device}",
        "Sign the guest out on another device.",
        devices.sign_out,
        Devices,
        problems=(400, 404),
    ),
    Endpoint(
        GET,
        "/api/me/bells",
        "List the browsers and webhooks that notify the guest of their turns.",
        bells.my_bells,
        Bells,
    ),
    Endpoint(
        POST,
        "/api/me/bells",
        "Add a browser or a webhook; it replaces one with the same address.",
        bells.add_bell,
        AddedBell,
        NewBell,
        status=201,
    ),
    Endpoint(
        DELETE,
        "/api/me/bells/{bell}",
        "Remove a browser or a webhook.",
        bells.remove_bell,
        Bells,
    ),
)

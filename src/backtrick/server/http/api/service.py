"""The server itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....wire.answers import Health
from ....wire.personal_data import PrivacyInfo
from .. import health, privacy
from ..endpoints import GET, Endpoint

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    Endpoint(
        GET,
        "/api/privacy",
        "Get who runs the server, and how long data is kept.",
        privacy.privacy,
        PrivacyInfo,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/healthz",
        "Check that the server can store events.",
        health.check,
        Health,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/livez",
        "Check that the server answers at all.",
        health.is_live,
        Health,
        needs_guest=False,
    ),
    Endpoint(
        GET,
        "/readyz",
        "Check that the server can store events and is not stopping.",
        health.is_ready,
        Health,
        needs_guest=False,
    ),
)

"""What the page on privacy has to say about this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...wire.personal_data import PrivacyInfo

if TYPE_CHECKING:
    from ...wire.requests import Empty
    from .endpoints import Call


async def privacy(call: Call[Empty, Empty]) -> PrivacyInfo:
    """Return who runs the server, and how long data is kept."""
    chosen = call.site.settings
    return PrivacyInfo(chosen.operator, chosen.contact, chosen.keep_days, chosen.keep_guest_days)

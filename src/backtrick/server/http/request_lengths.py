"""Requests whose bodies say how long they are."""

from __future__ import annotations

from typing import Final

import h11

LONGEST_HEAD: Final = 16 * 1024
"""Bytes."""
_CODED: Final = b"transfer-encoding"


class MeasuredRequests(h11.Connection):
    """The parser of a connection, up to the first body without a length.

    Such a body comes in chunks, and each is parsed on its own: one read with thousands of tiny ones
    would keep everybody waiting. Browsers always name the length.
    """

    is_unmeasured = False
    """Whether such a request has come."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        """The next event; raises RemoteProtocolError instead of reading a body without a length."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == _CODED for name, _ in event.headers):
            self.is_unmeasured = True
            raise h11.RemoteProtocolError("the body has no length", error_status_hint=411)
        return event

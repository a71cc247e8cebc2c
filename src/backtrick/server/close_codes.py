"""The close codes of connections, and when to come back."""

from __future__ import annotations

from typing import Final

GOING_AWAY: Final = 1001
"""The server restarts, or could not store something: come back."""
FAILED: Final = 1011
"""A fault of the server's own: come back."""
POLICY: Final = 1008
"""Too much nonsense, or too many connections."""
SHUT_OUT: Final = 4001
"""Sent away by the host, or spectators are not wanted."""
NO_SUCH_TABLE: Final = 4004
TOO_SLOW: Final = 4008
"""The client does not read; it may connect again and gets the gap."""

COME_BACK: Final = 500
"""Milliseconds after which a client that is sent away should come back."""

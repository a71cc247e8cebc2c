"""The close codes of connections, and when to reconnect."""

from __future__ import annotations

from typing import Final

GOING_AWAY: Final = 1001
"""The server restarts, or could not store something: reconnect."""
FAILED: Final = 1011
"""An internal error: reconnect."""
POLICY: Final = 1008
"""Too much nonsense, too many connections, or a ban."""
SHUT_OUT: Final = 4001
"""Removed by the host, or spectators are not allowed."""
SIGNED_OUT: Final = 4003
"""The guest was deleted."""
NO_SUCH_TABLE: Final = 4004
TOO_SLOW: Final = 4008
"""The client does not read; it may reconnect and gets what it missed."""

COME_BACK: Final = 500
"""Milliseconds before a disconnected client should reconnect."""

"""How long a test waits for what it looks at: only so that one that hangs comes to an end."""

from __future__ import annotations

PATIENCE = 120.0
"""Seconds. Nothing takes nearly that long, on any machine; no test says how long anything takes."""

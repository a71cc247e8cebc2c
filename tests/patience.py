"""How long a test waits for what it looks at: until it is there.

The time given here only ends a test that hangs. No test says how long anything takes: that is shown
in `bench/`.
"""

from __future__ import annotations

import asyncio
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 120.0
"""Seconds; nothing takes nearly that long on any machine."""
_GLANCE = 0.005
"""Seconds between two looks."""


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds, of which nobody tells."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(_GLANCE)


def wait_until(holds: Callable[[], object]) -> None:
    """Wait until something holds, of which nobody tells, where there is no event loop."""
    end = monotonic() + PATIENCE
    while not holds():
        if monotonic() > end:
            raise TimeoutError(f"waited for {PATIENCE:.0f} s in vain")
        sleep(_GLANCE)

"""How long a test waits for a state: until it is there.

The limit here only ends tests that hang. No test asserts how long anything takes; `bench/` shows
that.
"""

from __future__ import annotations

import asyncio
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 300.0
"""Seconds; on a machine with ten times as much to do, some tests need a third of it."""
_GLANCE = 0.005
"""Seconds between two looks."""


async def until(holds: Callable[[], object]) -> None:
    """Poll until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(_GLANCE)


def wait_until(holds: Callable[[], object]) -> None:
    """Poll until a condition holds, where there is no event loop."""
    end = monotonic() + PATIENCE
    while not holds():
        if monotonic() > end:
            raise TimeoutError(f"waited for {PATIENCE:.0f} s in vain")
        sleep(_GLANCE)

"""How late the event loop is: while it is, nobody is answered."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from .metrics import measure_loop_lag

_SECONDS: Final = 0.25
"""Seconds between two measurements. A longer standstill is measured whole, once it is over."""


async def watch_loop_lag() -> None:
    """Measure the lag, for ever."""
    while True:
        due = perf_counter() + _SECONDS
        await asyncio.sleep(_SECONDS)
        measure_loop_lag(max(0.0, perf_counter() - due))

"""Retention: tables unused for long are deleted now and then."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ..store import StoreError
from .clock import DAY, milliseconds
from .http.daily import forget_days
from .logs import log

if TYPE_CHECKING:
    from ..store import Store

_HOUR_SECONDS: Final = 3600


async def forget_old_tables(store: Store, days: int) -> None:
    """Every hour, for ever, delete tables that were unused for this many days."""
    while True:
        before = milliseconds() - days * DAY
        try:
            count = await store.forget_tables(before)
            await forget_days(store, before)
        except StoreError as error:
            log("store/failed", level=logging.ERROR, code=error.code, detail=str(error))
        else:
            if count:
                log("tables/forgotten", count=count)
        await asyncio.sleep(_HOUR_SECONDS)

"""Looking through the whole database, while the server runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ...store import StoreError
from ...table import decode, fold
from ...wire.admin import DatabaseReport

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from ...store import Store

_READ_AT_ONCE: Final = 500
_MOST_FAULTS: Final = 100


async def check_database(store: Store) -> DatabaseReport:
    """Check that the store can write, has no damage, and every table can be loaded."""
    tables, events, last = 0, 0, ""
    faults = [*await _fault_of(store.check()), *await _fault_of(store.examine())]
    while names := await store.tables_after(last, _READ_AT_ONCE):
        for name in names:
            found, fault = await _checked(store, name)
            events += found
            faults += fault
        tables, last = tables + len(names), names[-1]
    return DatabaseReport(tables, events, [*dict.fromkeys(faults)][:_MOST_FAULTS])


async def _fault_of(work: Coroutine[Any, Any, None]) -> list[str]:
    try:
        await work
    except StoreError as error:
        return [str(error)]
    return []


async def _checked(store: Store, name: str) -> tuple[int, list[str]]:
    """The number of a table's events, and what is wrong with them."""
    try:
        kept = await store.events(name)
        await asyncio.to_thread(_fold, kept)
    except StoreError as error:
        return 0, [str(error)]
    except Exception as error:  # noqa: BLE001  whatever it is, the table cannot be loaded
        return 0, [f"Table {name} cannot be loaded: {type(error).__name__}."]
    return len(kept), []


def _fold(kept: Sequence[bytes]) -> None:
    if kept:  # a forgotten table has none left
        fold(decode(data) for data in kept)

"""A program that appends until it is killed: python -m tests.store.appender PLACE.

It prints the table and the version of each acknowledged batch.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from backtrick.store import Store, open_store
from tests.store.values import batch

TABLES = 30


async def _play(store: Store, table: str) -> None:
    for version in count(1, 2):
        await store.append(batch(table, version, 2))
        print(table, version + 1, flush=True)


async def _main() -> None:
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(_play(store, f"table{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(_main())

"""The work that waits to be written, for both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .batches import Batch
from .errors import Conflict, StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .db_rows import Row, Value


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement and its values, with placeholders such as `?1`; PostgreSQL gets `$1`."""

    query: str
    values: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Transaction:
    """Statements that are executed together or not at all. The outcome is the rows of each."""

    statements: tuple[Statement, ...]
    lease: tuple[str, int] | None = None
    """The table that they change, and the epoch of its lease; None: they change no table's events.
    Without that lease, the outcome is a `Conflict`."""


Work = Batch | Transaction
Outcome = list[list["Row"]] | Exception | None
Answered = Callable[[Any], None]
"""The callback for the outcome."""
Waiting = tuple[Work, Answered]


def answer(waiting: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Report the outcome to everyone who waits."""
    for (_, answered), outcome in zip(waiting, outcomes, strict=True):
        try:
            answered(outcome)
        except Exception as error:  # noqa: BLE001 - the others have to be told all the same
            context = {"message": "told about what is stored", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)


def fulfil(future: asyncio.Future[Any], outcome: Outcome) -> None:
    """Set a future's outcome, unless it was cancelled."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        # The same error may go to several futures, and each needs its own traceback.
        future.set_exception(copy(outcome) if isinstance(outcome, StoreError) else outcome)
    else:
        future.set_result(outcome)


def is_locked(outcome: Outcome) -> bool:
    """Whether the database was locked; then retrying each work alone would take too long."""
    return isinstance(outcome, StoreError) and outcome.code == "store/locked"


def batches(works: Sequence[Work]) -> list[Batch]:
    """The batches among the works."""
    return [work for work in works if type(work) is Batch]


def transactions(works: Sequence[Work]) -> list[Transaction]:
    """The transactions among the works."""
    return [work for work in works if type(work) is Transaction]


def spans(appended: Sequence[Batch]) -> dict[str, tuple[int, int]]:
    """The version of each table before its batches, and after them."""
    found: dict[str, tuple[int, int]] = {}
    for batch in appended:
        before, after = found.get(batch.table, (batch.first - 1, batch.first - 1))
        if after != batch.first - 1:
            raise out_of_order(batch)
        found[batch.table] = before, after + len(batch.events)
    return found


def out_of_order(batch: Batch) -> Conflict:
    """The error for a batch that does not follow what is stored."""
    return Conflict(f"Version {batch.first} of table {batch.table} is not the next one.")


def refuse_nothing(batch: Batch) -> None:
    """Check that a batch has events, because only they can be compared with what is stored."""
    if not batch.events:
        raise ValueError(f"A batch of table {batch.table} has no events.")

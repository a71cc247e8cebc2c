"""Reading and writing in SQL, for the parts of a store that both databases share."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .port import Store

if TYPE_CHECKING:
    from .commit_queue import Statement
    from .db_rows import Row, Value


class SqlAccess(Store):
    """A store whose parts are queries and statements."""

    @abstractmethod
    async def read(self, query: str, *values: Value) -> list[Row]:
        """Run a query."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute statements, all or none; returns the rows of each."""

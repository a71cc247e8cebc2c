"""Reading and writing in SQL, for the parts of a store that both databases share."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .port import Store

if TYPE_CHECKING:
    from .commit_queue import Answered, Statement, Work
    from .db_rows import Row, Value


class SqlAccess(Store):
    """A store whose parts are queries and statements."""

    @abstractmethod
    async def read(self, query: str, *values: Value) -> list[Row]:
        """Run a query."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute statements, all or none; returns the rows of each."""

    @abstractmethod
    async def write_for(self, lease: tuple[str, int], *statements: Statement) -> list[list[Row]]:
        """The same under a lease: a table and an epoch; raises `Conflict` without it."""

    @abstractmethod
    def hand_in(self, work: Work, answered: Answered) -> None:
        """Have something written, and call back with the outcome."""

    @property
    @abstractmethod
    def is_closed(self) -> bool:
        """Whether nothing more will be written."""

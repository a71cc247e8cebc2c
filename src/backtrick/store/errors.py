"""The errors of a store, with codes that never change."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

StoreCode: TypeAlias = Literal[
    "store/closed",
    "store/conflict",
    "store/damaged",
    "store/failed",
    "store/foreign",
    "store/full",
    "store/locked",
    "store/newer",
    "store/read-only",
    "store/unreachable",
]

NOT_STORED: Final[frozenset[StoreCode]] = frozenset(
    {"store/damaged", "store/full", "store/locked", "store/read-only"}
)
"""The codes after which a batch is surely not stored."""


class StoreError(Exception):
    """A failure of the store: `code` is for programs, the text for the operator.

    After any error except `Conflict`, and unless the code is in `NOT_STORED`, a batch may or may
    not be stored, because the answer may have been lost. Read the events again before going on.
    """

    def __init__(self, code: StoreCode, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code: StoreCode = code
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Conflict(StoreError):  # noqa: N818 - named like the errors of the games
    """A write that contradicts what is stored. Nothing was written."""

    def __init__(self, sentence: str) -> None:
        super().__init__("store/conflict", sentence)
        self.args = (sentence,)  # for copies and pickles


class Elsewhere(StoreError):  # noqa: N818 - likewise
    """Another server has the table."""

    def __init__(self, table: str, server: str) -> None:
        super().__init__("store/locked", f"Server {server} has table {table}.")
        self.args = (table, server)
        self.server = server

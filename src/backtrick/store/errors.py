"""The errors of a store, with codes that never change."""

from __future__ import annotations

from typing import Literal

Code = Literal[
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


class StoreError(Exception):
    """A failure of the store: `code` is for programs, the text for the operator.

    After any error except `Conflict`, a batch may or may not be stored, because the answer may have
    been lost. Read the events again before going on.
    """

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code: Code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Conflict(StoreError):  # noqa: N818 - named like the errors of the games
    """A write that contradicts what is stored. Nothing was written."""

    def __init__(self, sentence: str) -> None:
        super().__init__("store/conflict", sentence)
        self.args = (sentence,)  # for copies and pickles

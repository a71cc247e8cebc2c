"""Why a store could not do what was asked, with codes that never change."""

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
    """The store could not do it: `code` is for programs, the text for whoever runs the server.

    Whether a batch that failed with anything but a `Conflict` is in the store is not known: an
    answer may have been lost on its way. Read the events again before going on.
    """

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code: Code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Conflict(StoreError):  # noqa: N818 - named like the errors of the games
    """It contradicts what is stored: nothing was written."""

    def __init__(self, sentence: str) -> None:
        super().__init__("store/conflict", sentence)
        self.args = (sentence,)  # what a copy is made from

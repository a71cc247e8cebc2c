"""Guests who were signed out while a socket of theirs was opening.

A socket is let in when its token is checked, but joins a table only with its first message. Until
then it is in no room, where `Rooms` could close it.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

_OPENING_SECONDS: Final = 60
"""A socket that was let in before has joined a table by then, or closed."""


class SignOut(NamedTuple):
    """How the connections of a guest are closed."""

    number: int
    """Of all sign-outs, counted from 1."""
    status: int
    code: str
    again: int


class SignOuts:
    """The latest sign-outs, by guest."""

    def __init__(self) -> None:
        self.count = 0
        """The number of sign-outs so far. A socket keeps it from before its token is checked."""
        self._latest: dict[str, SignOut] = {}

    def note(self, guest: str, status: int, code: str, again: int) -> None:
        """A guest is signed out."""
        self.count += 1
        made = self._latest[guest] = SignOut(self.count, status, code, again)
        asyncio.get_running_loop().call_later(_OPENING_SECONDS, self._forget, guest, made)

    def since(self, count: int, guest: str) -> SignOut | None:
        """How a guest was signed out after this many sign-outs; None if that has not happened."""
        found = self._latest.get(guest)
        return found if found is not None and found.number > count else None

    def _forget(self, guest: str, made: SignOut) -> None:
        if self._latest.get(guest) is made:
            del self._latest[guest]

"""Announcements: sign-outs and changed bans, which hold at all servers.

A server may miss them, or be cut off for a while. When it is heard again, it is told again.
"""

from __future__ import annotations

from collections import deque
from time import monotonic_ns
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from .crossings import BansChanged, SignedOut

if TYPE_CHECKING:
    from .dispatches import Dispatches

_MOST: Final = 1000
"""The newest sign-outs of a server, which are told again."""
_MOST_SERVERS: Final = 100


class _SignOut(NamedTuple):
    """A sign-out at this server, and when it was."""

    message: SignedOut
    at: int


class Announcements:
    """What a server has announced, and what it has heard from others."""

    def __init__(self, dispatches: Dispatches) -> None:
        self._dispatches = dispatches
        self._began = _now()
        self._number = 0
        self._made = deque[_SignOut](maxlen=_MOST)
        self._heard: dict[str, deque[int]] = {}
        """By server, the numbers of its newest sign-outs that this one knows."""

    def sign_out(self, message: SignedOut) -> None:
        """Tell all other servers that a guest is signed out."""
        self._number += 1
        message = replace(message, number=self._number)
        self._made.append(_SignOut(message, _now()))
        self._dispatches.send_all(message)

    def bans_changed(self) -> None:
        """Tell all other servers that there are other bans in the store."""
        self._dispatches.send_all(BansChanged())

    def repeat(self, server: str) -> None:
        """Tell a server again what it may have missed."""
        now = _now()
        for message, at in self._made:
            self._dispatches.send(server, replace(message, ago=now - at))
        self._dispatches.send(server, BansChanged())

    def is_new(self, server: str, message: SignedOut) -> bool:
        """Whether another server's sign-out has not been heard yet, and concerns this one."""
        heard = self._heard.pop(server, deque(maxlen=_MOST))
        self._heard[server] = heard  # as the newest
        if len(self._heard) > _MOST_SERVERS:
            del self._heard[next(iter(self._heard))]
        if message.number in heard:
            return False
        heard.append(message.number)
        return message.ago < _now() - self._began  # what was before concerns no connection here


def _now() -> int:
    """Microseconds, by a clock that nobody sets."""
    return monotonic_ns() // 1000

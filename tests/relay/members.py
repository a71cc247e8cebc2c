"""Servers that talk through a relay, and note what they hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from backtrick.relay import Relay


class Word(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message of the tests."""

    number: int
    text: bytes = b""


class Sign(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Another kind, which not every server knows."""

    number: int


class Member:
    """A server with its relay."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.heard: list[tuple[str, msgspec.Struct]] = []

    async def join(self) -> None:
        """Be there, and note every message."""
        await self.relay.join(lambda server, message: self.heard.append((server, message)))

    def numbers(self, server: str) -> list[int]:
        """The numbers of the words heard from a server."""
        heard = (each for sender, each in self.heard if sender == server)
        return [each.number for each in heard if isinstance(each, Word)]

    def facts(self, topic: str) -> set[tuple[str, str, bytes]]:
        """What it knows about a topic."""
        return {*self.relay.told(topic)}

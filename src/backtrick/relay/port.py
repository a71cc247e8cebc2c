"""What a relay is: the way from one server to the others.

A message may be lost. It never comes twice, and those of one sender come in the order in which they
were sent. Nobody is told of a loss: a server that needs an answer asks again.

A fact is something small that all servers should know about one of them: it reaches them sooner or
later, and is forgotten with its server.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Hear: TypeAlias = Callable[[str, msgspec.Struct], None]
    """Takes a message, and the server that has sent it."""
    Kinds: TypeAlias = Sequence[type[msgspec.Struct]]
    """The kinds of messages that a server understands, each tagged with its name."""


class Relay(ABC):
    """The way from this server to the others."""

    def __init__(self, server: str) -> None:
        self.server = server
        """The id of this server, another one each time it starts."""

    @property
    @abstractmethod
    def is_up(self) -> bool:
        """Whether messages get through, as far as is known."""

    @abstractmethod
    async def join(self, hear: Hear) -> None:
        """Be there for the others, as soon as they can be reached."""

    @abstractmethod
    async def leave(self) -> None:
        """Be gone; what has been sent before still goes out."""

    @abstractmethod
    def send(self, to: str, message: msgspec.Struct) -> None:
        """Send a message to a server, without waiting for it."""

    @abstractmethod
    def tell(self, topic: str, item: str, value: bytes | None) -> None:
        """Tell all others a fact about this server; None: no longer."""

    @abstractmethod
    def told(self, topic: str) -> Iterator[tuple[str, str, bytes]]:
        """All facts of a topic: server, item, value; this server's own are among them."""

    @abstractmethod
    def others(self) -> frozenset[str]:
        """The other servers that are there."""

    @abstractmethod
    def way_to(self, server: str) -> int:
        """How long it takes to a server and back, in microseconds; 0 if that is unknown."""

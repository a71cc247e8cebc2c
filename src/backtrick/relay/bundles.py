"""Bundles: the messages from one server to another that go out together.

A message is a struct, written as an array behind the name of its kind. A newer version may add
kinds, and add fields with a default at the end of a kind; then the version stays. With a change
beyond that it rises, and a server understands its own version and its neighbours.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Union

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .port import Kinds

VERSION: Final = 1
_LOGGER: Final = logging.getLogger("backtrick")
_MOST_NOTED: Final = 100
"""The most kinds and servers of which the log says that they are not understood."""


class Bundle(msgspec.Struct, frozen=True, array_like=True):
    """Messages of one server."""

    version: int
    server: str
    number: int
    """It grows with every bundle of the server."""
    messages: list[msgspec.Raw]


class Bundles:
    """Writes bundles, and reads them as far as this server understands them."""

    def __init__(self, server: str, kinds: Kinds) -> None:
        self._server = server
        self._number = 0
        self._write = msgspec.msgpack.Encoder()
        self._read = msgspec.msgpack.Decoder(Bundle)
        self._read_message = msgspec.msgpack.Decoder(Union[tuple(kinds)])  # noqa: UP007
        self._noted: set[str] = set()

    def written(self, messages: Sequence[msgspec.Struct]) -> bytes:
        """Messages as the next bundle."""
        self._number += 1
        raw = [msgspec.Raw(self._write.encode(message)) for message in messages]
        return self._write.encode(Bundle(VERSION, self._server, self._number, raw))

    def read(self, data: bytes) -> Bundle | None:
        """A bundle; None if it cannot be understood."""
        try:
            bundle = self._read.decode(data)
        except msgspec.DecodeError:
            self._note("relay/unreadable", "")
            return None
        if abs(bundle.version - VERSION) > 1:
            self._note("relay/other-version", bundle.server)
            return None
        return bundle

    def messages(self, bundle: Bundle) -> Iterator[msgspec.Struct]:
        """The messages of a bundle, without those of kinds that this server does not know."""
        for raw in bundle.messages:
            try:
                yield self._read_message.decode(raw)
            except msgspec.DecodeError:
                self._note("relay/unknown-message", _kind(raw))

    def _note(self, event: str, what: str) -> None:
        """Write one line about each kind or server to the log."""
        noted = f"{event} {what}"
        if noted not in self._noted and len(self._noted) < _MOST_NOTED:
            self._noted.add(noted)
            _LOGGER.warning(event, extra={"more": {"what": what}})


def _kind(raw: msgspec.Raw) -> str:
    """The name at the beginning of a message; what follows may be secret."""
    try:
        name, *_ = msgspec.msgpack.decode(raw, type=list[object])
    except (msgspec.DecodeError, ValueError):
        return ""
    return str(name)[:40]

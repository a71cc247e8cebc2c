"""Messages from a client to the server, over a table's socket."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ..table.commands import Command

# In Python, `$` also matches before a final newline.
_WORD: Final = r"^[A-Za-z0-9_-]+$(?!\n)"
ClientName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=_WORD)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]


class _Inbound(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages to the server."""


class Hello(_Inbound, frozen=True, tag="hello"):
    """The first message: the client's name, and the version of the table that it has."""

    client: ClientName
    """A name that the client picks for itself and keeps when it reconnects."""
    have: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The client's version of the table; 0: none."""


class Do(_Inbound, frozen=True, tag="do"):
    """A command. The answer has the same number: `update`, `done` or `refused`."""

    number: Number
    """Higher for each command of a client. A command without an answer is sent again with its old
    number, and carried out only once."""
    command: Command


class Pong(_Inbound, frozen=True, tag="pong"):
    """The immediate answer to `ping`."""

    nonce: int


class Composing(_Inbound, frozen=True, tag="composing"):
    """You are about to say something: bots wait a little. There is no answer, and nobody is told.

    Send it when you begin, and every few seconds while you go on.
    """

    is_composing: bool = True
    """False: you sent it or gave up on it."""


Inbound: TypeAlias = Hello | Do | Pong | Composing

decode: Final = msgspec.json.Decoder(Inbound).decode
"""A message from its bytes; raises msgspec.DecodeError or ValidationError."""

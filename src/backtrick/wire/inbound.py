"""Messages from a client to the server, over the socket of a table."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ..table.commands import Command

MOST_BYTES: Final = 8 * 1024
"""A longer frame is not read."""

# In Python `$` also matches before a line's end.
_WORD: Final = r"^[A-Za-z0-9_-]+$(?!\n)"
ClientName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=_WORD)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]


class _Inbound(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all messages to the server have in common."""


class Hello(_Inbound, frozen=True, tag="hello"):
    """The first message: who speaks, and which version of the table the client has."""

    client: ClientName
    """A name that the client has made up for itself, and keeps when it connects again."""
    have: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The version that it has; 0: none."""


class Do(_Inbound, frozen=True, tag="do"):
    """A command. It is answered with its number: by an `update` or a `done`, or by `refused`."""

    number: Number
    """Each command of a client has a higher one than those before. A command whose answer did not
    come is sent again with its old number, and is carried out once."""
    command: Command


class Pong(_Inbound, frozen=True, tag="pong"):
    """The answer to `ping`, at once."""

    token: int


Inbound: TypeAlias = Hello | Do | Pong

decode: Final = msgspec.json.Decoder(Inbound).decode
"""A message from its bytes; msgspec.DecodeError or ValidationError if it is none."""

"""What two servers tell each other, mostly about a client of the one at a table of the other.

The server with the client's socket is told what that client sees, and nothing else of the table.
The owner of the table decides, stores and tells, and is told what the client wants.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Come(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client wants to see a table, or to see it again; the answer is a welcome."""

    place: int
    """The number of the client's connection at its server."""
    call: int
    """How often it has come: what follows an older one is late."""
    table: str
    guest: str
    name: str
    language: str
    emblem: str
    client: str
    address: str
    is_screen: bool
    have: int
    """The version that the client has."""


class Left(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client's connection has ended."""

    place: int


class Asked(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client has sent a frame."""

    place: int
    call: int
    lag: int
    """Its round trip to its server, in microseconds, as measured there."""
    waited: int
    """Microseconds since it arrived there."""
    frame: bytes


class Lags(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The round trips of clients in races, by place."""

    lags: dict[int, int]


class Frames(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What a client is sent, in order."""

    place: int
    call: int
    seat: int | None
    in_real_time: bool
    """Whether the table's game is a race, so that its server measures the lag."""
    frames: list[bytes]


class Dismissed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A client cannot stay, or has to come again."""

    place: int
    call: int
    status: int
    code: str
    again: int


class Wanted(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A server has to change what is stored of a table, and asks its owner to hand it over."""

    table: str


class SignedOut(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """All connections of a guest end, wherever they are."""

    guest: str
    status: int
    code: str
    again: int
    number: int = 0
    """Of all sign-outs at the server that says so, counted from 1."""
    ago: int = 0
    """Microseconds since then."""


class BansChanged(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """There are other bans in the store."""


CROSSINGS: Final = (
    *(Come, Left, Asked, Lags, Frames, Dismissed),
    *(Wanted, SignedOut, BansChanged),
)

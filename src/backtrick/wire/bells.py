"""HTTP bodies about bells: where guests are told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

BellUrl: TypeAlias = Annotated[str, msgspec.Meta(min_length=9, max_length=1000)]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=200, pattern="^[A-Za-z0-9_-]*$")]


class NewBell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place at which to be told."""

    kind: Literal["push", "webhook"]
    url: BellUrl
    """With https, at a public address. For `push`: the endpoint of the browser's subscription."""
    key: Key = ""
    """For `push`: the key `p256dh` of the subscription."""
    auth: Key = ""
    """For `push`: the key `auth` of the subscription."""


class BellInfo(msgspec.Struct, frozen=True):
    """A place at which the guest is told."""

    id: str
    kind: Literal["push", "webhook"]
    url: str
    created: int
    """In milliseconds since 1970."""


class AddedBell(BellInfo, frozen=True):
    """A new one."""

    secret: str
    """Of a webhook: messages are signed with it. It is shown only now; else empty."""


class Bells(msgspec.Struct, frozen=True):
    """All places at which the guest is told, oldest first."""

    bells: list[BellInfo]
    key: str
    """The public key of this server, with which a browser subscribes."""

"""Where guests are told that it is their turn, and what they have yet to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

BellKind: TypeAlias = Literal["push", "webhook"]


@dataclass(frozen=True, slots=True)
class Bell:
    """Where a guest is told: a browser that takes Web Push, or a webhook."""

    id: str
    guest: str
    kind: BellKind
    url: str
    key: str
    """The public key of the browser; of a webhook, the secret with which messages are signed."""
    auth: str
    """The browser's other secret; empty for a webhook."""
    created: int
    """Wall time, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A turn that a guest has yet to be told of, at one of their bells."""

    bell: Bell
    table: str
    game: str
    since: int
    """When the turn began. A bell rings once for it."""
    tries: int
    """How often that has failed."""
    is_awaited: bool
    """Whether it is still the guest's turn."""

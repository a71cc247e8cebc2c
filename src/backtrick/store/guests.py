"""What a store keeps of guests, and of the devices on which they are signed in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest."""

    id: str
    name: str
    language: str
    created: int = 0
    """Wall time, in milliseconds."""
    emblem: str = ""
    """As chosen, such as `kite teal`; empty: as given."""


@dataclass(frozen=True, slots=True)
class GuestToken:
    """A guest's token, by its hash: a device on which the guest is signed in."""

    token: bytes
    created: int
    """Wall time, in milliseconds."""
    seen: int
    """When it was last used, to the hour; in milliseconds."""


class GuestStore(ABC):
    """The part of a store that is about guests."""

    @abstractmethod
    async def add_guest(self, guest: Guest, token: bytes) -> None:
        """Add a guest with the hash of a token; raises `Conflict` if either exists.

        The store never sees a token or a code itself.
        """

    @abstractmethod
    async def add_token(self, guest: str, token: bytes, now: int = 0) -> None:
        """Add a token to a guest; raises `Conflict` if the token exists."""

    @abstractmethod
    async def guest_by_token(self, token: bytes, now: int = 0) -> Guest | None:
        """The guest with this token; with a time, notes that the token was used then."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id."""

    @abstractmethod
    async def emblems(self, guests: Collection[str]) -> dict[str, str]:
        """The emblems of those of these guests who exist, by id; see `Guest.emblem`."""

    @abstractmethod
    async def guests_after(self, guest: str, limit: int) -> list[Guest]:
        """All guests after this id, in order."""

    @abstractmethod
    async def tokens_of(self, guest: str) -> list[GuestToken]:
        """The tokens of a guest, oldest first."""

    @abstractmethod
    async def revoke(self, guest: str, tokens: Sequence[bytes]) -> None:
        """Delete some tokens of a guest, and the transfer code, which one of them may have made."""

    @abstractmethod
    async def change_guest(self, guest: Guest) -> None:
        """Replace name, language and emblem of a guest; raises `Conflict` if there is none."""

    @abstractmethod
    async def put_code(self, code: bytes, guest: str, expires: int) -> None:
        """Store the hash of a guest's transfer code; it replaces an older one."""

    @abstractmethod
    async def take_code(self, code: bytes, now: int) -> str | None:
        """The id of the guest with this transfer code, once and before it expires."""

    @abstractmethod
    async def forget_tokens(self, before: int, but: Collection[str]) -> int:
        """Delete tokens unused since then, but not those of some guests; returns their number."""

    @abstractmethod
    async def locked_out(self, now: int, limit: int) -> list[str]:
        """The ids of guests without a token or a code: nobody can sign in as them any more."""

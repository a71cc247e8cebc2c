"""The leases of a store that one server has for itself: all tables are its own, for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .leases import UNLEASED, Lease, LeaseStore

if TYPE_CHECKING:
    from collections.abc import Mapping

_ITS_OWN: Final = Lease("sole", UNLEASED)
_NONE: Final = frozenset[str]()


class SoleOwner(LeaseStore):
    """The part of a store that would say which server has a table."""

    server = _ITS_OWN.server

    @property
    def is_shared(self) -> bool:
        return False

    async def take(self, table: str) -> Lease:
        del table
        return _ITS_OWN

    def let_go(self, table: str, epoch: int) -> None:
        pass

    def leave(self) -> None:
        pass

    async def renew(self, held: Mapping[str, int]) -> frozenset[str]:
        del held
        return _NONE

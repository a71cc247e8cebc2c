"""Bans: who is covered, for how long, and that they are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.server.bans import Bans, target_of
from backtrick.wire.admin import BanInfo
from tests.store.conftest import place, postgres
from tests.store.values import ANN, opened

if TYPE_CHECKING:
    from backtrick.wire.admin import BanKind

pytestmark = pytest.mark.asyncio
__all__ = ["place", "postgres"]

FUTURE = 2**50
GUEST = "g" * 22


@pytest.mark.parametrize(
    "text, kind, target",
    [
        ("203.0.113.7", "network", "203.0.113.7/32"),
        ("203.0.113.7/24", "network", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "network", "203.0.113.7/32"),
        ("2001:db8::1", "network", "2001:db8::/64"),
        ("2001:db8::1/48", "network", "2001:db8::/48"),
        (GUEST, "guest", GUEST),
    ],
)
async def test_what_can_be_banned(text: str, kind: BanKind, target: str) -> None:
    """A guest, or a network; in IPv6 not less than that of one person."""
    assert target_of(text) == (kind, target)


@pytest.mark.parametrize("text", ["", "nonsense", "1.2.3", "1.2.3.4/33", "g" * 21, "*"])
async def test_what_cannot_be_banned(text: str) -> None:
    """Anything else."""
    with pytest.raises(ValueError, match="does not appear to be"):
        target_of(text)


async def test_bans_are_kept(place: str) -> None:
    """The next server has them, without those that were lifted or of a deleted guest."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        bans = Bans(store, ("127.0.0.1",))
        await bans.add(BanInfo("network", "203.0.113.0/24", 1, FUTURE, "first"))
        await bans.add(BanInfo("network", "203.0.113.0/24", 2, None, "second"))
        await bans.add(BanInfo("network", "192.0.2.0/25", 3))
        await bans.add(BanInfo("guest", "ann", 4))
        await bans.add(BanInfo("table", "t" * 22, 5))
        assert await bans.lift("192.0.2.0/25")
        assert not await bans.lift("192.0.2.0/25")
        await store.delete_guest("ann")
        again = Bans(store, ("127.0.0.1",))
        await again.load()
    assert [(ban.target, ban.reason) for ban in again.all()] == [
        ("203.0.113.0/24", "second"),
        ("t" * 22, ""),
    ]
    assert again.has_table("t" * 22)
    assert not again.has_guest("t" * 22)
    covered = {"203.0.113.9": True, "::ffff:203.0.113.9": True, "203.0.114.9": False, "?": False}
    assert {address: again.has_address(address) for address in covered} == covered


async def test_a_ban_ends(place: str) -> None:
    """At its time, without anybody doing anything."""
    async with opened(place) as store:
        bans = Bans(store, ())
        await bans.add(BanInfo("guest", GUEST, 1, 2))
        await bans.add(BanInfo("network", "192.0.2.0/24", 1, 2))
        assert not bans.has_guest(GUEST)
        assert not bans.has_address("192.0.2.7")
        assert bans.all() == []
        await bans.add(BanInfo("guest", GUEST, 1, FUTURE))
        assert bans.has_guest(GUEST)

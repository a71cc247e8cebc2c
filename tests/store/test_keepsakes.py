"""Values kept under a name, once, until they are forgotten."""

from __future__ import annotations

import asyncio

import pytest

from tests.store.values import opened

pytestmark = pytest.mark.asyncio


async def test_the_first_value_is_kept(place: str) -> None:
    """Later callers get the first value, even after the store was closed."""
    async with opened(place) as store:
        assert await store.keep("secret", b"\0first") == b"\0first"
        assert await store.keep("secret", b"second") == b"\0first"
    async with opened(place) as store:
        assert await store.keep("secret", b"third") == b"\0first"


async def test_concurrent_callers_all_get_the_same_value(place: str) -> None:
    """One of the values is kept, and everybody gets it."""
    async with opened(place) as store:
        wishes = [store.keep("secret", bytes([number])) for number in range(20)]
        assert len(set(await asyncio.gather(*wishes))) == 1


async def test_values_are_found_by_prefix(place: str) -> None:
    """All of them, by name, and none with a merely similar name."""
    async with opened(place) as store:
        for name in ("a", "a/b/1", "a/b/ż", "a/B/1", "a/bb/1", "a/c"):
            await store.keep(name, name.encode())
        assert await store.kept("a/b/") == {"a/b/1": b"a/b/1", "a/b/ż": "a/b/ż".encode()}
        assert await store.kept("b") == {}


async def test_values_are_forgotten_by_range_of_names(place: str) -> None:
    """From the first name up to the second, and nothing else."""
    async with opened(place) as store:
        for name in ("a", "b/2026-01-02/x", "b/2026-01-10/x", "b/2026-02-01/x", "secret"):
            await store.keep(name, b"kept")
        await store.forget_kept("b/", "b/2026-01-10")
        assert [*await store.kept("")] == ["a", "b/2026-01-10/x", "b/2026-02-01/x", "secret"]

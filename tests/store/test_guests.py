"""Guests, their tokens, and codes that work once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from backtrick.store import Conflict, Guest
from tests.store.values import ANN, opened

pytestmark = pytest.mark.asyncio
BOB = Guest("bob", "Bób", "pl", emblem="kite teal")


async def test_tokens_identify_guests(place: str) -> None:
    """A guest may have several tokens; an unknown token finds nobody."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"\0token")
        await store.add_guest(BOB, b"token of bob")
        await store.add_token("ann", b"another")
        assert await store.guest_by_token(b"\0token") == ANN
        assert await store.guest_by_token(b"another") == ANN
        assert await store.guest_by_token(b"token of bob") == BOB
        assert await store.guest_by_token(b"unknown") is None


async def test_guests_and_tokens_are_added_once(place: str) -> None:
    """A second guest with a taken id or token is a conflict, and nothing changes."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        for guest, token in ((ANN, b"new"), (BOB, b"token")):
            with pytest.raises(Conflict):
                await store.add_guest(guest, token)
        with pytest.raises(Conflict):
            await store.add_token("ann", b"token")
        assert await store.guest_by_token(b"new") is None
        await store.add_guest(BOB, b"new")


async def test_an_unknown_guest_can_have_no_tokens_or_codes(place: str) -> None:
    """Neither a token nor a code can be added for a missing guest."""
    async with opened(place) as store:
        with pytest.raises(Conflict):
            await store.add_token("nobody", b"token")
        with pytest.raises(Conflict):
            await store.put_code(b"code", "nobody", 10)
        with pytest.raises(Conflict, match="no guest bob"):
            await store.change_guest(BOB)


async def test_changing_a_guest(place: str) -> None:
    """Name, language and emblem change for every token; other guests do not change."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.add_guest(BOB, b"other")
        changed = replace(ANN, name="Anna; DROP TABLE guests", language="de", emblem="cat mint")
        await store.change_guest(changed)
        assert await store.guest_by_token(b"token") == changed
        assert await store.emblems({"ann", "bob", "nobody"}) == {
            "ann": "cat mint",
            "bob": "kite teal",
        }
        assert await store.emblems([]) == {}
        assert len(await store.emblems({"ann", *map(str, range(1001))})) == 1
        assert await store.guest_by_token(b"other") == BOB


async def test_a_code_works_once(place: str) -> None:
    """The second time it finds nobody, like an unknown code."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.put_code(b"code", "ann", 10)
        assert await store.take_code(b"unknown", 9) is None
        assert await store.take_code(b"code", 9) == "ann"
        assert await store.take_code(b"code", 9) is None


async def test_a_code_expires(place: str) -> None:
    """From its last moment on it finds nobody, even by a clock that is slow."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.put_code(b"code", "ann", 10)
        assert await store.take_code(b"code", 10) is None
        assert await store.take_code(b"code", 9) is None


async def test_a_new_code_replaces_the_older_one(place: str) -> None:
    """A guest has at most one code."""
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")
        await store.put_code(b"older", "ann", 10)
        await store.put_code(b"newer", "ann", 10)
        assert await store.take_code(b"older", 1) is None
        assert await store.take_code(b"newer", 1) == "ann"


async def test_a_code_is_revoked_with_any_token(place: str) -> None:
    """The device that is signed out may have made it; codes of others stay."""
    async with opened(place) as store:
        for guest in (ANN, BOB):
            await store.add_guest(guest, guest.id.encode())
            await store.put_code(b"code of " + guest.id.encode(), guest.id, 10)
        await store.revoke("ann", [b"ann"])
        assert await store.take_code(b"code of ann", 1) is None
        assert await store.take_code(b"code of bob", 1) == "bob"


async def test_only_one_of_many_gets_the_code(place: str) -> None:
    """However many try at the same time, through one store or two."""
    async with opened(place) as store, opened(place) as second:
        await store.add_guest(ANN, b"token")
        for _ in range(10):
            await store.put_code(b"code", "ann", 10)
            takers = [one.take_code(b"code", 1) for _ in range(10) for one in (store, second)]
            assert sorted(await asyncio.gather(*takers), key=str) == [*[None] * 19, "ann"]


async def test_a_healthy_store_passes_its_check(place: str) -> None:
    """Any number of times, even during appends."""
    async with opened(place) as store:
        await asyncio.gather(*(store.check() for _ in range(20)))


async def test_guests_are_read_by_id_and_in_portions(place: str) -> None:
    """Each portion begins after the last id of the one before."""
    ids = [f"guest{number:02}" for number in range(7)]
    async with opened(place) as store:
        for each in reversed(ids):
            await store.add_guest(Guest(each, "Name", "en", 5), each.encode())
        assert await store.guest("guest03") == Guest("guest03", "Name", "en", 5)
        assert await store.guest("nobody") is None
        portions = [await store.guests_after(last, 3) for last in ("", ids[2], ids[5], ids[6])]
    assert [guest.id for guests in portions for guest in guests] == ids

"""Too many requests have to wait, and nobody else does."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.server.app import application
from backtrick.server.http.networks import TIMES_WIDER, neighbourhood, network_around
from backtrick.server.http.problems import Problem
from backtrick.server.http.request_quotas import RequestQuota, RequestQuotas
from backtrick.server.http.tokens import new_code
from backtrick.server.quotas import Budgets, FrameBudgets
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import open_store
from backtrick.wire.admin import BanInfo

from ..server_process import GENEROUS, serving
from .test_guests import refusal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path


BANNED = "192.0.2.99"
pytestmark = pytest.mark.usefixtures("stopped_clock")


@asynccontextmanager
async def _house(folder: Path) -> AsyncGenerator[Callable[..., httpx.AsyncClient]]:
    """A server in this process, as a function that makes clients of it."""
    settings = ServerSettings(requests_a_second=1)
    store = await open_store(folder / "tables.sqlite")
    rooms = Rooms(store, settings)
    await rooms.bans.add(BanInfo("network", BANNED, 1))
    app = application(rooms, settings)

    def client(address: str = "192.0.2.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url="http://localhost")

    yield client
    await store.close()


def test_a_class_behind_one_address_looks_back_at_its_games() -> None:
    """The replay, who may see it, a tried turn, a what-if: all of thirty people, at once."""
    quotas = RequestQuotas(ServerSettings())
    for _ in range(30 * 5):
        quotas.records.take("192.0.2.1")


@pytest.mark.asyncio
async def test_a_guest_who_floods_is_told_to_wait(tmp_path: Path) -> None:
    """With status 429 and the time to wait; others at the same address go on."""
    async with _house(tmp_path) as client, client() as flooding, client() as other:
        for each in (flooding, other):
            await each.post("/api/guests", json={"name": "Ada"})
        answers = [await flooding.get("/api/me") for _ in range(3)]
        assert [each.status_code for each in answers] == [200, 200, 429]
        assert refusal(answers[-1]) == (429, "limit/requests")
        assert int(answers[-1].headers["retry-after"]) == 1
        assert (await other.get("/api/me")).status_code == 200


@pytest.mark.asyncio
async def test_an_address_that_floods_is_told_to_wait(tmp_path: Path) -> None:
    """Even without a guest; another address goes on."""
    async with _house(tmp_path) as client, client() as flooding, client("192.0.2.2") as elsewhere:
        answers = [(await flooding.get("/api/games")).status_code for _ in range(21)]
        assert answers == [200] * 20 + [429]
        assert (await elsewhere.get("/api/games")).status_code == 200


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "method, path, status, most",
    [
        ("GET", "/api/openapi.json", 200, 20),
        ("GET", "/api/nonsense", 404, 20),
        ("PUT", "/api/games", 405, 20),
        ("GET", "/livez", 200, 20),
        ("GET", "/metrics", 404, 20),
        ("GET", "/", 200, 80),
        ("GET", "/missing.js", 404, 80),
    ],
)
async def test_every_request_counts(
    tmp_path: Path, method: str, path: str, status: int, most: int
) -> None:
    """Whatever it asks for; and once."""
    async with _house(tmp_path) as client, client() as flooding:
        answers = [(await flooding.request(method, path)).status_code for _ in range(most + 1)]
        assert answers == [status] * most + [429]


@pytest.mark.asyncio
async def test_requests_of_banned_addresses_count(tmp_path: Path) -> None:
    """They take less to answer, but not nothing."""
    async with _house(tmp_path) as client, client(BANNED) as banned:
        answers = [(await banned.get("/api/games")).status_code for _ in range(21)]
        assert answers == [403] * 20 + [429]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "method, path, address",
    [
        ("GET", "/api/nonsense", "192.0.2.1"),
        ("PUT", "/api/games", "192.0.2.1"),
        ("GET", "/metrics", "192.0.2.1"),
        ("GET", "/api/games", BANNED),
    ],
)
async def test_a_useless_request_ends_its_connection(
    tmp_path: Path, method: str, path: str, address: str
) -> None:
    """Opening another one takes longer than asking again."""
    async with _house(tmp_path) as client, client(address) as lost:
        answer = await lost.request(method, path)
        assert answer.status_code in {403, 404, 405}
        assert answer.headers["connection"] == "close"


@pytest.mark.asyncio
async def test_health_checks_are_answered_whatever_else_their_address_asks(tmp_path: Path) -> None:
    """A proxy that names no clients has the address of this machine."""
    async with _house(tmp_path) as client, client() as flooding:
        answers = [await flooding.get("/api/nonsense") for _ in range(21)]
        assert answers[-1].status_code == 429
        for path in ("/livez", "/readyz", "/healthz"):
            assert (await flooding.get(path)).status_code == 200


@pytest.mark.asyncio
async def test_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    """A few tries per minute per address, and a few more in total."""
    async with _house(tmp_path) as client:

        async def guess(address: str) -> httpx.Response:
            async with client(address) as stranger:
                return await stranger.post("/api/guests/claim", json={"code": new_code()})

        tries = [await guess("192.0.2.1") for _ in range(7)]
        assert [answer.status_code for answer in tries] == [404] * 6 + [429]
        assert refusal(tries[-1]) == (429, "limit/tries")
        assert int(tries[-1].headers["retry-after"]) == 10
        others = [await guess(f"10.2.{number // 6}.1") for number in range(6 * 29)]
        assert [answer.status_code for answer in others] == [404] * 6 * 29
        assert (await guess("10.2.100.1")).status_code == 404
        assert (await guess("10.2.100.1")).status_code == 404
        last = await guess("10.2.100.1")
        assert refusal(last) == (429, "limit/tries")


@pytest.mark.asyncio
async def test_nobody_can_use_up_all_tries(tmp_path: Path) -> None:
    """However many addresses try codes, somebody with a code of their own can sign in with it."""
    async with _house(tmp_path) as client:
        for number in range(40):
            async with client(f"10.2.{number}.1") as stranger:
                for _ in range(6):
                    await stranger.post("/api/guests/claim", json={"code": new_code()})
        async with client("10.3.0.1") as ada, client("10.3.0.2") as new_device:
            await ada.post("/api/guests", json={"name": "Ada"})
            code = (await ada.post("/api/me/code")).json()["code"]
            claimed = await new_device.post("/api/guests/claim", json={"code": code})
            assert claimed.status_code == 201


@pytest.mark.asyncio
async def test_changes_are_fewer_than_other_requests(tmp_path: Path) -> None:
    """Each is written to the disk; however many guests of an address ask for them."""
    async with _house(tmp_path) as client, client() as writing:
        answers = [await writing.patch("/api/me", json={"name": "Ada"}) for _ in range(21)]
        assert [answer.status_code for answer in answers] == [401] * 20 + [429]


@pytest.mark.parametrize("proxies, last", [("192.0.2.7", 429), ("127.0.0.1", 201)])
def test_only_known_proxies_are_trusted(tmp_path: Path, proxies: str, last: int) -> None:
    """Other clients cannot invent addresses."""
    with serving(tmp_path, guests_an_hour=1, proxies=proxies) as server:
        client = server.client()
        addresses = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(2)]
        answers = [
            client.post("/api/guests", json={"name": "Ada"}, headers=each) for each in addresses
        ]
        assert [each.status_code for each in answers] == [201, last]


def test_guests_and_tables_are_limited(tmp_path: Path) -> None:
    """Per hour, whatever else is allowed."""
    limits = GENEROUS | {"guests_an_hour": 3, "tables_an_hour": 2}
    with serving(tmp_path, **limits) as server:
        client = server.client()
        guests = [client.post("/api/guests", json={"name": "A"}) for _ in range(4)]
        assert [each.status_code for each in guests] == [201] * 3 + [429]
        assert refusal(guests[-1]) == (429, "limit/guests")
        tables = [client.post("/api/tables", json={"game": "face-to-face"}) for _ in range(3)]
        assert [each.status_code for each in tables] == [201] * 2 + [429]
        assert refusal(tables[-1]) == (429, "limit/tables")
        assert int(tables[-1].headers["retry-after"]) in range(1, 1801)


def test_guests_of_an_address_share_their_tables() -> None:
    """Ten times as many as a guest may open; each of them takes room on the disk."""
    quotas = RequestQuotas(ServerSettings(tables_an_hour=2))
    for number in range(20):
        quotas.take_table(f"guest {number}", "192.0.2.7")
    with pytest.raises(Problem) as refused:
        quotas.take_table("another", "192.0.2.7")
    assert refused.value.refusal.code == "limit/tables"
    quotas.take_table("somebody else", "192.0.2.8")


@pytest.mark.asyncio
async def test_a_customer_with_many_networks_is_told_to_wait(tmp_path: Path) -> None:
    """Each /64 of a /48 has a budget of its own, but not all of them at once; others go on."""
    async with _house(tmp_path) as client:

        async def ask(address: str) -> int:
            async with client(address) as asking:
                return (await asking.get("/api/games")).status_code

        answers = [await ask(f"2001:db8:1:{number // 20:x}::1") for number in range(161)]
        assert answers == [200] * 160 + [429]
        assert await ask("2001:db8:1:ffff::1") == 429
        assert await ask("2001:db8:2::1") == 200
        assert await ask("192.0.2.1") == 200


@pytest.mark.asyncio
async def test_a_network_of_phones_waits_for_none_of_them(tmp_path: Path) -> None:
    """Many customers may be in one /48: one that floods leaves the others their requests."""
    async with _house(tmp_path) as client:
        async with client("2001:db8:1::1") as flooding:
            answers = [(await flooding.get("/api/games")).status_code for _ in range(100)]
            assert answers == [200] * 20 + [429] * 80
        for number in range(1, 70):
            async with client(f"2001:db8:1:{number:x}::1") as phone:
                assert [(await phone.get("/api/games")).status_code for _ in range(2)] == [200, 200]


def test_frames_of_a_customer_are_budgeted() -> None:
    """Of all its networks together; what one is charged counts for all."""
    budgets = FrameBudgets(rate=1, at_once=10)
    each = [budgets.of(neighbourhood(f"2001:db8:1:{number:x}::1")) for number in range(20)]
    assert sum(budget.take() for budget in each for _ in range(20)) == 10 * TIMES_WIDER
    other = budgets.of(neighbourhood("2001:db8:2::1"))
    assert other.take()
    other.charge(10 * TIMES_WIDER)
    assert not budgets.of(neighbourhood("2001:db8:2:1::1")).take()


@given(keys=st.lists(st.text(), max_size=50), most=st.integers(1, 5))
def test_quotas_are_not_remembered_for_ever(keys: list[str], most: int) -> None:
    """However many clients come, only the latest are kept, so memory does not grow."""
    budgets = Budgets(1000, 1000, most)
    kept = [(key, budgets.of(key)) for key in keys]
    assert len(budgets) == min(most, len({*keys}))
    assert all(budgets.of(key) is budget for key, budget in kept[-most:])


@given(count=st.integers(1, 20))
def test_a_quota_lets_through_exactly_its_limit(count: int) -> None:
    """That many at once, then no more."""
    quota = RequestQuota("limit/requests", count, 3600)
    for _ in range(count):
        quota.take("somebody")
    with pytest.raises(Problem) as refused:
        quota.take("somebody")
    assert 1 <= refused.value.wait <= 3600 // count + 1


@pytest.mark.parametrize(
    "one, other, is_same",
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
        ("nonsense", "nonsense", True),
    ],
)
def test_a_network_counts_as_one(one: str, other: str, *, is_same: bool) -> None:
    """In IPv6, one person may have more addresses than the server could keep."""
    assert (neighbourhood(one) == neighbourhood(other)) == is_same


@pytest.mark.parametrize(
    "one, other, is_same",
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1", True),
        ("2001:db8:1:2::1", "2001:db8:2:2::1", False),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_a_customer_may_have_many_networks(one: str, other: str, *, is_same: bool) -> None:
    """In IPv6 a /48; in IPv4 an address."""
    around = [network_around(neighbourhood(each)) for each in (one, other)]
    assert (around[0] == around[1]) == is_same

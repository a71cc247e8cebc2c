"""Circles: a link makes a group, and nobody who is not in it sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from backtrick.limits import MOST_CIRCLES, MOST_MEMBERS
from backtrick.server.http.tokens import new_token

from ..analyses.test_analyses import asking
from .test_daily_boards import DEAL, NOON, PAR, TODAY, YESTERDAY, Day, noon
from .test_guests import refusal

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

pytestmark = pytest.mark.asyncio
UNKNOWN = (404, "circle/unknown")


async def ask(day: Day, token: str, method: str, path: str, body: Any = None) -> httpx.Response:
    """What somebody is answered."""
    async with asking(day.opened, token) as client:
        return await client.request(method, f"/api{path}", json=body)


async def made(day: Day, token: str, name: str = "Family") -> dict[str, Any]:
    """A new circle."""
    answer = await ask(day, token, "POST", "/circles", {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def join(day: Day, token: str, circle: dict[str, Any]) -> httpx.Response:
    """What somebody is answered who opens the link."""
    return await ask(day, token, "POST", f"/circles/join/{circle['link']}")


async def board(day: Day, token: str, circle: dict[str, Any]) -> dict[str, Any]:
    """A circle, by the names of its members."""
    found = (await ask(day, token, "GET", f"/circles/{circle['id']}")).json()
    return {**found, "members": {each["name"]: each for each in found["members"]}}


async def test_only_members_see_a_circle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To all others there is none, whatever they ask; its link tells only its name."""
    async with noon(tmp_path, monkeypatch) as day:
        ada, ben = await day.guest("ada"), await day.guest("ben")
        circle = await made(day, ada)
        path = f"/circles/{circle['id']}"
        for method, body in (("GET", None), ("PATCH", {"name": "Mine"}), ("DELETE", None)):
            assert refusal(await ask(day, ben, method, path, body)) == UNKNOWN
            assert refusal(await ask(day, "", method, path, body))[0] == 401
        assert (await ask(day, ben, "GET", "/me/circles")).json() == {"circles": []}
        assert (await ask(day, ada, "GET", "/me/circles")).json() == {"circles": [circle]}
        invited = f"/circles/join/{circle['link']}"
        found = {"name": "Family", "members": 1, "circle": None}
        assert (await ask(day, "", "GET", invited)).json() == found
        assert (await ask(day, ada, "GET", invited)).json() == {**found, "circle": circle["id"]}
        assert refusal(await ask(day, "", "POST", invited))[0] == 401
        for wrong in (new_token(), circle["id"], "x"):
            assert refusal(await ask(day, ben, "GET", f"/circles/join/{wrong}")) == UNKNOWN
            assert refusal(await ask(day, ben, "POST", f"/circles/join/{wrong}")) == UNKNOWN


async def test_a_circle_is_joined_changed_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its maker alone changes it, or a member who is left; a new link makes the old one void."""
    async with noon(tmp_path, monkeypatch) as day:
        ada, ben, cleo = [await day.guest(name) for name in ("ada", "ben", "cleo")]
        circle = await made(day, ada)
        path = f"/circles/{circle['id']}"
        for _ in range(2):
            assert (await join(day, ben, circle)).json() == {**circle, "mine": False}
        assert refusal(await ask(day, ben, "PATCH", path, {"new_link": True})) == (
            403,
            "circle/not-its-maker",
        )
        bad = await ask(day, ada, "PATCH", path, {"name": "\u200b"})
        assert refusal(bad) == (400, "guest/bad-name")
        changed = await ask(day, ada, "PATCH", path, {"name": " Friends ", "new_link": True})
        assert changed.json()["name"] == "Friends"
        assert refusal(await join(day, cleo, circle)) == UNKNOWN
        assert (await join(day, cleo, changed.json())).status_code == 200
        assert (await ask(day, ada, "DELETE", path)).status_code == 204
        assert refusal(await ask(day, ada, "GET", path)) == UNKNOWN
        found = await board(day, ben, circle)
        assert ([*found["members"]], found["circle"]["mine"]) == (["Ben", "Cleo"], True)
        exported = (await ask(day, cleo, "GET", "/me/export")).json()["circles"]
        assert [each["name"] for each in exported] == ["Friends"]


async def test_the_board_has_the_week_and_the_season(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Points are stars of deals finished on their day; of one of today, results after one's own."""
    async with noon(tmp_path, monkeypatch) as day:
        ada, ben = await day.guest("ada"), await day.guest("ben")
        circle = await made(day, ada)
        await join(day, ben, circle)
        past = DEAL._replace(day=YESTERDAY)
        long_ago = DEAL._replace(day="2026-12-31")
        for deal in (DEAL, past, long_ago):
            await day.opened.rooms.store.store_par(deal, msgspec.json.encode(PAR))
            await day.play("ben", 0, deal)
        await day.play("ada", 9, past)
        late = past._replace(players=2)  # when the best game could be watched
        await day.opened.rooms.store.store_par(late, msgspec.json.encode(PAR))
        await day.play("ada", 0, late, ended=NOON * 1000)
        found = await board(day, ada, circle)
        assert (found["today"], found["monday"], found["season"]) == (
            TODAY,
            "2027-01-11",
            "2027-01",
        )
        assert [*found["members"]] == ["Ben", "Ada"]
        points = {
            each["name"]: (each["points"], each["deals"]) for each in found["members"].values()
        }
        assert points == {"Ben": (5, 1), "Ada": (3, 1)}
        hidden = {"date": TODAY, "game": DEAL.game, "players": 3, "won": None, "stars": None}
        shown = {"date": YESTERDAY, "game": DEAL.game, "players": 3, "won": True, "stars": 5}
        assert found["members"]["Ben"]["week"] == [shown, hidden]
        await day.play("ada", 9)
        found = await board(day, ada, circle)
        assert found["members"]["Ben"]["week"] == [shown, {**hidden, "won": True, "stars": 5}]


async def test_circles_have_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of members, and of circles in which somebody is."""
    async with noon(tmp_path, monkeypatch) as day:
        ada, late = await day.guest("ada"), await day.guest("late")
        circles = [await made(day, ada, f"Circle {number}") for number in range(MOST_CIRCLES)]
        many = await ask(day, ada, "POST", "/circles", {"name": "One more"})
        assert refusal(many) == (403, "circle/too-many")
        store = day.opened.rooms.store
        circle = await store.circle(circles[0]["id"])
        assert circle is not None
        for number in range(MOST_MEMBERS - 1):
            await day.guest(f"guest{number}")
            assert await store.join_circle(circle, f"guest{number}", number, MOST_MEMBERS)
        assert refusal(await join(day, late, circles[0])) == (403, "circle/full")
        other = await made(day, late)
        assert refusal(await join(day, ada, other)) == (403, "circle/too-many")

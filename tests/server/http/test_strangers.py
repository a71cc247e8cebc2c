"""Nothing of another guest's can be asked for: all routes are asked by those they are not for."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from starlette.routing import Mount, Route

from backtrick.puzzles import SETS
from backtrick.server.analyses.analyses import Analyses
from backtrick.server.app import routes_of, site_of
from backtrick.server.http.api import ENDPOINTS
from backtrick.server.http.tokens import digest, new_token
from backtrick.store import Guest
from backtrick.table import Settings
from backtrick.table.commands import Concede, Deal, Sit
from tests.patience import until

from ..analyses.test_analyses import asking
from ..server_process import GENEROUS
from ..table_bots.bot_tables import Person, play_of
from .decided_routes import DECIDED, DUEL, OF_THE_CLIENT, RACE
from .test_daily_boards import DEAL, TODAY, Day, noon

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx

    from .decided_routes import Decision

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("coach")]
NAME = "Wilhelmine"
PUZZLE = next(iter(next(iter(SETS.values())).puzzles))
ABOUT_ME = [
    (path, each)
    for (method, path), each in DECIDED.items()
    if (method, each.whose) == ("GET", "one's own") and "{" not in path
]
"""What guests can ask about themselves."""
SHOWN_ONCE = {"token", "code", "drill", "bell secret"}
"""What these do not tell again; all else they do, or there would be nothing to hide."""


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who answers, but never gets to work: that would take long."""
    monkeypatch.setattr(Analyses, "are_made", True)


@asynccontextmanager
async def busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[Day, httpx.AsyncClient]]:
    """A day on which more is asked than people may ask."""
    async with noon(tmp_path, monkeypatch, **GENEROUS) as day, asking(day.opened) as client:
        yield day, client


@dataclass
class Life:
    """A guest who has everything that a guest can have."""

    client: httpx.AsyncClient
    token: str
    facts: dict[str, str]
    """What others could be told, by what it is."""

    def path(self, path: str, *, guessed: bool = False) -> str:
        """A path with this guest's ids, or with guessed ones."""
        ids = {name: self.facts[name] for name in ("table", "device")}
        ids |= {name: self.facts[f"{name} id"] for name in ("circle", "bell")}
        ids["token"] = self.facts["circle link" if "circles" in path else "share"]
        if guessed:
            ids = dict.fromkeys(ids, new_token())
        deal = {"day": TODAY, "game": DEAL.game, "players": DEAL.players}
        return path.format(**ids, **deal, number=1, puzzle=PUZZLE)

    async def ask(
        self, token: str, route: tuple[str, str], decision: Decision, *, guessed: bool = False
    ) -> httpx.Response:
        """What somebody is answered who knows all ids of this guest, or who only guesses."""
        method, path = route
        body = decision.body
        if body is not None and "seed" in body:
            body = {**body, "seed": int(self.facts["drill"])}
        path = self.path(path, guessed=guessed) + decision.query
        return await ask(self.client, token, method, path, body)

    def told(self, answer: httpx.Response) -> set[str]:
        """The facts about this guest in an answer."""
        text = answer.text + str(answer.headers)
        return {name for name, fact in self.facts.items() if fact in text}


async def ask(
    client: httpx.AsyncClient, token: str, method: str, path: str, body: object = None
) -> httpx.Response:
    """What somebody with a token is answered, or somebody without."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        return await client.request(method, path, json=body, headers=headers)
    finally:
        client.cookies.clear()  # the next one is somebody else


async def about_me(client: httpx.AsyncClient, token: str) -> dict[str, str]:
    """All that guests are told about themselves."""
    return {
        path: (await ask(client, token, "GET", path + each.query)).text for path, each in ABOUT_ME
    }


async def lived(day: Day, client: httpx.AsyncClient) -> Life:
    """Somebody with finished games, a circle, a bell, a link, drills, a code and two devices."""
    facts, token, other = {"name": NAME, "id": new_token()}, new_token(), digest(new_token())
    me, store = Guest(facts["id"], NAME, "en"), day.opened.rooms.store
    await store.add_guest(me, digest(token))
    await store.add_token(me.id, other, 1)
    facts |= {"token": token, "device": other.hex()[:16], "table": await played(day, me)}
    await day.play(me.id, 0)

    async def made(path: str, **body: Any) -> dict[str, Any]:
        answer = await ask(client, token, "POST", f"/api{path}", body or None)
        return answer.raise_for_status().json()

    circle = await made("/circles", name="Zirkel")
    bell = await made("/me/bells", kind="webhook", url="https://hook.example/theirs")
    drill = (await made("/me/drills", game=RACE))["seed"]
    answers = [{"at": 0, "right": True, "took": 9}]
    await made("/me/sums", game=RACE, seed=drill, answers=answers)
    facts |= {f"circle {name}": circle[name] for name in ("id", "link", "name")}
    facts |= {f"bell {name}": bell[name] for name in ("id", "url", "secret")}
    facts["drill"] = str((await made("/me/drills", game=RACE))["seed"])
    facts["share"] = (await made("/me/share"))["token"]
    facts["code"] = (await made("/me/code"))["code"]
    return Life(client, token, facts)


async def played(day: Day, me: Guest) -> str:
    """A table at which a guest has conceded a duel against Ben, who is gone."""
    host, ben = Person(day.opened.rooms, NAME), Person(day.opened.rooms, "Ben")
    host.introduce = ben.introduce  # they are known
    host.guest = me
    table = await day.opened.rooms.open_table(me, DUEL, {"starter": 0}, Settings())
    room = await host.join(table)
    await ben.join(table)
    ben.do(Sit(1))
    host.do(Deal())
    await until(lambda: room.stored.play is not None)
    host.do(Concede())
    await until(lambda: play_of(room).is_over)
    await ben.leave()
    await host.leave()
    return table


async def test_every_route_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one has to be added to `decided_routes.py`, with whose it is."""
    async with noon(tmp_path, monkeypatch) as day:
        rooms = day.opened.rooms
        routes = routes_of(site_of(rooms, rooms.settings))
    assert {type(each) for each in routes} == {Route, Mount}
    paths = {each.path for each in routes if isinstance(each, Route | Mount)}
    assert paths - OF_THE_CLIENT == {path for _, path in DECIDED}
    described = {(each.method.value, each.path) for each in ENDPOINTS}
    assert DECIDED.keys() - described == {("GET", "/api/openapi.json"), ("GET", "/metrics")}
    assert described <= DECIDED.keys()


async def test_what_is_ones_own_needs_a_guest() -> None:
    """The table of endpoints says the same as the decisions."""
    for each in ENDPOINTS:
        decision = DECIDED[each.method.value, each.path]
        assert each.needs_guest == (decision.nobody == 401), each.path


async def test_nobody_is_told_anything_of_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor can anybody change it: another guest is told what newcomers are, whatever they know."""
    async with busy(tmp_path, monkeypatch) as (day, client):
        eve = await day.guest("eve")
        early = await about_me(client, eve)
        life = await lived(day, client)
        theirs = await about_me(client, life.token)
        told = "".join(theirs.values())
        assert {name for name, fact in life.facts.items() if fact not in told} == SHOWN_ONCE
        assert await about_me(client, eve) == early
        for number, (route, decision) in enumerate(DECIDED.items()):
            if decision.whose == "one's own":
                newcomer = await day.guest(f"newcomer {number}")
                answer = await life.ask(newcomer, route, decision)
                assert (route, answer.status_code) == (route, decision.status), answer.text
                assert (route, life.told(answer)) == (route, set())
        assert await about_me(client, life.token) == theirs


async def test_nobody_is_named_on_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others who have played the deal, or come a day later, see results, but not whose."""
    async with busy(tmp_path, monkeypatch) as (day, client):
        life, ben = await lived(day, client), await day.guest("ben")
        await day.play("ben", 4)
        paths = [life.path(path) for _, path in DECIDED if path.startswith("/api/daily/{day}")]
        answer = await ask(client, ben, "GET", next(each for each in paths if DEAL.game in each))
        assert (answer.status_code, answer.json()["people"]) == (200, 2)
        assert life.told(answer) == set()
        day.wait(1)
        for path in paths:
            told = life.told(await ask(client, ben, "GET", path))
            assert told == set(), path


async def test_a_wrong_token_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether invented, or an id or another secret of the guest's: it is as good as none."""
    async with busy(tmp_path, monkeypatch) as (day, client):
        life = await lived(day, client)
        wrong = ["", "x", new_token()]
        wrong += [life.facts[name] for name in ("id", "share", "circle link", "bell secret")]
        for route, decision in DECIDED.items():
            for token in wrong if decision.nobody == 401 else ("",):
                answer = await life.ask(token, route, decision)
                assert (route, answer.status_code) == (route, decision.nobody), answer.text
                assert (route, life.told(answer) - decision.tells) == (route, set())


async def test_a_link_tells_only_what_it_is_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not who somebody is elsewhere; and a guessed one tells nothing at all."""
    async with busy(tmp_path, monkeypatch) as (day, client):
        life = await lived(day, client)
        for number, (route, decision) in enumerate(DECIDED.items()):
            newcomer = await day.guest(f"newcomer {number}")
            if decision.whose != "one's own":
                answer = await life.ask(newcomer, route, decision)
                assert (route, answer.status_code) == (route, decision.status), answer.text
                assert (route, life.told(answer) - decision.tells) == (route, set())
            if decision.whose == "by link":
                answer = await life.ask(newcomer, route, decision, guessed=True)
                assert (route, answer.status_code) == (route, decision.guessed), answer.text
                assert (route, life.told(answer)) == (route, set())

"""The daily deal: the same cards for everybody, and one try per guest, kept for good."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from backtrick import GAMES
from backtrick.record import read, verify
from backtrick.server import clock
from backtrick.server.app import application
from backtrick.server.bots_on_offer import OFFERED, PARTNERS
from backtrick.server.http.tokens import digest, new_token
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import open_store
from backtrick.table import decode
from backtrick.table.commands import Concede
from backtrick.table.events import Opened
from tests.patience import until

from ..analyses.test_analyses import asking
from ..client import Client
from ..preloaded import STARTED, TODAY
from ..server_process import GENEROUS, serving
from ..table_bots.bot_tables import house, play_of
from .test_guests import refusal
from .test_replays import race
from .test_tables import guest_of

if TYPE_CHECKING:
    from pathlib import Path

    from ..server_process import ServerProcess

ALONE = {"game": "seven-ate-nine", "players": 1}
DUEL = {"game": "face-to-face", "players": 2}
EVERY = [(game.id, players) for game in GAMES.values() for players in game.players]


def begun(person: httpx.Client, **body: Any) -> str:
    """The guest's table for one of today's deals."""
    answer = person.post("/api/daily", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


def deal_of(person: httpx.Client, **wanted: Any) -> dict[str, Any]:
    """A guest's result in one of today's deals."""
    deals = person.get("/api/daily").json()["deals"]
    return next(each for each in deals if each.items() >= wanted.items())


async def dealt(server: ServerProcess, person: httpx.Client, table: str) -> dict[str, Any]:
    """What a guest sees at the table."""
    async with Client(server.address, guest_of(person), table) as client:
        if client.lobby["prepared"]:
            await client.do("deal")
        await client.until(lambda: bool(client.game))
        return {**client.game, **client.lobby}


def seen(server: ServerProcess, person: httpx.Client, table: str) -> dict[str, Any]:
    """The same, without waiting."""
    return asyncio.run(dealt(server, person, table))


def test_everybody_finds_all_deals_of_today(server: ServerProcess) -> None:
    """By game and number of players; strangers and new guests have begun none."""
    for person in (server.client(), server.guest("Ada")):
        found = person.get("/api/daily").json()
        assert found["date"] == TODAY
        assert [(each["game"], each["players"]) for each in found["deals"]] == EVERY
        assert {each["state"] for each in found["deals"]} == {"new"}


@pytest.mark.parametrize("game, players", EVERY)
def test_everybody_gets_the_same_cards(server: ServerProcess, game: str, players: int) -> None:
    """Two guests have separate tables with the same deal and the same partners."""
    people = [server.guest("Ada"), server.guest("Ben")]
    tables = [begun(each, game=game, players=players) for each in people]
    assert len(set(tables)) == 2
    one, other = (seen(server, *each) for each in zip(people, tables, strict=True))
    assert one["commitment"] != other["commitment"]  # else one could be looked up by the other
    assert one["hand"] == other["hand"]
    assert one["tops"] == other["tops"] if "tops" in one else one["middle"] == other["middle"]
    assert (one["daily"], one["lesson"]) == (TODAY, False)
    assert [each.get("bot") for each in one["seats"][1:]] == [PARTNERS[game]] * (players - 1)


def test_deals_differ(server: ServerProcess) -> None:
    """Each number of players has other cards."""
    person = server.guest("Ada")
    tables = [begun(person, game=game, players=players) for game, players in EVERY]
    promises = {seen(server, person, table)["commitment"] for table in tables}
    assert len(promises) == len(EVERY)


def test_a_guest_has_one_try(server: ServerProcess) -> None:
    """Asking again, however often and at once, leads to the same table."""
    person = server.guest("Ada")
    table = begun(person, **DUEL)
    assert {begun(person, **DUEL) for _ in range(5)} == {table}
    assert deal_of(person, **DUEL)["state"] == "running"
    assert deal_of(person, **DUEL)["table"] == table
    assert deal_of(person, **ALONE)["state"] == "new"
    assert table not in str(server.client().get("/api/tables").json())


def test_an_abandoned_deal_has_no_result_and_no_second_try(server: ServerProcess) -> None:
    """Nor are its cards shown; the next game at the table has others."""
    person = server.guest("Ada")
    table = begun(person, **DUEL)

    async def give_up() -> str:
        async with Client(server.address, guest_of(person), table) as client:
            await client.until(lambda: bool(client.game))
            promise = client.game["commitment"]
            await client.do("abandon")
            await client.until(lambda: client.game["abandoned"])
            assert client.game["seed"] is None
            await client.do("deal")
            await client.until(lambda: client.game["number"] == 2)
            assert client.game["commitment"] != promise
            await client.do("abandon")
            await client.until(lambda: client.game["abandoned"])
            return str(client.game["seed"])

    assert asyncio.run(give_up()).isdecimal()  # of the game that was no daily deal
    assert begun(person, **DUEL) == table
    deal = deal_of(person, **DUEL)
    assert (deal["state"], deal["result"], deal["table"]) == ("abandoned", None, table)
    assert person.get(f"/api/tables/{table}/games").json()["games"] == []
    assert refusal(person.get(f"/api/tables/{table}/games/1")) == (404, "game/unknown")


def test_a_daily_deal_survives_a_restart_and_is_finished_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table and cards stay; its result is that of the first game; its record opens tomorrow."""
    settings = {**GENEROUS, "countdown_seconds": 0}
    with serving(tmp_path, **settings) as server:
        person = server.guest("Ada")
        cookies = person.cookies
        table = begun(person, **ALONE)
        promise = seen(server, person, table)["commitment"]
        assert server.end() == 0
    with serving(tmp_path, **settings) as server:
        again = server.client(cookies=cookies)
        assert begun(again, **ALONE) == table
        assert seen(server, again, table)["commitment"] == promise
        _finish(server, again, table)
    database = tmp_path / "tables.sqlite"
    monkeypatch.setattr(clock, "time_of_day", lambda: STARTED)
    codes = [
        msgspec.json.decode(asyncio.run(_answered(database, path))).get("code")
        for path in (f"/api/tables/{table}/games/{each}/analysis" for each in (1, 2))
    ]
    assert codes == ["game/daily-not-over", None]
    monkeypatch.setattr("backtrick.server.http.replays.today", lambda: "9999-12-31")
    records = [
        read(asyncio.run(_answered(database, f"/api/tables/{table}/games/{each}")))
        for each in (1, 2)
    ]
    assert all(verify(each).holds for each in records)
    assert records[0].commitment == promise != records[1].commitment
    assert records[0].salt
    assert records[1].salt is None


@pytest.mark.asyncio
async def test_the_deal_changes_with_the_day_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two days later the same server has other deals, and each guest a new try."""
    at = 1_800_000_000 * 1_000_000_000
    monkeypatch.setattr(clock, "time_ns", lambda: at)
    settings = ServerSettings(database=str(tmp_path / "tables.sqlite"))
    store = await open_store(tmp_path / "tables.sqlite")
    transport = httpx.ASGITransport(app=application(Rooms(store, settings), settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert (await client.post("/api/guests", json={"name": "Ada"})).status_code == 201

        async def table_of(date: str) -> str:
            listed = (await client.get("/api/daily")).json()
            assert listed["date"] == date
            assert {each["state"] for each in listed["deals"]} == {"new"}
            return (await client.post("/api/daily", json=DUEL)).json()["table"]

        first = await table_of("2027-01-15")
        at += 2 * 24 * 3600 * 1_000_000_000
        second = await table_of("2027-01-17")
        begun = [decode((await store.events(each))[0]) for each in (first, second)]
        assert len({each.seed for each in begun if isinstance(each, Opened)}) == 2
    await store.close()


@pytest.mark.asyncio
async def test_a_table_is_found_again_without_reading_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a guest has played there, asking for the deal again costs no more."""
    settings = ServerSettings(database=str(tmp_path / "tables.sqlite"))
    store = await open_store(tmp_path / "tables.sqlite")
    read_tables = list[str]()
    monkeypatch.setattr(clock, "time_of_day", lambda: STARTED)

    async def events(table: str, _after: int = 0) -> list[bytes]:
        read_tables.append(table)
        return [b"{}"]

    monkeypatch.setattr(store, "events", events)
    transport = httpx.ASGITransport(app=application(Rooms(store, settings), settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.post("/api/guests", json={"name": "Ada"})
        tables = [(await client.post("/api/daily", json=DUEL)).json()["table"] for _ in range(3)]
        assert await store.tables_after("", 10) == [tables[0]]
    assert len(set(tables)) == 1
    assert not read_tables
    await store.close()


async def _answered(database: Path, path: str) -> str:
    """What a server with a coach answers."""
    settings = ServerSettings(database=str(database))
    store = await open_store(database)
    app = application(Rooms(store, settings), settings)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        answer = await client.get(path)
    await store.close()
    return answer.text


def _finish(server: ServerProcess, person: httpx.Client, table: str) -> None:
    async def play() -> None:
        async with Client(server.address, guest_of(person), table) as client:
            await race(client)
            assert client.game["seed"] is None
            await client.do("deal")
            await client.until(lambda: client.game["number"] == 2)
            await race(client)

    asyncio.run(play())
    games = person.get(f"/api/tables/{table}/games").json()["games"]
    found = deal_of(person, **ALONE)
    assert found["state"] == "finished"
    assert found["result"] == {
        "number": 1,
        "won": 0 in games[0]["winners"],
        **{name: games[0][name] for name in ("ending", "winners", "cards_left", "lasted")},
    }
    for what in ("", "/steps", "/steps?seat=0"):  # others still play it
        answer = person.get(f"/api/tables/{table}/games/1{what}")
        assert refusal(answer) == (403, "game/daily-not-over")
        assert person.get(f"/api/tables/{table}/games/2{what}").status_code == 200


@pytest.mark.asyncio
async def test_nobody_asks_about_a_deal_that_others_still_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the coach, nor by playing on from it; and an export has no cards."""
    now = clock.time_ns()
    monkeypatch.setattr(clock, "time_ns", lambda: now)  # no day ends meanwhile
    async with house(tmp_path, coach_niceness=0) as opened:
        rooms, token = opened.rooms, new_token()
        await rooms.store.add_token(opened.host.guest.id, digest(token))
        async with asking(opened, token) as client:
            table = (await client.post("/api/daily", json=DUEL)).json()["table"]
            room = await opened.host.join(table)
            await until(lambda: room.stored.play is not None)
            opened.host.do(Concede())
            await until(lambda: play_of(room).is_over)
            path = f"/api/tables/{table}/games/1"
            for answer in (
                await client.get(f"{path}/analysis"),
                await client.post(f"{path}/analysis"),
                await client.post(f"{path}/turns", json={"step": 0}),
                await client.post(f"{path}/what-if", json={"step": 0, "seat": 0}),
            ):
                assert refusal(answer) == (403, "game/daily-not-over")
            (visited,) = (await client.get("/api/me/export")).json()["tables"]
            assert [each["move"] for each in visited["moves"]] == ["concede"]


@pytest.mark.parametrize(
    "body, code",
    [
        ({"game": "face-to-face", "players": 3}, "table/bad-options"),
        ({"game": "quick-easy", "players": 1}, "table/bad-options"),
        ({"game": "quick-easy", "players": 99}, "request/bad-body"),
        ({"game": "chess", "players": 2}, "request/bad-body"),
        ({"game": "quick-easy"}, "request/bad-body"),
    ],
)
def test_there_are_no_other_deals(server: ServerProcess, body: Any, code: str) -> None:
    """Only valid numbers of players work, and only for guests."""
    person = server.guest("Ada")
    assert refusal(person.post("/api/daily", json=body)) == (400, code)
    assert {each["state"] for each in person.get("/api/daily").json()["deals"]} == {"new"}
    assert refusal(server.client().post("/api/daily", json=DUEL)) == (401, "guest/unknown")


def test_partners_are_offered() -> None:
    """The bots of daily deals are also offered at other tables."""
    assert all(PARTNERS[game] in bots for game, bots in OFFERED.items())

"""Tables are opened and found, and their games can be read."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from backtrick import GAMES
from backtrick.record import read, verify
from backtrick.server.app import application
from backtrick.server.bots_on_offer import OFFERED
from backtrick.server.listings import listing_of
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Batch, open_store
from backtrick.table import Settings
from backtrick.talk import SIGNALS
from tests.patience import until
from tests.store.values import finish_game

from ..client import Client, Guest
from ..server_process import GENEROUS, serving
from ..table_bots.bot_tables import house
from .test_guests import refusal

if TYPE_CHECKING:
    from pathlib import Path

    from backtrick.games.quick_easy.state import Variant

    from ..server_process import ServerProcess

DUEL = {"game": "face-to-face", "options": {"starter": 0}}
ALONE = {"game": "seven-ate-nine", "options": {"players": 1}}
FOUR = {"game": "quick-easy", "options": {"players": 4}}


def opened(client: httpx.Client, **body: Any) -> str:
    """The id of a new table."""
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def guest_of(client: httpx.Client) -> Guest:
    """The guest of an HTTP client, for the socket."""
    known = client.get("/api/me").json()
    return Guest(known["id"], client.cookies["guest"], known["name"])


def play_to_the_end(
    server: ServerProcess, table: str, people: list[httpx.Client], games: int
) -> None:
    """Let two people play some duels at random."""

    async def play() -> None:
        host, other = (Client(server.address, guest_of(each), table) for each in people)
        async with host, other:
            await other.do("sit")
            for number in range(1, games + 1):
                await host.do("deal")
                await asyncio.gather(*(_move(each, number) for each in (host, other)))

    asyncio.run(play())


async def _move(client: Client, number: int) -> None:
    chance = Random(number)
    await client.until(lambda: client.game.get("number") == number)
    while not client.game["outcome"]:
        if client.game["legal"]:
            await client.do("move", move=chance.choice(client.game["legal"]))
        else:
            await client.until(lambda: bool(client.game["legal"] or client.game["outcome"]))


def test_a_game_is_played_and_found(server: ServerProcess) -> None:
    """Its players find it; anybody can read its record, which proves the deal."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], **DUEL)
    path = f"/api/tables/{table}/games"
    assert people[0].get(path).json() == {"games": [], "next": None}
    assert refusal(people[0].get(f"{path}/1")) == (404, "game/unknown")
    play_to_the_end(server, table, people, games=2)

    listed = server.client().get(path).json()["games"]
    assert [game["number"] for game in listed] == [1, 2]
    for game in listed:
        answer = server.client().get(f"{path}/{game['number']}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        record = read(answer.text)
        assert record.seats == tuple(game["names"]) == ("Ada", "Ben")
        assert verify(record).holds
        assert game["emblems"] == [client.get("/api/me").json()["emblem"] for client in people]
    assert refusal(people[0].get(f"{path}/3")) == (404, "game/unknown")
    _check_pages(people, listed)


def _check_pages(people: list[httpx.Client], listed: list[dict[str, Any]]) -> None:
    """A guest's games, one per page, newest first, each with the guest's own seat."""
    for seat, client in enumerate(people):
        found: list[dict[str, Any]] = []
        before = ""
        while (page := client.get(f"/api/me/games?limit=1{before}").json())["games"]:
            found += page["games"]
            before = f"&before={page['next']}"
        assert found == [{**game, "seat": seat} for game in reversed(listed)]
        here = client.get(f"/api/tables/{listed[0]['table']}/games").json()["games"]
        assert here == [{**game, "seat": seat} for game in listed]
    assert {game["seat"] for game in listed} == {None}, "others see it without a seat"


def test_the_seat_of_a_bot_belongs_to_nobody(tmp_path: Path) -> None:
    """A stranger who reads the games of a table is not taken for the bot, which has no emblem."""
    with serving(tmp_path, **GENEROUS, bot_pace=0, bot_seconds=0.01) as server:
        host = server.guest("Ada")
        table = opened(host, **DUEL)

        async def play() -> None:
            async with Client(server.address, guest_of(host), table) as client:
                await client.do("invite", bot="random")
                await client.do("deal")
                await _move(client, 1)

        asyncio.run(play())
        seats = [
            client.get(f"/api/tables/{table}/games").json()["games"][0]["seat"]
            for client in (host, server.client(), server.guest("Eve"))
        ]
        assert seats == [0, None, None]
        (game,) = host.get("/api/me/games").json()["games"]
        assert game["emblems"] == [host.get("/api/me").json()["emblem"], None]


def listed(client: httpx.Client) -> dict[str, dict[str, Any]]:
    """The public list of tables, by id."""
    return {each["table"]: each for each in client.get("/api/tables").json()["tables"]}


async def listed_with_hosts(
    server: ServerProcess, client: httpx.Client, hosts: dict[str, httpx.Client]
) -> dict[str, dict[str, Any]]:
    """The public list while hosts are at their tables, once it has some of them."""
    async with AsyncExitStack() as stack:
        for table, host in hosts.items():
            await stack.enter_async_context(Client(server.address, guest_of(host), table))
        await until(lambda: listed(client).keys() & hosts.keys())
        return listed(client)


def test_the_public_list_is_for_everybody(tmp_path: Path) -> None:
    """A guest has a few tables in it, and an address a few more."""
    with serving(tmp_path, **GENEROUS) as server:
        hosts = [server.guest(name) for name in ("Ada", "Ben", "Cid")]
        tables = {
            opened(host, game="face-to-face", settings={"listed": True}): host
            for host in hosts
            for _ in range(5)
        }
        found = asyncio.run(listed_with_hosts(server, server.client(), tables))
        counts = Counter(each["host"] for each in found.values())
        assert sorted(counts.values()) == [3, 3]


def test_nobody_crowds_others_out_of_the_public_list(tmp_path: Path) -> None:
    """However many newer tables are listed whose hosts are not there."""

    async def found() -> tuple[str, list[str]]:
        async with house(tmp_path) as made:
            rooms, ada = made.rooms, made.host
            shown = await rooms.open_table(ada.guest, "face-to-face", {}, Settings(listed=True))
            room = await ada.join(shown)
            newer = listing_of(room.stored, room.changed + 1)
            crowd = [Batch(f"empty {number}", 1, (b"{}",), newer) for number in range(1001)]
            await asyncio.gather(*map(rooms.store.append, crowd))
            transport = httpx.ASGITransport(app=application(rooms, rooms.settings))
            async with httpx.AsyncClient(transport=transport, base_url="http://a") as client:
                answer = await client.get("/api/tables")
            return shown, [each["table"] for each in answer.json()["tables"]]

    shown, tables = asyncio.run(found())
    assert tables == [shown]


def test_strangers_find_only_listed_tables(server: ServerProcess) -> None:
    """Those who sit at a table find it; others only if the host lists it, and lets them in."""
    host, stranger = server.guest("Ada"), server.client()
    hidden = opened(host, game="quick-easy", options={"players": 3})
    shown = opened(host, game="quick-easy", settings={"listed": True})
    locked = opened(host, game="quick-easy", settings={"listed": True, "locked": True})
    tables = dict.fromkeys((hidden, shown, locked), host)
    assert listed(stranger).keys().isdisjoint(tables)  # nobody is there to play with
    found = asyncio.run(listed_with_hosts(server, stranger, tables))
    assert found.keys() & tables.keys() == {shown}
    assert found[shown]["host"] == "Ada"
    assert found[shown]["options"]["players"] == 2
    own = {each["table"]: each for each in host.get("/api/me/tables").json()["tables"]}
    assert own.keys() == tables.keys()
    emblem = host.get("/api/me").json()["emblem"]
    assert found[shown]["emblems"] == own[hidden]["emblems"] == [emblem]


@pytest.mark.parametrize(
    "body, code",
    [
        ({"game": "chess"}, "request/bad-body"),
        ({"game": "quick-easy", "options": {"players": 9}}, "table/bad-options"),
        ({"game": "quick-easy", "options": {"players": True}}, "table/bad-options"),
        ({"game": "quick-easy", "options": {"jokers": 2}}, "table/bad-options"),
        ({"game": "quick-easy", "options": {"players": None}}, "request/bad-body"),
        ({"game": "quick-easy", "settings": {"turn_seconds": -1}}, "request/bad-body"),
        ({"game": "quick-easy", "settings": {"secret": True}}, "request/bad-body"),
        ({"game": "quick-easy", "bots": ["adult"]}, "table/no-such-bot"),
        ({"game": "quick-easy", "bots": ["tutor"]}, "table/no-such-bot"),
        ({"game": "quick-easy", "bots": ["random", "__init__"]}, "table/no-such-bot"),
        ({"game": "face-to-face", "bots": ["random", "random"]}, "table/full"),
        ({**ALONE, "bots": ["random"]}, "table/full"),
        ({"game": "face-to-face", "deal": True}, "table/seats-free"),
        ({**FOUR, "bots": ["random", "random"], "deal": True}, "table/seats-free"),
        ({**FOUR, "options": {"players": 9}, "deal": True}, "table/bad-options"),
        ({"game": "quick-easy", "bots": "random"}, "request/bad-body"),
        ({"game": "quick-easy", "bots": [""]}, "request/bad-body"),
        ({"game": "quick-easy", "bots": ["x" * 41]}, "request/bad-body"),
        ({"game": "quick-easy", "bots": ["random"] * 9}, "request/bad-body"),
        ({"game": "quick-easy", "bots": [None]}, "request/bad-body"),
        ({"game": "quick-easy", "bots": {"1": "random"}}, "request/bad-body"),
        ({"game": "face-to-face", "bots": ["random"], "deal": 1}, "request/bad-body"),
        ({"game": "face-to-face", "bots": ["random"], "deal": None}, "request/bad-body"),
        ({"game": "face-to-face", "bots": ["random"], "seed": "1"}, "request/bad-body"),
        ({}, "request/bad-body"),
    ],
)
def test_bad_tables_are_refused(server: ServerProcess, body: Any, code: str) -> None:
    """Unknown games, options, settings and bots are refused, and nothing is opened."""
    client = server.guest()
    assert refusal(client.post("/api/tables", json=body)) == (400, code)
    assert client.get("/api/me/tables").json() == {"tables": []}


@pytest.mark.parametrize("name, players", [(g.id, n) for g in GAMES.values() for n in g.players])
def test_a_table_can_have_bots_and_be_dealt(server: ServerProcess, name: str, players: int) -> None:
    """In one request: the bots take seats in order, and the deal comes when the host connects.

    A race is dealt when the host is ready.
    """
    client, options = server.guest("Ada"), {"players": players}
    offered = OFFERED[name]
    bots = [offered[seat % len(offered)] for seat in range(players - 1)]
    table = opened(client, game=name, options=options, bots=bots, deal=True)
    assert _phase(client, table) == "open"
    come = asyncio.run(_dealt(server, client, table))
    assert _bots(come) == [None, *bots]
    assert come.game["number"] == 1


def test_no_two_tables_have_the_same_cards(server: ServerProcess) -> None:
    """Even if the same guest sends the same request."""
    client = server.guest("Ada")
    tables = [opened(client, **DUEL, bots=["greedy"], deal=True) for _ in range(3)]
    games = [asyncio.run(_dealt(server, client, table)).game for table in tables]
    assert len({each["commitment"] for each in games}) == len(tables)


def test_bots_can_wait_for_others(server: ServerProcess) -> None:
    """With free seats left, or without a deal, the host decides when to deal."""
    client = server.guest("Ada")
    for bots, free in ((["random"], 2), (["random", "greedy", "talker"], 0)):
        table = opened(client, **FOUR, bots=bots)
        found = asyncio.run(_found(server, client, table))
        assert _bots(found) == [None, *bots, *([None] * free)]
        assert found.game == {}


def test_only_the_host_triggers_the_deal(server: ServerProcess) -> None:
    """Somebody else who connects first finds the seats taken, and no game."""
    host, other = server.guest("Ada"), server.guest("Ben")
    table = opened(host, **DUEL, bots=["greedy"], deal=True)
    found = asyncio.run(_found(server, other, table))
    assert (_bots(found), found.game) == ([None, "greedy"], {})
    assert asyncio.run(_dealt(server, host, table)).game["number"] == 1


async def _dealt(server: ServerProcess, person: httpx.Client, table: str) -> Client:
    """What a guest sees after connecting and waiting for the deal."""
    async with Client(server.address, guest_of(person), table) as client:
        if client.lobby["prepared"]:
            assert client.game == {}
            await client.do("deal")
        await client.until(lambda: bool(client.game))
        assert not client.lobby["prepared"]
        return client


async def _found(server: ServerProcess, person: httpx.Client, table: str) -> Client:
    """What a guest sees after connecting and saying something."""
    async with Client(server.address, guest_of(person), table) as client:
        await client.do("say", text="hello", language="en")
        return client


def _phase(client: httpx.Client, table: str) -> str:
    (listed,) = (
        each for each in client.get("/api/me/tables").json()["tables"] if each["table"] == table
    )
    return listed["phase"]


def _bots(client: Client) -> list[str | None]:
    return [each.get("bot") for each in client.lobby["seats"]]


@pytest.mark.parametrize("path", ["/api/me/tables", "/api/me/games"])
def test_strangers_have_no_tables(server: ServerProcess, path: str) -> None:
    """Only guests have tables."""
    assert refusal(server.client().get(path)) == (401, "guest/unknown")
    assert refusal(server.client().post("/api/tables", json=DUEL)) == (401, "guest/unknown")


@pytest.mark.parametrize("table", ["x", "A" * 22, "%2e%2e", "A" * 500])
@pytest.mark.parametrize("number", ["1", "0", "-1", "x", "9" * 40, "%00"])
def test_no_record_where_nothing_was_played(server: ServerProcess, table: str, number: str) -> None:
    """Neither at missing tables, nor under bad numbers."""
    answer = server.client().get(f"/api/tables/{table}/games/{number}")
    assert refusal(answer)[0] == 404


def test_the_catalogue_has_every_game(server: ServerProcess) -> None:
    """With its options, as the game defines them, and the bots for live tables."""
    found = {each["id"]: each for each in server.client().get("/api/games").json()["games"]}
    assert list(found) == list(GAMES)
    for name, game in GAMES.items():
        each = found[name]
        assert range(each["least_players"], each["most_players"] + 1) == game.players
        assert (each["team"], each["real_time"]) == (game.team, game.in_real_time)
        assert tuple(each["bots"]) == OFFERED[name]
        chosen = {option["name"]: option["default"] for option in each["options"]}
        assert game.options(**chosen) == game.options()


@pytest.mark.parametrize("variant", ["normal", "pro"])
def test_the_catalogue_has_what_can_be_said(server: ServerProcess, variant: Variant) -> None:
    """Every signal with the variants that allow it; none for games without talk."""
    found = {each["id"]: each for each in server.client().get("/api/games").json()["games"]}
    named = [each["name"] for each in found["quick-easy"]["signals"] if variant in each["variants"]]
    assert named == [str(signal) for signal in SIGNALS if signal.allowed_in(variant)]
    assert found["face-to-face"]["signals"] == found["seven-ate-nine"]["signals"] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_the_catalogue_can_be_chosen(server: ServerProcess, name: str) -> None:
    """Each choice a page offers is accepted by itself, unless it needs another option."""
    client = server.guest()
    games = client.get("/api/games").json()["games"]
    (game,) = (each for each in games if each["id"] == name)
    for option in game["options"]:
        for value in _values(option):
            # With the most players, any seat can be named.
            options = {"players": game["most_players"], option["name"]: value}
            answer = client.post("/api/tables", json={"game": name, "options": options})
            assert answer.status_code == (201 if _fit_together(name, options) else 400)


def _fit_together(name: str, options: dict[str, Any]) -> bool:
    alone = GAMES[name].options()
    values = {each: getattr(alone, each) for each in alone.kinds()} | options
    # Each is allowed by itself: a refusal here is due to the others.
    for each, kind in alone.kinds().items():
        kind.normal(values[each])
    try:
        GAMES[name].options(**options)
    except ValueError:
        return False
    return True


def _values(option: dict[str, Any]) -> list[Any]:
    match option["kind"]:
        case "one-of":
            return option["values"]
        case "flag":
            return [False, True]
        case "seats":
            return [[], option["values"][:1], option["values"]]
        case kind:
            assert kind == "seconds"
            return [0, option["most"]]


def test_best_times_name_no_table(server: ServerProcess) -> None:
    """Everybody sees them; only those at the table know its id."""
    client = server.client()
    best = client.get("/api/best-times", params={"game": "seven-ate-nine"}).json()
    assert best["options"]["players"] == 1
    chosen = {"game": "seven-ate-nine", "options": '{"no_wrap": true}'}
    assert client.get("/api/best-times", params=chosen).json()["options"]["no_wrap"] is True
    for options, code in [
        ('{"players": 9}', "table/bad-options"),
        ('{"nonsense": 1}', "table/bad-options"),
        ("nonsense", "request/bad-query"),
        ("[]", "request/bad-query"),
    ]:
        answer = client.get("/api/best-times", params={**chosen, "options": options})
        assert refusal(answer) == (400, code)
    assert refusal(client.get("/api/best-times")) == (400, "request/bad-query")


@pytest.mark.asyncio
async def test_a_table_with_thousands_of_games_lists_the_last(tmp_path: Path) -> None:
    """Somebody may have given up again and again, so that a list of all would stop the server."""
    table, settings = "t" * 22, ServerSettings()
    store = await open_store(tmp_path / "tables.sqlite")
    game = await finish_game(store, table, game="face-to-face", options="players=2 starter=0")
    for number in range(2, 121):
        finished = replace(game, number=number)
        await store.append(Batch(table, number, (b"finished",), finished=finished))
    transport = httpx.ASGITransport(app=application(Rooms(store, settings), settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        found = (await client.get(f"/api/tables/{table}/games")).json()["games"]
    assert [each["number"] for each in found] == [*range(21, 121)]
    await store.close()

"""A person's data are theirs: exports, devices, private talk, and who runs the server."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from backtrick.record import Made, read
from backtrick.server.close_codes import COME_BACK
from backtrick.server.http.exports import COLUMNS, visited_table
from backtrick.server.http.tokens import digest, new_token
from backtrick.table import Settings, encode
from backtrick.table.events import Contested, Dealt, Moved, Offer, Opened, TookBack, Tried

from ..analyses.test_analyses import asking
from ..client import Client
from ..server_process import GENEROUS, serving
from ..table_bots.bot_tables import house
from .test_guests import refusal
from .test_tables import DUEL, guest_of, opened, play_to_the_end

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..server_process import ServerProcess

WHISPERED = "the cellar door is open"


async def say(server: ServerProcess, client: httpx.Client, table: str, text: str) -> Client:
    """Say something at a table; the client, disconnected."""
    async with Client(server.address, guest_of(client), table) as connected:
        await connected.do("say", text=text, language="en")
        return connected


def test_an_export_has_everything(server: ServerProcess) -> None:
    """Name, dates, devices, tables, words and games; no secret, and no word of others."""
    people = [server.guest("Ada"), server.guest("=cmd()")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=2)
    asyncio.run(say(server, people[0], table, "Well played."))
    asyncio.run(say(server, people[1], table, WHISPERED))
    answer = people[0].get("/api/me/export")
    assert answer.headers["content-type"] == "application/json"
    data = answer.json()
    me = people[0].get("/api/me").json()
    assert data["guest"] == me
    (device,) = data["devices"]
    assert data["created"] == device["created"] <= device["seen"]
    (visited,) = data["tables"]
    assert (visited["table"], visited["game"]) == (table, DUEL["game"])
    assert visited["names"] == ["Ada"]
    assert [said["text"] for said in visited["said"]] == ["Well played."]
    assert data["games"] == people[0].get("/api/me/games").json()["games"]
    for number in (1, 2):
        record = people[0].get(f"/api/tables/{table}/games/{number}").text
        own = [move["move"] for move in visited["moves"] if move["number"] == number]
        assert own == moves_in(record, seat=0)
    assert data["moves_left_out"] == 0
    token = people[0].cookies["guest"]
    for secret in (token, hashlib.sha256(token.encode()).hexdigest(), WHISPERED):
        assert secret not in answer.text


def moves_in(record: str, seat: int) -> list[str]:
    """The moves of a seat."""
    made = (entry for entry in read(record).entries if isinstance(entry, Made))
    return [str(entry.move) for entry in made if entry.seat == seat]


@pytest.mark.asyncio
async def test_an_export_leaves_out_a_table_that_is_deleted_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the guest, or the last other one, is deleted at the same time."""
    async with house(tmp_path) as opened:
        rooms, me, token = opened.rooms, opened.host.guest, new_token()
        await rooms.store.add_token(me.id, digest(token))
        kept = await rooms.open_table(me, "face-to-face", {}, Settings())

        async def visited(_: str) -> list[str]:
            return ["gone", kept]

        monkeypatch.setattr(rooms.store, "visited", visited)
        async with asking(opened, token) as client:
            answer = await client.get("/api/me/export")
        assert [each["table"] for each in answer.json()["tables"]] == [kept]


def test_an_export_has_every_move_of_a_race() -> None:
    """Those that stayed, those that came back, and why; none of the others."""
    mine, other = (
        Offer(seat=seat, move=f"g{seat + 1}", arrived=1, lag=0, client=f"{guest}/tab")
        for seat, guest in enumerate(("ada", "ben"))
    )
    opening = Opened(at=1, guest="ada", name="Ada", game="", options="", settings=Settings())
    events = [
        opening,
        Dealt(at=2, options="", commitment=""),
        Contested(at=3, seen=1, offers=(other, mine)),
        Tried(at=4, offer=mine, seen=1, reason="move/too-late"),
        Tried(at=5, offer=other, seen=1, reason="move/too-late"),
        Moved(at=6, seat=0, move="draw", client="ada/tab"),
        Dealt(at=7, options="", commitment=""),
        Moved(at=8, seat=0, move="draw", client="ada/phone"),
        TookBack(at=9, seat=0, client="ada/phone"),
        Moved(at=10, seat=0, move="draw"),
    ]
    visited = visited_table("table", [encode(each) for each in events], "ada")
    assert [(each.at, each.number, each.move, each.reason) for each in visited.moves] == [
        (3, 1, "g1", ""),
        (4, 1, "g1", "move/too-late"),
        (6, 1, "draw", ""),
        (8, 2, "draw", ""),
        (9, 2, "take-back", ""),
    ]


def test_games_are_exported_as_a_table(server: ServerProcess) -> None:
    """One row per game; a name that looks like a formula stays a name."""
    people = [server.guest("=cmd()"), server.guest("Ben;=1+1; \uff20x")]
    table = opened(people[0], **DUEL)
    play_to_the_end(server, table, people, games=1)
    answer = people[1].get("/api/me/export", params={"format": "csv"})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    head, row = csv.reader(io.StringIO(answer.text))
    assert tuple(head) == COLUMNS
    told = dict(zip(head, row, strict=True))
    game = people[1].get("/api/me/games").json()["games"][0]
    assert told["names"] == "'=cmd(), Ben;'=1+1; '\uff20x"
    assert told["won"] == ("yes" if 1 in game["winners"] else "no")
    assert (told["table"], told["number"], told["seat"]) == (table, "1", "1")
    assert refusal(people[1].get("/api/me/export", params={"format": "xml"}))[0] == 400


def test_exports_are_limited(tmp_path: Path) -> None:
    """They take reading everything, so a guest gets a few an hour."""
    with serving(tmp_path) as server:
        ada = server.guest("Ada")
        codes = [ada.get("/api/me/export").status_code for _ in range(13)]
        assert codes == [*[200] * 12, 429]
        assert refusal(ada.get("/api/me/export")) == (429, "limit/exports")


def moved(server: ServerProcess, client: httpx.Client, **body: Any) -> httpx.Client:
    """Another device of the same guest."""
    other = server.client()
    code = client.post("/api/me/code").json()["code"]
    assert other.post("/api/guests/claim", json={"code": code, **body}).status_code == 201
    return other


def devices_of(client: httpx.Client) -> list[dict[str, Any]]:
    """The devices of a guest."""
    return client.get("/api/me/devices").json()["devices"]


def test_devices_are_listed_and_signed_out(server: ServerProcess) -> None:
    """Each says when it was signed in; a device signs out others, at once, but not itself."""
    phone = server.guest("Ada")
    laptop = moved(server, phone)
    first, second = devices_of(laptop)
    assert [first["current"], second["current"]] == [False, True]
    assert first["created"] <= second["created"] == second["seen"]
    assert [each["id"] for each in devices_of(phone)] == [first["id"], second["id"]]
    own = laptop.delete(f"/api/me/devices/{second['id']}")
    assert refusal(own) == (400, "guest/this-device")
    assert laptop.delete(f"/api/me/devices/{first['id']}").json()["devices"] == [second]
    assert refusal(phone.get("/api/me")) == (401, "guest/unknown")
    again = laptop.delete(f"/api/me/devices/{first['id']}")
    assert refusal(again) == (404, "guest/no-such-device")
    stranger = server.guest("Eve").delete(f"/api/me/devices/{second['id']}")
    assert refusal(stranger) == (404, "guest/no-such-device")


def test_a_signed_out_device_cannot_come_back_with_a_code(tmp_path: Path) -> None:
    """One that it has made before; a new one works."""
    with serving(tmp_path) as server:
        phone = server.guest("Ada")
        laptop = moved(server, phone)
        code = phone.post("/api/me/code").json()["code"]
        laptop.delete(f"/api/me/devices/{devices_of(laptop)[0]['id']}")
        claimed = phone.post("/api/guests/claim", json={"code": code})
        assert refusal(claimed) == (404, "guest/no-such-code")
        assert moved(server, laptop).get("/api/me").status_code == 200


def test_a_claimed_code_can_sign_out_the_old_device(server: ServerProcess) -> None:
    """If one wishes; otherwise both stay signed in."""
    phone = server.guest("Ada")
    laptop = moved(server, phone)
    assert phone.get("/api/me").status_code == 200
    tablet = moved(server, laptop, sign_out_others=True)
    assert [each["current"] for each in devices_of(tablet)] == [True]
    assert phone.get("/api/me").status_code == laptop.get("/api/me").status_code == 401


def test_a_signed_out_device_is_disconnected(server: ServerProcess) -> None:
    """Its connection closes and cannot be opened again; those of other devices come back."""
    phone = server.guest("Ada")
    laptop = moved(server, phone)
    table = opened(phone, **DUEL)
    (first, _) = devices_of(laptop)

    async def watch() -> None:
        async with (
            Client(server.address, guest_of(phone), table) as lost,
            Client(server.address, guest_of(laptop), table) as kept,
        ):
            await asyncio.to_thread(laptop.delete, f"/api/me/devices/{first['id']}")
            await kept.until(lambda: kept.connections > 1 and kept.is_welcome)
            await lost.until(lambda: not lost.is_welcome)
            assert lost.connections == 1

    asyncio.run(watch())


def test_a_socket_of_a_signed_out_device_joins_no_table(server: ServerProcess) -> None:
    """Not even one that was opened before, and had yet to say hello."""
    phone = server.guest("Ada")
    laptop = moved(server, phone)
    table = opened(phone, **DUEL)
    (first, _) = devices_of(laptop)

    async def answer() -> dict[str, Any]:
        url = f"ws://{server.address}/api/tables/{table}/socket"
        headers = guest_of(phone).headers
        async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
            await asyncio.to_thread(laptop.delete, f"/api/me/devices/{first['id']}")
            await socket.send('{"type":"hello","client":"tab"}')
            return json.loads(await socket.recv())

    assert asyncio.run(answer()) == {"type": "bye", "code": "wire/closed", "again": COME_BACK}


def private_game(server: ServerProcess, *, spectators: bool) -> tuple[str, list[httpx.Client]]:
    """A finished game in which something was said, and its players."""
    people = [server.guest("Ada"), server.guest("Ben")]
    table = opened(people[0], settings={"spectators": spectators}, **DUEL)

    async def talk() -> None:
        host, other = (Client(server.address, guest_of(each), table) for each in people)
        async with host, other:
            await other.do("sit")
            await host.do("deal")
            await host.do("say", text=WHISPERED, language="en")
            await other.until(lambda: bool(other.game))
            for each in (host, other) * 200:
                if each.game["outcome"]:
                    break
                await each.until(lambda each=each: bool(each.game["legal"] or each.game["outcome"]))
                while each.game["legal"]:
                    await each.do("move", move=each.game["legal"][0])

    asyncio.run(talk())
    return table, people


async def frames_at(server: ServerProcess, client: httpx.Client, table: str, have: int) -> str:
    """All that a guest is told who comes to a table with this version."""
    guest = Client(server.address, guest_of(client), table, version=have, frames=[])
    async with guest:
        await guest.until(lambda: guest.is_welcome)
    return "".join(guest.frames or [])


@pytest.mark.parametrize("spectators", [True, False])
def test_talk_without_spectators_is_for_those_who_sat_there(
    server: ServerProcess, *, spectators: bool
) -> None:
    """Others find it neither in the record, nor in the steps, nor at the table afterwards."""
    table, people = private_game(server, spectators=spectators)
    stranger = server.guest("Eve")
    for path in ("games/1", "games/1/steps"):
        for one in people:
            assert WHISPERED in one.get(f"/api/tables/{table}/{path}").text
        for one in (stranger, server.client()):
            answer = one.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 200
            assert (WHISPERED in answer.text) is spectators
    for have in (0, 1):
        told = asyncio.run(frames_at(server, stranger, table, have))
        assert (WHISPERED in told) is spectators
        assert WHISPERED in asyncio.run(frames_at(server, people[1], table, have))


def test_spectators_do_not_hear_the_others(server: ServerProcess) -> None:
    """Without a seat they learn only that something was said; with one, they hear what follows.

    They hear their own words in any case.
    """
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = opened(ada, settings={"spectators": False}, **DUEL)

    async def listen() -> None:
        host = Client(server.address, guest_of(ada), table)
        other = Client(server.address, guest_of(eve), table, frames=[])
        async with host, other:
            version = await host.do("say", text=WHISPERED, language="en")
            await other.until(lambda: other.version >= version)
            assert [event["event"] for event in other.events] == ["unheard"]
            await other.do("say", text="May I?", language="en")
            assert other.events[-1].get("text") == "May I?"
            await other.do("sit")
            await host.do("say", text="Welcome!", language="en")
            await other.until(lambda: other.events[-1].get("text") == "Welcome!")
        assert other.frames is not None
        assert WHISPERED not in "".join(other.frames)

    asyncio.run(listen())


def test_the_server_says_who_runs_it(tmp_path: Path, server: ServerProcess) -> None:
    """Name and contact are those of the settings, and so are the days."""
    assert server.client().get("/api/privacy").json() == {
        "operator": "",
        "contact": "",
        "table_days": 30,
        "guest_days": 400,
    }
    chosen = {"operator": "Ada & Ben", "contact": "ada@example.org", "keep_guest_days": 90}
    with serving(tmp_path, **chosen, **GENEROUS) as other:
        answer = other.client().get("/api/privacy").json()
    assert answer == {
        "operator": "Ada & Ben",
        "contact": "ada@example.org",
        "table_days": 30,
        "guest_days": 90,
    }

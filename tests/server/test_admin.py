"""`backtrick admin`, against running servers."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from backtrick.server.admin.location import socket_path
from backtrick.server.admin.moderation import carry_out
from backtrick.server.admin.socket import admin_socket
from backtrick.server.admin.table_changes import unlist_table
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import Batch, StoreError, open_store
from backtrick.table import Settings, encode
from backtrick.table.events import Unheard
from backtrick.texts import Texts, languages
from backtrick.wire.admin import AdminFault, DeleteGuest
from tests.cli.program import run

from .client import Client, DismissedError, Guest, duel, new_guest, open_table
from .http.test_guests import refusal
from .server_process import GENEROUS, serving
from .table_bots.bot_tables import house

if TYPE_CHECKING:
    from collections.abc import Generator

    from .server_process import ServerProcess


class Admin:
    """Asks a server, as an operator would."""

    def __init__(self, server: ServerProcess, socket: Path) -> None:
        self.server = server
        self._socket = str(socket)

    def __call__(self, *words: str, code: int = 0) -> Any:
        """What the server has found; with another exit code, what the program says."""
        done = run("admin", *words, "--admin-socket", self._socket, "--json", columns=200)
        assert done.exit_code == code, done.output
        return done.output if code == 2 else json.loads(done.stdout)

    def says(self, *words: str) -> str:
        """What the program says to people."""
        done = run("admin", *words, "--admin-socket", self._socket, columns=200)
        assert done.exit_code == 0, done.output
        return done.stdout

    def logged(self, event: str) -> list[dict[str, Any]]:
        """The lines of the log about an event."""
        return [line for line in self.server.log() if line["event"] == event]


@pytest.fixture(scope="module")
def folder() -> Generator[Path]:
    """A folder with a short path, wherever others are: a socket's may have a hundred letters."""
    with TemporaryDirectory(dir="/tmp") as name:
        yield Path(name)


@pytest.fixture(scope="module")
def admin(folder: Path) -> Generator[Admin]:
    """A server that trusts no proxy on another machine."""
    with serving(folder, admin_socket=folder / "a", **GENEROUS) as server:
        yield Admin(server, folder / "a")


def test_guests_are_found_and_renamed(admin: Admin) -> None:
    """By part of a name in any case, or of an id; the log has ids and no names."""
    client = admin.server.guest("Ärgerlich Ünique")
    guest = client.get("/api/me").json()["id"]
    for text in ("ünIQUE", guest[:9]):
        assert [each["id"] for each in admin("guests", "find", text)] == [guest]
    assert admin("guests", "find", "nobody is called so") == []
    assert "Ärgerlich Ünique" in admin.says("guests", "find", "ünique")
    admin("guests", "rename", guest, "  Kind ")
    assert client.get("/api/me").json()["name"] == "Kind"
    assert "guest/bad-name" in admin("guests", "rename", guest, "\u202e", code=2)
    assert "no such guest" in admin("guests", "rename", "x" * 22, "Ada", code=2)
    assert {"guest": guest}.items() <= admin.logged("admin/rename-guest")[0].items()
    assert admin.logged("admin/find-guests")
    assert "nique" not in admin.server.logged.read_text(encoding="utf-8")


def test_a_guest_is_deleted(admin: Admin) -> None:
    """As if the guest had asked for it."""
    client = admin.server.guest("Deleted")
    guest = client.get("/api/me").json()["id"]
    admin("guests", "delete", guest)
    assert refusal(client.get("/api/me")) == (401, "guest/unknown")
    assert admin("guests", "find", "Deleted") == []
    assert "no such guest" in admin("guests", "delete", guest, code=2)


def test_a_banned_guest_is_out_at_once(admin: Admin) -> None:
    """Open connections are closed for good; only their own data is left to them."""

    async def play() -> Client:
        async with duel(admin.server.address) as (host, other):
            await asyncio.to_thread(admin, "bans", "add", other.guest.id, "--reason", "rude")
            with pytest.raises(DismissedError, match="guest/banned"):
                await other.until(lambda: False)
            assert host.is_welcome
            return other

    banned = asyncio.run(play())
    client = admin.server.client(headers=banned.guest.headers)
    assert refusal(client.get("/api/me/tables")) == (403, "guest/banned")
    assert refusal(client.patch("/api/me", json={"name": "New"})) == (403, "guest/banned")
    assert client.get("/api/me/export").status_code == 200
    assert [each["reason"] for each in admin("bans", "list")] == ["rude"]
    assert admin("guests", "find", banned.guest.id)[0]["banned"] is True
    admin("bans", "lift", banned.guest.id)
    assert client.get("/api/me/tables").status_code == 200
    assert "no such ban" in admin("bans", "lift", banned.guest.id, code=2)


def from_address(admin: Admin, address: str) -> httpx.Client:
    """A client behind a proxy."""
    return admin.server.client(headers={"X-Forwarded-For": address})


def test_a_banned_network_is_out_at_once(admin: Admin) -> None:
    """Pages, requests and sockets; in IPv6 for the whole network of a person."""
    inside, outside = from_address(admin, "203.0.113.77"), from_address(admin, "203.0.114.1")
    assert inside.get("/api/games").status_code == 200
    admin("bans", "add", "203.0.113.9/24")
    for path in ("/api/games", "/", "/nothing"):
        assert refusal(inside.get(path)) == (403, "address/banned")
        assert outside.get(path).status_code in {200, 404}
    assert inside.get("/").headers["content-security-policy"]
    admin("bans", "add", "2001:db8:1:2:3::4")
    other = from_address(admin, "2001:db8:1:2:9::9")
    assert refusal(other.get("/api/games")) == (403, "address/banned")
    assert {each["target"] for each in admin("bans", "list")} == {
        "203.0.113.0/24",
        "2001:db8:1:2::/64",
    }
    admin("bans", "lift", "203.0.113.0/24")
    admin("bans", "lift", "2001:db8:1:2::/64")
    assert inside.get("/api/games").status_code == 200


class _FarGuest(Guest):
    """A guest at another address, behind a proxy."""

    @property
    def headers(self) -> dict[str, str]:
        """The token, and the address."""
        return {"Authorization": f"Bearer {self.token}", "X-Forwarded-For": "198.51.100.7"}


def test_connections_from_a_banned_network_are_closed(admin: Admin) -> None:
    """Those of others stay."""

    async def play() -> None:
        guest = await new_guest(admin.server.address)
        table = await open_table(admin.server.address, guest, "face-to-face")
        far = _FarGuest(guest.id, guest.token, guest.name)
        async with Client(admin.server.address, far, table) as client:
            await asyncio.to_thread(admin, "bans", "add", "198.51.100.7", "--for", "2d")
            with pytest.raises(DismissedError, match="address/banned"):
                await client.until(lambda: False)

    asyncio.run(play())
    ban = admin("bans", "list")[0]
    assert ban["until"] - ban["made"] == 2 * 24 * 3600 * 1000
    admin("bans", "lift", "198.51.100.7")


@pytest.mark.parametrize("target", ["127.0.0.1", "127.0.0.0/8", "::1", "nonsense", "", "0.0.0.0/0"])
def test_nobody_bans_the_proxy_by_mistake(admin: Admin, target: str) -> None:
    """Through it, everybody would be banned."""
    assert "admin/bad-target" in admin("bans", "add", target, code=2)
    assert admin("bans", "list") == []


def test_a_table_is_unlisted_and_closed(admin: Admin) -> None:
    """The game goes on without being listed; nobody comes back to a closed table."""

    async def play() -> None:
        address = admin.server.address
        host = await new_guest(address, "Hostess")
        table = await open_table(address, host, "face-to-face", listed=True)
        async with Client(address, host, table) as client:
            found = await asyncio.to_thread(admin, "tables", "list", "--listed")
            assert [(each["table"], each["connections"]) for each in found] == [(table, 1)]
            await asyncio.to_thread(admin, "tables", "unlist", table)
            await client.until(lambda: not client.lobby["settings"].get("listed"))
            assert await asyncio.to_thread(admin, "tables", "list", "--listed") == []
            await client.do("change", settings={"turn_seconds": 30})
            await asyncio.to_thread(admin, "tables", "close", table)
            with pytest.raises(DismissedError, match="table/unknown"):
                await client.until(lambda: False)
        mine = admin.server.client(headers=host.headers).get("/api/me/tables").json()
        assert mine["tables"] == []
        await asyncio.to_thread(admin, "bans", "lift", table)
        async with Client(address, host, table) as client:
            assert client.lobby["settings"]["turn_seconds"] == 30

    asyncio.run(play())
    assert "no such table" in admin("tables", "close", "x" * 22, code=2)
    assert admin.logged("admin/close-table")[0]["table"]


@pytest.mark.asyncio
async def test_events_on_their_way_do_not_keep_a_table_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be stored after the operator's command has read the table."""
    async with house(tmp_path) as made:
        rooms, store = made.rooms, made.rooms.store
        name = await rooms.open_table(made.host.guest, "quick-easy", {}, Settings(listed=True))
        read, late = store.events, [Batch(name, 2, (encode(Unheard(at=1)),))]

        async def events(table: str, after: int = 0) -> list[bytes]:
            found = await read(table, after)
            while late:
                await store.append(late.pop())
            return found

        monkeypatch.setattr(store, "events", events)
        await unlist_table(rooms, name)
        assert not late
        assert await store.newest_tables(9, listed=True) == []
        assert len(await read(name)) == 3


@pytest.mark.asyncio
async def test_a_command_that_fails_in_the_store_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With its code, and whom it was about: some of it may have been done."""
    async with house(tmp_path) as made:
        await made.rooms.store.close()
        with pytest.raises(StoreError):
            await carry_out(made.rooms, DeleteGuest("g" * 22))
    (record,) = (each for each in caplog.records if each.message == "admin/delete-guest")
    assert record.levelname == "ERROR"
    about = {"code": "store/closed", "guest": "g" * 22, "table": None, "target": None}
    assert vars(record)["more"] == about


def test_the_database_is_checked(folder: Path, admin: Admin) -> None:
    """A sound one has no faults; an event that cannot be read is one, and the exit code tells."""
    asyncio.run(open_table_alone(admin))
    report = admin("check-db")
    assert report["tables"] > 0
    assert report["events"] > 0
    assert report["faults"] == []
    assert "sound" in admin.says("check-db")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        ((whole,),) = file.execute("SELECT data FROM events WHERE id = 1").fetchall()
        file.execute("UPDATE events SET data = '{}' WHERE id = 1")
        file.commit()
        assert "cannot be loaded" in admin("check-db", code=1)["faults"][0]
        file.execute("UPDATE events SET data = ? WHERE id = 1", (whole,))
        file.commit()


async def open_table_alone(admin: Admin) -> None:
    """Make sure that there is a table."""
    guest = await new_guest(admin.server.address)
    await open_table(admin.server.address, guest, "face-to-face")


def test_the_socket_is_private(folder: Path, admin: Admin) -> None:
    """Only the user who runs the server may connect."""
    mode = os.stat(folder / "a").st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600
    assert admin("bans", "list") == []


def test_bans_survive_a_kill(tmp_path: Path, folder: Path) -> None:
    """It leaves the old socket behind, which the next server replaces, and removes at its end."""
    socket = folder / "b"
    with serving(tmp_path, admin_socket=socket) as server:
        Admin(server, socket)("bans", "add", "203.0.113.77")
    with serving(tmp_path, admin_socket=socket) as server:
        inside = from_address(Admin(server, socket), "203.0.113.77")
        assert refusal(inside.get("/api/games")) == (403, "address/banned")
        server.end()
    assert not socket.exists()


def test_without_a_server_there_is_a_message(tmp_path: Path) -> None:
    """It names the socket; the same for a bad time, before anything is asked."""
    done = run("admin", "bans", "list", "--database", str(tmp_path / "x.sqlite"), columns=300)
    assert done.exit_code == 2
    assert "No server answers at" in done.stderr
    assert "x.sqlite.admin" in done.stderr
    done = run("admin", "bans", "add", "192.0.2.1", "--for", "ever", columns=300)
    assert (done.exit_code, "30m" in done.stderr) == (2, True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fault", AdminFault)
def test_every_refusal_has_a_text(fault: AdminFault, language: str) -> None:
    """In every language."""
    assert Texts(language)(fault.value.replace("/", "-"))


def test_each_database_has_its_own_socket(tmp_path: Path) -> None:
    """Beside an SQLite file; for PostgreSQL in the user's folder, whatever the password."""

    def path(database: str) -> Path:
        return socket_path(ServerSettings(database=database))

    assert path(str(tmp_path / "a.sqlite")) == (tmp_path / "a.sqlite.admin").resolve()
    one = path("postgresql://ann:secret@localhost/one")
    assert one == path("postgresql://bob:other@localhost/one")
    assert one != path("postgresql://ann:secret@localhost/two")


@pytest.mark.asyncio
async def test_a_server_without_a_socket_serves(tmp_path: Path) -> None:
    """A path that cannot be used, or that another server uses, keeps nothing from running."""
    store = await open_store(tmp_path / "tables.sqlite")
    served = 0
    for path in (tmp_path / ("long" * 40), tmp_path / "a"):
        rooms = Rooms(store, ServerSettings(admin_socket=str(path)))
        async with admin_socket(rooms), admin_socket(rooms):
            served += 1
    assert served == 2
    await store.close()

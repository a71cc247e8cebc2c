"""Operating a server: its health, metrics, log, and end."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
from typing import TYPE_CHECKING

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from backtrick.server import metrics
from backtrick.server.app import application
from backtrick.server.http import routes
from backtrick.server.http.networks import Networks
from backtrick.server.quotas import Budgets
from backtrick.server.rooms import Rooms
from backtrick.settings import ServerSettings
from backtrick.store import StoreError, open_store
from tests.machines import ROOT
from tests.patience import PATIENCE, wait_until

from ..server_process import PROGRAM, serving
from .test_guests import refusal
from .test_tables import opened

if TYPE_CHECKING:
    from pathlib import Path

    from ..server_process import ServerProcess

HANG_UP = getattr(signal, "SIGHUP", signal.SIGINT)
"""Sent when a terminal is closed; Windows has none."""


def test_a_healthy_server_says_so(server: ServerProcess) -> None:
    """It has just stored an event."""
    answer = server.client().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_live_server_need_not_be_able_to_store(tmp_path: Path) -> None:
    """A restart would not help; but it is not ready, and asks no more people in."""
    with serving(tmp_path) as server:
        client = server.client()
        for path in ("/livez", "/readyz"):
            assert (client.get(path).status_code, client.get(path).json()) == (
                200,
                {"status": "ok"},
            )
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: client.get("/readyz").status_code == 503)
            assert refusal(client.get("/readyz")) == (503, "store/locked")
            assert client.get("/livez").status_code == 200
            other.execute("ROLLBACK")
        wait_until(lambda: client.get("/readyz").status_code == 200)


@pytest.mark.asyncio
async def test_a_stopping_server_is_not_ready(tmp_path: Path) -> None:
    """It is still alive, and can still store."""
    settings = ServerSettings()
    store = await open_store(tmp_path / "tables.sqlite")
    rooms = Rooms(store, settings)
    transport = httpx.ASGITransport(app=application(rooms, settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert (await client.get("/readyz")).status_code == 200
        rooms.is_draining = True
        assert refusal(await client.get("/readyz")) == (503, "server/restarts")
        assert (await client.get("/livez")).status_code == 200
        assert (await client.get("/healthz")).status_code == 200
    await store.close()


def test_a_server_that_cannot_store_says_why(tmp_path: Path) -> None:
    """While another program locks the database, it is 503 with the code; then all is well again."""
    with serving(tmp_path) as server:
        client = server.guest()
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: client.get("/healthz").status_code == 503)
            for answer in (
                client.get("/healthz"),
                client.post("/api/tables", json={"game": "face-to-face"}),
            ):
                assert refusal(answer) == (503, "store/locked")
                assert answer.headers["retry-after"]
            other.execute("ROLLBACK")
        wait_until(lambda: client.get("/healthz").status_code == 200)
        logged = [line for line in server.log() if line["event"] == "store/failed"]
        assert {line["code"] for line in logged} == {"store/locked"}


@pytest.mark.asyncio
async def test_a_store_that_fails_for_all_does_not_flood_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Anybody can ask, as often as they may; a few lines tell the operator as much."""
    monkeypatch.setattr(routes, "_LINES", Budgets(rate=0, at_once=5))
    settings = ServerSettings()
    store = await open_store(tmp_path / "tables.sqlite")

    async def check() -> None:
        raise StoreError("store/full", "The disk is full.")

    monkeypatch.setattr(store, "check", check)
    transport = httpx.ASGITransport(app=application(Rooms(store, settings), settings))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for _ in range(30):
            assert refusal(await client.get("/readyz")) == (503, "store/full")
    assert caplog.messages.count("store/failed") == 5
    await store.close()


def test_metrics_for_prometheus(server: ServerProcess) -> None:
    """The metrics can be read, and they count."""
    client = server.guest()
    client.get("/api/games")
    text = client.get("/metrics").text
    families = {each.name: each for each in text_string_to_metric_families(text)}
    assert {
        "backtrick_bot_queue",
        "backtrick_bot_thinking_seconds",
        "backtrick_commands",
        "backtrick_commit_seconds",
        "backtrick_connections",
        "backtrick_info",
        "backtrick_loop_lag_seconds",
        "backtrick_refused_frames",
        "backtrick_refused_requests",
        "backtrick_request_seconds",
        "backtrick_requests",
        "backtrick_tables",
        "process_resident_memory_bytes",
    } <= families.keys()
    asked = {"method": "GET", "path": "/api/games", "status": "200"}
    counts = [each for each in families["backtrick_requests"].samples if each.labels == asked]
    assert counts[0].value >= 1


def exported(text: str) -> set[str]:
    """The names of all samples that a server can export."""
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    kinds = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)
    return {
        f"{name.removesuffix('_total')}{ending}" if ending else name
        for name, kind in kinds
        for ending in endings.get(kind, ("",))
    }


def test_the_dashboard_shows_what_is_exported(server: ServerProcess) -> None:
    """Each panel asks for metrics that exist, and all of ours are shown."""
    names = exported(server.client().get("/metrics").text)
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = {name for each in queries for name in re.findall(r"\b(?:backtrick|process)_\w+", each)}
    assert asked <= names
    hidden = {name for name in names - asked if name.startswith("backtrick_")}
    assert {name for name in hidden if not name.endswith(("_count", "_sum"))} == set()


def test_what_was_refused_is_counted_by_code(server: ServerProcess) -> None:
    """So is how late the event loop was, before anything happened."""
    client = server.client()
    assert refusal(client.get("/api/me")) == (401, "guest/unknown")
    wait_until(lambda: "backtrick_loop_lag_seconds_count 0" not in client.get("/metrics").text)
    text = client.get("/metrics").text
    assert re.search(r'backtrick_refused_requests_total\{code="guest/unknown"\} [1-9]', text)
    assert f'backtrick_info{{version="{metrics.VERSION}"}} 1' in text


def test_only_allowed_addresses_see_the_metrics(tmp_path: Path) -> None:
    """For all others the page does not exist; a proxy names the client."""
    with serving(tmp_path, metrics="203.0.113.0/24") as server:
        client = server.client()
        for address, status in (("203.0.113.7", 200), ("198.51.100.7", 404), ("nobody", 404)):
            answer = client.get("/metrics", headers={"X-Forwarded-For": address})
            assert answer.status_code == status
        assert refusal(client.get("/metrics")) == (404, "request/unknown-path")


@pytest.mark.parametrize(
    "address, is_known",
    [("127.0.0.1", True), ("::ffff:127.0.0.1", True), ("::1", True), ("::2", False), ("", False)],
)
def test_a_network_contains_its_addresses(address: str, *, is_known: bool) -> None:
    """Including IPv4 addresses mapped to IPv6."""
    assert (address in Networks(("127.0.0.0/8", "::1"))) is is_known
    assert address in Networks(("*",))


def test_metrics_do_not_grow_with_nonsense(server: ServerProcess) -> None:
    """However many paths and methods are invented, the number of lines stays the same."""
    client = server.client()
    client.get("/nonsense")
    client.request("BREW", "/api/me")
    before = len(client.get("/metrics").text.splitlines())
    for number in range(20):
        client.get(f"/nonsense/{number}")
        client.get(f"/api/{number}")
        client.request(f"BREW{number}", "/api/me")
    assert len(client.get("/metrics").text.splitlines()) == before


def test_histograms_add_up() -> None:
    """Each time counts in its bucket and all those above it."""
    histogram = metrics.Histogram("test", "Only a test.", (0.1, 0.2))
    for seconds in (0.05, 0.1, 0.15, 7):
        histogram.add(seconds)
    values = {each.labels.get("le", each.name): each.value for each in histogram.family().samples}
    assert (values["0.1"], values["0.2"], values["+Inf"]) == (2, 3, 4)
    assert values["backtrick_test_seconds_sum"] == pytest.approx(7.3)


def test_the_log_contains_no_names(tmp_path: Path) -> None:
    """It has lines of JSON with the ids of guests and tables, but no nicknames or tokens."""
    with serving(tmp_path) as server:
        client = server.guest("Rumpelstiltskin")
        guest = client.get("/api/me").json()["id"]
        table = opened(client, game="face-to-face")
        client.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        server.end()
    lines = server.log()
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    assert [line["event"] for line in lines] == [
        "server/started",
        "guest/new",
        "table/opened",
        "server/ended",
    ]
    assert lines[0]["version"] == metrics.VERSION
    assert lines[0]["settings"].keys() == ServerSettings.kinds().keys()
    assert (lines[2]["table"], lines[2]["guest"]) == (table, guest)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", lines[0]["time"])
    text = server.logged.read_text(encoding="utf-8")
    assert "Rumpelstiltskin" not in text
    assert client.cookies["guest"] not in text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, HANG_UP])
def test_a_signal_ends_it(tmp_path: Path, number: int) -> None:
    """Whatever is open: a socket, half a request, an idle connection. Clients learn of it."""
    with serving(tmp_path) as server:
        client = server.guest()
        table = opened(client, game="face-to-face")
        host, port = server.address.split(":")
        url = f"ws://{server.address}/api/tables/{table}/socket"
        cookie = {"Cookie": f"guest={client.cookies['guest']}"}
        with (
            socket.create_connection((host, int(port))),
            socket.create_connection((host, int(port))) as half,
            connect(url, additional_headers=cookie, proxy=None, open_timeout=PATIENCE) as playing,
        ):
            half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            playing.send('{"type":"hello","client":"test"}')
            playing.recv()
            assert server.end(number) == 0
            messages = [*playing]
            assert '"server/restarts"' in str(messages[-1])


def test_it_resumes_where_it_ended(tmp_path: Path) -> None:
    """After a restart it knows its guests and their tables, even if it was killed."""
    with serving(tmp_path) as server:
        client = server.guest()
        table = opened(client, game="face-to-face")
        server.process.kill()
    with serving(tmp_path) as server:
        again = server.client(cookies=dict(client.cookies))
        assert [each["table"] for each in again.get("/api/me/tables").json()["tables"]] == [table]


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    """It ends with a message, and the first goes on; the next one starts after a kill."""
    with serving(tmp_path) as server:
        place = str(tmp_path / "tables.sqlite")
        flags = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--database", place]
        second = subprocess.run(
            [PROGRAM, *flags], check=False, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
        assert second.returncode == 2
        assert "A server is already using" in " ".join((second.stdout + second.stderr).split())
        assert server.client().get("/healthz").status_code == 200
        server.process.kill()
        with serving(tmp_path) as again:
            assert again.client().get("/healthz").status_code == 200


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    """Nobody else on the machine can read it."""
    with serving(tmp_path):
        assert os.stat(tmp_path / "tables.sqlite").st_mode & 0o077 == 0

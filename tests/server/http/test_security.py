"""Pages of other sites can do nothing here, and nobody can frame ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from backtrick.server.http.security import HEADERS
from tests.patience import PATIENCE

from ..server_process import serving
from .test_guests import refusal

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..server_process import ServerProcess

NO_TABLE = "A" * 22


def socket_status(server: ServerProcess, client: httpx.Client, **headers: str) -> int:
    """The status with which the socket of a table is opened or refused."""
    table = client.post("/api/tables", json={"game": "face-to-face"}).json().get("table", NO_TABLE)
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"ws://{server.address}/api/tables/{table}/socket"
    try:
        with connect(
            url, additional_headers={"Cookie": cookie, **headers}, proxy=None, open_timeout=PATIENCE
        ) as socket:
            return socket.response.status_code if socket.response else 0
    except InvalidStatus as refused:
        missing = HEADERS.keys() - {name.lower() for name in refused.response.headers}
        return 0 if missing else refused.response.status_code


@pytest.mark.parametrize(
    "path", ["/", "/nonsense", "/api", "/api/games", "/api/me", "/api/x", "/healthz", "/metrics"]
)
def test_every_answer_has_the_headers(server: ServerProcess, path: str) -> None:
    """Successes and errors, pages and data."""
    answer = server.client().get(path)
    assert HEADERS.items() <= dict(answer.headers).items()
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    is_page = answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == ("no-cache" if is_page else "no-store")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://{host}.evil.example",
        "http://evil.example/{host}",
        "http://user@{host}",
        "http://{host}/",
        "ftp://{host}",
        "http://[",
        "http://localhost:1",
    ],
)
def test_a_foreign_page_can_change_nothing(server: ServerProcess, origin: str) -> None:
    """Neither over HTTP nor over a socket, even with the guest's cookie."""
    client = server.guest()
    headers = {"Origin": origin.format(host=server.address)}
    for answer in (
        client.post("/api/guests", json={"name": "A"}, headers=headers),
        client.post("/api/tables", json={"game": "face-to-face"}, headers=headers),
        client.post("/api/me/code", headers=headers),
        client.patch("/api/me", json={"name": "B"}, headers=headers),
        client.delete("/api/me", headers=headers),
    ):
        assert refusal(answer) == (403, "origin/foreign")
        assert "set-cookie" not in answer.headers
    assert socket_status(server, client, **headers) == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_sec_fetch_site_counts(server: ServerProcess, site: str) -> None:
    """Even if no Origin is sent."""
    headers = {"Sec-Fetch-Site": site}
    answer = server.guest().post("/api/me/code", headers=headers)
    assert refusal(answer) == (403, "origin/foreign")


def test_our_own_page_is_allowed(server: ServerProcess) -> None:
    """A page served by this server, by address or a name of its own network."""
    client = server.guest()
    for host in (server.address, "localhost:8017", "mypc", "mypc.local:80", "[::1]:8017"):
        for scheme in ("http", "https"):  # a proxy may use HTTPS without saying so
            headers = {"Origin": f"{scheme}://{host}", "Host": host}
            assert client.patch("/api/me", json={}, headers=headers).status_code == 200
    assert socket_status(server, client, Origin=f"http://{server.address}") == 101


def test_a_name_that_is_not_ours_is_foreign(server: ServerProcess) -> None:
    """Anybody can let a name point here; only HTTPS shows that the operator knows it."""
    client = server.guest()
    headers = {"Origin": "http://games.example", "Host": "games.example"}
    assert refusal(client.patch("/api/me", json={}, headers=headers)) == (403, "origin/foreign")
    claimed = {**headers, "X-Forwarded-Proto": "https"}
    assert refusal(client.patch("/api/me", json={}, headers=claimed)) == (403, "origin/foreign")
    secure = {**claimed, "Origin": "https://games.example"}
    assert client.patch("/api/me", json={}, headers=secure).status_code == 200


def test_names_can_be_given(tmp_path: Path) -> None:
    """Those in the settings, and then no others, not even over HTTPS."""
    with serving(tmp_path, hosts="games.example, play.example") as server:
        client = server.guest()
        for host, status in {
            "games.example": 200,
            "play.example:8017": 200,
            "x.example": 403,
        }.items():
            headers = {"Origin": f"http://{host}", "Host": host}
            assert client.patch("/api/me", json={}, headers=headers).status_code == status, host
        headers = {"Origin": "https://x.example", "Host": "x.example", "X-Forwarded-Proto": "https"}
        assert refusal(client.patch("/api/me", json={}, headers=headers)) == (403, "origin/foreign")


def test_an_http_page_is_foreign_to_an_https_server(server: ServerProcess) -> None:
    """Such a page could have been changed on its way."""
    headers = {"Origin": f"http://{server.address}", "X-Forwarded-Proto": "https"}
    answer = server.guest().post("/api/me/code", headers=headers)
    assert refusal(answer) == (403, "origin/foreign")


def test_other_sites_can_be_allowed(tmp_path: Path) -> None:
    """Those named in the settings, and no others."""
    with serving(tmp_path, origins="https://a.example, https://b.example:8443") as server:
        client = server.guest()
        for origin, status in {
            "https://a.example": 201,
            "https://b.example:8443": 201,
            "https://b.example": 403,
            "http://a.example": 403,
        }.items():
            answer = client.post("/api/me/code", headers={"Origin": origin})
            assert answer.status_code == status, origin


def test_programs_need_no_origin(server: ServerProcess) -> None:
    """They send no Origin, but a token."""
    assert socket_status(server, server.guest()) == 101


def test_a_socket_needs_a_token(server: ServerProcess) -> None:
    """Strangers and invented tokens are refused."""
    assert socket_status(server, server.client()) == 401
    assert socket_status(server, server.client(cookies={"guest": NO_TABLE})) == 401


@pytest.mark.parametrize("path", ["/", "/api/tables/x/socket", f"/api/tables/{NO_TABLE}"])
def test_only_tables_have_sockets(server: ServerProcess, path: str) -> None:
    """Other paths have none."""
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{server.address}{path}", proxy=None, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 404

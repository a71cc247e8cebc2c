"""Any request gets a documented answer, and never an internal error."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.limits import MOST_BYTES
from backtrick.server.http.api import ENDPOINTS
from backtrick.wire.requests import Empty
from tests.patience import PATIENCE
from tests.thorough import examples

from .test_guests import refusal

if TYPE_CHECKING:
    from ..server_process import ServerProcess

JSON = {"Content-Type": "application/json"}
TAKING = [each.path for each in ENDPOINTS if each.method == "POST" and "{" not in each.path]
BODILESS = {each.path for each in ENDPOINTS if each.method == "POST" and each.takes is Empty}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "name": anything,
    "language": anything,
    "code": anything,
    "game": st.sampled_from(["quick-easy", "seven-ate-nine", "face-to-face\n"]) | anything,
    "players": st.integers(0, 9) | anything,
    "options": st.dictionaries(
        st.sampled_from(["players", "starter", "children", "miss_penalty"]), anything
    ),
    "settings": st.dictionaries(st.sampled_from(["listed", "turn_seconds"]), anything),
}
nothing: dict[str, st.SearchStrategy[Any]] = {}
bodies: st.SearchStrategy[Any] = anything | st.fixed_dictionaries(nothing, optional=FIELDS)


@pytest.mark.parametrize("path", TAKING)
@examples(40)
@given(body=bodies)
def test_any_json_is_accepted_or_refused(server: ServerProcess, path: str, body: Any) -> None:
    """JSON of any shape is carried out, or refused with a code."""
    client = server.guest()
    answer = client.post(path, content=json.dumps(body), headers=JSON)
    if answer.status_code != 201:
        assert refusal(answer)[0] in {400, 404, 413, 429}


@pytest.mark.parametrize("path", TAKING)
@examples(20)
@given(body=st.binary(max_size=200))
def test_any_bytes_are_refused(server: ServerProcess, path: str, body: bytes) -> None:
    """Invalid JSON is refused; requests without a body ignore it."""
    client = server.guest()
    answer = client.post(path, content=body, headers=JSON)
    if path in BODILESS:
        assert answer.status_code in {201, 429}
    else:
        assert refusal(answer)[0] in {400, 429}


def test_a_newline_is_not_ignored_in_a_name(server: ServerProcess) -> None:
    """The id of a game with an invisible character is unknown."""
    client, game = server.guest(), "face-to-face\n"
    answer = client.get("/api/best-times", params={"game": game})
    assert refusal(answer) == (400, "request/bad-query")
    for path, body in (("daily", {"players": 2}), ("lessons", {}), ("tables", {})):
        answer = client.post(f"/api/{path}", json={"game": game, **body})
        assert refusal(answer) == (400, "request/bad-body")


def test_deep_nesting_is_refused(server: ServerProcess) -> None:
    """As many brackets as fit into a body do no harm."""
    deep = b"[" * (MOST_BYTES // 2) + b"]" * (MOST_BYTES // 2)
    answer = server.guest().post("/api/tables", content=deep, headers=JSON)
    assert refusal(answer) == (400, "request/bad-body")


def test_long_bodies_are_not_read(server: ServerProcess) -> None:
    """Whatever they contain."""
    client = server.guest()
    exact = json.dumps({"name": "A"}).encode().ljust(MOST_BYTES)
    assert client.post("/api/guests", content=exact, headers=JSON).status_code == 201
    answer = client.post("/api/guests", content=exact + b" ", headers=JSON)
    assert refusal(answer) == (413, "request/too-long")


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "", "application/jsonp"])
def test_a_body_must_be_json(server: ServerProcess, kind: str) -> None:
    """A form of another site is refused unread."""
    answer = server.client().post(
        "/api/guests", content=b'{"name":"A"}', headers={"Content-Type": kind}
    )
    assert refusal(answer) == (415, "request/not-json")


def test_the_charset_may_be_named(server: ServerProcess) -> None:
    """Browsers and libraries add it, and it makes no difference."""
    kind = {"Content-Type": "Application/JSON; charset=utf-8"}
    answer = server.client().post("/api/guests", content=b'{"name":"A"}', headers=kind)
    assert answer.status_code == 201


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nonsense", "/api/me/", "/api/tables/x/y"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_unknown_paths(server: ServerProcess, method: str, path: str) -> None:
    """They are 404, without redirects."""
    assert refusal(server.client().request(method, path)) == (404, "request/unknown-path")


METHODS = {(each.method.value, each.path) for each in ENDPOINTS}
OTHERS = {(method, path) for method in ("DELETE", "PUT", "OPTIONS", "BREW") for _, path in METHODS}


@pytest.mark.parametrize("method, path", sorted(OTHERS - METHODS))
def test_other_methods_are_refused(server: ServerProcess, method: str, path: str) -> None:
    """With a list of the allowed ones; preflight requests of other sites fail too."""
    answer = server.client().request(method, path)
    assert refusal(answer) == (405, "request/bad-method")
    allowed = {method for method, known in METHODS if known == path}
    assert set(answer.headers["allow"].split(", ")) - {"HEAD"} == allowed
    assert "access-control-allow-origin" not in answer.headers


def test_head_is_get_without_a_body(server: ServerProcess) -> None:
    """As HTTP requires."""
    client = server.client()
    head, whole = client.head("/api/games"), client.get("/api/games")
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=101", "limit=x", "before=-1", "before=1.5", "limit="]
)
def test_bad_queries_are_refused(server: ServerProcess, query: str) -> None:
    """The size of a page is limited."""
    answer = server.guest().get(f"/api/me/games?{query}")
    assert refusal(answer) == (400, "request/bad-query")


NO_HTTP = {
    "garbage": b"GARBAGE\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "bad length": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "no end": b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 20_000,
}


@pytest.mark.parametrize("sent", NO_HTTP.values(), ids=NO_HTTP)
def test_invalid_http_is_refused(server: ServerProcess, sent: bytes) -> None:
    """The connection is closed, and the server goes on."""
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        assert connection.recv(1000).startswith(b"HTTP/1.1 400")
    assert server.client().get("/healthz").status_code == 200


def test_a_body_in_chunks_is_refused_unread(server: ServerProcess) -> None:
    """The connection is closed, and the answer says why."""
    head = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = last_answer(server, head)
    assert answer.startswith(b"HTTP/1.1 411 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "request/no-length"
    metrics = server.client().get("/metrics").text
    assert 'backtrick_refused_requests_total{code="request/no-length"}' in metrics


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/guests", "/nowhere"])
def test_nonsense_after_a_request_is_no_error(server: ServerProcess, path: str) -> None:
    """Nor if the request is being answered: it is not worth a line in the log."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
    before = server.logged.read_text().count('"error"')
    for more in ("", "Connection: close\r\n"):
        assert last_answer(server, f"{head}{more}\r\n{{}}zz\r\n\r\n".encode())
    assert server.client().get("/livez").status_code == 200
    assert server.logged.read_text().count('"error"') == before


def last_answer(server: ServerProcess, sent: bytes) -> bytes:
    """Everything received until the server closes the connection."""
    host, _, port = server.address.partition(":")
    answer = b""
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(sent)
        while piece := connection.recv(1000):
            answer += piece
    return answer

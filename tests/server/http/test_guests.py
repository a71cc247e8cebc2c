"""Guests: they need no sign-up, and keep their identity."""

from __future__ import annotations

import hashlib
import sqlite3
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.limits import LONGEST_NAME
from backtrick.server.http.names import cleaned
from backtrick.server.http.problems import Problem
from backtrick.server.http.tokens import new_code, new_token, typed

from ..server_process import serving

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from ..server_process import ServerProcess


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal."""
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "detail"}
    return answer.status_code, answer.json()["code"]


def test_a_new_guest_is_recognised(server: ServerProcess) -> None:
    """A nickname is enough; after that, the cookie is all it takes."""
    client = server.client()
    assert refusal(client.get("/api/me")) == (401, "guest/unknown")
    answer = client.post("/api/guests", json={"name": "  Zoë  of Łódź ", "language": "pl"})
    assert answer.status_code == 201
    guest = answer.json()
    assert guest.keys() == {"id", "name", "language", "emblem", "token"}
    assert (guest["name"], guest["language"]) == ("Zoë of Łódź", "pl")
    known = {name: guest[name] for name in ("id", "name", "language", "emblem")}
    assert client.get("/api/me").json() == known
    bearer = {"Authorization": f"Bearer {guest['token']}"}
    assert server.client().get("/api/me", headers=bearer).json() == known


def test_tokens_and_ids_cannot_be_guessed(server: ServerProcess) -> None:
    """Each has 128 random bits, and neither reveals the other."""
    guests = [server.client().post("/api/guests", json={"name": "A"}).json() for _ in range(20)]
    secrets = [guest[name] for guest in guests for name in ("id", "token")]
    assert len(set(secrets)) == 40
    assert {len(secret) for secret in secrets} == {22}


def test_only_the_browser_can_use_the_cookie(server: ServerProcess) -> None:
    """Scripts cannot read it, other sites cannot send it, and a secure one needs HTTPS."""
    plain = server.client().post("/api/guests", json={"name": "A"})
    assert _cookie(plain) == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}
    forwarded = {"X-Forwarded-Proto": "https"}
    safe = server.client().post("/api/guests", json={"name": "A"}, headers=forwarded)
    assert _cookie(safe) == _cookie(plain) | {"secure"}
    assert "strict-transport-security" in safe.headers
    assert "strict-transport-security" not in plain.headers


def _cookie(answer: httpx.Response) -> set[str]:
    first, *attributes = answer.headers["set-cookie"].split("; ")
    assert first == f"guest={answer.json()['token']}"
    return {attribute.lower() for attribute in attributes}


@pytest.mark.parametrize("wanted, is_secure", [("always", True), ("never", False)])
def test_whether_cookies_are_secure_can_be_set(
    tmp_path: Path, wanted: str, *, is_secure: bool
) -> None:
    """For a proxy that does not send X-Forwarded-Proto, the setting decides."""
    with serving(tmp_path, secure=wanted) as server:
        headers = {"X-Forwarded-Proto": "http" if is_secure else "https"}
        answer = server.client().post("/api/guests", json={"name": "A"}, headers=headers)
        assert ("secure" in _cookie(answer)) == is_secure


def test_the_store_keeps_no_token(tmp_path: Path) -> None:
    """Neither tokens nor codes are in the database: only their hashes are."""
    with serving(tmp_path) as server:
        client = server.client()
        token = client.post("/api/guests", json={"name": "A"}).json()["token"]
        code = client.post("/api/me/code").json()["code"]
        server.end()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        rows = database.execute("SELECT token FROM tokens UNION SELECT code FROM codes").fetchall()
    assert {row[0] for row in rows} == {
        hashlib.sha256(secret.encode()).digest() for secret in (token, code)
    }
    assert token not in server.logged.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "changes, name, language",
    [({"name": "Bea"}, "Bea", "en"), ({"language": "de"}, "Ada", "de"), ({}, "Ada", "en")],
)
def test_a_guest_changes(
    server: ServerProcess, changes: dict[str, str], name: str, language: str
) -> None:
    """Name and language can be changed separately."""
    client = server.guest("Ada")
    changed = client.patch("/api/me", json=changes).json()
    assert (changed["name"], changed["language"]) == (name, language)
    assert client.get("/api/me").json() == changed


def test_everybody_has_an_emblem(server: ServerProcess) -> None:
    """A picture and a colour are given by lot, or chosen with the name or later."""
    given = server.guest("Ada").get("/api/me").json()["emblem"]
    assert {*given} == {"picture", "colour"}
    kite, cat = ({"picture": "kite", "colour": "teal"}, {"picture": "cat", "colour": "mint"})
    client = server.client()
    assert client.post("/api/guests", json={"name": "Ben", "emblem": kite}).json()["emblem"] == kite
    assert client.patch("/api/me", json={"name": "Bea"}).json()["emblem"] == kite
    assert client.patch("/api/me", json={"emblem": cat}).json()["emblem"] == cat
    assert client.get("/api/me").json()["emblem"] == cat
    assert client.get("/api/me/export").json()["guest"]["emblem"] == cat
    bot = {"emblem": {"picture": "bot", "colour": "mint"}}
    assert refusal(client.patch("/api/me", json=bot)) == (400, "request/bad-body")


def test_nobody_may_be_called_like_a_bot(server: ServerProcess) -> None:
    """Neither at first nor later."""
    answer = server.client().post("/api/guests", json={"name": "Master bot"})
    assert refusal(answer) == (400, "guest/bot-name")
    answer = server.guest("Ada").patch("/api/me", json={"name": "Bot Mistrz"})
    assert refusal(answer) == (400, "guest/bot-name")


def test_a_program_is_marked_for_good(server: ServerProcess) -> None:
    """By a sign before its name, which it keeps through changes, and which no person can take."""
    client = server.client()
    body = {"name": "Ada's bot", "program": True}
    assert client.post("/api/guests", json=body).json()["name"] == "\N{ROBOT FACE} Ada's bot"
    for name in ("Ben", "\N{ROBOT FACE} Ben", "\N{ROBOT FACE}\N{ROBOT FACE}Ben"):
        changed = client.patch("/api/me", json={"name": name}).json()
        assert changed["name"] == "\N{ROBOT FACE} Ben"
    assert client.get("/api/me").json()["name"] == "\N{ROBOT FACE} Ben"
    for name in ("\N{ROBOT FACE}", " ", "x" * 39):
        answer = client.patch("/api/me", json={"name": name})
        assert refusal(answer)[1] in {"guest/bad-name", "request/bad-body"}
    answer = server.guest("Ada").patch("/api/me", json={"name": "\N{ROBOT FACE} Ada"})
    assert refusal(answer) == (400, "guest/bot-name")


@pytest.mark.parametrize(
    "body", [{"name": "A", "language": "xx"}, {"name": 7}, {"name": "A", "id": "me"}, [], {}]
)
def test_nonsense_about_a_guest_is_refused(server: ServerProcess, body: Any) -> None:
    """Unknown languages, wrong types and unknown fields are refused; the error says where."""
    answer = server.client().post("/api/guests", json=body)
    assert refusal(answer) == (400, "request/bad-body")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "name",
    [
        *(" ", "\u202eevil", "a\u200bb", "a\nb", "x" * 41, "\u200d", "\u0301"),
        *("\u3164", "\u2800", "A\u200dda", "Ada\u200d", "Z" + 9 * "\u0301"),
    ],
)
def test_bad_names_are_refused(server: ServerProcess, name: str) -> None:
    """Names cannot be invisible, reverse the text direction, or be too long."""
    answer = server.client().post("/api/guests", json={"name": name})
    assert refusal(answer) == (400, "guest/bad-name")


@pytest.mark.parametrize(
    "name", ["Łukasz", "Ngô Thị", "👩\u200d🚀", "👩🏽\u200d🚀", "❤️\u200d🔥", "प्रिया"]
)
def test_names_from_all_over_the_world_are_accepted(name: str) -> None:
    """So are emoji, including joined ones."""
    assert cleaned(name) == unicodedata.normalize("NFC", name)


@given(st.text(max_size=60))
def test_names_have_one_form(name: str) -> None:
    """An accepted name is accepted again unchanged, is visible, and not too long."""
    try:
        taken = cleaned(name)
    except Problem:
        return
    assert cleaned(taken) == taken
    assert 1 <= len(taken) <= LONGEST_NAME
    assert taken == unicodedata.normalize("NFC", taken).strip()
    assert taken.replace("\u200d", "").isprintable() or not taken.isascii()


def test_a_code_moves_a_guest_to_another_device(server: ServerProcess) -> None:
    """However it is typed, it works once; the first device stays signed in."""
    first, second = server.guest("Ada"), server.client(headers={"X-Forwarded-For": "10.1.0.1"})
    made = first.post("/api/me/code")
    assert made.status_code == 201
    code = made.json()["code"]
    sloppy = {"code": code.lower().replace("-", " ")}
    claimed = second.post("/api/guests/claim", json=sloppy)
    assert claimed.status_code == 201
    assert claimed.json()["token"] != first.cookies["guest"]
    assert first.get("/api/me").json() == second.get("/api/me").json()
    again = second.post("/api/guests/claim", json=sloppy)
    assert refusal(again) == (404, "guest/no-such-code")


def test_only_the_newest_code_counts(server: ServerProcess) -> None:
    """A new code replaces the old one."""
    first, second = server.guest(), server.client(headers={"X-Forwarded-For": "10.1.0.2"})
    old, new = (first.post("/api/me/code").json() for _ in range(2))
    assert second.post("/api/guests/claim", json={"code": old["code"]}).status_code == 404
    assert second.post("/api/guests/claim", json={"code": new["code"]}).status_code == 201


def test_codes_are_easy_to_type() -> None:
    """They have no similar letters, and every way of typing them works."""
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert not set("".join(codes)) & set("01IO")
    for code in codes:
        assert typed(f" {code.lower()} ") == typed(code.replace("-", "")) == code


@pytest.mark.parametrize("token", ["-", "x", "'; DROP TABLE guests", "A" * 22, "ä" * 22])
def test_an_invented_token_finds_nobody(server: ServerProcess, token: str) -> None:
    """Whatever it is, it belongs to no guest."""
    for name, value in ((b"Authorization", f"Bearer {token}"), (b"Cookie", f"guest={token}")):
        answer = server.client().get("/api/me", headers={name: value.encode()})
        assert refusal(answer) == (401, "guest/unknown")


def test_no_id_looks_like_an_option() -> None:
    """An operator types ids on the command line."""
    assert not [token for token in (new_token() for _ in range(2_000)) if token.startswith("-")]

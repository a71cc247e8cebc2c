"""The page of the protocol agrees with the server."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from backtrick.limits import MOST_BYTES, TRANSFER_CODE_MINUTES
from backtrick.server import close_codes
from backtrick.server.close_codes import COME_BACK
from backtrick.server.connection import MOST_MISTAKES
from backtrick.server.http.api import ENDPOINTS
from backtrick.settings import ServerSettings
from backtrick.table.arbitration import CAP
from backtrick.wire import inbound
from backtrick.wire.requests import NewGuest, NewTable
from tests.machines import ROOT
from tests.markdown import Page
from tests.wire.schemas import validator

if TYPE_CHECKING:
    from backtrick.server.http.endpoints import AnyEndpoint

PAGE = Page(ROOT / "docs" / "protocol.md")
EXAMPLES = [block.text for block in PAGE.blocks if block.language == "json"]
BODIES = re.findall(r"-d '(.*?)'", PAGE.text)


def test_there_are_examples() -> None:
    """The tests below have something to check."""
    assert len(EXAMPLES) > 3
    assert len(BODIES) == 2


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_messages(example: str) -> None:
    """The server can decode each of them, or may send it."""
    validator("Outbound" if '"update"' in example else "Inbound").validate(json.loads(example))
    if '"update"' not in example:
        inbound.decode(example)


@pytest.mark.parametrize("body, kind", list(zip(BODIES, [NewGuest, NewTable], strict=True)))
def test_request_bodies_are_valid(body: str, kind: type) -> None:
    """The server accepts what the examples send with curl."""
    assert msgspec.json.decode(body, type=kind)


NAMES = {
    "table": "ID",
    "number": "NUMBER",
    "game": "GAME",
    "device": "DEVICE",
    "bell": "BELL",
    "puzzle": "PUZZLE",
    "token": "TOKEN",
    "circle": "CIRCLE",
    "day": "DAY",
    "players": "PLAYERS",
}
"""How the page writes the parameters of a path."""


def described(endpoint: AnyEndpoint) -> tuple[str, str, str]:
    """An endpoint as the page has it: the request, what it takes, and what it answers."""
    star = " *" if endpoint.needs_guest else ""
    kinds = {each.__name__ for each in (endpoint.takes, endpoint.query)} - {"Empty"}
    named = {str: " text", type(None): ""}.get(endpoint.gives, f" {endpoint.gives.__name__}")
    request = f"{endpoint.method} {endpoint.path.format(**NAMES)}{star}"
    return request, "".join(kinds), f"{endpoint.status}{named}"


def test_the_page_has_every_request() -> None:
    """The server has these, with these bodies and answers, and no others."""
    rows = [tuple(cell.replace("`", "") for cell in row[:3]) for row in PAGE.table("HTTP")]
    ours = {"GET /api/openapi.json", "GET /metrics"}
    assert ours <= {row[0] for row in rows}
    assert sorted(row for row in rows if row[0] not in ours) == sorted(map(described, ENDPOINTS))


def test_requests_in_the_text_exist() -> None:
    """The server answers each request that the page names anywhere."""
    known = {f"{each.method} {each.path.format(**NAMES)}" for each in ENDPOINTS}
    named = re.findall(r"`((?:GET|POST|PATCH|DELETE) /api/\S+)`", PAGE.text)
    assert set(named) - {"GET /api/openapi.json"} == {each for each in known if "/api/" in each}


def test_close_codes_are_those_of_the_server() -> None:
    """The table has every close code of the server, and the one for frames that are too long."""
    ours = {code for name, code in vars(close_codes).items() if name.isupper()} - {COME_BACK}
    rows = PAGE.table("Closing")
    assert {int(code) for code, _ in rows} == {*ours, 1009}


def test_figures_are_right() -> None:
    """Frames, waits, transfer codes and mistakes have the limits of the code."""
    assert f"at most {MOST_BYTES // 1024} KiB" in PAGE.prose
    assert f"at most {CAP // 1000} ms (`lag_cap`)" in PAGE.prose
    assert f"for {TRANSFER_CODE_MINUTES} minutes" in PAGE.prose
    assert f"more than {MOST_MISTAKES} mistakes" in PAGE.prose


def test_defaults_are_those_of_the_settings() -> None:
    """The quotas of commands, and the time until a player is idle."""
    settings = ServerSettings()
    assert f"{settings.commands_a_second} commands per second" in PAGE.prose
    assert f"{settings.commands_an_hour:,} commands per hour" in PAGE.prose
    assert f"{settings.idle_seconds:g} seconds (`idle_seconds`)" in PAGE.prose
    assert settings.lag_cap == CAP // 1000

"""The page of the protocol agrees with the server."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from backtrick.limits import MOST_BYTES
from backtrick.server import close_codes
from backtrick.server.close_codes import COME_BACK
from backtrick.server.http.api import ENDPOINTS
from backtrick.table.arbitration import CAP
from backtrick.wire import inbound
from backtrick.wire.requests import NewGuest, NewTable
from tests.machines import ROOT
from tests.markdown import Page
from tests.wire.schemas import validator

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


def test_requests_exist() -> None:
    """The server answers each request that the page names."""
    names = {"table": "ID", "number": "NUMBER", "game": "GAME"}
    known = {f"{each.method} {each.path.format(**names)}" for each in ENDPOINTS}
    named = re.findall(r"`((?:GET|POST) /api/\S+)`", PAGE.text)
    assert len(named) > 4
    assert set(named) <= known


def test_close_codes_are_those_of_the_server() -> None:
    """The table has every close code of the server, and the one for frames that are too long."""
    ours = {code for name, code in vars(close_codes).items() if name.isupper()} - {COME_BACK}
    rows = PAGE.table("Closing")
    assert {int(code) for code, _ in rows} == {*ours, 1009}


def test_figures_are_right() -> None:
    """The longest frame and the longest wait agree with the code."""
    assert f"at most {MOST_BYTES // 1024} KiB" in PAGE.prose
    assert f"at most {CAP // 1000} ms" in PAGE.prose

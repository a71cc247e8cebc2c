"""Codes: every code the server refuses with is known and has a text."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, get_args

from backtrick.store.errors import StoreCode
from backtrick.wire.codes import codes
from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SERVER = ROOT / "src" / "backtrick" / "server"
LOGGING = {"Log", "log", "log_error", "note_refusal"}
is_code = re.compile(r"[a-z]+/[a-z]+(-[a-z]+)*").fullmatch
NO_CODES = {"application/json", "text/csv", "text/plain", "text/html"}


def codes_in(path: Path) -> list[str]:
    """The strings of a module that look like codes, except those that are only logged."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    logs = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id in LOGGING]
    logged = {id(node) for each in logs for node in each.args}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    found = [str(node.value) for node in texts if id(node) not in logged]
    return [text for text in found if is_code(text) and text not in NO_CODES]


def test_no_code_stands_for_two_things() -> None:
    """Rules, table, talk and server have separate codes."""
    assert len(codes()) == len(set(codes()))


def test_the_server_writes_no_code_itself() -> None:
    """It refuses with a Fault or a Denial, which are listed and so have texts."""
    files = sorted(SERVER.rglob("*.py"))
    assert files
    found = {str(path.relative_to(SERVER)): codes_in(path) for path in files}
    assert {path: written for path, written in found.items() if written} == {}


def test_every_code_of_the_store_is_known() -> None:
    """The server passes them on."""
    assert set(get_args(StoreCode)) <= set(codes())

"""Files generated from the message types are up to date, and can be generated again."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import jsonschema_rs
import pytest

from backtrick.server.http.api import ENDPOINTS
from backtrick.table.redaction import Extras
from backtrick.wire.codegen import files
from backtrick.wire.codegen.messages import bodies, everything, groups, sights
from backtrick.wire.codegen.page import with_parts
from backtrick.wire.codegen.schema import schema
from backtrick.wire.codegen.typescript import typescript, typescript_of_bodies
from backtrick.wire.requests import Empty
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


def test_nothing_is_out_of_date() -> None:
    """Page, schema and TypeScript match the types; if not, run python -m backtrick.wire."""
    assert files.outdated() == []


def test_the_command_checks() -> None:
    """With --check it succeeds silently, since nothing is out of date."""
    command = [sys.executable, "-m", "backtrick.wire", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_an_outdated_file_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A missing or changed file is out of date until all are generated again."""
    page, missing = tmp_path / "page.md", tmp_path / "there" / "wire.ts"
    page.write_text("<!-- made: codes -->\nold\n<!-- end -->\n", encoding="utf-8")
    monkeypatch.setattr(files, "files", lambda: {page: "new", missing: "new"})
    assert files.outdated() == [page, missing]
    files.make()
    assert files.outdated() == []


def test_the_hand_written_part_of_the_page_stays() -> None:
    """Only the part between the marks is replaced, and doing it twice changes nothing."""
    page = "Before\n<!-- made: codes -->\nold\n<!-- end -->\nAfter\n"
    made = with_parts(page)
    assert made.startswith("Before\n<!-- made: codes -->\n\n| code |")
    assert made.endswith("|\n\n<!-- end -->\nAfter\n")
    assert with_parts(made) == made


def test_the_schema_is_valid() -> None:
    """It is valid for its draft, and all its references resolve."""
    made = schema()
    jsonschema_rs.meta.validate(made)
    named = set(re.findall(r"'#/\$defs/(\w+)", str(made)))
    assert named <= set(made["$defs"])
    assert named >= {each.name for each in everything()}


def test_typescript_names_everything_once() -> None:
    """Each message, group and body is exported, under its own name."""
    known = {*(each.name for each in everything()), *(each.name for each in groups())}
    assert known <= _exported(typescript())
    assert {each.name for each in bodies()} <= _exported(typescript_of_bodies())


def _exported(text: str) -> set[str]:
    names = re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))
    return set(names)


def test_sights_share_what_the_server_adds() -> None:
    """Each sight extends `Extras`, so that a client that makes up a sight can leave nothing out."""
    made = typescript()
    (body,) = re.findall(r"^export interface Extras \{(.*?)^\}", made, re.MULTILINE | re.DOTALL)
    names = [*Extras.__struct_fields__]
    assert re.findall(r"readonly (\w+):", body) == names
    for sight in sights():
        assert f"export interface {sight.name} extends Extras {{" in made
        assert [each.name for each in sight.fields][-len(names) :] == names


def test_every_http_body_has_a_type_in_typescript() -> None:
    """The bodies of requests and responses, by the table of endpoints."""
    kinds = {kind for each in ENDPOINTS for kind in (each.takes, each.gives, each.query)}
    named = {kind.__name__ for kind in kinds - {Empty, str, type(None)}}
    assert named <= {each.name for each in bodies()}


def test_every_message_is_explained() -> None:
    """Each message has a docstring, and each group is tagged by one field."""
    assert [each.name for each in (*everything(), *bodies()) if not each.note] == []
    for group in groups():
        assert len({member.tag_field for member in group.members}) == 1
        assert len({member.tag for member in group.members}) == len(group.members)

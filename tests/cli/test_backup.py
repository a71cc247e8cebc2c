"""`backtrick backup` and `backtrick restore`: what they say."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backtrick.texts import languages
from tests.store.values import ANN, opened
from tests.thorough import first_of

from .program import run

if TYPE_CHECKING:
    from pathlib import Path


async def _visit(place: Path) -> None:
    async with opened(place) as store:
        await store.add_guest(ANN, b"token")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A database with a guest."""
    place = tmp_path / "tables.sqlite"
    asyncio.run(_visit(place))
    return place


def said(*arguments: str | Path, code: int = 0, **variables: str) -> str:
    """What the program prints, if it ends with this code."""
    done = run(*map(str, arguments), columns=200, **variables)
    assert done.exit_code == code, done.output
    return " ".join(done.output.split())


@pytest.mark.parametrize("language", first_of(languages()))
def test_there_and_back(tmp_path: Path, source: Path, language: str) -> None:
    """The default database is that of `serve`; each command says what it has done."""
    file, target = tmp_path / "x.backup", tmp_path / "new.sqlite"
    asked = ("-l", language, "backup", file)
    assert str(file) in said(*asked, BACKTRICK_DATABASE=str(source), BACKTRICK_PORT="nonsense")
    restored = said("-l", language, "restore", file, "--database", target)
    assert str(target) in restored
    assert "2" in restored


def test_what_is_there_is_kept(tmp_path: Path, source: Path) -> None:
    """Both a file and a database are only replaced if asked."""
    file = tmp_path / "x.backup"
    said("backup", file, "--database", source)
    assert "exists already" in said("backup", file, "--database", source, code=2)
    said("backup", file, "--database", source, "--replace")
    assert "is not empty" in said("restore", file, "--database", source, code=2)
    said("restore", file, "--database", source, "--replace")


def test_each_refusal_is_a_sentence(tmp_path: Path, source: Path) -> None:
    """No file, no folder, a foreign or damaged file, no database; nothing is created."""
    text, cut, good, new = (tmp_path / name for name in ("text", "cut", "good", "new.sqlite"))
    said("backup", good, "--database", source)
    text.write_text("Dear diary")
    cut.write_bytes(good.read_bytes()[:-9])
    to_new = ("--database", new)
    assert "No such file" in said("restore", tmp_path / "none", *to_new, code=2)
    assert "not a backup" in said("restore", text, *to_new, code=2)
    assert "damaged" in said("restore", cut, *to_new, code=2)
    assert "no database" in said("backup", tmp_path / "b", *to_new, code=2)
    assert "No such file" in said("backup", tmp_path / "a" / "b", "--database", source, code=2)
    assert not new.exists()
    secret = said("restore", good, "--database", "postgresql://me:secret@127.0.0.1:1/x", code=2)
    assert "127.0.0.1:1/x" in secret
    assert "secret" not in secret

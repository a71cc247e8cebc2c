"""Bots of one's own on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from backtrick.texts import Texts, languages
from tests.machines import ROOT
from tests.markdown import Page

from .program import run

if TYPE_CHECKING:
    from pathlib import Path

CHEATS = "tests.bots.plugins.odd_bots:cheats"
QUICKLY = ("--games", "2", "--jobs", "1", "--turn-seconds", "3600")


def test_the_template_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of docs/bots.md is a file of its own, and plays from the folder it is in."""
    (block,) = (block for block in Page(ROOT / "docs/bots.md").blocks if block.title)
    (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = run("simulate", "quick-easy", "--bots", "careful:play", *QUICKLY, "--json")
    found = json.loads(result.stdout)
    assert found["bots"] == ["careful:play"] * 2
    assert found["lapses"] == []


def test_lost_moves_are_counted() -> None:
    """The result names each bot that lost moves, and why, as data and in a sentence."""
    arguments = ("simulate", "quick-easy", "--bots", f"{CHEATS},random", *QUICKLY)
    (lost,) = json.loads(run(*arguments, "--json").stdout)["lapses"]
    assert (lost["seat"], lost["bot"], lost["crashed"], lost["stalled"]) == (0, CHEATS, 0, 0)
    assert lost["nonsense"] > 0
    assert lost["example"] in " ".join(run(*arguments).stdout.split())


@pytest.mark.parametrize("language", languages())
def test_a_lost_move_is_seen(language: str) -> None:
    """`watch` says at each move why it was lost."""
    asked = ("--bots", f"{CHEATS},random", "--turn-seconds", "3600", "-l", language)
    result = run("watch", "quick-easy", *asked)
    assert result.exit_code == 0
    sentence = Texts(language)("bot-lapses.nonsense", detail="'r99^' is no move")
    assert sentence in " ".join(result.stdout.split())


def test_code_that_cannot_be_used_is_refused() -> None:
    """One sentence says what is wrong; exit code 2."""
    result = run("simulate", "quick-easy", "--bots", "no_such_module:bot")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "no_such_module" in result.stderr
    assert run("watch", "quick-easy", "--turn-seconds", "0").exit_code == 2

"""Where kernels are kept, and when they are compiled anew."""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING

import pytest

from backtrick.sim import kernels

if TYPE_CHECKING:
    from pathlib import Path

EIGHT_DAYS = 8 * 24 * 3600


def test_what_was_compiled_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set of kernels by itself."""
    monkeypatch.setattr(kernels, "FOLDER", tmp_path)
    assert not kernels.is_compiled("one")
    kernels.remember_compiled("one")
    assert kernels.is_compiled("one")
    assert not kernels.is_compiled("other")


@pytest.mark.parametrize("part", ["games", "sim", "bots"])
def test_other_code_is_kept_elsewhere(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed rule, kernel or bot: another key; what has no part in kernels changes nothing."""
    monkeypatch.setattr(kernels, "_PACKAGE", tmp_path)
    for folder in ("games", "sim", "bots", "cli"):
        (tmp_path / folder).mkdir()
    before = kernels.key()
    (tmp_path / "cli" / "new.py").write_text("HAND = 3")
    assert kernels.key() == before
    (tmp_path / part / "new.py").write_text("HAND = 3")
    assert kernels.key() != before


def test_what_was_long_unused_is_removed(tmp_path: Path) -> None:
    """Kernels of older code go after a week; what was used since stays."""
    ours, recent, old, strange = (
        tmp_path / name for name in ("kernels-1", "kernels-2", "kernels-3", "strange")
    )
    for folder in (ours, recent, old, strange):
        folder.mkdir()
    for folder in (ours, old, strange):
        past = folder.stat().st_mtime - EIGHT_DAYS
        os.utime(folder, (past, past))
    kernels.clear_out(ours)
    assert recent.exists()
    assert strange.exists()
    assert not old.exists()


@pytest.mark.parametrize("mode, is_ours", [(0o755, True), (0o775, True), (0o777, False)])
def test_kernels_are_kept_where_not_just_anybody_writes(
    mode: int, *, is_ours: bool, tmp_path: Path
) -> None:
    """In a folder that all can write to, they could leave code for us to run."""
    tmp_path.chmod(mode)
    assert kernels.is_ours(tmp_path) == is_ours


@pytest.mark.parametrize("place", ["caches", "/dev/null", "/proc/nowhere"])
def test_where_no_cache_can_be_another_place_is_found(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place that is relative, no folder or not ours to write is passed over, and not made."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", place)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    assert kernels.kept_in().is_relative_to(tmp_path / "temporary")
    assert [path.name for path in tmp_path.iterdir()] == ["temporary"]


def test_a_user_may_have_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then kernels are kept with what is temporary."""
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "nowhere")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert kernels.kept_in().is_relative_to(tmp_path)

"""Products of the code are cached where that is safe, and never trusted blindly."""

from __future__ import annotations

import os
import tempfile
from multiprocessing import get_context
from pathlib import Path

import pytest

from backtrick import disk_cache

EIGHT_DAYS = 8 * 24 * 3600


def test_old_unused_folders_are_removed(tmp_path: Path) -> None:
    """Products of older code are removed after a week, unless they were used since."""
    ours, recent, old, strange = (
        tmp_path / name for name in ("kernels-1", "kernels-2", "kernels-3", "strange")
    )
    for folder in (ours, recent, old, strange):
        folder.mkdir()
    for folder in (ours, old, strange):
        past = folder.stat().st_mtime - EIGHT_DAYS
        os.utime(folder, (past, past))
    disk_cache.clear_out(ours)
    assert recent.exists()
    assert strange.exists()
    assert not old.exists()


@pytest.mark.parametrize("mode, is_ours", [(0o755, True), (0o775, True), (0o777, False)])
def test_nothing_is_cached_in_a_world_writable_folder(
    mode: int, *, is_ours: bool, tmp_path: Path
) -> None:
    """In such a folder, others could leave code for us to run."""
    tmp_path.chmod(mode)
    assert disk_cache.is_ours(tmp_path) == is_ours


@pytest.mark.parametrize("place", ["caches", "/dev/null", "/proc/nowhere"])
def test_another_folder_is_found_if_the_first_is_unusable(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that is relative, not a folder or not writable is skipped, and not created."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", place)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    assert disk_cache.folder("talk-1") == tmp_path / "temporary" / "backtrick" / "talk-1"
    assert [path.name for path in tmp_path.iterdir()] == ["temporary"]


def test_there_may_be_no_usable_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is cached."""
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    monkeypatch.setattr(tempfile, "tempdir", "/dev/null")
    assert disk_cache.folder("talk-1") is None


def test_a_user_may_have_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the temporary folder is used."""
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "nowhere")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert disk_cache.folder("talk-1") == tmp_path / "backtrick" / "talk-1"


def test_written_data_can_be_read(tmp_path: Path) -> None:
    """Only by us."""
    file = tmp_path / "kept"
    assert disk_cache.read(file) is None
    disk_cache.write(file, b"patterns")
    assert disk_cache.read(file) == b"patterns"
    assert file.stat().st_mode & 0o777 == 0o600


def test_damaged_data_is_not_read(tmp_path: Path) -> None:
    """Whichever byte is changed or missing; overwriting it makes it readable again."""
    file = tmp_path / "kept"
    disk_cache.write(file, b"patterns")
    whole = file.read_bytes()
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert disk_cache.read(file) is None
        file.write_bytes(whole[:place])
        assert disk_cache.read(file) is None
    disk_cache.write(file, b"patterns")
    assert disk_cache.read(file) == b"patterns"


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    """No partial file is left."""
    disk_cache.write(tmp_path / "missing" / "kept", b"patterns")
    (tmp_path / "folder" / "within").mkdir(parents=True)
    disk_cache.write(tmp_path / "folder", b"patterns")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def _write_often(file: Path, letter: bytes) -> None:
    for _ in range(100):
        disk_cache.write(file, 100_000 * letter)


def test_two_processes_may_write_at_once(tmp_path: Path) -> None:
    """A reader finds one of the two versions, complete."""
    file = tmp_path / "kept"
    disk_cache.write(file, 100_000 * b"a")
    spawn = get_context("spawn")
    writers = [spawn.Process(target=_write_often, args=(file, letter)) for letter in (b"a", b"b")]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        assert disk_cache.read(file) in {100_000 * b"a", 100_000 * b"b"}
    assert [writer.exitcode for writer in writers] == [0, 0]
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]

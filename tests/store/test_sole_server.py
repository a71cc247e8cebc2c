"""One server per SQLite file."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from backtrick.store import StoreError, sole_server
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

HOLDER = """
import sys
from backtrick.store import sole_server
with sole_server(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    """Also through a link; a killed server leaves nothing behind."""
    path, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    os.symlink(path, link)
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        for place in (str(path), f"sqlite:///{path}", str(link)):
            with pytest.raises(StoreError, match=r"A server is already using .*tables.sqlite"):
                sole_server(place).__enter__()
        first.kill()
        first.wait(PATIENCE)
    with sole_server(path):
        pass


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    """SQLite keeps a log for each name: two servers would overwrite each other's pages."""
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    path.touch()
    os.link(path, other)
    for place in (path, other):
        with pytest.raises(StoreError, match=r"has several names \(hard links\)") as refused:
            sole_server(place).__enter__()
        assert refused.value.code == "store/locked"
    other.unlink()
    with sole_server(path):
        pass


def test_a_folder_is_refused(tmp_path: Path) -> None:
    """And called one: the names of its subfolders count like hard links."""
    (tmp_path / "subfolder").mkdir()
    with pytest.raises(StoreError, match="is a folder") as refused:
        sole_server(tmp_path).__enter__()
    assert refused.value.code == "store/unreachable"


def test_servers_of_other_files_are_not_refused(tmp_path: Path) -> None:
    """Nor is the next server of the same file."""
    for _ in range(2):
        with sole_server(tmp_path / "one.sqlite"), sole_server(tmp_path / "other.sqlite"):
            pass


def test_postgresql_needs_no_lock_here() -> None:
    """Its database is not a file."""
    with sole_server("postgresql://localhost/one"), sole_server("postgresql://localhost/one"):
        pass


def test_a_lock_that_cannot_be_opened_is_no_lock(tmp_path: Path) -> None:
    """Two servers could write to the file then, so the first one is refused too."""
    (tmp_path / "tables.sqlite.lock").mkdir()  # not even root can open it for writing
    with pytest.raises(StoreError, match=r"tables.sqlite.lock cannot be reached: Is a directory"):
        sole_server(tmp_path / "tables.sqlite").__enter__()


def test_a_folder_that_cannot_be_made_is_left_to_the_store(tmp_path: Path) -> None:
    """It says better what is wrong."""
    (tmp_path / "file").touch()
    with sole_server(tmp_path / "file" / "tables.sqlite"):
        pass

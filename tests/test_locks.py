"""The locks in `requirements/`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.machines import ROOT

if TYPE_CHECKING:
    from pathlib import Path

LOCKS = sorted({*(ROOT / "requirements").glob("*.txt")} - {ROOT / "requirements" / "project.txt"})
NPM_LOCKS = [ROOT / folder / "package-lock.json" for folder in ("web", "tests/browser")]


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_a_lock_names_exact_files_and_no_host(lock: Path) -> None:
    """Each package is locked to a version and hashes, but not to a host."""
    text = re.sub(r"#.*|\\\n", "", lock.read_text())
    packages = [line for line in text.splitlines() if line.strip()]
    assert [line for line in packages if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:", line)] == []
    assert "://" not in lock.read_text()


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=[lock.parent.name for lock in NPM_LOCKS])
def test_an_npm_lock_names_exact_files_and_no_host(lock: Path) -> None:
    """The same holds for npm packages."""
    packages = json.loads(lock.read_text())["packages"]
    fetched = {name: each for name, each in packages.items() if name}
    assert fetched
    assert [name for name, each in fetched.items() if not each["integrity"].startswith("sha")] == []
    assert [name for name, each in fetched.items() if "resolved" in each] == []

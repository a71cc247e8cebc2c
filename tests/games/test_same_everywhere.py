"""A seed is the same game on every machine and in every Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import backtrick
from tests.games.fingerprint import fingerprint
from tests.patience import PATIENCE

SOURCES = Path(backtrick.__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13")


def _starts(python: Path, version: str) -> bool:
    command = [python, "-c", "import sys; print(*sys.version_info[:2], sep='.')"]
    try:
        said = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except OSError:
        return False
    return said.stdout.strip() == version


def _pythons(version: str) -> list[Path]:
    """Pythons of this version, on the PATH or in the folders of a version manager."""
    found = [shutil.which(f"python{version}")]
    if manager := shutil.which("pyenv"):
        root = subprocess.run([manager, "root"], capture_output=True, text=True, check=True)
        rooms = Path(root.stdout.strip(), "versions").glob(f"{version}.*/bin/python{version}")
        found.extend(map(str, rooms))
    return [Path(python) for python in found if python and _starts(Path(python), version)]


@pytest.mark.parametrize("hashing", ["0", "1"])
def test_a_seed_gives_the_same_game_in_every_python(hashing: str) -> None:
    """Another process, Python or hash seed plays the same games to the last move."""
    environment = os.environ | {"PYTHONPATH": f"{SOURCES}", "PYTHONHASHSEED": hashing}
    script = Path(__file__).with_name("fingerprint.py")
    pythons = [Path(sys.executable), *(python for v in VERSIONS for python in _pythons(v)[:1])]
    said = {
        python: subprocess.run(
            [python, script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout.strip()
        for python in pythons
    }
    assert said == dict.fromkeys(pythons, fingerprint())


def test_a_seed_always_gives_the_same_game() -> None:
    """Old seeds and records stay valid; a change of this value would break them all."""
    assert fingerprint() == "c67b9a1aebcecd17"

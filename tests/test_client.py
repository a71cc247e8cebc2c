"""The browser client: built when its sources have changed, and packed into the wheel."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
import steps

from tests.machines import ROOT, Machine, call, environment

if TYPE_CHECKING:
    from pathlib import Path


def test_without_npm_the_program_still_starts(tmp_path: Path) -> None:
    """If the client cannot be built, a sentence says so, and the program starts all the same."""
    machine = Machine(tmp_path)
    copy_sources(machine.project)
    for _ in range(2):
        done = machine.play()
        assert (done.returncode, done.stdout) == (0, "tiny\n")
        sentence = done.stderr.splitlines()[-1]
        assert sentence.startswith("Continuing without the browser client.")
        assert "Traceback" not in done.stderr


def test_other_commands_do_not_build_the_client(tmp_path: Path) -> None:
    """A command without a server leaves the client alone."""
    machine = Machine(tmp_path)
    copy_sources(machine.project)
    done = machine.play("games")
    assert done.stdout == "tiny games\n"
    assert "client" not in done.stderr


def copy_sources(project: Path) -> None:
    """Copy the sources of the client."""
    made = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(ROOT / "web", project / "web", ignore=made)
    shutil.copytree(ROOT / "locales", project / "locales")


def test_it_is_built_again_when_its_sources_change(tmp_path: Path) -> None:
    """Sources and texts count; products and documentation do not."""
    copy_sources(tmp_path)
    first = build_key(tmp_path)
    for made in ("web/dist/index.html", "web/node_modules/svelte/package.json", "web/README.md"):
        (tmp_path / made).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / made).write_text("changed")
    assert build_key(tmp_path) == first
    keys = {first}
    for source in ("web/src/App.svelte", "web/vite.config.ts", "locales/pl/web.ftl"):
        (tmp_path / source).write_text("changed")
        keys.add(build_key(tmp_path))
    assert len(keys) == 4


def build_key(project: Path) -> str:
    """The key of the client's sources."""
    return steps.key(project / "made", [project / "web", project / "locales"])


def test_a_wheel_carries_the_client_and_the_texts(tmp_path: Path) -> None:
    """Installing it needs no Node."""
    wheel = build_wheel(ROOT, tmp_path)
    names = set(wheel.namelist())
    built = ROOT / "web" / "dist"
    files = [path.relative_to(built) for path in built.rglob("*") if path.is_file()]
    assert files
    assert {f"backtrick/web/{file.as_posix()}" for file in files} <= names
    assert "backtrick/locales/pl/web.ftl" in names
    assert not [name for name in names if "node_modules" in name]


def test_no_wheel_is_built_without_the_client(tmp_path: Path) -> None:
    """A wheel without the client is not built by mistake."""
    project = tmp_path / "project"
    shutil.copytree(ROOT / "requirements", project / "requirements")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, project)
    with pytest.raises(AssertionError, match="browser client is missing"):
        build_wheel(project, tmp_path)


def build_wheel(project: Path, folder: Path) -> ZipFile:
    """Build the project's wheel into a folder."""
    hatchling = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    done = call(*hatchling, cwd=project, env=environment(folder))
    assert done.returncode == 0, done.stderr
    return ZipFile(next(folder.glob("*.whl")))

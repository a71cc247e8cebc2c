"""Difficult machines for the two commands: copies of the project, crippled Pythons."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Mapping

Called = subprocess.CompletedProcess[str]
ROOT = Path(__file__).resolve().parent.parent
PYTHON = Path(getattr(sys, "_base_executable", sys.executable)).resolve()

TINY_PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""
TINY_BACKEND = '''\
"""Builds a program that prints its arguments, with nothing but the standard library."""
import os, zipfile

FILES = {
    "_backtrick.pth": os.path.abspath("src"),
    "backtrick-0.dist-info/METADATA": "Metadata-Version: 2.1\\nName: backtrick\\nVersion: 0\\n",
    "backtrick-0.dist-info/WHEEL": "Wheel-Version: 1.0\\nTag: py3-none-any\\n",
    "backtrick-0.dist-info/entry_points.txt": "[console_scripts]\\nbacktrick = tiny:main\\n",
    "backtrick-0.dist-info/RECORD": "",
}

def build_editable(folder, settings=None, metadata=None):
    name = "backtrick-0-py3-none-any.whl"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        for path, text in FILES.items():
            wheel.writestr(path, text)
    return name
'''
TINY_PROGRAM = """\
import sys
def main():
    print("tiny", *sys.argv[1:])
"""
# Links pip and uv from this environment: unpacking pip is most of a set-up. Waits on demand.
QUICK_ENSUREPIP = """\
import pathlib, sys, sysconfig, time
while pathlib.Path(sys.base_prefix, "wait").exists():
    time.sleep(0.01)
for source in {sources!r}:
    kind = "scripts" if source.endswith("uv") else "purelib"
    path = pathlib.Path(source)
    pathlib.Path(sysconfig.get_path(kind), path.name).symlink_to(path)
"""


class Machine:
    """A Python that is quick to set up, and a tiny project with nothing to download."""

    def __init__(self, folder: Path, name: str = "project") -> None:
        self.python = python_with_quick_ensurepip(folder / "python")
        self.wait = folder / "python" / "wait"
        self.project = copy_with_nothing_to_download(folder / name)
        self.venv = self.project / ".venv"
        self.variables = environment(folder)

    def play(self, *arguments: str, **variables: str) -> Called:
        """Run ./play to its end, with extra variables."""
        command = (self.python, "-E", self.project / "play", *arguments)
        return call(*command, cwd=self.project.parent, env={**self.variables, **variables})

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start ./play without waiting for its end."""
        command = [self.python, self.project / "play", *arguments]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=self.variables, stdout=pipe, stderr=pipe, text=True)

    def start_and_stay_in_the_middle(self) -> subprocess.Popen[str]:
        """Start it and return while it makes `.venv`, which takes until `wait` is gone."""
        self.wait.touch()
        process = self.start()
        wait_until((self.venv / "pyvenv.cfg").exists)
        return process

    def change_project(self) -> None:
        """Give the next set-up something to do."""
        with (self.project / "pyproject.toml").open("a") as file:
            file.write("# changed\n")


def copy_commands(folder: Path) -> Path:
    """Copy the files of the two commands to a new folder."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "requirements", folder / "requirements", ignore=ignored)
    for name in ("play", "test", "pyproject.toml", "README.md"):
        shutil.copy2(ROOT / name, folder)
    return folder


def copy_with_nothing_to_download(folder: Path) -> Path:
    """Copy the commands, around a program without dependencies."""
    copy_commands(folder)
    for lock in ("setup", "run", "client", "dev"):
        (folder / "requirements" / f"{lock}.txt").write_text("# nothing\n")
    (folder / "pyproject.toml").write_text(TINY_PYPROJECT)
    (folder / "backend.py").write_text(TINY_BACKEND)
    (folder / "src").mkdir()
    (folder / "src" / "tiny.py").write_text(TINY_PROGRAM)
    return folder


def python_without_ensurepip(folder: Path) -> Path:
    """Make a Python like Debian's without python3-venv: all modules except ensurepip."""
    version = f"python{sysconfig.get_python_version()}"
    library = folder / "lib" / version
    library.mkdir(parents=True)
    for entry in Path(sysconfig.get_path("stdlib")).iterdir():
        if entry.name not in ("ensurepip", "site-packages"):
            (library / entry.name).symlink_to(entry)
    (folder / "bin").mkdir()
    return Path(shutil.copy2(PYTHON, folder / "bin" / version))


def python_with_quick_ensurepip(folder: Path) -> Path:
    """Make a Python that quickly makes virtual environments, with uv in them.

    It waits as long as the folder has a file `wait`.
    """
    python = python_without_ensurepip(folder)
    ensurepip = folder / "lib" / python.name / "ensurepip"
    ensurepip.mkdir()
    (ensurepip / "__init__.py").touch()
    sources = [*Path(sysconfig.get_path("purelib")).glob("pip*"), Path(sys.prefix, "bin", "uv")]
    script = QUICK_ENSUREPIP.format(sources=[str(source) for source in sources])
    (ensurepip / "__main__.py").write_text(script)
    return python


def make_program(path: Path, line: str) -> None:
    """Make a one-line shell script."""
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return an environment without the settings of the person who runs the tests."""
    return {"PATH": os.defpath, "HOME": str(home), "PIP_CONFIG_FILE": os.devnull, **more}


def without_network(home: Path) -> dict[str, str]:
    """Return an environment without a network: every connection is refused."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        proxy = f"http://127.0.0.1:{closed.getsockname()[1]}"
    return environment(home, HTTPS_PROXY=proxy, HTTP_PROXY=proxy, NO_PROXY="", PIP_RETRIES="0")


def assert_one_sentence(done: Called, *parts: str) -> None:
    """Check that a command failed with one sentence that contains these words."""
    sentence = done.stderr.splitlines()[-1]
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert sentence.endswith(".")
    assert [part for part in parts if part not in sentence] == []


def call(*command: str | Path, cwd: Path, env: Mapping[str, str]) -> Called:
    """Run a command to its end."""
    return subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )

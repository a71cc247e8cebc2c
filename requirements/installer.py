"""Runs the commands that fill `.venv/`: venv, pip and uv."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import variables
from failures import CommandFailedError
from processes import call
from stamps import STAMPS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LOG = "setup.log"
LOCK = "setup.lock"


def say(line: str) -> None:
    """Tell the person what is going on; standard output is left to the program."""
    print(line, file=sys.stderr, flush=True)


class Installer:
    """Makes one `.venv/` and installs into it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.programs = self.venv / "bin"
        self.node = self.programs / "node"
        self.npm = self.programs / "npm"
        self.log = self.venv / LOG

    def clear(self) -> None:
        """Remove all that is in the folder, except what this very set-up needs."""
        for entry in self.venv.iterdir():
            if entry.name in (STAMPS, LOG, LOCK):
                continue
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()

    def make_venv(self) -> None:
        """Make the virtual environment, with pip in it."""
        # Whoever has activated .venv calls us with its own Python, which is about to be replaced.
        python = getattr(sys, "_base_executable", sys.executable)
        self.run(python, "-I", "-m", "venv", self.venv)

    def install_with_pip(self, *arguments: str | Path, check: Callable[[], None]) -> None:
        """Install with the pip that every virtual environment has."""
        pip = ("-I", "-m", "pip", "install", "--no-user", "--disable-pip-version-check")
        self.run(self.programs / "python", *pip, *arguments)
        check()

    def install(self, *arguments: str | Path, check: Callable[[], None]) -> None:
        """Install with uv, which takes seconds; with pip where uv cannot do it."""
        uv = (self.programs / "uv", "pip", "install", "--python", self.programs / "python")
        try:
            self.run(*uv, "--system-certs", *arguments)
            check()
        except CommandFailedError:
            say("  uv could not; trying pip, which is slower ...")
            self.install_with_pip(*arguments, check=check)

    def require(self, *locks: Path) -> None:
        """Make sure that `.venv/` has what the locks name; without any, the program itself."""
        script = self.root / "requirements" / "installed.py"
        self.run(self.programs / "python", "-I", script, *locks)

    def require_project(self) -> None:
        """Make sure that `.venv/` has the program, wherever the project lies."""
        self.make_path_relative()
        self.require()

    def make_path_relative(self) -> None:
        """Have `.venv/` name `src/` by the way there."""
        # The file is read in the terminal's encoding, and that may lack letters of the full path.
        for path in self.venv.glob("lib/python*/site-packages/*backtrick*.pth"):
            path.unlink()  # uv may share it with its cache, where it has to stay as it is
            path.write_text(os.path.relpath(self.root / "src", path.parent))

    def run(self, *command: str | Path) -> None:
        """Run a command of the set-up; what it prints goes to the log."""
        try:
            told, pipe, same = variables.for_installers(), subprocess.PIPE, subprocess.STDOUT
            status, output = call(command, self.root, told, stdout=pipe, stderr=same)
        except OSError as error:
            status, output = None, str(error)
        self.note(command, output)
        if status != 0:
            raise CommandFailedError(output, self.log)

    def note(self, command: tuple[str | Path, ...], output: str) -> None:
        """Add to the log; on a full disk, go without."""
        line = f"$ {shlex.join(map(str, command))}\n{output}\n"
        with suppress(OSError), self.log.open("ab") as log:
            log.write(line.encode(errors="backslashreplace"))

"""Runs the commands that fill `.venv/`: venv, pip and uv."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from failures import CommandFailedError
from processes import call

if TYPE_CHECKING:
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
        self.log = self.venv / LOG

    def clear(self) -> None:
        """Remove all that is in the folder, except what this very set-up is holding."""
        for entry in self.venv.iterdir():
            if entry.name in (LOG, LOCK):
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

    def install_with_pip(self, *arguments: str | Path) -> None:
        """Install with the pip that every virtual environment has."""
        # -I: a PYTHONPATH of the caller must not decide what counts as installed.
        self.run(self.programs / "python", "-I", "-m", "pip", "install", "--no-user", *arguments)

    def install(self, *arguments: str | Path) -> None:
        """Install with uv, which takes seconds; with pip where uv cannot do it."""
        uv = (self.programs / "uv", "pip", "install", "--python", self.programs / "python")
        try:
            self.run(*uv, "--system-certs", *arguments)
        except CommandFailedError:
            say("  uv could not; trying pip, which is slower ...")
            self.install_with_pip(*arguments)

    def run(self, *command: str | Path) -> None:
        """Run a command of the set-up; what it prints goes to the log."""
        try:
            pipe, same = subprocess.PIPE, subprocess.STDOUT
            status, output = call(command, self.root, stdout=pipe, stderr=same)
        except OSError as error:
            status, output = None, str(error)
        self.note(command, output)
        if status != 0:
            raise CommandFailedError(output, self.log)

    def note(self, command: tuple[str | Path, ...], output: str) -> None:
        """Add to the log; on a full disk, go without."""
        with suppress(OSError), self.log.open("a") as log:
            log.write(f"$ {shlex.join(map(str, command))}\n{output}\n")

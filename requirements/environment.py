"""Sets up `.venv/`, where Backtrick and its checks run, and keeps it up to date.

Each target leaves a stamp of its sources, and is made again when they change. The folder of stamps
is created first and deleted last: it marks `.venv/` as ours.
"""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import variables
from failures import CommandFailedError, sentence
from interpreter import starts_and_is_new_enough
from processes import call
from targets import lock_targets, venv_target

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from targets import Target

NOT_OURS = (
    "was not made by this command and would be overwritten: move or delete it, then run this again."
)


def prepare(root: Path, *locks: str, wish: str = "") -> Path:
    """Bring `.venv/` up to date with these locks; return the folder of its programs.

    The lock `wish` is optional: if it fails, the set-up goes on without it.
    """
    venv = Environment(root)
    try:
        if not venv.is_free_or_ours():
            sys.exit(f"{venv.folder} {NOT_OURS}")
        needs = [venv_target(venv), *lock_targets(venv, "setup", *locks)]
        wishes = [*lock_targets(venv, wish)] if wish else []
        if not all(map(venv.has, needs + wishes)):
            venv.update(needs, wishes)
    except OSError as error:
        sys.exit(sentence("The set-up", error, root))
    return venv.programs


def say(line: str) -> None:
    """Tell the user what is going on; standard output belongs to the program."""
    print(line, file=sys.stderr, flush=True)


class Environment:
    """The `.venv/` of a project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.programs = self.folder / "bin"
        self.python = self.programs / "python"
        self.stamps = self.folder / "stamps"
        self.halfway = self.folder / "halfway"
        self.lock = self.folder / "setup.lock"
        self.log = self.folder / "setup.log"

    def is_free_or_ours(self) -> bool:
        """Tell whether `.venv/` is ours or does not exist yet; any other is left alone."""
        if self.folder.is_symlink() or self.stamps.is_symlink():
            return False
        is_empty = self.folder.is_dir() and not any(self.folder.iterdir())
        is_free = is_empty or not self.folder.exists()
        return is_free or self.stamps.is_dir()  # checked last: another set-up may be making it

    def has(self, target: Target) -> bool:
        """Tell whether a target is up to date."""
        stamp = self.stamps / target.name
        is_made = target.made.exists() and stamp.exists()
        return is_made and stamp.read_bytes() == target.key().encode()

    def update(self, needs: list[Target], wishes: list[Target]) -> None:
        """Make the targets that are out of date, one set-up at a time."""
        with self.locked():
            self.clear_unless_sound(needs[0])
            for target in needs + wishes:
                try:
                    self.bring_up_to_date(target)
                except CommandFailedError as failure:
                    reason = sentence(target.announcement, failure, self.root)
                    if target in needs:
                        sys.exit(reason)
                    say(f"Continuing without the browser client. {reason}")
                    break

    def clear_unless_sound(self, venv: Target) -> None:
        """Empty `.venv/` if a set-up was interrupted, or if its Python does not work."""
        if self.halfway.exists():
            say("The last set-up was interrupted; starting over.")
        elif self.has(venv) and starts_and_is_new_enough(str(self.python)):
            return
        elif (self.folder / "pyvenv.cfg").exists():
            say("The folder has moved, or the Python of .venv is gone or too old; starting over.")
        self.clear()

    def clear(self) -> None:
        """Remove all but the mark and the lock; stamps first, so that none outlives its target."""
        for stamp in self.stamps.iterdir():
            stamp.unlink()
        for entry in {*self.folder.iterdir()} - {self.stamps, self.lock}:
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()

    def bring_up_to_date(self, target: Target) -> None:
        """Make a target unless it is up to date."""
        if self.has(target):
            return
        stamp = self.stamps / target.name
        stamp.unlink(missing_ok=True)
        say(f"{target.announcement} ...")
        target.make()
        if not target.made.exists():  # settings of pip or uv have sent it elsewhere
            self.halfway.touch()
            raise CommandFailedError(f"Not in .venv: {target.made}", self.log)
        stamp.write_text(target.key())

    def install(self, *arguments: str | Path) -> None:
        """Install with uv, which takes seconds, or with pip if uv is missing or fails."""
        if (self.programs / "uv").exists():
            uv = (self.programs / "uv", "pip", "install", "--python", self.python)
            try:
                return self.fill(*uv, "--system-certs", *arguments)
            except CommandFailedError:
                say("  uv failed; trying pip, which is slower ...")
        pip = (self.python, "-I", "-m", "pip", "install", "--no-user")
        return self.fill(*pip, "--disable-pip-version-check", *arguments)

    def fill(self, *command: str | Path) -> None:
        """Run a command that changes `.venv/`, marked as halfway until it is done."""
        self.halfway.touch()
        try:
            self.run(*command)
        except CommandFailedError as failure:
            if not failure.may_have_stopped_halfway():
                self.halfway.unlink()
            raise
        self.halfway.unlink()

    def run(self, *command: str | Path) -> None:
        """Run a command; its output goes to the log."""
        told, pipe, same = variables.for_installers(), subprocess.PIPE, subprocess.STDOUT
        try:
            status, output = call(command, self.root, told, stdout=pipe, stderr=same)
        except OSError as error:
            status, output = None, str(error)
        with suppress(OSError), self.log.open("ab") as log:  # the disk may be full
            line = f"$ {shlex.join(map(str, command))}\n{output}\n"
            log.write(line.encode(errors="backslashreplace"))
        if status != 0:
            raise CommandFailedError(output, self.log)

    @contextmanager
    def locked(self) -> Generator[None]:
        """Hold the lock, waiting for other set-ups, and start a new log."""
        self.stamps.mkdir(parents=True, exist_ok=True)
        with self.lock.open("a") as lock:
            os.set_inheritable(lock.fileno(), True)  # noqa: FBT003 - it takes no keyword
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Waiting for another set-up in this folder ...")
                fcntl.flock(lock, fcntl.LOCK_EX)
            self.log.unlink(missing_ok=True)
            yield

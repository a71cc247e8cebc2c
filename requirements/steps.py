"""Takes the steps of a set-up that are still to be taken.

Each step leaves a stamp of its sources in `.venv/stamps/`, and is taken again when they change.
That folder also shows that the `.venv/` is ours.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shlex
import shutil
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE
from typing import TYPE_CHECKING

from failures import NO_NETWORK, CommandFailedError, cause_of
from processes import running, variables

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

NOT_OURS = "was not made by this command: move or delete it, then run this again."
MADE = {"node_modules", "dist"}
NOT_BUILT_IN = (".md", ".py", ".pyc")
# Variables of pip and uv that say how to fetch packages, not where to install them.
HOW_TO_FETCH = re.compile(
    "INDEX|FIND_LINKS|HOST|CERT|TLS|PROXY|TIMEOUT|RETRIES|KEYRING|CREDENTIALS|OFFLINE|CONCURRENT"
    "|CACHE|CONFIG_FILE|NO_CONFIG"
)


class Steps:
    """The `.venv/` of a project, and the steps taken so far."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.programs = self.venv / "bin"
        self.stamps = self.venv / "stamps"
        self.halfway = self.venv / "halfway"
        self.log = self.venv / "setup.log"
        self.newest = "The set-up"

    @contextmanager
    def locked(self) -> Generator[None]:
        """Keep other set-ups waiting, and leave a `.venv/` alone that is not ours."""
        if self.venv.is_symlink():
            sys.exit(f"{self.venv} {NOT_OURS}")
        self.venv.mkdir(exist_ok=True)
        lock = os.open(self.venv, os.O_RDONLY)
        os.set_inheritable(lock, True)  # noqa: FBT003 - it takes no keyword
        try:
            wait_for(lock)
            if any(self.venv.iterdir()) and not self.stamps.is_dir():
                sys.exit(f"{self.venv} {NOT_OURS}")
            self.stamps.mkdir(exist_ok=True)
            yield
        finally:
            os.close(lock)

    def take(
        self, name: str, saying: str, made: Path, sources: Iterable[Path], do: Callable[[], None]
    ) -> None:
        """Take a step, unless its product is there and has a stamp of these sources."""
        stamp, sources = self.stamps / name, [*sources]
        if made.exists() and stamp.exists() and stamp.read_text("latin-1") == key(made, sources):
            return
        self.newest = saying
        say(f"{saying} ...")
        stamp.unlink(missing_ok=True)
        do()
        stamp.write_text(key(made, sources))

    def clear(self) -> None:
        """Empty `.venv/`, but for the marks that it is ours and halfway; follow no links."""
        for entry in {*self.venv.iterdir(), *self.stamps.iterdir()} - {self.stamps, self.halfway}:
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()

    @contextmanager
    def marked_as_halfway(self) -> Generator[None]:
        """Mark `.venv/` while it changes: nobody can tell what an interrupted change has left."""
        self.halfway.touch()
        try:
            yield
        except CommandFailedError as failure:
            if cause_of(failure) == NO_NETWORK:  # then nothing has changed yet
                self.halfway.unlink()
            raise
        self.halfway.unlink()

    def run(self, *command: str | Path) -> None:
        """Run a command; its output goes to the log."""
        try:
            with running(command, self.root, installer_variables(), PIPE) as process:
                output, _ = process.communicate()
            is_done = process.returncode == 0
        except OSError as error:
            output, is_done = str(error), False
        with suppress(OSError), self.log.open("ab") as log:  # the disk may be full
            line = f"$ {shlex.join(map(str, command))}\n{output}\n"
            log.write(line.encode(errors="backslashreplace"))
        if not is_done:
            raise CommandFailedError(output, self.log)


def installer_variables() -> dict[str, str]:
    """Return the caller's variables, without those that say where pip and uv install."""
    passed_on = variables()
    for name in [*passed_on]:
        if name.startswith(("PIP_", "UV_")) and not HOW_TO_FETCH.search(name):
            del passed_on[name]
    # npm trusts the machine's certificates, as uv and pip do: the network may have its own proxy.
    return {"NODE_USE_SYSTEM_CA": "1", **passed_on}


def wait_for(lock: int) -> None:
    """Take the lock, once no other set-up and no program of one holds it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another set-up in this folder ...")
        fcntl.flock(lock, fcntl.LOCK_EX)


def say(line: str) -> None:
    """Tell the user what is going on; standard output belongs to the program."""
    print(line, file=sys.stderr, flush=True)


def key(made: Path, sources: Iterable[Path]) -> str:
    """Return a digest of the sources, the path of the product, and the kind of machine."""
    machine = os.uname()
    digest = hashlib.sha256(os.fsencode(f"{made} {machine.sysname} {machine.machine}"))
    for path in sources:
        for file in files(path):
            digest.update(os.fsencode(file))
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def files(path: Path) -> Iterator[Path]:
    """Yield a file, or all files in a folder except products and those the build ignores."""
    if path.is_file():
        yield path
    for parent, folders, names in os.walk(path):
        folders[:] = sorted(name for name in folders if name not in MADE and name[0] not in "._")
        yield from (Path(parent, name) for name in sorted(names) if not name.endswith(NOT_BUILT_IN))

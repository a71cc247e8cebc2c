"""Sets up `.venv/`, where Backtrick and its checks run, and keeps it up to date."""

from __future__ import annotations

import os
import shutil
import sys
from functools import partial
from pathlib import Path

from failures import CommandFailedError, sentence
from steps import Steps, say

# Each lock, and a program that comes with it. Node is a package of PyPI, too.
LOCKS = {"run": "backtrick", "client": "node", "dev": "pytest"}
# Packages without a wheel are built with the locked tools of setup.txt, not with the newest.
LOCKED_TOOLS = "--no-build-isolation"
SYNC = ("pip", "sync", "--system-certs", LOCKED_TOOLS)
PIP = (
    *("-I", "-m", "pip", "install", "--no-user", "--disable-pip-version-check", LOCKED_TOOLS),
    "--no-compile",  # most of it never runs; what runs is compiled then
)
# npm checks packages against the lock; none may run scripts while it is installed.
NPM = (
    *("ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"),
    *("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=4000", "--prefix"),
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACKED = ".venv/browser/chromium"


def prepare(root: Path, *locks: str, wish: str = "") -> Path:
    """Bring `.venv/` up to date with these locks; return the folder of its programs.

    The lock `wish` is optional: if it fails, the set-up goes on without it.
    """
    steps = Steps(root)
    try:
        with steps.locked():
            make(steps, *locks)
            try:
                make(steps, *locks, wish)
            except CommandFailedError as failure:
                reason = sentence(steps.newest, failure, root)
                say(f"Continuing without the browser client. {reason}")
    except (CommandFailedError, OSError) as error:
        sys.exit(sentence(steps.newest, error, root))
    return steps.programs


def make(steps: Steps, *locks: str) -> None:
    """Install the packages of these locks, and build what can be built with them."""
    make_venv(steps)
    install_packages(steps, *locks)
    if "client" in locks:
        build_client(steps, steps.root / "web")
    if {"client", "dev"} <= {*locks} and not installed_browser():
        unpack_browser(steps, steps.root / "tests" / "browser")


def make_venv(steps: Steps) -> None:
    """Make the environment, and replace one that was left halfway or has lost its Python."""
    # By its full name: if python3 becomes another version, this one is missed, not mistaken.
    python = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
    saying = f"Making .venv with Python {'.'.join(map(str, sys.version_info[:3]))}"
    if (steps.venv / "pyvenv.cfg").exists():
        saying += " again: it was left halfway, has moved, or its Python is gone"

    def make_anew() -> None:
        with steps.marked_as_halfway():
            steps.clear()
            steps.run(python, "-I", "-m", "venv", steps.venv)

    steps.take("venv", saying, steps.programs / "python", [steps.halfway], make_anew)


def install_packages(steps: Steps, *locks: str) -> None:
    """Install the project and the packages of these locks, and remove all others."""
    # What is installed already stays: ./play leaves the packages of ./test alone.
    chosen = [lock for lock in LOCKS if lock in locks or (steps.programs / LOCKS[lock]).exists()]
    setup, *others = [steps.root / f"requirements/{lock}.txt" for lock in ["setup", *chosen]]
    project, pyproject = steps.root / "requirements/project.txt", steps.root / "pyproject.toml"
    python, uv = steps.programs / "python", steps.programs / "uv"

    def install_uv() -> None:
        with steps.marked_as_halfway():
            steps.run(python, *PIP, "--require-hashes", f"--requirement={setup}")

    def sync() -> None:
        with steps.marked_as_halfway():
            try:
                steps.run(uv, *SYNC, f"--python={python}", setup, *others, project)
            except CommandFailedError:
                say("  uv failed; trying pip, which is slower ...")
                steps.run(python, *PIP, "--require-hashes", *(f"-r{lock}" for lock in others))
                steps.run(python, *PIP, "--no-deps", f"-r{project}")

    steps.take("uv", "Installing uv", uv, [setup], install_uv)
    saying = f"Installing packages: {', '.join(chosen)}"
    sources = [setup, *others, project, pyproject]
    steps.take("packages", saying, steps.programs / "backtrick", sources, sync)


def build_client(steps: Steps, web: Path) -> None:
    """Build the browser client, if its sources are here."""
    if web.is_dir():
        fetch_npm_packages(steps, web, "Fetching the packages of the browser client")
        made, sources = web / "dist" / "index.html", [web, steps.root / "locales"]
        vite = web / "node_modules" / "vite" / "bin" / "vite.js"
        build = partial(steps.run, steps.programs / "node", vite, "build", web)
        steps.take("client-build", "Building the browser client", made, sources, build)


def unpack_browser(steps: Steps, folder: Path) -> None:
    """Fetch and unpack a browser for the tests."""
    if folder.is_dir():
        fetch_npm_packages(steps, folder, "Fetching a browser for the tests")
        script, made = folder / "unpack.mjs", steps.root / UNPACKED
        unpack = partial(steps.run, steps.programs / "node", script, made)
        sources = [script, folder / "package-lock.json"]
        steps.take("browser-unpack", "Unpacking it", made, sources, unpack)


def fetch_npm_packages(steps: Steps, folder: Path, saying: str) -> None:
    """Fetch the packages of a package-lock.json."""
    made = folder / "node_modules" / ".package-lock.json"
    sources = [folder / name for name in (".npmrc", "package.json", "package-lock.json")]
    fetch = partial(steps.run, steps.programs / "npm", *NPM, folder)
    steps.take(f"{folder.name}-packages", saying, made, sources, fetch)


def installed_browser() -> Path | None:
    """Return a browser installed on this machine, or None."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None

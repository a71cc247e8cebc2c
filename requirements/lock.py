"""Makes the locks in this folder from pyproject.toml: `.venv/bin/python requirements/lock.py`.

Locked versions stay as long as pyproject.toml allows them. `--upgrade` takes the newest version of
every package, `--upgrade-package NAME` that of one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A package has the same version in all locks: each lock is constrained by those before it.
SOURCES = {
    "setup": ("--group=setup",),
    "run": ("pyproject.toml", "--constraints=requirements/setup.txt"),
    "client": ("--group=client", "--constraints=requirements/run.txt"),
    "dev": (
        "pyproject.toml",
        "--all-extras",
        "--group=dev",
        "--constraints=requirements/setup.txt",
        "--constraints=requirements/run.txt",
        "--constraints=requirements/client.txt",
    ),
}
OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-config",
    "--system-certs",
    "--quiet",
    "--custom-compile-command=.venv/bin/python requirements/lock.py",
)


def make(name: str, arguments: list[str]) -> int:
    """Make one lock, ignoring the settings of this machine, which must not show in it."""
    uv = Path(sys.prefix, "bin", "uv")
    lock = f"--output-file=requirements/{name}.txt"
    command = [uv, "pip", "compile", *OPTIONS, *SOURCES[name], lock, *arguments]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("UV_")}
    return subprocess.call(command, cwd=ROOT, env=plain)


if __name__ == "__main__":
    sys.exit(max(make(name, sys.argv[1:]) for name in SOURCES))

"""Runs the checks of `./test`, one after the other, and sums up.

What the tests need compiled is compiled meanwhile: most checks leave a core idle, and each process
of the tests that has bots would begin to compile the same.
"""

from __future__ import annotations

import os
from time import monotonic
from typing import TYPE_CHECKING

import variables
from processes import call, running

if TYPE_CHECKING:
    from pathlib import Path

# Tests wait more than they think: for sockets, browsers and clocks.
WORKERS = (os.cpu_count() or 1) + 1
KERNELS = ("python", "-m", "tests.kernels")
BEFORE_TESTS = {
    "ruff check": ("ruff", "check"),
    "ruff format": ("ruff", "format", "--check"),
    "basedpyright": ("basedpyright",),
    "lint-imports": ("lint-imports", "--no-logo"),
    "prettier": (
        "node",
        "web/node_modules/prettier/bin/prettier.cjs",
        "--check",
        "--log-level=warn",
        "--ignore-path=web/.prettierignore",
        "web",
    ),
    "svelte-check": (
        "node",
        "web/node_modules/svelte-check/bin/svelte-check",
        "--workspace=web",
        "--fail-on-warnings",
    ),
    "vitest": ("node", "web/node_modules/vitest/vitest.mjs", "run", "--root=web"),
}
TESTS = {"pytest": ("pytest", f"--numprocesses={WORKERS}", "--dist=worksteal")}
CHECKS = BEFORE_TESTS | TESTS


def run_all(root: Path, programs: Path) -> int:
    """Run every check, also after one has failed; return 0 if all passed."""
    started = monotonic()
    program, *arguments = KERNELS
    with running([programs / program, *arguments], root, variables.for_checks()):
        failed = [name for name in BEFORE_TESTS if not passes(name, root, programs)]
    failed += [name for name in TESTS if not passes(name, root, programs)]
    verdict = f"FAILED: {', '.join(failed)}" if failed else "Every check passed"
    print(f"\n{verdict} ({monotonic() - started:.0f} s).", flush=True)
    return 1 if failed else 0


def passes(name: str, root: Path, programs: Path) -> bool:
    """Run one check; say before that it runs, and after that how it went."""
    print(f"\n== {name} ...", flush=True)
    started = monotonic()
    program, *arguments = CHECKS[name]
    status, _ = call([programs / program, *arguments], root, variables.for_checks())
    verdict = "FAILED" if status else "passed"
    print(f"== {name} {verdict} in {monotonic() - started:.1f} s", flush=True)
    return status == 0


def run_pytest(root: Path, programs: Path, arguments: list[str]) -> int:
    """Run pytest alone; return its exit status, as a shell would."""
    command = [str(programs / "pytest"), *arguments]
    if os.isatty(0):  # hand over to it, terminal and all, so that its debugger works
        os.chdir(root)
        os.execve(command[0], command, variables.for_checks())
    status, _ = call(command, root, variables.for_checks(), stdin=None)
    return status if status >= 0 else 128 - status

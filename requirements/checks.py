"""Runs the checks of `./test` in two lanes, and sums up.

One lane runs the static checks, one after the other. The other compiles the kernels and then runs
pytest; otherwise every test process with bots would compile the same kernels. Together the lanes
keep two cores busy.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from contextlib import ExitStack, closing
from time import monotonic, sleep
from typing import TYPE_CHECKING

import variables
from processes import call, running

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence
    from pathlib import Path
    from typing import TypeAlias

    Lane: TypeAlias = Generator[None]
    Command: TypeAlias = Sequence[str | Path]


def cores() -> int:
    """Count the cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


GLANCE = 0.02
"""Seconds between two looks at the running programs."""
STATIC = {
    "basedpyright": ("basedpyright",),  # the longest that needs no browser client comes first
    "ruff check": ("ruff", "check"),
    "ruff format": ("ruff", "format", "--check"),
    "lint-imports": ("lint-imports", "--no-logo"),
    "prettier": (
        "node",
        "web/node_modules/prettier/bin/prettier.cjs",
        "--check",
        "--log-level=warn",
        "--ignore-path=web/.prettierignore",
        "web",
    ),
    "eslint": ("node", "web/node_modules/eslint/bin/eslint.js", "--max-warnings=0", "web"),
    "svelte-check": (
        "node",
        "web/node_modules/svelte-check/bin/svelte-check",
        "--workspace=web",
        "--fail-on-warnings",
    ),
    "vitest": ("node", "web/node_modules/vitest/vitest.mjs", "run", "--root=web"),
}
# Tests often wait for sockets, browsers and clocks: two workers more than cores keep these busy.
TESTS = {
    "kernels": ("python", "-m", "tests.kernels"),
    "pytest": ("pytest", f"--numprocesses={cores() + 2}", "--dist=worksteal"),
}
LIVE = {"pytest"}
"""Checks whose output is shown live. That of the others is shown when they end."""


def run_all(root: Path, programs: Path, *more: str, install: Callable[..., object]) -> int:
    """Run every check, even after a failure; return 0 if all passed.

    The other arguments go to pytest. `install` takes the names of locks. The set-up mostly waits
    for the network, so the first check of each lane runs meanwhile.
    """
    started = monotonic()
    failed: list[str] = []
    to_run = {**TESTS, "pytest": (*TESTS["pytest"], *more)}
    static, tests = (lane(checks, root, programs, failed) for checks in (STATIC, to_run))
    with closing(tests), closing(static):
        goes_on(tests)
        install("dev")
        goes_on(static)
        install("dev", "client")
        run_lanes(static, tests)
    verdict = f"FAILED: {', '.join(failed)}" if failed else "All checks passed"
    print(f"\n{verdict} ({monotonic() - started:.0f} s).", flush=True)
    return 1 if failed else 0


def run_lanes(*lanes: Lane) -> None:
    """Run all lanes to their end; an exception ends the programs in them."""
    with ExitStack() as stack:
        left = [stack.enter_context(closing(each)) for each in lanes]
        while left := [each for each in left if goes_on(each)]:
            sleep(GLANCE)


def goes_on(lane: Lane) -> bool:
    """Advance a lane; tell whether anything is still running in it."""
    return next(lane, lane) is None


def lane(
    checks: Mapping[str, Sequence[str]], root: Path, programs: Path, failed: list[str]
) -> Lane:
    """Run some checks, one after the other, and add failures to the list."""
    for name, (program, *arguments) in checks.items():
        started = monotonic()
        command = [programs / program, *arguments]
        status = yield from (shown if name in LIVE else kept)(name, command, root)
        verdict = "FAILED" if status else "passed"
        print(f"== {name} {verdict} in {monotonic() - started:.1f} s", flush=True)
        if status:
            failed.append(name)


def shown(name: str, command: Command, root: Path) -> Generator[None, None, int]:
    """Run a check with live output; return its exit status."""
    print(f"\n== {name} ...", flush=True)
    with running(command, root, variables.for_checks()) as process:
        while process.poll() is None:
            yield
    return process.returncode


def kept(name: str, command: Command, root: Path) -> Generator[None, None, int]:
    """Run a check and show its output when it ends; return its exit status."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        to_file = {"stdout": file.fileno(), "stderr": subprocess.STDOUT}
        with running(command, root, variables.for_checks(), **to_file) as process:
            while process.poll() is None:
                yield
        file.seek(0)
        print(f"\n== {name}", file.read().strip(), sep="\n", flush=True)
    return process.returncode


def run_pytest(root: Path, programs: Path, arguments: list[str]) -> int:
    """Run only pytest; return its exit status, as a shell would."""
    command = [str(programs / "pytest"), *arguments]
    if os.isatty(0):  # hand over the terminal, so that its debugger works
        os.chdir(root)
        os.execve(command[0], command, variables.for_checks())
    status, _ = call(command, root, variables.for_checks(), stdin=None)
    return status if status >= 0 else 128 - status

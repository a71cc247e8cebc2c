"""Runs the checks of `./test` in two lanes, and sums up.

One lane runs the static checks, one after the other, while the tests wait for something. The other
compiles the kernels, then the tests and all they import, and then runs pytest; otherwise every test
process would compile the same. Together the lanes keep two cores busy.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack, closing, contextmanager
from inspect import GEN_CLOSED, getgeneratorstate
from time import monotonic, sleep
from typing import TYPE_CHECKING

from processes import running, variables

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence
    from pathlib import Path
    from typing import NoReturn, TypeAlias

    Lane: TypeAlias = Generator[None]


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
    "collection": ("pytest", "--collect-only", "-p", "no:terminal"),
    "pytest": ("pytest", f"--numprocesses={cores() + 2}", "--dist=worksteal"),
}
YIELDING = ("nice", "-n", "5")
"""Static checks never wait, and tests often do: the tests go first, or they would end late."""
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
    tests = lane(to_run, root, programs, failed)
    static = lane(STATIC, root, programs, failed, before=lambda: () if is_over(tests) else YIELDING)
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


def is_over(lane: Lane) -> bool:
    """Tell whether a lane has run all its checks."""
    return getgeneratorstate(lane) == GEN_CLOSED


def lane(
    checks: Mapping[str, Sequence[str]],
    root: Path,
    programs: Path,
    failed: list[str],
    before: Callable[[], Sequence[str]] = tuple,
) -> Lane:
    """Run some checks, one after the other, and add failures to the list.

    `before` gives what stands before a command.
    """
    for name, (program, *arguments) in checks.items():
        started = monotonic()
        command = [*before(), programs / program, *arguments]
        with output_of(name) as output, running(command, root, own_variables(), output) as process:
            while process.poll() is None:
                yield
        verdict = "FAILED" if process.returncode else "passed"
        print(f"== {name} {verdict} in {monotonic() - started:.1f} s", flush=True)
        if process.returncode:
            failed.append(name)


@contextmanager
def output_of(name: str) -> Generator[int | None]:
    """Return where a check writes: its output is shown live, or kept and shown at the end."""
    if name in LIVE:
        print(f"\n== {name} ...", flush=True)
        yield None
        return
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        yield file.fileno()
        file.seek(0)
        print(f"\n== {name}", file.read().strip(), sep="\n", flush=True)


def run_pytest(root: Path, programs: Path, arguments: list[str]) -> NoReturn:
    """Become pytest, so that the terminal is its own and its debugger works."""
    os.chdir(root)
    program = programs / "pytest"
    os.execve(program, [program, *arguments], own_variables())


def own_variables() -> dict[str, str]:
    """Return the caller's variables; without colours, since the tests read what programs print."""
    return variables("FORCE_COLOR", "TTY_COMPATIBLE")

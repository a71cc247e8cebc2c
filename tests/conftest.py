"""Shared by all tests: how thorough they are, and their order."""

import gc
import os
import signal
from enum import Enum, auto
from itertools import chain
from secrets import randbits

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

# What is made while tests are collected stays to the end: looking for garbage in it would take a
# third of the time.
gc.disable()

# The tests read output through a pipe; these variables would colour it all the same.
for variable in ("FORCE_COLOR", "TTY_COMPATIBLE"):
    os.environ.pop(variable, None)

settings.register_profile(
    "backtrick",
    deadline=None,  # a busy machine says nothing about the rules
    suppress_health_check=[HealthCheck.too_slow],  # likewise
    print_blob=True,  # prints how to reproduce a failure seen elsewhere
    derandomize=True,  # a change should fail for what it changed, not for a new example
    max_examples=30,
)
settings.register_profile("glance", settings.get_profile("backtrick"), max_examples=10)
settings.register_profile(
    "thorough",
    settings.get_profile("backtrick"),
    derandomize=False,
    database=None,
    max_examples=100,
)
settings.load_profile("backtrick")

# A shell that runs the tests in the background may have these signals ignored, and child processes
# would inherit that; but some of them have to end when told to.
for number, handler in (
    ("SIGINT", signal.default_int_handler),
    ("SIGHUP", signal.SIG_DFL),
    ("SIGQUIT", signal.SIG_DFL),
):
    known = getattr(signal, number, None)
    if known is not None and signal.getsignal(known) is signal.SIG_IGN:
        signal.signal(known, handler)

# They take long; started last, they would hold up the whole run.
LONGEST = (
    "tests/server/test_crash.py",
    "tests/server/test_fair.py",
    "tests/server/test_hostile.py",
    "tests/test_adding_a_game.py",
    "tests/test_strength.py",
)
# They load compiled kernels, which takes seconds in every process that runs some of them.
WITH_KERNELS = (
    "tests/bots/",
    "tests/cli/test_analyse.py",
    "tests/cli/test_simulate.py",
    "tests/cli/test_watch.py",
    "tests/coach/",
    "tests/envs/",
    "tests/server/analyses/",
    "tests/sim/",
)
# They wait for servers and for time to pass. The static checks, which run alongside at first, use
# the processors meanwhile; later nothing would.
WAITING = (
    "tests/server/",
    "tests/test_checks.py",
    "tests/test_commands.py",
    "tests/test_environment.py",
    "tests/test_leash.py",
    "tests/wire/test_example.py",
)
LONG = (
    "tests/cli/",
    "tests/test_client.py",
    "tests/wire/",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `./test --thorough` run everything."""
    parser.addoption("--thorough", action="store_true", help="also run the slow tests")


@pytest.hookimpl(tryfirst=True)  # before hypothesis reads its seed
def pytest_configure(config: pytest.Config) -> None:
    """Choose a new seed for hypothesis, and pass it to the xdist processes.

    Without --thorough the examples are the same everywhere. Hypothesis would take some of them from
    constants in the code, namely in the modules that a process happens to have loaded by then.
    """
    if not config.getoption("thorough"):
        assert providers._get_local_constants  # pyright: ignore[reportPrivateUsage]
        providers._get_local_constants = Constants  # pyright: ignore[reportPrivateUsage]
    else:
        settings.load_profile("thorough")
        if config.option.hypothesis_seed is None:
            config.option.hypothesis_seed = str(randbits(32))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print how to run the same examples again."""
    if seed := config.option.hypothesis_seed:
        again = f"./test --thorough --hypothesis-seed={seed} PATH"
        terminalreporter.write_line(f"The same examples again: {again}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests for --thorough, and give every process its share of the long ones."""
    if not config.getoption("thorough"):
        left_out = {item for item in items if item.get_closest_marker("thorough")}
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=[*left_out])
    items[:] = shared_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    """Look for garbage only in what the tests themselves make."""
    gc.freeze()
    gc.enable()


def shared_out(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The tests in the order in which xdist hands them out, in equal parts.

    Each part begins with what waits, then its long tests; short ones are left for idle workers
    to steal.
    Kernels are for every other process, browsers for the rest, because both take long to load.
    """
    everyone = range(processes)
    takers = {
        Length.LONGEST: everyone,
        Length.WAITING: everyone,
        Length.BROWSER: everyone[1::2] or everyone,
        Length.KERNELS: everyone[::2],
        Length.LONG: everyone,
    }
    kinds: dict[Length, list[pytest.Item]] = {length: [] for length in Length}
    for item in items:
        kinds[_length(item)].append(item)
    parts: list[list[pytest.Item]] = [[] for _ in everyone]
    for length, those in takers.items():
        for place, item in enumerate(kinds[length]):
            parts[those[place * len(those) // len(kinds[length])]].append(item)
    short = kinds[Length.SHORT]
    for number, part in enumerate(parts):
        size = len(items) * (number + 1) // processes - len(items) * number // processes
        missing = max(size - len(part), 0)
        part.extend(short[:missing])
        del short[:missing]
    return [*chain.from_iterable(parts), *short]


class Length(Enum):
    """How long a test takes, and why."""

    LONGEST = auto()
    WAITING = auto()
    BROWSER = auto()
    KERNELS = auto()
    LONG = auto()
    SHORT = auto()


def _length(item: pytest.Item) -> Length:
    if item.nodeid.startswith(LONGEST):
        return Length.LONGEST
    if "browser" in getattr(item, "fixturenames", ()):
        return Length.BROWSER
    if item.nodeid.startswith(WITH_KERNELS):
        return Length.KERNELS
    if item.nodeid.startswith(WAITING):
        return Length.WAITING
    return Length.LONG if item.nodeid.startswith(LONG) else Length.SHORT


@pytest.fixture(scope="session")
def is_thorough(pytestconfig: pytest.Config) -> bool:
    """Whether this is a --thorough run."""
    return bool(pytestconfig.getoption("thorough"))

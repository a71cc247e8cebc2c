"""What all tests share: how thorough they are, and which come first."""

import os
import signal
from secrets import randbits

import pytest
from hypothesis import HealthCheck, settings

# The tests read what the program prints through a pipe; these would colour it all the same.
for variable in ("FORCE_COLOR", "TTY_COMPATIBLE"):
    os.environ.pop(variable, None)

settings.register_profile(
    "backtrick",
    deadline=None,  # how busy the machine is says nothing about the rules
    suppress_health_check=[HealthCheck.too_slow],  # likewise
    print_blob=True,  # so that a failure seen elsewhere can be had again here
    derandomize=True,  # a change fails by its own fault, not by a new example
)
settings.register_profile("glance", settings.get_profile("backtrick"), max_examples=10)
settings.register_profile(
    "thorough", settings.get_profile("backtrick"), derandomize=False, database=None
)
settings.load_profile("backtrick")

# Whoever starts the tests in the background may have these ignored, and so would all that the tests
# start; but some of that has to end when it is told to.
for number, handler in (
    ("SIGINT", signal.default_int_handler),
    ("SIGHUP", signal.SIG_DFL),
    ("SIGQUIT", signal.SIG_DFL),
):
    known = getattr(signal, number, None)
    if known is not None and signal.getsignal(known) is signal.SIG_IGN:
        signal.signal(known, handler)

# They take long and mostly wait: begun last, they would be waited for by all others.
LONG = (
    "tests/server/test_crash.py",
    "tests/server/test_fair.py",
    "tests/server/test_hostile.py",
    "tests/test_adding_a_game.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `./test --thorough` run everything."""
    parser.addoption("--thorough", action="store_true", help="run also what takes long")


@pytest.hookimpl(tryfirst=True)  # before hypothesis looks at its seed
def pytest_configure(config: pytest.Config) -> None:
    """Choose a new seed for hypothesis; the processes of xdist are told of it."""
    if config.getoption("thorough"):
        settings.load_profile("thorough")
        if config.option.hypothesis_seed is None:
            config.option.hypothesis_seed = str(randbits(32))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how to have the same examples again."""
    if seed := config.option.hypothesis_seed:
        again = f"./test --thorough --hypothesis-seed={seed} PATH"
        terminalreporter.write_line(f"The same examples again: {again}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest, and leave out what is only for --thorough."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    if not config.getoption("thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def is_thorough(pytestconfig: pytest.Config) -> bool:
    """Whether the tests may take their time."""
    return bool(pytestconfig.getoption("thorough"))

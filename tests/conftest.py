"""What all tests share: how hypothesis looks for examples, and which tests come first."""

import os
import signal

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
settings.register_profile(
    "exploring", settings.get_profile("backtrick"), derandomize=False, max_examples=2_000
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

# They take half a minute each and mostly wait: begun last, they would be waited for by all others.
LONG = (
    "tests/server/test_crash.py",
    "tests/server/test_fair.py",
    "tests/server/test_hostile.py",
    "tests/test_adding_a_game.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest; all others keep their order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))

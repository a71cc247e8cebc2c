"""What all tests share: how hypothesis looks for examples."""

import os

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

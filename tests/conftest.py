"""What all tests share: how hypothesis looks for examples."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "backtrick",
    deadline=None,  # how busy the machine is says nothing about the rules
    suppress_health_check=[HealthCheck.too_slow],  # likewise
    print_blob=True,  # so that a failure seen elsewhere can be had again here
    derandomize="CI" in os.environ,  # a change fails by its own fault, not by a new example
)
settings.load_profile("backtrick")

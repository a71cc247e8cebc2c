"""The environment variables passed on to the programs that the two commands start.

The caller decides where packages come from and through which proxy, but not which code runs or
where it is installed: a PYTHONPATH or PIP_TARGET meant for something else would test another
project or leave `.venv/` empty.
"""

from __future__ import annotations

import os
import re

# Variables of Python that change neither which code runs nor what it does.
HARMLESS = {"PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONUNBUFFERED", "PYTHONUTF8"}
# Variables of pip and uv that say how to fetch packages, not where to install them.
HOW_TO_FETCH = re.compile(
    "INDEX|FIND_LINKS|HOST|CERT|TLS|PROXY|TIMEOUT|RETRIES|KEYRING|CREDENTIALS|OFFLINE|CONCURRENT"
    "|CACHE|CONFIG_FILE|NO_CONFIG"
)
# The tests read what programs print, so colours would be in the way.
COLOURS = {"FORCE_COLOR", "TTY_COMPATIBLE"}
# Without cached bytecode, hundreds of processes would compile the same modules, for minutes.
WASTEFUL = {"PYTHONDONTWRITEBYTECODE"}


def for_programs() -> dict[str, str]:
    """Return the caller's variables without those that decide which code Python runs."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") or name in HARMLESS
    }


def for_checks() -> dict[str, str]:
    """Return the variables for the checks, which compare output and start many processes."""
    refused = COLOURS | WASTEFUL
    return {name: value for name, value in for_programs().items() if name not in refused}


def for_installers() -> dict[str, str]:
    """Return the variables for installers, which may learn where to fetch, not where to install."""
    told = {
        name: value
        for name, value in for_programs().items()
        if not name.startswith(("PIP_", "UV_")) or HOW_TO_FETCH.search(name)
    }
    # npm trusts the machine's certificates, as uv and pip do: the network may have its own proxy.
    return {"NODE_USE_SYSTEM_CA": "1", **told}

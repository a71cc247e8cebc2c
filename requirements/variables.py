"""Chooses which environment variables reach what the two commands start.

Where packages come from, and through which proxy, is the caller's business. Which code runs, and
where it is installed, is not: a PYTHONPATH or PIP_TARGET that is meant for something else would
have another project tested, or `.venv/` left empty.
"""

from __future__ import annotations

import os
import re

# Of the variables that Python itself reads: these change neither what runs nor what it does.
HARMLESS = {"PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONUNBUFFERED", "PYTHONUTF8"}
# Of those that pip and uv read: what says how to get at packages, and nothing about where to.
HOW_TO_FETCH = re.compile(
    "INDEX|FIND_LINKS|HOST|CERT|TLS|PROXY|TIMEOUT|RETRIES|KEYRING|CREDENTIALS|OFFLINE|CONCURRENT"
    "|CACHE|CONFIG_FILE|NO_CONFIG"
)
# Whoever wants colours wants them for a person; the tests read what the program prints.
COLOURS = {"FORCE_COLOR", "TTY_COMPATIBLE"}
# Hundreds of processes would each compile the same modules: that takes minutes.
WASTEFUL = {"PYTHONDONTWRITEBYTECODE"}


def for_programs() -> dict[str, str]:
    """Return the caller's variables without those that decide what Python runs."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") or name in HARMLESS
    }


def for_checks() -> dict[str, str]:
    """Return the variables for a program whose output is compared, and which starts many more."""
    refused = COLOURS | WASTEFUL
    return {name: value for name, value in for_programs().items() if name not in refused}


def for_installers() -> dict[str, str]:
    """Return the variables for a program that may be told where to fetch, not where to install."""
    told = {
        name: value
        for name, value in for_programs().items()
        if not name.startswith(("PIP_", "UV_")) or HOW_TO_FETCH.search(name)
    }
    # npm trusts whom the machine trusts, as uv and pip do: a network may have a proxy of its own.
    return {"NODE_USE_SYSTEM_CA": "1", **told}

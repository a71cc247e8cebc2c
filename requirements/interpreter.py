"""Finds a Python that is new enough, and runs a command with it.

`./play` and `./test` begin here. Even a Python from 2016 must be able to parse this file, or it
could not report that it is too old.
"""

import os
import shutil
import signal
import subprocess
import sys
from typing import Callable, NoReturn

OLDEST = (3, 11)
# Tried in this order. 3.14 comes last: it works, but the checks are run only up to 3.13.
OTHER_NAMES = ("python3.13", "python3.12", "python3.11", "python3.14")
IGNORE_VARIABLES = "-E"  # a PYTHONHOME meant for this Python would break another
TOO_OLD = (
    "Backtrick needs Python {}.{} or newer and this is {}.{}: install a newer one "
    "(Debian 12, Ubuntu 24.04 or later: apt install python3-venv), then run this again."
)


def run(command: Callable[[], int]) -> NoReturn:
    """Run the command in a Python that is new enough, and exit with its status."""
    try:
        require_new_enough()
        for number in (signal.SIGHUP, signal.SIGTERM):
            if signal.getsignal(number) is signal.SIG_DFL:  # not ignored, as under nohup
                signal.signal(number, lambda number, _frame: sys.exit(128 + number))
        status = command()
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    except OSError as error:
        sys.exit(f"This did not work: {error}; delete the folder .venv, then run this again.")
    sys.exit(status)


def require_new_enough() -> None:
    """Return if this Python is new enough; else restart in a newer one, or say what to do."""
    if os.name == "nt":
        sys.exit("Backtrick is set up on Linux and macOS only: run this in the Linux of WSL.")
    if sys.version_info >= OLDEST:
        return
    for name in OTHER_NAMES:
        python = shutil.which(name)
        if python and starts(python):
            os.execv(python, [python, IGNORE_VARIABLES, *sys.argv])
    sys.exit(TOO_OLD.format(*OLDEST, *sys.version_info))


def starts(python: str) -> bool:
    """Tell by running it: the shim of a version manager has the name and may still fail."""
    command = [python, IGNORE_VARIABLES, "-c", ""]
    return subprocess.call(command, stderr=subprocess.DEVNULL) == 0

"""Prepares for checking texts: `python -m backtrick.talk`."""

from __future__ import annotations

import os

from .preparation import prepare_once

if __name__ == "__main__":
    os.nice(10)  # nobody waits for it
    prepare_once()

"""A leash for programs that tests start: they end when the tests are killed."""

from __future__ import annotations

import ctypes
import signal
import sys
from typing import Final

_END_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG: only Linux has it
_libc: Final = ctypes.CDLL(None) if sys.platform == "linux" else None


def end_with_parent() -> None:
    """Be killed when the parent is gone; call it in the new process, as `preexec_fn`."""
    if _libc is not None:
        _libc.prctl(_END_WITH_PARENT, signal.SIGKILL)

"""The log: one line of JSON per event, on standard error.

Tables and guests appear by id. Tokens, nicknames and chat are never logged. So an error is logged
only by type and place, because its text may quote somebody.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType

_LOGGER: Final = logging.getLogger("backtrick")
_QUIET: Final = ("asyncio", "asyncpg", "uvicorn", "uvicorn.error", "websockets")
"""At INFO and below these libraries log every connection, and the content of every frame."""
_ABOUT_CLIENTS: Final = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
        "opening handshake failed",
    }
)
"""What libraries log for each bad request, without its address. `refusals.py` logs it in sums."""
_MOST_PLACES: Final = 12

_encode: Final = msgspec.json.Encoder().encode


def log(
    event: str,
    *,
    level: int = logging.INFO,
    **more: str | float | Mapping[str, object] | None,
) -> None:
    """Log an event, with the ids of `table` and `guest` and other fields."""
    if _LOGGER.isEnabledFor(level):
        _LOGGER.log(level, event, extra={"more": more})


def log_error(event: str, error: BaseException, **more: str | float | None) -> None:
    """Log an error."""
    _LOGGER.error(event, exc_info=error, extra={"more": more})


class _Lines(logging.Formatter):
    """A JSON line for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """An event as a line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": time, "level": record.levelname.lower()}
        if record.name == _LOGGER.name:
            line["event"] = record.getMessage()
            line |= {k: v for k, v in getattr(record, "more", {}).items() if v is not None}
        else:
            # The lines after the first describe what failed, and may quote it.
            line |= {"event": record.name, "message": record.getMessage().partition("\n")[0]}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["places"] = _places(record.exc_info[2])
        return _encode(line).decode()


def _places(trace: TracebackType | None) -> list[str]:
    """Where in the code it happened, innermost place last."""
    return [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)[-_MOST_PLACES:]
    ]


def _is_about_server(record: logging.LogRecord) -> bool:
    return record.msg not in _ABOUT_CLIENTS


def set_up(level: str) -> None:
    """Send the log to standard error; `auto`: on a terminal only warnings."""
    if level == "auto":
        level = "warning" if sys.stderr.isatty() else "info"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
        logging.getLogger(name).addFilter(_is_about_server)

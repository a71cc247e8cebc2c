"""The log: lines of JSON, without quotes from anybody."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

PROGRAM = """
import asyncio, logging
from backtrick.server.logs import log, log_error, set_up

set_up({level!r})
log("table/opened", table="T", guest="G", seconds=1.5, nothing=None)
log("table/detail", level=logging.DEBUG)
try:
    raise ValueError("what somebody said")
except ValueError as error:
    log_error("request/failed", error, path="/api/me")
logging.getLogger("uvicorn.error").info("every connection")
logging.getLogger("uvicorn.error").warning("Invalid request.")

async def fails():
    raise ValueError("what somebody said")

async def main():
    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    del task

asyncio.run(main())
"""


def logged(level: str) -> list[dict[str, Any]]:
    """What a program logs at a level."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(level=level)],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert "somebody" not in done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_an_event_has_ids_and_known_fields() -> None:
    """Unknown fields are left out."""
    first = logged("info")[0]
    time = first.pop("time")
    assert time.endswith("+00:00")
    assert first == {
        "level": "info",
        "event": "table/opened",
        "table": "T",
        "guest": "G",
        "seconds": 1.5,
    }


def test_an_error_is_logged_by_type_and_place() -> None:
    """Its text is left out, because it may quote somebody."""
    error = next(line for line in logged("info") if line["event"] == "request/failed")
    assert (error["level"], error["error"], error["path"]) == ("error", "ValueError", "/api/me")
    assert error["places"] == ["<string>:9 <module>"]


def test_the_logs_of_libraries_are_included() -> None:
    """As JSON, from warnings up, including unhandled errors of tasks."""
    events = [line["event"] for line in logged("debug")]
    assert events == ["table/opened", "table/detail", "request/failed", "uvicorn.error", "asyncio"]


def test_the_level_decides() -> None:
    """Through a pipe `auto` is `info`."""
    assert [line["event"] for line in logged("auto")] == [line["event"] for line in logged("info")]
    assert [line["event"] for line in logged("error")] == ["request/failed", "asyncio"]

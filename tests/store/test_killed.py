"""A killed server loses nothing it has acknowledged."""

from __future__ import annotations

import subprocess
import sys
from typing import IO

import pytest

from tests.machines import ROOT
from tests.store.values import history, opened

pytestmark = pytest.mark.asyncio
LINES = 1_500


def _kill_after(lines: int, place: str) -> dict[str, int]:
    """Start a program that appends, and kill it; return the acknowledged versions."""
    command = [sys.executable, "-m", "tests.store.appender", place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as program:
        assert program.stdout is not None
        found = dict(_acknowledged(program.stdout) for _ in range(lines))
        program.kill()
        found.update(_words(line) for line in program.stdout if line.endswith(b"\n"))
    return found


def _acknowledged(stream: IO[bytes]) -> tuple[str, int]:
    return _words(stream.readline())


def _words(line: bytes) -> tuple[str, int]:
    table, version = line.split()
    return table.decode(), int(version)


async def test_nothing_acknowledged_is_lost(place: str) -> None:
    """After SIGKILL each table has all acknowledged events in whole batches, and can go on."""
    acknowledged = _kill_after(LINES, place)
    async with opened(place) as store:
        for table, version in acknowledged.items():
            events = await store.events(table)
            assert len(events) >= version
            assert len(events) % 2 == 0
            assert events == history(table, len(events))
        await store.check()

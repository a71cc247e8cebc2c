"""Terminals of all kinds: sizes that cannot be, and pipes that nobody reads any longer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

from .program import start_program


@pytest.mark.parametrize(
    "arguments, size",
    [
        (("games",), {"COLUMNS": "²"}),
        (("games",), {"LINES": "²", "COLUMNS": ""}),
        (("simulate", "--help"), {"COLUMNS": "9" * 20}),
        (("simulate", "--help"), {"COLUMNS": "0", "TERMINAL_WIDTH": "x"}),
    ],
)
def test_a_size_that_cannot_be_is_ignored(arguments: tuple[str, ...], size: dict[str, str]) -> None:
    """What is printed is what is printed without any size."""
    strange, plain = start_program(*arguments, **size), start_program(*arguments)
    assert (strange.returncode, strange.stderr) == (0, "")
    assert strange.stdout == plain.stdout


@pytest.mark.parametrize("command", ["simulate", "watch"])
def test_nobody_need_read_to_the_end(command: str) -> None:
    """Where the other end of a pipe is closed, it ends without a word."""
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run(
        [Path(sys.executable).with_name("backtrick"), command, "quick-easy"],
        stdout=theirs,
        stderr=subprocess.PIPE,
        check=False,
        text=True,
        timeout=PATIENCE,
    )
    os.close(theirs)
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr
    assert done.returncode == 1

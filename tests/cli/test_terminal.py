"""Odd terminals: impossible sizes, and pipes that were closed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.thorough import first_of

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
def test_an_impossible_size_is_ignored(arguments: tuple[str, ...], size: dict[str, str]) -> None:
    """The output is the same as without a size."""
    strange, plain = start_program(*arguments, **size), start_program(*arguments)
    assert (strange.returncode, strange.stderr) == (0, "")
    assert strange.stdout == plain.stdout


def test_a_long_path_can_be_copied(tmp_path: Path) -> None:
    """It is on a line of its own, however narrow the terminal is."""
    file = tmp_path / (60 * "x")
    done = start_program("replay", str(file), COLUMNS="40")
    assert f"“{file}”" in done.stderr.split()


@pytest.mark.parametrize("command", first_of(["simulate", "watch"]))
def test_a_closed_pipe_is_no_error(command: str) -> None:
    """If the reader closes the pipe, the program ends silently."""
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

"""Runs the program: in this process, or as people do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from typer.testing import CliRunner

from backtrick.cli import app
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from typer.testing import Result


def run(
    *arguments: str, columns: int = 80, terminal_language: str = "en", **variables: str
) -> Result:
    """Run the program in this process, with a terminal of this width and language."""
    environment = {"COLUMNS": str(columns), "LC_ALL": f"{terminal_language}.UTF-8", **variables}
    return CliRunner().invoke(app, arguments, prog_name="backtrick", env=environment)


def start_program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the installed program, and read what it prints through a pipe."""
    program = Path(sys.executable).with_name("backtrick")
    return subprocess.run(
        [program, *arguments],
        env={"PATH": os.defpath, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=PATIENCE,
    )

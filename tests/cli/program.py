"""Runs the program: in this process, in a forked one that has loaded it, or as people do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from typer.testing import CliRunner

from backtrick.cli import app
from tests.patience import PATIENCE
from tests.server.preloaded import loader

if TYPE_CHECKING:
    from typer.testing import Result


def run(
    *arguments: str, columns: int = 80, terminal_language: str = "en", **variables: str
) -> Result:
    """Run the program in this process, with a terminal of this width and language."""
    environment = {"COLUMNS": str(columns), "LC_ALL": f"{terminal_language}.UTF-8", **variables}
    return CliRunner().invoke(app, arguments, prog_name="backtrick", env=environment)


def start_program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in its own process, already loaded, and read what it prints to files."""
    variables = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", **environment}
    with TemporaryDirectory() as folder:
        files = Path(folder, "said"), Path(folder, "errors")
        for file in files:
            file.touch()
        code = loader().start(arguments, Path(folder), files, variables).wait()
        said, errors = (file.read_text(encoding="utf-8") for file in files)
    return subprocess.CompletedProcess(arguments, code, said, errors)


def start_anew(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
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

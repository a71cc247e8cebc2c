"""The checks that `./test` runs, on a project that passes all but one."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import checks

if TYPE_CHECKING:
    import pytest

TINY_SETTINGS = """\
[tool.ruff]
lint.select = ["F"]
[tool.basedpyright]
include = ["tiny"]
[tool.importlinter]
root_package = "tiny"
include_external_packages = true
[[tool.importlinter.contracts]]
name = "It is not about time"
type = "forbidden"
source_modules = ["tiny"]
forbidden_modules = ["time"]
"""


def test_every_check_runs_even_after_one_has_failed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checks go on after a failure, and the last line names what failed."""
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        monkeypatch.delenv(name)  # this is about another pytest, inside this one
    write_project_with_a_wrong_type(tmp_path)
    assert checks.run_all(tmp_path, Path(sys.prefix, "bin")) == 1
    output = capfd.readouterr().out
    verdicts = re.findall(r"^== (.*) (passed|FAILED) in", output, re.MULTILINE)
    assert dict(verdicts) == dict.fromkeys(checks.CHECKS, "passed") | {"basedpyright": "FAILED"}
    assert re.fullmatch(r"FAILED: basedpyright \(\d+ s\)\.", output.splitlines()[-1])
    assert "1 passed in" in output


def write_project_with_a_wrong_type(folder: Path) -> None:
    """Write a project in which all is well, but for a type."""
    (folder / "pyproject.toml").write_text(TINY_SETTINGS)
    (folder / "tiny").mkdir()
    (folder / "tiny" / "__init__.py").write_text('number: int = "seven"\n')
    (folder / "test_tiny.py").write_text("def test_nothing():\n    pass\n")

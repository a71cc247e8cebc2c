"""Where kernels are cached, and when they are compiled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.sim import kernels

if TYPE_CHECKING:
    from pathlib import Path


def test_what_was_compiled_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set of kernels is remembered separately."""
    monkeypatch.setattr(kernels, "FOLDER", tmp_path)
    assert not kernels.is_compiled("one")
    kernels.remember_compiled("one")
    assert kernels.is_compiled("one")
    assert not kernels.is_compiled("other")


@pytest.mark.parametrize("part", ["games", "sim", "bots"])
def test_other_code_is_kept_elsewhere(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed rule, kernel or bot changes the key; code outside kernels does not."""
    monkeypatch.setattr(kernels, "_PACKAGE", tmp_path)
    for folder in ("games", "sim", "bots", "cli"):
        (tmp_path / folder).mkdir()
    before = kernels.key()
    (tmp_path / "cli" / "new.py").write_text("HAND = 3")
    assert kernels.key() == before
    (tmp_path / part / "new.py").write_text("HAND = 3")
    assert kernels.key() != before

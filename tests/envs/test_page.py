"""The page of all layouts is up to date."""

from __future__ import annotations

import pytest

from backtrick.envs.page import with_tables
from tests.machines import ROOT


def test_the_page_has_the_layouts_as_they_are() -> None:
    """`python -m backtrick.envs docs/envs.md` would change nothing."""
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    assert with_tables(page) == page


def test_a_page_without_a_place_for_them_is_refused() -> None:
    """Both marks are needed."""
    with pytest.raises(ValueError, match="up to here"):
        with_tables("# Environments\n")

"""A server shared by all tests that do it no harm, and a clock that stands still for quotas."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backtrick.server import bucket

from .server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with generous limits."""
    with serving(tmp_path_factory.mktemp("server"), **GENEROUS) as running:
        yield running


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No quota is refilled in this process, so that nobody is too slow to use one up."""
    monkeypatch.setattr(bucket, "monotonic", lambda: 0.0)

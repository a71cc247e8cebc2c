"""A server shared by all tests that do it no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with generous limits."""
    with serving(tmp_path_factory.mktemp("server"), **GENEROUS) as running:
        yield running

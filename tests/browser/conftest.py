"""Servers and a browser for all tests of the browser client, and new people for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.server_process import GENEROUS, serving

from .browsers import browsing
from .people import Company
from .walk.stage import HASTE
from .windows import Windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.server.server_process import ServerProcess


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a short countdown. Tests that end a server start their own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, countdown_seconds=1, **GENEROUS) as running:
        yield running


@pytest.fixture(scope="package")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with fast bots, too, where nobody is waited for; modules may take it instead."""
    with serving(tmp_path_factory.mktemp("hasty"), **HASTE, **GENEROUS) as running:
        yield running


# Not for the whole session: while Playwright runs, no other test can have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser. Without one the tests fail; they are never skipped."""
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """The windows of the browser that one test leaves to the next."""
    assert browser
    return Windows()


@pytest.fixture
def person(server: ServerProcess, browser: Browser, windows: Windows) -> Iterator[Company]:
    """Call it for a new person. The test fails if any browser reports an error."""
    company = Company(browser, server.url, windows)
    yield company
    company.leave()
    assert company.complaints == []

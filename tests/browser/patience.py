"""Waiting in front of a browser: for what can be seen, and never for a time."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

GLANCE = 30
"""Milliseconds between two looks: meanwhile the browser can tell what has happened."""


def keep_on(page: Page, is_done: Callable[[], object]) -> None:
    """Look, and do what there is to do, again and again until it is done.

    A game takes as long as it takes: the patience is for a page on which nothing changes.
    """
    shown, end = "", monotonic() + PATIENCE
    while not is_done():
        if monotonic() > end:
            before, shown = shown, page.locator("main").inner_text()
            if shown == before:
                raise TimeoutError(f"waited in vain at {page.url}: {shown}")
            end = monotonic() + PATIENCE
        page.wait_for_timeout(GLANCE)

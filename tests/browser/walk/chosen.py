"""The tables with other settings than the default."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

if TYPE_CHECKING:
    from .stage import Stage

CHOSEN: Final = {"largeCards": True, "marks": "both", "results": True}
TABLES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "quick-easy": ("greedy", {"players": 2, "starter": 0}),
    "face-to-face": ("random", {"starter": 0}),
    "seven-ate-nine": ("child", {"players": 2}),
}
"""By game, the bot and the options."""


def chosen(stage: Stage) -> None:
    """Large cards, colours by shape and by name, and in a race what fits."""
    kept = json.dumps({"language": stage.language, **CHOSEN})
    for game, (bot, options) in TABLES.items():
        page = stage.guest("Ada")
        page.add_init_script(f"localStorage.setItem('backtrick', {json.dumps(kept)})")
        path = stage.table(page, game, **options)
        stage.deal(path, page, bots=(bot,))
        expect(page.locator("main.playing .numeral").first).to_be_visible()
        expect(page.locator(".middle .count")).to_have_count(0)  # a race has begun
        stage.see(page, f"large-{game}")

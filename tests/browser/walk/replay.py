"""The replay of a finished duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from ..duels import finished
from .stage import UNKNOWN

if TYPE_CHECKING:
    from .stage import Stage


def replay(stage: Stage) -> None:
    """The deal, the middle with all cards open and as one has seen it, the end, and none at all."""
    stage.person.forgives += UNKNOWN
    path = f"/g/{finished(stage.server, 'Ada', 'Bartholomäus', words='Good luck!')}/1"
    page = stage.stranger(path)
    for query, name in (("?step=1", "said"), ("?step=16", "open"), ("?step=16&seat=0", "seat")):
        page.goto(path + query)
        expect(page.get_by_role("slider")).to_be_visible()
        stage.see(page, f"replay-{name}")
    page.get_by_role("slider").press("End")  # on a phone "play on" has the place of the button
    stage.button(page, "replay-page.share")
    stage.see(page, "replay-end")
    page.goto(path.removesuffix("1") + "99")
    expect(page.get_by_role("heading", name=stage.words("replay-page.missing"))).to_be_visible()
    stage.see(page, "replay-missing")

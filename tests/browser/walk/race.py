"""The race at its table, and alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from ..racers import Racer, SeenRace, race_on
from ..racers import race as play_on
from .stage import NAMED

if TYPE_CHECKING:
    from .stage import Stage


def race(stage: Stage) -> None:
    """Two people: the start, the middle of the game, and its end."""
    ada, ben = stage.guest("Ada"), stage.guest("Bartholomäus")
    path = stage.table(ada, "seven-ate-nine", players=2)
    stage.deal(path, ada, ben)
    _begun(ada)
    stage.see(ada, "seven-ate-nine-start")
    race_on(28, Racer(ada), Racer(ben))
    stage.see(ada, "seven-ate-nine-middle")
    stage.see(stage.spectator(path), "seven-ate-nine-spectator")
    play_on(Racer(ada), Racer(ben))
    for page, name in ((ada, "host"), (ben, "guest")):
        expect(page.locator("main section h2").first).to_have_text(NAMED)
        stage.see(page, f"seven-ate-nine-over-{name}")
    ada.goto(f"/g/{path.rpartition('/')[2]}/1?step=40")
    expect(ada.get_by_role("slider")).to_have_value("40")
    stage.see(ada, "seven-ate-nine-replay")
    ada.goto("/")
    expect(ada.get_by_role("heading", name=stage.words("home-lists.finished"))).to_be_visible()
    stage.see(ada, "home-finished")


def alone(stage: Stage) -> None:
    """Against the clock."""
    page = stage.guest("Ada")
    stage.deal(stage.table(page, "seven-ate-nine", players=1), page)
    _begun(page)
    race_on(60, Racer(page))
    stage.see(page, "seven-ate-nine-alone")
    play_on(Racer(page))
    expect(page.locator(".solo .rank")).to_be_visible()
    stage.see(page, "seven-ate-nine-alone-over")


def missed(stage: Stage) -> None:
    """A card that does not fit costs a moment."""
    page = stage.guest("Ada")
    stage.deal(stage.table(page, "seven-ate-nine", players=1, miss_penalty=2), page)
    _begun(page)
    _miss(page)
    stage.see(page, "seven-ate-nine-missed")


def four(stage: Stage) -> None:
    """As many players as possible, one of them a child with its own row."""
    page, *others = map(stage.guest, ("Ada", "Ben", "Cleo", "Dora"))
    options = {"players": 4, "own_pace": True, "children": [0]}
    path = stage.table(page, "seven-ate-nine", **options)
    with stage.lines(path, page, *others) as (first, *rest):
        for each in rest:
            each.do({"do": "sit"})
        first.do({"do": "deal"})
        page.goto(path)
        _begun(page)
        race_on(15, Racer(page))
        stage.see(page, "seven-ate-nine-four")


def _miss(page: Page) -> None:
    """Lay a card that does not fit."""
    racer = Racer(page)
    racer.lay(*racer.draw_until(SeenRace.misses))
    expect(page.locator(".race p.line")).to_have_text(NAMED)


def _begun(page: Page) -> None:
    expect(page.locator(".middle .top .numeral")).to_be_visible()

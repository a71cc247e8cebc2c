"""A table of quick-easy: agreeing, playing, talking, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from ..patience import keep_on
from ..team import Player, play_on
from .stage import NAMED

if TYPE_CHECKING:
    from .stage import Stage

REFUSED = {
    "en": "my red one is a seven",
    "de": "meine rote ist eine Sieben",
    "pl": "moja czerwona to siódemka",
}
SAID = {
    "en": "my red one is rather high",
    "de": "meine rote ist eher hoch",
    "pl": "moja czerwona jest raczej wysoka",
}


def team(stage: Stage) -> None:
    """Two people and a bot, from the first word to the last card."""
    ada, ben = stage.guest("Ada"), stage.guest("Bartholomäus")
    path = _dealt(stage, ada, ben)
    stage.see(ada, "quick-easy-agree")
    _agree(ada, ben)
    stage.see(ada, "quick-easy-start-turn")
    stage.see(ben, "quick-easy-start-waiting")
    _talk(stage, ada, ben)
    while not _play_some(ada, ben):
        path = _dealt(stage, ada, ben)
        _agree(ada, ben)
    _middle(stage, path, ada, ben)
    play_on(Player(ada), Player(ben))
    for page, name in ((ada, "host"), (ben, "guest")):
        expect(page.locator("main section h2").first).to_have_text(NAMED)
        stage.see(page, f"quick-easy-over-{name}")
    stage.button(ada, "over.table")
    stage.see(ada, "quick-easy-over-lobby")
    ada.goto(f"/g/{path.rpartition('/')[2]}/1?step=9")
    expect(ada.get_by_role("slider")).to_have_value("9")
    stage.see(ada, "quick-easy-replay")


def _dealt(stage: Stage, ada: Page, ben: Page) -> str:
    """A new table where both have their cards; its path."""
    path = stage.table(ada, "quick-easy", players=3)
    stage.deal(path, ada, ben, bots=("greedy",))
    expect(ben.locator("[data-start='0']")).to_be_visible()
    return path


def _agree(ada: Page, ben: Page) -> None:
    """Both want Ada to start."""
    for page in (ada, ben):
        page.locator("[data-start='0']").click()
    expect(ada.locator(".mine.turn")).to_be_visible()


def _middle(stage: Stage, path: str, ada: Page, ben: Page) -> None:
    """The middle of a game, with a card in hand and something to say."""
    stage.see(ada, "quick-easy-middle-turn")
    stage.see(ben, "quick-easy-middle-waiting")
    ada.locator(".hand button[data-card]").first.click()
    ada.locator("[data-about]").first.click()
    stage.see(ada, "quick-easy-picked-up")
    stage.see(stage.spectator(path), "quick-easy-spectator")
    ada.keyboard.press("Escape")


def _talk(stage: Stage, ada: Page, ben: Page) -> None:
    """One text is refused, another is said."""
    box = ben.get_by_role("textbox")
    box.fill(REFUSED[stage.language])
    box.press("Enter")
    expect(ben.locator("mark")).to_have_text(NAMED)
    stage.see(ben, "quick-easy-refused")
    box.fill(SAID[stage.language])
    box.press("Enter")
    expect(ada.locator(".bubble")).to_contain_text(SAID[stage.language])
    box.blur()  # from here on, keys lay cards
    stage.see(ada, "quick-easy-said")


def _play_some(ada: Page, *others: Page) -> bool:
    """Until cards lie on both rows, Ada is on turn and has laid nothing; not if all is lost."""

    def is_there() -> bool:
        seen = Player(ada).look()
        is_middle = None not in seen.tops and seen.mine and seen.lays and not seen.end
        if not (seen.over or is_middle):
            for page in (ada, *others):
                Player(page).play()
        return seen.over or is_middle

    keep_on(ada, is_there)
    return not Player(ada).look().over


def five(stage: Stage) -> None:
    """As many as can be, in the pro variant, with all cards of the rows in view."""
    ada = stage.guest("Ada")
    options = {"players": 5, "starter": 0, "variant": "pro", "open_rows": True}
    while True:
        path = stage.table(ada, "quick-easy", **options)
        stage.deal(path, ada, bots=("talker", "greedy", "talker", "greedy"))
        expect(ada.locator(".mine.turn")).to_be_visible()
        if _play_some(ada):
            break
    stage.see(ada, "quick-easy-five")

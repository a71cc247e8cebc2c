"""The duel at its table."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from .stage import NAMED

if TYPE_CHECKING:
    from ..duels import Line
    from .stage import Stage

MOVES = 24
KEYS = {"^": "ArrowUp", "v": "ArrowDown"}
"""By the sign of a row."""


def duel(stage: Stage) -> None:
    """From the deal to the end, as both players and a spectator see it."""
    ada, ben = stage.guest("Ada"), stage.guest("Bartholomäus")
    path = _dealt(stage, ada, ben)
    stage.see(ada, "face-to-face-start-turn")
    stage.see(ben, "face-to-face-start-waiting")
    while not _play(stage, path, ada, ben, MOVES):  # some duels end early
        path = _dealt(stage, ada, ben)
    _settled(ada, ben)
    turn, waiting = (ada, ben) if ada.locator(".side.turn .hand").count() else (ben, ada)
    stage.see(turn, "face-to-face-middle-turn")
    stage.see(waiting, "face-to-face-middle-waiting")
    _help(stage, path, turn)
    stage.see(stage.spectator(path), "face-to-face-spectator")
    stage.button(waiting, "table-bar.menu")
    stage.see(waiting, "face-to-face-menu")
    waiting.keyboard.press("Escape")
    _play(stage, path, ada, ben, 1_000)
    for page, name in ((ada, "host"), (ben, "guest")):
        page.reload()
        expect(page.locator("main section h2").first).to_have_text(NAMED)
        stage.see(page, f"face-to-face-over-{name}")


def _dealt(stage: Stage, ada: Page, ben: Page) -> str:
    """A new table where both have their cards; its path."""
    path = stage.table(ada, "face-to-face", starter=0)
    stage.deal(path, ada, ben)
    _settled(ada, ben)
    return path


def _help(stage: Stage, path: str, page: Page) -> None:
    """One card goes to the opponent; the next may not, since only one per turn is allowed."""
    with stage.lines(path, page) as (line,):
        move = _helps(line)[0]
    card = page.locator(f".hand [data-value='{move[:-2]}']")
    card.click()
    stage.see(page, "face-to-face-picked-up")
    page.keyboard.press("h")
    page.keyboard.press(KEYS[move[-2]])
    expect(card).to_have_count(0)
    _settled(page)
    stage.see(page, "face-to-face-helping")
    page.get_by_role("toolbar").get_by_role("button").first.click()
    page.keyboard.press("h")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[popover] li")).to_be_visible()
    stage.see(page, "face-to-face-refused")


def _settled(*pages: Page) -> None:
    for page in pages:
        expect(page.locator(".board[aria-busy=false]")).to_be_visible()


def _play(stage: Stage, path: str, ada: Page, ben: Page, moves: int) -> bool:
    """Make this many moves, and go on until somebody can help; False if the game ends first."""
    with stage.lines(path, ada, ben) as both:
        for number in count():
            newest = max(each.version for each in both)
            for each in both:
                each.catch_up(newest)
            line = both[int(both[0].game["turn"])]
            if line.game["outcome"] or (number >= moves and _helps(line)):
                break
            line.do({"do": "move", "move": _cheapest(line)})
    return not both[0].game["outcome"]


def _helps(line: Line) -> list[str]:
    """The cards that can be laid on the opponent's rows."""
    return [move for move in line.game["legal"] if move.endswith("!")]


def _cheapest(line: Line) -> str:
    """Lay what takes up the least room, and draw as soon as possible."""
    legal: list[str] = line.game["legal"]
    ascending, descending = line.game["tops"][line.game["seat"]]

    def cost(move: str) -> float:
        if not move[0].isdigit():
            return -100
        if move.endswith("!"):
            return 50
        number = int(move[:-1])
        return number - int(ascending) if move[-1] == "^" else int(descending) - number

    return min(legal, key=cost)

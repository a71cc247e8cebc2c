"""The duel at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from .stage import NAMED

if TYPE_CHECKING:
    from ..duels import Line
    from .stage import Stage

MOVES = 24


def duel(stage: Stage) -> None:
    """From the deal to the end, seen by both, and by somebody who looks on."""
    ada, ben = stage.guest("Ada"), stage.guest("Bartholomäus")
    path = stage.table(ada, "face-to-face", starter=0)
    stage.deal(path, ada, ben)
    _settled(ada, ben)
    stage.see(ada, "face-to-face-start-turn")
    stage.see(ben, "face-to-face-start-waiting")
    _play(stage, path, ada, ben, MOVES)
    _settled(ada, ben)
    turn, waiting = (ada, ben) if ada.locator(".side.turn .hand").count() else (ben, ada)
    stage.see(turn, "face-to-face-middle-turn")
    stage.see(waiting, "face-to-face-middle-waiting")
    turn.get_by_role("toolbar").get_by_role("button").nth(1).click()
    stage.see(turn, "face-to-face-picked-up")
    turn.keyboard.press("h")
    turn.keyboard.press("ArrowUp")
    stage.see(turn, "face-to-face-helping")
    stage.see(stage.spectator(path), "face-to-face-spectator")
    stage.button(waiting, "table-bar.menu")
    stage.see(waiting, "face-to-face-menu")
    waiting.keyboard.press("Escape")
    _play(stage, path, ada, ben, 1_000)
    for page, name in ((ada, "host"), (ben, "guest")):
        page.reload()
        expect(page.locator("main section h2").first).to_have_text(NAMED)
        stage.see(page, f"face-to-face-over-{name}")


def _settled(*pages: Page) -> None:
    for page in pages:
        expect(page.locator(".board[aria-busy=false]")).to_be_visible()


def _play(stage: Stage, path: str, ada: Page, ben: Page, moves: int) -> None:
    with stage.lines(path, ada, ben) as both:
        for _ in range(moves):
            newest = max(each.version for each in both)
            for each in both:
                each.catch_up(newest)
            if both[0].game["outcome"]:
                return
            line = both[int(both[0].game["turn"])]
            line.do({"do": "move", "move": _cheapest(line)})


def _cheapest(line: Line) -> str:
    """What takes up least room; drawn as soon as one may."""
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

"""People who race in a browser: they look at the page, do the sum, and lay or draw."""

from __future__ import annotations

from dataclasses import dataclass
from time import time_ns
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

from backtrick.games.seven_ate_nine.cards import STEPS, Card, results
from backtrick.texts import Texts
from tests.patience import wait_until
from tests.server.client import fitting_card

from .duels import as_client, lines
from .patience import keep_on
from .windows import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

    from .people import Company

FEW_LEFT = 5
"""Cards in a stack with which a race is nearly over."""
STEPS_BY_INK = {colour: step for step, colour in STEPS.items()}

# The whole table in one go: what is asked for one by one may have changed in between.
_LOOK = """() => {
  const face = (card) => {
    const ink = [...card.classList].find((name) => name.startsWith("ink-"));
    return ink && [Number(card.querySelector(".numeral").textContent), ink.slice(4)];
  };
  const middle = document.querySelector(".middle .top .card");
  const buttons = [...document.querySelectorAll("li.value button")];
  return {
    middle: middle && face(middle),
    hand: buttons.map((each) => face(each.querySelector(".card"))),
    notes: buttons.map((each) => each.querySelector(".step").textContent),
    counts: buttons.map((each) => (each.matches(".three") ? 3 : each.matches(".two") ? 2 : 1)),
    stack: Number(document.querySelector(".stack .count")?.textContent),
    waits: !!document.querySelector(".race.over, .leaving, .drawn, .middle .count"),
  };
}"""

# In one go: a touch could come down after the game has ended, on whatever is there then.
_TAP = "([selector, place]) => document.querySelectorAll(selector)[place]?.click()"


@dataclass(frozen=True)
class SeenRace:
    """What a racer sees at one moment."""

    middle: Card | None
    hand: tuple[Card, ...]
    """One of each face; the same cards lie on each other."""
    notes: tuple[str, ...]
    counts: tuple[int, ...]
    """How many of each; from three on they are not told apart."""
    stack: int
    waits: bool
    """A card is on its way, all wait for the start, or the game is over."""

    def fitting(self) -> list[int]:
        """The places in the hand of the cards that fit, by the rules' own sum."""
        if self.middle is None:
            return []
        values = results(self.middle, no_wrap=False)
        if sum(self.counts) == 1 and not self.stack:
            return [0]
        return [place for place, card in enumerate(self.hand) if card.value in values]

    def misses(self) -> list[int]:
        """The places of the cards that do not fit."""
        fitting = self.fitting()
        return [place for place in range(len(self.hand)) if place not in fitting]


@dataclass(frozen=True)
class Racer:
    """Somebody at a table."""

    page: Page
    by: Literal["keys", "taps"] = "keys"

    def look(self) -> SeenRace:
        """See the table."""
        found: dict[str, Any] = self.page.evaluate(_LOOK)
        return SeenRace(
            middle=_card(found["middle"]) if found["middle"] else None,
            hand=tuple(map(_card, found["hand"])),
            notes=tuple(found["notes"]),
            counts=tuple(found["counts"]),
            stack=found["stack"],
            waits=found["waits"],
        )

    def play(self) -> None:
        """Lay a card that fits, or draw; wait if neither is possible."""
        seen = self.look()
        if seen.waits:
            return
        if fitting := seen.fitting():
            self.lay(seen, fitting[0])
        elif seen.stack:
            self.draw()

    def draw_until(self, wanted: Callable[[SeenRace], list[int]]) -> tuple[SeenRace, int]:
        """Draw until some card is wanted; what is seen then, and the place of the card."""
        found: list[SeenRace] = []

        def is_there() -> bool:
            seen = self.look()
            if seen.waits:
                return False
            if wanted(seen):
                found.append(seen)
            else:
                self.draw()
            return bool(found)

        keep_on(self.page, is_there)
        return found[0], wanted(found[0])[0]

    def lay(self, seen: SeenRace, place: int) -> None:
        """Lay a card of the hand."""
        if self.by == "keys":
            self.page.keyboard.press(str(seen.hand[place].value % 10))
        else:
            self._tap("li.value button", place)

    def draw(self) -> None:
        """Draw a card."""
        if self.by == "keys":
            self.page.keyboard.press("Space")
        else:
            self._tap(".stack")

    def _tap(self, selector: str, place: int = 0) -> None:
        """Tap at once, as people do: whether it can be used is not asked."""
        self.page.evaluate(_TAP, [selector, place])


def _card(face: list[Any]) -> Card:
    value, ink = face
    return Card(value, STEPS_BY_INK[ink])


def race(*racers: Racer) -> None:
    """Let all play until the game is over."""
    page = racers[0].page

    def is_over() -> bool:
        for racer in racers:
            racer.play()
        return page.locator(".race.over").count() > 0

    keep_on(page, is_over)


def advance(server: ServerProcess, left: int, *pages: Page) -> None:
    """Let the same guests play without their browsers, until their stacks are small.

    Meanwhile their pages are elsewhere: showing each card would take longer than all the rest.
    """
    guests, table = [as_client(server, page) for page in pages], pages[0].url
    with lines(server, guests, table.rpartition("/")[2]) as players:
        for page in pages:
            page.goto(NOWHERE)
        wait_until(lambda: time_ns() > 1_000_000 * players[0].game["opens"])
        while any(line.game["stack_sizes"][seat] > left for seat, line in enumerate(players)):
            for seat, line in enumerate(players):
                line.catch_up(max(each.version for each in players))
                if line.game["stack_sizes"][seat] > left:
                    line.do(_next_move(line.game))
        for page in pages:
            page.goto(table)
            expect(page.locator(".middle .top .numeral")).to_be_visible()


def _next_move(game: dict[str, Any]) -> dict[str, Any]:
    """Lay a card that fits; else draw."""
    card = fitting_card(game)
    if card is None:
        return {"do": "move", "move": "draw"}
    return {"do": "move", "move": card, "seen": game["turned"]}


def race_on(left: int, *racers: Racer) -> None:
    """Let all play until the first one's stack is no larger, and no card is on its way."""

    def is_there() -> bool:
        seen = racers[0].look()
        if seen.stack > left or seen.middle is None:
            for racer in racers:
                racer.play()
            return False
        return not seen.waits

    keep_on(racers[0].page, is_there)


def come_in(page: Page, name: str) -> None:
    """Be a guest of that name, without the page that asks for it."""
    page.request.post("/api/guests", data={"name": name}).dispose()


def open_table(page: Page, **options: object) -> str:
    """Open a table for the race; the path of its page."""
    body = {"game": "seven-ate-nine", "options": options}
    return f"/t/{page.request.post('/api/tables', data=body).json()['table']}"


def sit_down(person: Company, path: str, name: str, language: str, **look: Any) -> Page:
    """Somebody new, who takes the free seat of a table."""
    page = person(None, language=language, **look)
    come_in(page, name)
    page.goto(path)
    page.get_by_role("button", name=Texts(language)("seats.sit-where", number=2)).click()
    return page


def deal(page: Page, language: str = "en") -> None:
    """Have the host deal the cards; the board is there."""
    page.get_by_role("button", name=Texts(language)("start-game.go")).click()
    expect(page.locator(".race")).to_be_visible()

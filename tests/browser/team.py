"""A team at a table of quick-easy in the browser, which meets and plays by keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from backtrick.games.quick_easy import QUICK_EASY, Card
from backtrick.games.quick_easy.cards import fits
from backtrick.games.rows import ROWS, Row
from backtrick.texts import Texts

from .patience import keep_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .people import Company

KEYS = {Row.ASCENDING: "ArrowUp", Row.DESCENDING: "ArrowDown"}

# The whole table in one go: separate queries could see different moments.
_LOOK = """() => {
  const cards = (within) =>
    [...document.querySelectorAll(`${within} [data-card]:not([inert])`)].map((e) => e.dataset.card);
  return {
    hand: cards(".hand"),
    tops: ["^", "v"].map((row) => cards(`[data-row="${row}"]`)[0] ?? null),
    mine: !!document.querySelector(".mine.turn"),
    end: !!document.querySelector(".mine .actions button:first-child:enabled"),
    lays: !!document.querySelector(".hand .card.lifted"),
    over: !!document.querySelector(".board.over"),
  };
}"""


@dataclass(frozen=True)
class SeenTeam:
    """What a player sees at one moment."""

    hand: list[str]
    tops: list[str | None]
    mine: bool
    end: bool
    lays: bool
    over: bool

    def best(self) -> tuple[int, Row] | None:
        """The place in the hand and the row of the card that takes up the least room."""
        return min(found)[1:] if (found := self._fitting()) else None

    def worst(self) -> tuple[int, Row] | None:
        """The same for the card that takes up the most room, which ends a game soon."""
        return max(found)[1:] if (found := self._fitting()) else None

    def _fitting(self) -> list[tuple[int, int, Row]]:
        """The cards that fit: how much room each takes, its place in the hand, and its row."""
        return [
            (_cost(card, row, top), place, row)
            for place, card in enumerate(map(_card, self.hand))
            for row, top in zip(ROWS, map(_card, self.tops), strict=True)
            if card and fits(card, row, top)
        ]


def _card(text: str | None) -> Card | None:
    return QUICK_EASY.parse_deck(text)[0] if text else None


def _cost(card: Card, row: Row, top: Card | None) -> int:
    start = (0 if row is Row.ASCENDING else 11) if top is None else top.number
    return card.number - start if row is Row.ASCENDING else start - card.number


@dataclass(frozen=True)
class Player:
    """Somebody at a table."""

    page: Page
    wastes: bool = False
    """Whether they play badly, so that the game ends soon."""

    def look(self) -> SeenTeam:
        """See the table."""
        return SeenTeam(**self.page.evaluate(_LOOK))

    def play(self) -> SeenTeam:
        """Lay a card if none is laid yet, else draw; do nothing out of turn."""
        seen = self.look()
        if seen.mine and seen.end:
            self.page.keyboard.press("e")
        elif seen.mine and seen.lays and (lay := seen.worst() if self.wastes else seen.best()):
            self.lay(*lay)
        return seen

    def lay(self, place: int, row: Row) -> None:
        """Pick up a card by its place in the hand, and lay it."""
        self.page.keyboard.press(str(place + 1))
        self.page.keyboard.press(KEYS[row])


def play_on(*players: Player) -> None:
    """Play until the game is over."""
    keep_on(players[0].page, lambda: any(player.play().over for player in players))


def host(
    person: Company,
    name: str,
    *,
    settings: Any = None,
    look: dict[str, Any] | None = None,
    **options: Any,
) -> Page:
    """A new host at a new table."""
    page = person(None, **(look or {}))
    page.request.post("/api/guests", data={"name": name}).dispose()
    body = {"game": "quick-easy", "options": options, "settings": settings or {}}
    page.goto(f"/t/{page.request.post('/api/tables', data=body).json()['table']}")
    return page


def join(person: Company, host: Page, name: str, seat: int, **look: Any) -> Page:
    """A new person in a seat at the host's table."""
    page = person(None, **look)
    page.request.post("/api/guests", data={"name": name}).dispose()
    page.goto(host.url)
    words = Texts(look.get("language", "en"))
    page.get_by_role("button", name=words("seats.sit-where", number=seat + 1)).click()
    return page


def invite(host: Page, bot: str, seat: int, language: str = "en") -> None:
    """Let the host put a bot in a seat."""
    words = Texts(language)
    host.get_by_role("button", name=words("seats.add-where", number=seat + 1)).click()
    host.get_by_role("dialog").get_by_role("button", name=words(f"bot-names.{bot}")).click()


def deal(host: Page, language: str = "en") -> None:
    """Let the host deal, and wait for the board."""
    host.get_by_role("button", name=Texts(language)("start-game.go")).click()
    expect(host.locator(".board")).to_be_visible()

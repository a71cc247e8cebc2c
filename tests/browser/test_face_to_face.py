"""The duel at its table: two people play it to the end, each in a different way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from backtrick.texts import Texts
from tests.thorough import first_of

from .duels import seated, with_a_bot
from .people import DESKTOP, PHONE, THEMES, Company, Theme, barriers, drag, overflow

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.server_process import ServerProcess

EN, DE, PL = map(Texts, ("en", "de", "pl"))
MOST_TURNS = 80
SOME_MOVES = 158
"""Of the 170 in a duel in which both always make the last move there is."""
IS_LEFT_ALONE = """(card, altKey) => {
  const options = { key: "ArrowLeft", altKey, bubbles: true, cancelable: true };
  return card.dispatchEvent(new KeyboardEvent("keydown", options));
}"""


def board(page: Page) -> Locator:
    """The table; it says when it waits for the server."""
    return page.locator(".board[aria-busy=false]")


def held(page: Page) -> list[str]:
    """My cards, in their order."""
    buttons = page.get_by_role("toolbar").get_by_role("button").all()
    return [str(button.get_attribute("data-value")) for button in buttons]


def offered(page: Page) -> Locator:
    """The rows that take the picked card."""
    return page.locator(".target[aria-disabled=false]")


def is_on_turn(page: Page) -> bool:
    """Whether it is my turn in a running game."""
    board(page).wait_for()
    return page.locator(".side.turn .hand").count() == 1


def is_over(page: Page) -> bool:
    """Whether the game is over."""
    board(page).wait_for()
    return page.locator(".board .hand").count() == 0


def draw_button(page: Page) -> Locator:
    """The button that ends the turn."""
    return page.locator("button.end")


def play_turn_by_keys(page: Page) -> None:
    """Lay the first cards that fit, by keyboard only, until the turn can end; then end it."""
    page.get_by_role("toolbar").get_by_role("button").and_(page.locator("[tabindex='0']")).focus()
    while draw_button(page).is_disabled():
        lay_by_keys(page)
        if is_over(page):
            return
    page.keyboard.press("e")


def lay_by_keys(page: Page) -> None:
    """Go from card to card until one fits, and lay it."""
    cards = held(page)
    page.keyboard.press("Home")
    for card in cards:
        expect(page.locator(f"[data-value='{card}']")).to_be_focused()
        page.keyboard.press("Enter")
        if offered(page).count():
            press_row(page)
            expect(page.locator(f".hand [data-value='{card}']")).to_have_count(0)
            return
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    raise AssertionError("no card fits, and the turn goes on")


def press_row(page: Page) -> None:
    """Press the key that lays a card on the last row that takes it; with shift, as a help."""
    row = page.locator("[data-row]:has(.offered)").last
    name = str(row.get_attribute("data-row"))
    shift = "Shift+" if row.locator(".offered.help").count() else ""
    page.keyboard.press(f"{shift}Arrow{'Up' if name.endswith('up') else 'Down'}")


def play_turn_by_taps(page: Page) -> None:
    """The same by touch, helping if possible, since that draws more."""
    while draw_button(page).is_disabled():
        for card in held(page):
            page.locator(f"[data-value='{card}']").tap()
            if offered(page).count():
                offered(page).first.tap()
                break
            page.locator(f"[data-value='{card}']").tap()
        if is_over(page):
            return
    draw_button(page).tap()


def test_two_people_finish_a_duel(
    server: ServerProcess, person: Company, *, is_thorough: bool
) -> None:
    """One plays in Polish by keyboard alone, the other taps on a phone; both see how it ended."""
    ola, ben = person(None, language="pl"), person(None, screen=PHONE)
    seated(server, ola, ben, ("Ola", "Ben"), moves=SOME_MOVES)
    assert not is_over(ola)
    for _ in range(MOST_TURNS):
        if is_over(ola):
            break
        if is_on_turn(ola):
            play_turn_by_keys(ola)
        elif is_on_turn(ben):
            play_turn_by_taps(ben)
    for page, words, other in ((ola, PL, "Ben"), (ben, EN, "Ola")):
        expect(page.get_by_text(words("duel-now.over"))).to_be_visible()
        expect(page.get_by_text(words("duel.won"), exact=True)).to_have_count(1)
        # Both hands are open now.
        expect(page.get_by_role("list", name=words("duel.hand-of", name=other))).to_be_visible()
        assert overflow(page) <= 0
        if is_thorough or page is ben:
            assert barriers(page) == []


@pytest.mark.parametrize("theme", first_of(THEMES))
def test_a_duel_is_accessible(server: ServerProcess, person: Company, theme: Theme) -> None:
    """Axe finds nothing while cards are picked up and laid, nor for a spectator.

    Of a player, the heading says the name and the colour: the button with the picture is no part.
    """
    ada, ben = person(None, language="de", theme=theme), person(None, screen=PHONE, theme=theme)
    table = seated(server, ada, ben, ("Ada", "Ben"))
    guest = person(None, theme=theme)
    guest.request.post("/api/guests", data={"name": "Eve"})
    guest.goto(f"/t/{table}")
    expect(board(guest)).to_be_visible()
    heading = ada.get_by_role("heading", name=f"Ben {DE('ink.silver')}", exact=True)
    expect(heading).to_be_visible()
    ada.locator(f"[data-value='{held(ada)[2]}']").click()
    expect(offered(ada).first).to_be_visible()
    for page in (ada, ben, guest):
        assert barriers(page) == []
    offered(ada).first.click()
    expect(board(ada)).to_be_visible()
    ada.get_by_role("button", name=DE("duel-do.keys")).click()
    assert barriers(ada) == []


def laid_up(page: Page, card: str) -> Locator:
    """The card on top of my own ascending row."""
    name = Texts(page.evaluate("document.documentElement.lang"))("duel-rows.mine-up")
    return page.get_by_role("group", name=name).get_by_role("img", name=card)


def test_a_card_is_laid_and_taken_back(server: ServerProcess, person: Company) -> None:
    """By keyboard, and it is announced; the other player sees only that a card is considered.

    The turn is announced to both, whenever they join the table.
    """
    ada, ben = person(None), person(None, language="de")
    seated(server, ada, ben, ("Ada", "Ben"))
    expect(board(ada)).to_be_visible()
    cards = held(ada)
    turn = EN("duel-mine.turn", cards=", ".join(cards))
    expect(ada.locator("[aria-live=assertive]")).to_contain_text(turn)
    expect(ben.get_by_role("log")).to_contain_text(DE("duel-theirs.turn", name="Ada"))
    ada.reload()
    expect(ada.locator("[aria-live=assertive]")).to_contain_text(turn)
    expect(board(ada)).to_be_visible()
    ada.locator(f"[data-value='{cards[0]}']").focus()
    ada.keyboard.press("ArrowUp")
    expect(laid_up(ada, f"gold {cards[0]}")).to_be_visible()
    expect(ada.get_by_role("log")).to_contain_text(EN("duel-mine.up", card=cards[0]))
    expect(ben.get_by_title(DE("considering.theirs"))).to_be_visible()
    expect(ada.locator(f"[data-value='{cards[1]}']")).to_be_focused()
    expect(board(ada)).to_be_visible()
    ada.keyboard.press("z")
    expect(ada.locator(f"[data-value='{cards[0]}']")).to_be_visible()
    assert held(ada) == cards
    expect(ada.get_by_role("log")).to_contain_text(EN("duel-mine.back"))
    expect(ben.get_by_title(DE("considering.theirs"))).to_have_count(0)
    log = ben.get_by_role("log")
    expect(log).not_to_contain_text(DE("duel-theirs.up", name="Ada", card=cards[0]))


def test_a_card_is_dragged_to_its_row(person: Company) -> None:
    """With animations on; dropped outside the rows, it goes back."""
    ada = person(None, calm=False)
    with_a_bot(ada, "Ada")
    card, *others = held(ada)
    held_card = ada.locator(f"[data-value='{card}']")
    drag(ada, held_card, ada.locator(".now"))
    assert held(ada) == [card, *others]
    mine = ada.get_by_role("group", name=EN("duel-rows.mine-up"))
    drag(ada, held_card, mine)
    expect(laid_up(ada, f"gold {card}")).to_be_visible()
    assert held(ada) == others


def test_people_talk_at_a_duel(server: ServerProcess, person: Company) -> None:
    """A message pops up for the other, and stays in the log behind a button."""
    ada, ben = person(None), person(None, language="de", screen=PHONE)
    seated(server, ada, ben, ("Ada", "Ben"))
    ada.get_by_role("button", name=EN("talk-panel.title")).click()
    ada.get_by_role("textbox").fill("My 27 is the best!")
    ada.get_by_role("textbox").press("Enter")
    expect(ada.get_by_role("region", name=EN("talk-panel.log"))).to_contain_text("My 27")
    expect(ben.get_by_text("Ada: My 27 is the best!").first).to_be_visible()
    button = ben.get_by_role("button", name=DE("talk-panel.title"))
    expect(button).to_contain_text(DE("talk-panel.new"))
    button.click()
    expect(button).not_to_contain_text(DE("talk-panel.new"))
    expect(ben.get_by_role("region", name=DE("talk-panel.log"))).to_contain_text("My 27")
    assert barriers(ben) == []
    assert overflow(ben) <= 0


def test_a_card_that_does_not_fit_is_explained(person: Company) -> None:
    """A help on a bare row card is refused: the card stays, and the table says why.

    Keys of the browser stay with it: Alt and an arrow go back a page, even from a card.
    """
    ada = person(None)
    with_a_bot(ada, "Ada")
    card = ada.get_by_role("toolbar").get_by_role("button").first
    assert [card.evaluate(IS_LEFT_ALONE, alt) for alt in (True, False)] == [True, False]
    cards = held(ada)
    ada.locator(f"[data-value='{cards[0]}']").focus()
    ada.keyboard.press("h")
    helping = EN("duel-now.helping", name=EN("bot-names.random"))
    expect(ada.get_by_text(helping).first).to_be_visible()
    ada.keyboard.press("ArrowUp")
    expect(ada.get_by_role("listitem").filter(has_text=EN("move-does-not-help"))).to_be_visible()
    assert held(ada) == cards


@pytest.mark.parametrize(
    "keys", first_of([(), ("Shift+ArrowUp",), ("h", "ArrowUp")]), ids=["tap", "shift", "h"]
)
def test_a_help_is_shown_as_a_help(
    server: ServerProcess, person: Company, keys: tuple[str, ...]
) -> None:
    """Before the turn ends, both see the help, and that the hand will be refilled."""
    ada, ben = person(None), person(None, language="de", screen=DESKTOP if keys else PHONE)
    seated(server, ada, ben, ("Ada", "Ben"))
    while int(held(ben)[0]) >= int(held(ada)[-1]):  # as good as never
        seated(server, ada, ben, ("Ada", "Ben"))
    expect(board(ada)).to_be_visible()
    # The two highest on the ascending row, so that Ben can improve it.
    for card in held(ada)[-2:]:
        ada.locator(f"[data-value='{card}']").focus()
        ada.keyboard.press("ArrowUp")
        expect(board(ada)).to_be_visible()
    ada.keyboard.press("e")
    expect(ben.locator(".side.turn .hand")).to_be_visible()
    card = held(ben)[0]
    ben.locator(f"[data-value='{card}']").click()
    help_her = ben.get_by_role("button", name=DE("duel-lay.theirs-up", name="Ada", card=card))
    expect(help_her).to_contain_text(DE("duel-lay.help"))
    for key in keys:
        ben.keyboard.press(key)
    if not keys:
        help_her.tap()
    expect(ben.get_by_text(DE("duel-draws.mine", count=1))).to_be_visible()
    ben.locator(f"[data-value='{held(ben)[0]}']").focus()
    ben.keyboard.press("ArrowUp")  # now the help is laid, and this card considered
    expect(ada.get_by_text(EN("duel-draws.theirs", name="Ben", count=1))).to_be_visible()
    mine = ada.get_by_role("group", name=EN("duel-rows.mine-up"))
    expect(mine.get_by_role("img", name=f"silver {card}")).to_be_visible()
    expect(mine).to_contain_text(EN("duel-rows.helped", name="Ben"))

"""Keys and drags do what was meant, however long they last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts

from .duels import seated
from .racers import Racer, come_in, open_table, sit_down
from .racers import deal as deal_race
from .team import KEYS, Player, deal, host, join

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.server.server_process import ServerProcess

    from .people import Company

ENGLISH = Texts("en")
# Kept from the start, since the page forgets old announcements.
LISTEN = """() => {
  window.heard = [];
  const whole = "[aria-atomic=true], :is([role=alert], [role=status]):not([aria-atomic=false])";
  const hear = (changes) => {
    for (const { addedNodes, target } of changes) {
      const read = (each) => (target.matches(whole) ? target : each).textContent;
      heard.push(...[...addedNodes].map(read));
    }
  };
  for (const each of document.querySelectorAll("#page > [aria-live]")) {
    new MutationObserver(hear).observe(each, { childList: true });
  }
}"""


def team(person: Company) -> tuple[Page, Page]:
    """Two people whose game has begun; Ada is on turn."""
    ada = host(person, "Ada", players=2, starter=0)
    ben = join(person, ada, "Ben", 1)
    deal(ada)
    expect(ada.locator(".mine.turn")).to_be_visible()
    expect(ben.locator(".board")).to_be_visible()
    return ada, ben


def at_once(page: Page) -> Locator:
    """The urgent announcements: here, that it is my turn."""
    return page.locator("#page > [aria-live=assertive] p")


def take_back(page: Page) -> Locator:
    """The button that takes a card back, enabled once the server has confirmed a lay."""
    return page.get_by_role("button", name=ENGLISH("quick-easy-table.take-back"))


def lay_best(page: Page) -> None:
    """Lay a fitting card by keyboard, and wait until the server has confirmed it."""
    best = Player(page).look().best() or pytest.fail("nothing fits at the start")
    Player(page).lay(*best)
    expect(take_back(page)).to_be_enabled()


def test_a_lay_is_read_out_once(person: Company) -> None:
    """To both; the turn is announced when it begins, not with each card."""
    ada, ben = team(person)
    turn_of = [ENGLISH("quick-easy-said.turn", name=name) for name in ("Ada", "Ben")]
    expect(at_once(ada)).to_have_count(1)
    expect(ben.get_by_role("log").locator("p").last).to_have_text(turn_of[0])
    for page in (ada, ben):
        page.evaluate(LISTEN)
    for page, others, turns in ((ada, turn_of[1], at_once(ben)), (ben, turn_of[0], at_once(ada))):
        before = turns.count()
        lay_best(page)
        page.keyboard.press("e")
        expect(page.get_by_role("log").locator("p").last).to_have_text(others)
        expect(turns).to_have_count(before + 1)
    heard: list[list[str]] = [page.evaluate("heard") for page in (ada, ben)]
    mine, theirs = ["lay", "draw.", "is"], ["lays", "draws.", "turn."]
    assert [each.split()[1] for each in heard[0]] == mine + theirs
    assert [each.split()[1] for each in heard[1]] == theirs + mine
    assert heard[0][-1].count("Your turn") == 1  # without repeating earlier announcements


def test_a_held_key_lays_one_card(person: Company) -> None:
    """Although the focus moves on to the next card."""
    ada, _ = team(person)
    place, row = Player(ada).look().best() or pytest.fail("nothing fits at the start")
    ada.keyboard.press(str(place + 1))
    for _ in range(3):
        ada.keyboard.down(KEYS[row])
    expect(ada.locator(".hand button[data-card]")).to_have_count(1)
    ada.keyboard.up(KEYS[row])
    expect(take_back(ada)).to_be_enabled()
    ada.keyboard.press("z")
    expect(ada.locator(".hand button[data-card]")).to_have_count(2)


def test_keys_in_a_dialog_do_not_reach_the_table(server: ServerProcess, person: Company) -> None:
    """Pressing the key for drawing in the list of keys does not draw."""
    ada, ben = person(None), person(None)
    seated(server, ada, ben, ("Ada", "Ben"))
    hand = ada.get_by_role("toolbar").get_by_role("button")
    for row in ("ArrowUp", "ArrowDown"):
        hand.first.focus()
        ada.keyboard.press(row)
    end = ada.locator("button.end")
    expect(end).to_be_enabled()
    ada.get_by_role("button", name=ENGLISH("duel-do.keys")).click()
    ada.keyboard.press("e")
    ada.keyboard.press("z")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_be_hidden()
    expect(hand).to_have_count(4)
    end.focus()
    ada.keyboard.press("e")
    expect(ben.locator(".side.turn .hand")).to_be_visible()


def test_the_focus_stays_at_the_seat(person: Company) -> None:
    """If the pressed button goes away, the next one gets the focus, or the whole list."""
    ada = host(person, "Ada", players=2)
    add = ada.get_by_role("button", name=ENGLISH("seats.add-where", number=2))
    add.press("Enter")
    name = ENGLISH("bot-names.greedy")
    ada.get_by_role("dialog").get_by_role("button", name=name).press("Enter")
    remove = ada.get_by_role("button", name=ENGLISH("seats.remove-who", name=name))
    expect(remove).to_be_focused()
    ada.keyboard.press("Enter")
    expect(add).to_be_focused()
    ada.get_by_role("button", name=ENGLISH("seats.stand")).press("Enter")
    expect(ada.get_by_role("button", name=ENGLISH("seats.sit-where", number=1))).to_be_visible()
    expect(ada.locator(".people ul:focus, .people ul :focus")).to_have_count(1)


def begin_to_drag(page: Page, card: Locator) -> None:
    """Drag a card a little."""
    card.hover()
    page.mouse.down()
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    expect(page.locator("[data-dragged]")).to_be_visible()


@pytest.mark.thorough
def test_a_drag_continues_whatever_others_do(person: Company) -> None:
    """In a race something always happens: the dragged card stays with the pointer."""
    ada = person(None, calm=False)
    come_in(ada, "Ada")
    path = open_table(ada, own_pace=True, children=[0])
    ada.goto(path)
    ben = sit_down(person, path, "Ben", "en")
    deal_race(ada)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    Racer(ada).draw()
    card = ada.locator("li.value button")
    expect(card).to_have_count(1)
    value = Racer(ada).look().hand[0].value
    begin_to_drag(ada, card)
    before = ada.locator(".standings .unseen").nth(1).inner_text()
    Racer(ben).draw()
    expect(ada.locator(".standings .unseen").nth(1)).not_to_have_text(before)
    Racer(ada).draw()
    expect(ada.locator(".drawn")).to_have_count(0)
    row = ada.locator("[data-row=row]").bounding_box()
    assert row
    ada.mouse.move(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2, steps=4)
    ada.mouse.up()
    expect(ada.locator(".row .numeral")).to_have_text(str(value))

"""The race in the browser: two people, a solo player, and what becomes of cards."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games.seven_ate_nine.cards import results
from backtrick.texts import Texts
from tests.thorough import first_of

from .patience import keep_on
from .people import PHONE, THEMES, Company, Theme, barriers, drag, overflow
from .racers import (
    FEW_LEFT,
    Racer,
    SeenRace,
    advance,
    come_in,
    deal,
    open_table,
    race,
    sit_down,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.server_process import ServerProcess

ENGLISH = Texts("en")
SPOKEN = """
  window.spoken = [];
  speechSynthesis.speak = ({ text, lang }) => window.spoken.push([text, lang.slice(0, 2)]);
  speechSynthesis.getVoices = () => [];
"""
# Whether something is on the page right after a key press and its microtasks.
PRESSED = """async ([code, selector]) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  await Promise.resolve();
  return document.querySelector(selector) !== null;
}"""


def alone(
    person: Company, *, language: str = "en", theme: Theme = "light", **options: object
) -> Page:
    """A solo player, once the countdown is over."""
    page = person(None, language=language, theme=theme)
    come_in(page, "Ida")
    page.goto(open_table(page, players=1, **options))
    deal(page, language)
    expect(page.locator(".middle .top .numeral")).to_be_visible()
    return page


def test_two_people_race_to_the_end(
    server: ServerProcess, person: Company, *, is_thorough: bool
) -> None:
    """One by keyboard on a German desktop, one by touch on a phone: one of them wins."""
    ada = person(None, language="de", own=True)
    come_in(ada, "Ada")
    path = open_table(ada)
    ada.clock.set_fixed_time(datetime.now(UTC))  # the countdown goes on when we have seen it
    ada.goto(path)
    ben = sit_down(person, path, "Ben", "en", screen=PHONE)
    deal(ada, "de")
    expect(ada.locator(".race p.line")).to_have_text(Texts("de")("race-pause.ready"))
    expect(ada.locator(".middle .count")).to_have_text(re.compile(r"^\d+$"))
    ada.clock.set_system_time(datetime.now(UTC))
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    advance(server, FEW_LEFT, ada, ben)
    ben.locator(".stack").tap()
    expect(ben.locator(".stack .count")).to_have_text(str(FEW_LEFT - 1))
    race(Racer(ada), Racer(ben, "taps"))
    counts = [int(text) for text in ada.locator(".standings .count").all_inner_texts()]
    assert min(counts) == 0
    winner = ["Ada", "Ben"][counts.index(0)]
    expect(ben.get_by_role("heading", level=2).first).to_contain_text(
        re.compile(f"{winner}|You") if winner == "Ben" else winner
    )
    for page in (ada, ben):
        expect(page.locator("dt [data-emblem]")).to_have_count(2)
        assert overflow(page) <= 0
        if is_thorough or page is ben:
            assert barriers(page) == []


@pytest.mark.thorough
def test_alone_against_the_clock(server: ServerProcess, person: Company) -> None:
    """The stopwatch runs, all cards are laid, and the time, the only one yet, is shown once."""
    page = alone(person, language="pl", theme="dark")
    watch = page.get_by_role("timer")
    expect(watch).to_have_text(re.compile(r"(?!0:00,0)\d+:\d\d,\d"))
    advance(server, FEW_LEFT, page)
    race(Racer(page))
    polish = Texts("pl")
    expect(page.locator(".solo .rank")).to_have_text(polish("race-solo.rank", rank=1))
    time = page.locator(".ending dd").first.inner_text()
    expect(page.locator("main").get_by_text(time)).to_have_count(1)
    assert barriers(page) == []
    taken = page.request.get("/api/best-times?game=seven-ate-nine").json()["times"]
    assert len(taken) == 1
    page.get_by_role("link", name=polish("over.replay")).click()
    page.get_by_role("button", name=polish("replay-page.last")).click()
    expect(watch).to_have_text(time)


def test_keys_are_answered_at_once(person: Company) -> None:
    """A card leaves the hand or the stack before the next frame, without waiting for the server.

    A value without such a card gives a notice, which is not a miss. The card in the middle is read
    out at once and briefly, my hand after I have drawn.
    """
    page = alone(person)
    racer = Racer(page)
    middle = racer.look().middle or pytest.fail("the race has not begun")
    heard = ENGLISH("race-heard.middle", value=middle.value, step=middle.step)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(heard)
    page.keyboard.press("0")
    expect(page.locator(".race p.line")).to_have_text(ENGLISH("race-note.not-held", value="10"))
    expect(page.get_by_role("img", name=ENGLISH("race.pause"))).to_have_count(0)
    assert page.evaluate(PRESSED, ["Space", ".drawn"])
    expect(page.locator("li.value button")).to_have_count(1)
    value = racer.look().hand[0].value
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"Hand: \d+"))
    assert page.evaluate(PRESSED, [f"Digit{value % 10}", ".leaving"])


def test_a_miss_is_shown_and_costs_a_moment(person: Company) -> None:
    """A card that does not fit comes back; lines show what would, and how long one has to wait."""
    page = alone(person, miss_penalty=10)
    racer = Racer(page)
    seen, miss = racer.draw_until(SeenRace.misses)
    middle = seen.middle or pytest.fail("the race has not begun")
    racer.lay(seen, miss)
    words = ENGLISH(
        "race-note.miss-middle",
        value=seen.hand[miss].value,
        top=middle.value,
        step=middle.step,
        fitting=" or ".join(map(str, sorted(results(middle, no_wrap=False)))),
    )
    expect(page.locator(".race p.line")).to_have_text(words)
    expect(page.get_by_role("img", name=ENGLISH("race.pause"))).to_be_visible()
    assert racer.look().hand == seen.hand

    def is_barred() -> bool:  # on a busy machine, the moment may be over: then it is a miss again
        racer.lay(seen, miss)
        return page.locator(".race p.line").inner_text() == ENGLISH("move-barred")

    keep_on(page, is_barred)
    expect(page.get_by_role("img", name=ENGLISH("race.pause"))).to_have_count(0)


def _three_colours(seen: SeenRace) -> list[int]:
    """All places, once the hand has a card of each colour."""
    steps = {card.step for card in seen.hand}
    return [*range(len(seen.hand))] if len(steps) == 3 else []


@pytest.mark.parametrize("theme", first_of(reversed(THEMES)))
def test_what_cards_tell(person: Company, theme: Theme) -> None:
    """Every card in the hand has the step of its colour, and axe finds nothing, light or dark.

    What fits is hidden by default; a switch shows it, and the browser remembers that.
    """
    page = alone(person, theme=theme)
    seen, _ = Racer(page).draw_until(_three_colours)
    assert list(seen.notes) == [f"±{card.step}" for card in seen.hand]
    assert barriers(page) == []
    fitting = page.locator(".middle .results")
    expect(fitting).to_have_count(0)
    page.get_by_role("button", name=ENGLISH("race-switch.results")).click()
    expect(fitting).to_have_text(re.compile(r"^\d+ or \d+$"))
    page.reload()
    expect(fitting).to_have_text(re.compile(r"^\d+ or \d+$"))


def test_values_are_spoken_on_request(person: Company) -> None:
    """Each card laid is spoken in the listener's language; by default, none is."""
    page = person(None, language="de", own=True)
    page.add_init_script(SPOKEN)
    come_in(page, "Ida")
    page.goto(open_table(page, players=1))
    deal(page, "de")
    page.get_by_role("button", name=Texts("de")("race-switch.voice")).click()
    racer = Racer(page)
    seen, place = racer.draw_until(SeenRace.fitting)
    racer.lay(seen, place)
    expect(page.locator(".middle .top .numeral")).to_have_text(str(seen.hand[place].value))
    assert page.evaluate("window.spoken") == [[str(seen.hand[place].value), "de"]]


def test_a_child_lays_on_its_own_row(person: Company) -> None:
    """A tap on the row aims there, and Shift with a value aims at the other place."""
    ada = person(None)
    come_in(ada, "Ada")
    path = open_table(ada, own_pace=True, children=[0])
    ada.goto(path)
    ben = sit_down(person, path, "Ben", "en")
    deal(ada)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    racer = Racer(ada)
    racer.draw()
    expect(ada.locator("li.value button")).to_have_count(1)
    value = racer.look().hand[0].value
    ada.keyboard.press(f"Shift+Digit{value % 10}")
    expect(ada.locator(".row .numeral")).to_have_text(str(value))
    expect(ben.locator(".standings .row")).to_have_text(str(value))
    row = ada.get_by_role("button", name=ENGLISH("race.my-row"))
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    # A click on the middle aims there, and Space still draws.
    middle = ada.get_by_role("button", name=ENGLISH("race.middle"))
    middle.click()
    expect(middle).to_have_attribute("aria-pressed", "true")
    ada.keyboard.press("Space")
    expect(ada.locator("li.value button")).to_have_count(1)
    assert barriers(ada) == []
    assert barriers(ben) == []


@pytest.mark.thorough
def test_nobody_is_asked_to_lay_while_a_bot_does(person: Company) -> None:
    """No hints, and a disabled stack, until the person takes over again."""
    ada = person(None)
    come_in(ada, "Ada")
    path = open_table(ada)
    ada.goto(path)
    sit_down(person, path, "Ben", "en")
    deal(ada)
    hint = ada.locator(".race p.line")
    expect(hint).to_contain_text(ENGLISH("race.by-keys"))
    for name in ("table-bar.menu", "table-bar.leave"):
        ada.get_by_role("button", name=ENGLISH(name)).click()
    expect(hint).to_have_text("")
    expect(ada.locator(".stack")).to_have_attribute("aria-disabled", "true")
    ada.get_by_role("button", name=ENGLISH("amiss.take-over")).click()
    expect(hint).to_contain_text(ENGLISH("race.by-keys"))


@pytest.mark.thorough
def test_a_card_is_dragged_to_its_place(person: Company) -> None:
    """To a child's own row, past the middle: any card can start it."""
    ada = person(None, calm=False)
    come_in(ada, "Ada")
    path = open_table(ada, own_pace=True, children=[0])
    ada.goto(path)
    sit_down(person, path, "Ben", "en")
    deal(ada)
    expect(ada.locator(".middle .top .numeral")).to_be_visible()
    racer = Racer(ada)
    racer.draw()
    card = ada.locator("li.value button")
    expect(card).to_have_count(1)
    value = racer.look().hand[0].value
    drag(ada, card, ada.locator("[data-row=row]"))
    expect(ada.locator(".row .numeral")).to_have_text(str(value))
    expect(card).to_have_count(0)

"""Learning a game in the browser: illustrated rules and the guided first game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from backtrick.games import GAMES
from backtrick.texts import Texts, languages
from tests.thorough import first_of, one_pair

from .learner import Learner
from .people import DESKTOP, PHONE, Company, Theme, barriers, overflow, rests

if TYPE_CHECKING:
    from playwright.sync_api import Page

AT_A_TABLE = re.compile(r"/t/[\w-]{22}$")
STEPS = 6
LOW = (320, 400)
"""A screen on which the hand is below the fold."""
# Through the lesson of the race; one step is only to watch.
KEYS = ["Space", "Space", "7", "", "Space", "2", "9", "2", "Space", "9"]
# By how many pixels a card sticks out of the ring around what a lesson points at.
OUT_OF_RING = """() => [...document.querySelectorAll("button[data-pointed]")].flatMap((button) => {
  const card = button.querySelector("span.card")?.getBoundingClientRect();
  if (!card) return [];
  const { inset, translate } = getComputedStyle(button, "::after");
  const [around, box] = [Number.parseFloat(inset), button.getBoundingClientRect()];
  const [x = 0, y = 0] = translate.split(" ").map((each) => Number.parseFloat(each) || 0);
  const sides = [box.left + x - card.left, box.top + y - card.top, card.right - box.right - x];
  return Math.max(...sides, card.bottom - box.bottom - y) + around;
})"""


def title(page: Page, game: str, step: int, language: str = "en") -> None:
    """Check the texts of a step of the rules."""
    words = Texts(language)(f"learn-{game}-{step}.title")
    expect(page.locator(".text.shown h2")).to_have_text(words)


@pytest.mark.parametrize("game, language", one_pair(GAMES, languages()))
def test_the_rules_step_by_step(person: Company, game: str, language: str) -> None:
    """On a phone, by touch: each step has a picture and a text; nothing is clipped or jumps."""
    page = person(f"/learn/{game}", language=language, screen=PHONE, theme="dark")
    on = page.get_by_role("button", name=Texts(language)("learn.next"))
    heights: set[float] = set()
    for step in range(1, STEPS + 1):
        title(page, game, step, language)
        assert page.locator(".stage .piece").count()
        heights.add(page.evaluate("document.documentElement.scrollHeight"))
        assert overflow(page) <= 0
        if step < STEPS:
            on.click()
    assert len(heights) == 1
    expect(on).to_be_disabled()
    expect(on).to_be_focused()  # keyboard users are not thrown back to the top
    assert barriers(page) == []


@pytest.mark.parametrize("game", first_of(GAMES))
def test_the_rules_by_keyboard(person: Company, game: str) -> None:
    """The arrows turn the pages; the cards move, and stop by themselves."""
    page = person(f"/learn/{game}", calm=False)
    title(page, game, 1)
    page.keyboard.press("ArrowRight")
    title(page, game, 2)
    page.keyboard.press("ArrowLeft")
    title(page, game, 1)
    where = "[...document.querySelectorAll('.piece')].map((each) => each.getAttribute('style'))"
    before = page.evaluate(where)
    unready = page.locator(".unready")
    expect(unready).to_have_count(0)
    assert page.evaluate(where) != before
    page.get_by_role("button", name=Texts("en")("learn.again")).click()
    expect(unready).to_have_count(1)
    expect(unready).to_have_count(0)
    rests(page)  # wait until the text has faded in
    assert barriers(page) == []


def test_all_games_can_be_learnt(person: Company, *, is_thorough: bool) -> None:
    """From the list to a game, and back from its steps; an unknown game has no page."""
    words = Texts("en")
    page = person("/learn")
    for game in GAMES:
        page.get_by_role("link", name=words(game)).click()
        title(page, game, 1)
        if is_thorough:
            assert barriers(page) == []
        page.get_by_role("link", name=words("learn.others")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("learn.title"))
    assert barriers(page) == []
    page.goto("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("missing.title"))


@pytest.mark.parametrize(
    "game, language, screen, theme",
    [
        ("quick-easy", "pl", PHONE, "dark"),
        pytest.param("face-to-face", "de", DESKTOP, "light", marks=pytest.mark.thorough),
        pytest.param("face-to-face", "pl", PHONE, "light", marks=pytest.mark.thorough),
        pytest.param("seven-ate-nine", "en", PHONE, "light", marks=pytest.mark.thorough),
    ],
)
def test_a_guided_first_game(
    person: Company, game: str, language: str, screen: tuple[int, int], theme: Theme
) -> None:
    """Tapping what glows leads through all ten steps, with an explanation of each."""
    page = person(None, language=language, screen=screen, theme=theme)
    learner = Learner(page, game, language)
    learner.begin()
    assert barriers(page) == []
    heard = learner.learn()
    assert overflow(page) <= 0
    assert barriers(page) == []
    for number in range(1, 11):
        assert learner.say(number) in heard or learner.done(number) in heard, number
    assert learner.done(10) in heard
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.get_by_role("button", name=learner.words("guide.free")).click()
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.thorough
def test_a_guided_race_by_keyboard(person: Company) -> None:
    """With space and the keys of the values, in German: each step is announced."""
    page = person(None, language="de")
    learner = Learner(page, "seven-ate-nine", "de")
    learner.begin()
    expect(page.locator(".middle .top .numeral")).to_be_visible()
    for number, key in enumerate(KEYS, 1):
        learner.expect_step(number)
        expect(page.locator("[aria-live=polite]")).to_contain_text(learner.say(number))
        expect(page.locator(".pause.on")).to_have_count(0)  # a miss costs a second
        if key:
            page.keyboard.press(key)
    expect(page.locator(".guide .done")).to_have_text(learner.done(10))


def test_a_stray_card_can_be_taken_back(person: Company) -> None:
    """The guide says what was meant; with the card taken back, the same step goes on.

    The ring around the card that was meant goes with it when it is raised.
    """
    page = person(None)
    learner = Learner(page, "quick-easy")
    learner.begin()
    learner.learn(until=2)
    expect(page.locator("button[data-pointed] .lifted")).to_be_visible()
    assert max(page.evaluate(OUT_OF_RING)) <= 0
    page.locator("button[data-pointed]").click()  # picked up, it is higher still
    assert max(page.evaluate(OUT_OF_RING)) <= 0
    page.locator('button[data-card="p8"]').click()
    page.locator('[data-row="^"]').click()
    now = page.locator(".guide .now")
    expect(now).to_have_text(learner.words("guide.meant"))
    expect(page.locator("[data-pointed]")).to_have_count(0)
    assert barriers(page) == []
    page.locator(".guide").get_by_role("button", name=learner.words("guide.take-back")).click()
    learner.expect_step(2)
    learner.learn(until=4)


def test_a_hint_in_a_lesson_is_its_next_step(person: Company) -> None:
    """It is read out again, and what it points at comes into view; nothing is counted."""
    page = person(None, screen=LOW)
    learner = Learner(page, "quick-easy")
    learner.begin()
    learner.learn(until=2)
    hint = page.get_by_role("banner").get_by_role("button", name=learner.words("hint.button"))
    told = page.locator("[aria-live=polite]").get_by_text(learner.say(2))
    pointed = page.locator("[data-pointed]").last
    expect(told).to_have_count(1)
    rests(page)
    page.evaluate("scrollTo(0, 0)")
    expect(pointed).not_to_be_in_viewport()
    hint.press("Enter")
    expect(told).to_have_count(2)
    expect(pointed).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name=learner.words("hint.title"))).to_have_count(0)
    page.get_by_role("button", name=learner.words("guide.end")).click()
    expect(hint).to_have_count(0)


def test_a_learner_who_leaves_the_lesson_can_start_again(person: Company) -> None:
    """A turn that ended differently cannot be undone, so a new table is offered."""
    page = person(None)
    learner = Learner(page, "quick-easy")
    learner.begin()
    page.locator('[data-start="1"]').click()
    expect(page.locator(".guide .now")).to_have_text(learner.words("guide.left"))
    before = page.url
    page.get_by_role("button", name=learner.words("guide.begin")).click()
    expect(page).to_have_url(AT_A_TABLE)
    expect(page).not_to_have_url(before)
    learner.expect_step(1)


def test_a_lesson_survives_a_reload(person: Company) -> None:
    """It goes on where it was, even if the tutor was moving.

    Even below its text, the buttons of a turn are on the screen.
    """
    page = person(None, language="de", screen=DESKTOP)
    learner = Learner(page, "face-to-face", "de")
    learner.begin()
    expect(page.locator("[data-pointed]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
    learner.learn(until=3)
    page.reload()
    learner.expect_step(3)
    learner.learn(until=5)
    page.reload()
    learner.learn(until=7)
    page.get_by_role("button", name=learner.words("guide.end")).click()
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)

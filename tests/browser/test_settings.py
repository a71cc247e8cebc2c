"""The settings of a browser: they apply at once, and are kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from backtrick.texts import Texts, languages
from tests.thorough import one_pair

from .lobbies import EN, button, enters, opened
from .people import OUTAGE, PHONE, THEMES, Company, Theme, barriers, overflow


def test_settings_are_kept(person: Company) -> None:
    """A choice applies at once, and after a reload."""
    page = person("/settings")
    for name in ("theme-dark", "motion-none", "marks-both"):
        page.get_by_label(EN(f"settings.{name}"), exact=True).check()
    for name in ("largeCards", "results", "voice"):
        page.get_by_role("switch", name=EN(f"settings.{name}")).check()
    page.get_by_role("switch", name=EN("settings.sound")).uncheck()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "none")
    expect(root).to_have_attribute("data-cards", "large")
    expect(root).to_have_attribute("data-marks", "both")
    for name in ("results", "voice"):
        expect(page.get_by_role("switch", name=EN(f"settings.{name}"))).to_be_checked()
    expect(page.get_by_role("switch", name=EN("settings.sound"))).not_to_be_checked()


def test_the_language_changes_at_once(person: Company) -> None:
    """The page switches to another language, and keeps it."""
    page = person("/settings", language="de")
    page.get_by_label("Polski").check()
    title = Texts("pl")("settings.title")
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=1, name=Texts("pl")("home.title"))).to_be_visible()


@pytest.mark.thorough
def test_a_language_that_cannot_be_loaded_is_not_used(person: Company) -> None:
    """Without a network the whole page stays as it was, and says why."""
    person.forgives += ("ERR_INTERNET_DISCONNECTED",)
    page = person("/settings", language="de", own=True)
    expect(page.get_by_label("Deutsch")).to_be_checked()
    page.context.set_offline(True)
    page.get_by_label("Polski").click()
    note = page.get_by_role("listitem").filter(has_text=Texts("de")("net-unreachable"))
    expect(note).to_be_visible()
    expect(page.get_by_label("Deutsch")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1, name=Texts("de")("settings.title"))).to_be_visible()


def test_a_bad_name_is_refused(person: Company) -> None:
    """An invisible name is refused, with the reason."""
    person.forgives += ("status of 400",)
    page = person("/settings")
    page.get_by_label(EN("settings.name")).fill("\u200d")
    button(page, "settings.save").click()
    note = page.get_by_role("listitem").filter(has_text=EN("guest-bad-name"))
    expect(note).to_be_visible()


def test_a_guest_moves_to_another_device(person: Company) -> None:
    """A code from one device, even with a wrong clock, signs in another one once."""
    # A used code is answered with 404, which the browser reports.
    person.forgives += ("status of 404",)
    old = person(None, own=True)
    old.clock.set_system_time("2035-01-01")
    old.goto("/settings")
    expect(old.get_by_text(EN("moving.first"))).to_be_visible()
    old.get_by_label(EN("settings.name")).fill("Ada")
    button(old, "settings.save").click()
    button(old, "moving.make").click()
    code = old.get_by_role("status").inner_text()
    for page, words in ((person("/settings"), "moving.done"), (person("/settings"), "")):
        page.get_by_label(EN("moving.label"), exact=True).fill(code.lower())
        button(page, "moving.use").click()
        told = EN(words, name="Ada") if words else EN("guest-no-such-code")
        expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()


def test_devices_and_data(person: Company) -> None:
    """A device signs out another, downloads everything and deletes it; others see no name."""
    person.forgives += OUTAGE  # a signed-out device tries to connect
    phone = person(None)
    path = opened(phone, "face-to-face", "Wilhelmine")
    ben = person(path, language="de")
    enters(ben, "Ben", "de")
    button(phone, "start-game.go").click()
    expect(ben.get_by_text("Wilhelmine").filter(visible=True).first).to_be_visible()
    laptop = person("/settings")
    code = phone.request.post("/api/me/code").json()["code"]
    laptop.get_by_label(EN("moving.label"), exact=True).fill(code)
    button(laptop, "moving.use").click()
    laptop.get_by_role("button", name=EN("devices.sign-out")).click()
    expect(laptop.get_by_text(EN("devices.other"), exact=True)).to_have_count(0)
    expect(laptop.get_by_text(EN("devices.this"))).to_be_visible()
    with laptop.expect_download() as downloading:
        laptop.get_by_role("link", name=EN("my-data.everything")).click()
    assert "Wilhelmine" in downloading.value.path().read_text(encoding="utf-8")
    button(laptop, "my-data.delete").click()
    assert barriers(laptop) == []
    button(laptop, "my-data.yes").click()
    expect(laptop.get_by_role("heading", level=1, name=EN("home.title"))).to_be_visible()
    expect(laptop.get_by_role("listitem").filter(has_text=EN("my-data.deleted"))).to_be_visible()
    expect(ben.get_by_text(Texts("de")("nameless")).filter(visible=True).first).to_be_visible()
    expect(ben.locator("main").get_by_text("Wilhelmine")).to_have_count(0)


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_the_settings_are_accessible(person: Company, language: str, theme: Theme) -> None:
    """Axe finds nothing, and nothing is wider than a phone."""
    page = person("/settings", language=language, theme=theme, screen=PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) <= 0


def test_the_way_back(person: Company) -> None:
    """It leads to the page the visitor came from."""
    page = person("/learn")
    page.get_by_role("link", name=EN("home-lists.settings")).click()
    button(page, "settings.back").click()
    expect(page.get_by_role("heading", level=1, name=EN("learn.title"))).to_be_visible()


@pytest.mark.parametrize("language, theme", one_pair(languages(), THEMES))
def test_a_webhook_is_added_and_removed(person: Company, language: str, theme: Theme) -> None:
    """By keyboard; its secret is shown once, and it is stopped with one tap."""
    words = Texts(language)
    page = person(None, language=language, theme=theme, screen=PHONE)
    page.request.post("/api/guests", data={"name": "Ada", "language": language})
    page.goto("/settings")
    page.get_by_text(words("my-bells.more")).press("Enter")
    page.get_by_label(words("my-bells.url")).fill("https://hook.example/turns")
    page.keyboard.press("Enter")
    expect(page.get_by_label(words("my-bells.secret"))).to_have_value(re.compile("^[\\w-]{22}$"))
    expect(page.get_by_text("https://hook.example/turns")).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []
    stop = words("my-bells.stop")
    page.get_by_role("button", name=re.compile(f"^{stop}")).press("Enter")
    expect(page.get_by_text("https://hook.example/turns")).to_be_hidden()
    expect(page.get_by_label(words("my-bells.secret"))).to_have_count(0)
    expect(page.get_by_text(words("my-bells.more"))).to_be_focused()
    assert page.request.get("/api/me/bells").json()["bells"] == []

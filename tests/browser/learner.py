"""Somebody who learns a game in the browser, and does nothing but what the lesson points at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from backtrick.lessons import LESSONS
from backtrick.texts import Texts

from .patience import keep_on

if TYPE_CHECKING:
    from playwright.sync_api import Page


# Whether the guide says something. If not, tap what was not yet chosen of all that is pointed at,
# unless something lies above it. In one go: a moment later the guide may say something else, and
# the tap would be one too many.
_GO_ON = """(wanted) => {
  const now = document.querySelector(".guide .now")?.textContent.trim().replaceAll("\u00a0", " ");
  if (wanted && now?.includes(wanted)) return true;
  const found = [...document.querySelectorAll("[data-pointed]")];
  const aim = found.find((each) => each.matches("[data-row], .choice")) ??
    found.find((each) => !each.matches('[aria-pressed="true"]'));
  if (!aim) return false;
  aim.scrollIntoView({ block: "end" });
  const box = aim.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 12);
  if (aim.contains(top)) top.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return false;
}"""
# Notes everything that the guide says, even if it is gone before anybody asks.
_LISTEN = """() => {
  const said = (window.said = new Set());
  const listen = () => {
    for (const each of document.querySelectorAll(".guide .now, .guide .done"))
      said.add(each.textContent.trim().replaceAll("\u00a0", " "));  // Polish holds short words
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document.body, changes);
  listen();
}"""


@dataclass(frozen=True)
class Learner:
    """Somebody in a guided first game."""

    page: Page
    game: str
    language: str = "en"

    @property
    def words(self) -> Texts:
        """What is said to them."""
        return Texts(self.language)

    def begin(self) -> None:
        """From the rules to the table of the lesson."""
        self.page.goto(f"/learn/{self.game}")
        self.page.get_by_role("button", name=self.words("learn.guided")).click()
        self.expect_step(1)

    def expect_step(self, number: int) -> None:
        """See that a step is the next one."""
        expect(self.page.locator(".guide .now")).to_have_text(self.say(number))

    def say(self, number: int) -> str:
        """What is to be done in a step, from 1."""
        return self.words(f"{LESSONS[self.game].steps[number - 1].id}.say")

    def done(self, number: int) -> str:
        """What is told after a step."""
        return self.words(f"{LESSONS[self.game].steps[number - 1].id}.done")

    def tap(self) -> None:
        """Tap what the lesson points at, if there is something."""
        self.page.evaluate(_GO_ON, None)

    def learn(self, until: int = 11) -> list[str]:
        """Do what is pointed at until a step is reached; all that was said on the way."""
        wanted = self.words("guide.well-done") if until > 10 else self.say(until)
        self.page.evaluate(_LISTEN)
        keep_on(self.page, lambda: self.page.evaluate(_GO_ON, wanted))
        return self.page.evaluate("() => [...window.said]")

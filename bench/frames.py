"""How smoothly cards move in a race, the busiest of the games.

    .venv/bin/python -m bench.frames [--slower 4] [--moves 30]

Two people share a table, on a real server and in real browsers on this machine. One of them has a
slowed-down processor, and draws or lays. Measured are the frames from the key press until the card
has arrived, and the time that the page spends working.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "requirements"))

from playwright.sync_api import expect
from tests.browser.browsers import browsing
from tests.browser.people import DESKTOP, PHONE, Company
from tests.browser.racers import Racer, come_in, deal, open_table, sit_down
from tests.server.server_process import GENEROUS, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page
    from tests.server.server_process import ServerProcess

SCREENS = {"phone": PHONE, "desktop": DESKTOP}
REST = 250
"""Milliseconds between two moves, so that the animations of the first are over."""
# The page counts by itself: asking from outside would cost more than what is measured.
PRESS = """async (code) => {
  const frames = [];
  let isOver = false;
  const note = (now) => { frames.push(now); if (!isOver) requestAnimationFrame(note); };
  await new Promise(requestAnimationFrame);
  note(await new Promise(requestAnimationFrame));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  await new Promise((over) => setTimeout(over, 400));
  isOver = true;
  const gaps = frames.slice(1).map((at, place) => at - frames[place]);
  return [(1000 * gaps.length) / (frames.at(-1) - frames[0]), Math.max(...gaps)];
}"""


def _begin(
    browser: Browser, server: ServerProcess, screen: tuple[int, int]
) -> tuple[Company, Page]:
    """Start a race of two people; return both, and the page of one."""
    person = Company(browser, server.url)
    ada = person(None, screen=screen, calm=False)
    come_in(ada, "Ada")
    path = open_table(ada, players=2)
    ada.goto(path)
    sit_down(person, path, "Ben", "en")
    deal(ada)
    expect(ada.locator(".middle .top .numeral")).to_be_visible(timeout=15_000)
    return person, ada


def _busy(ask: Callable[[str], dict[str, Any]]) -> float:
    """Milliseconds the page has spent working so far."""
    metrics: list[dict[str, Any]] = ask("Performance.getMetrics")["metrics"]
    return 1000 * sum(each["value"] for each in metrics if each["name"] == "TaskDuration")


def _moves(page: Page, rate: float, count: int) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each move with its frames a second, the longest wait for a frame, and the page's work."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    for _ in range(count):
        page.wait_for_timeout(REST)
        seen = Racer(page).look()
        fitting = seen.fitting()
        if not fitting and not seen.stack:
            return
        code = f"Digit{seen.hand[fitting[0]].value % 10}" if fitting else "Space"
        before = _busy(session.send)
        frames, longest = page.evaluate(PRESS, code)
        yield "lay" if fitting else "draw", (frames, longest, _busy(session.send) - before)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how smoothly cards move.")
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--moves", type=int, default=30)
    chosen = parser.parse_args()
    found: dict[str, list[tuple[float, ...]]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), countdown_seconds=1, **GENEROUS) as server,
        browsing() as browser,
    ):
        for name, screen in SCREENS.items():
            person, page = _begin(browser, server, screen)
            for what, figures in _moves(page, chosen.slower, chosen.moves):
                found[f"{name}, {what}"].append(figures)
            person.leave()
    table = Table("", "moves", "frames a second", "longest wait, ms", "work, ms")
    for name, figures in sorted(found.items()):
        middle = [f"{median(each):.0f}" for each in zip(*figures, strict=True)]
        table.add_row(name, str(len(figures)), *middle)
    console = Console()
    console.print(table)
    console.print(f"Medians; processor {chosen.slower:g} times slower.")


if __name__ == "__main__":
    main()

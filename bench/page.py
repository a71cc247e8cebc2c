"""How soon a page is usable, and how soon a laid card leaves the hand.

    .venv/bin/python -m bench.page [--loads 15] [--slower 4]

A real server and a real browser run on this machine, the browser with a slowed-down processor. The
first page is loaded by a new visitor with an empty cache, and timed from the first byte of the
response until its main button can be pressed. Then a duel is played with 150 ms of lag, and timed
from the key press that lays a card to the frame in which the card has left the hand.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "requirements"))

from tests.browser.browsers import browsing
from tests.browser.duels import seated
from tests.browser.people import PHONE, Company
from tests.browser.proxy import proxy
from tests.server.server_process import GENEROUS, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
    from tests.server.server_process import ServerProcess

LAG = 0.150
BUTTON = "article button.main"
# The page takes the time itself: asking from outside would cost more than what is measured.
WATCH = f"""
new MutationObserver((_, observer) => {{
  const button = document.querySelector("{BUTTON}");
  if (!button || button.disabled) return;
  observer.disconnect();
  window.usable = performance.now();
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""
SPENT = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const files = performance.getEntriesByType("resource");
  const bytes = files.reduce((sum, file) => sum + file.transferSize, page.transferSize);
  return [window.usable - page.responseStart, files.length + 1, bytes];
}"""
LAY = """async () => {
  const held = () => document.querySelectorAll(".hand [data-value]").length;
  const before = held();
  document.querySelector(".hand [data-value]").focus();
  const start = performance.now();
  const down = { code: "ArrowUp", key: "ArrowUp", bubbles: true };
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", down));
  while (held() === before) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""


def _slow_down(page: Page, rate: float) -> None:
    session: Any = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def _load(browser: Browser, server: ServerProcess, rate: float) -> list[float]:
    """Milliseconds until the page is usable, requests, and bytes."""
    person = Company(browser, server.url)
    page = person(None, screen=PHONE)
    page.add_init_script(WATCH)
    _slow_down(page, rate)
    page.goto("/", wait_until="networkidle")
    spent: list[float] = page.evaluate(SPENT)
    page.locator(BUTTON).first.click()
    page.locator("dialog[open] button").first.click()  # no lesson
    page.wait_for_url("**/t/*")  # the button really works
    person.leave()
    return spent


def _lay(browser: Browser, server: ServerProcess, rate: float) -> float:
    """Milliseconds until the card has left the hand."""
    with proxy(server.address, delay=LAG / 2) as line:
        person = Company(browser, line.url)
        ada, ben = person(None, calm=False), person(None)
        seated(server, ada, ben, ("Ada", "Ben"))
        ada.locator(".board[aria-busy=false]").wait_for()
        _slow_down(ada, rate)
        spent: float = ada.evaluate(LAY)
        person.leave()
    return spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how soon pages are usable.")
    parser.add_argument("--loads", type=int, default=15)
    parser.add_argument("--slower", type=float, default=4)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **GENEROUS) as server,
        browsing() as browser,
    ):
        loads = [_load(browser, server, chosen.slower) for _ in range(chosen.loads)]
        lays, slow_lays = (
            [_lay(browser, server, rate) for _ in range(chosen.loads)]
            for rate in (1, chosen.slower)
        )
    slower = f"processor {chosen.slower:g} times slower"
    table = Table("", "median ms", "worst ms")
    rows = {
        f"first page usable, {slower}": [each[0] for each in loads],
        "card laid, 150 ms of lag": lays,
        f"the same, {slower}": slow_lays,
    }
    for name, figures in rows.items():
        table.add_row(name, f"{median(figures):.0f}", f"{max(figures):.0f}")
    console = Console()
    console.print(table)
    console.print(f"first page: {loads[0][1]:.0f} requests, {loads[0][2] / 1000:.0f} kB")


if __name__ == "__main__":
    main()

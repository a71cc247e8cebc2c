"""How smoothly cards move, in every game.

    .venv/bin/python -m bench.frames [--slower 4] [--moves 20] [--only WORDS]

Two people share a table, on a real server. One of them has a real browser on this machine with a
slowed-down processor, and lays, draws, and sees what the other does. Measured are the frames from
the move until the card has arrived; how long it takes until the card leaves; the frames while cards
are in the air; and the time that the page spends working. --only measures just the games and
screens whose name contains one of the words.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from itertools import islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "requirements"))

from tests.browser.browsers import browsing
from tests.browser.people import DESKTOP, PHONE, Company
from tests.server.server_process import GENEROUS, serving

from .players import GAMES, Act, playing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

Figures = tuple[float | None, ...]
"""None: nothing flew."""
SCREENS = {"phone": PHONE, "desktop": DESKTOP}
REST = 250
"""Milliseconds between two moves, so that the animations of the first are over."""
LASTS = 400
"""Milliseconds in which a card arrives."""
# The page counts by itself: asking from outside would cost more than what is measured.
WATCH = """async () => {
  const frames = [];
  let isOver = false;
  let [pressed, left, lands] = [0, 0, 0];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const { duration, delay = 0 } = options;
    const animation = animate.call(this, keyframes, options);
    if (this.closest("main") && duration) void animation.ready.then(() => {
      left ||= performance.now();
      lands = Math.max(lands, performance.now() + delay + duration);
    });
    return animation;
  };
  window.press = () => (pressed = performance.now());
  const rate = (gaps) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  const note = (now) => { frames.push(now); if (!isOver) requestAnimationFrame(note); };
  await new Promise(requestAnimationFrame);
  note(await new Promise(requestAnimationFrame));
  window.result = () => {
    isOver = true;
    Element.prototype.animate = animate;
    const gaps = frames.slice(1).map((at, place) => at - frames[place]);
    const isInAir = (at) => at >= left && at < lands;
    const flown = gaps.filter((_, place) => isInAir(frames[place]));
    if (!flown.length) return [rate(gaps), Math.max(...gaps), null, null];
    return [rate(gaps), Math.max(...gaps), left - pressed, rate(flown)];
  };
}"""
PRESS = """([selector, key, code]) => {
  const target = selector ? document.querySelector(selector) : document.body;
  target.focus();
  window.press();
  target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
}"""


def _busy(ask: Callable[[str], dict[str, Any]]) -> float:
    """Milliseconds the page has spent working so far."""
    metrics: list[dict[str, Any]] = ask("Performance.getMetrics")["metrics"]
    return 1000 * sum(each["value"] for each in metrics if each["name"] == "TaskDuration")


def _measured(page: Page, acts: Iterator[Act], rate: float) -> Iterator[tuple[str, Figures]]:
    """Each act, and its figures in the order of the columns."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    for act in acts:
        page.wait_for_timeout(REST)
        before = _busy(session.send)
        page.evaluate(WATCH)
        if callable(act.press):
            page.evaluate("() => window.press()")
            act.press()
        else:
            page.evaluate(PRESS, act.press)
        page.wait_for_timeout(LASTS)
        yield act.name, (*page.evaluate("() => window.result()"), _busy(session.send) - before)
    session.detach()


def main() -> None:
    """Measure and print."""
    chosen = _chosen()
    found: dict[str, list[Figures]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), countdown_seconds=1, **GENEROUS) as server,
        browsing() as browser,
    ):
        for game in GAMES:
            for screen, size in SCREENS.items():
                name = f"{game}, {screen}"
                if not any(word in name for word in chosen.only or [""]):
                    continue
                person = Company(browser, server.url)
                page = person(None, screen=size, calm=False)
                acts = islice(playing(game, server, page), chosen.moves)
                for what, figures in _measured(page, acts, chosen.slower):
                    found[f"{name}, {what}"].append(figures)
                person.leave()
    _print(found, chosen.slower)


def _chosen() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how smoothly cards move.")
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--only", nargs="+", metavar="WORDS")
    return parser.parse_args()


def _print(found: dict[str, list[Figures]], slower: float) -> None:
    heads = ("frames a second", "longest wait, ms", "leaves after, ms", "in the air", "work, ms")
    table = Table("", "moves", *heads)
    for name, figures in found.items():
        columns = (
            [each for each in column if each is not None] for column in zip(*figures, strict=True)
        )
        middle = (f"{median(each):.0f}" if each else "none" for each in columns)
        table.add_row(name, str(len(figures)), *middle)
    console = Console(width=100)
    console.print(table)
    console.print(f"Medians; processor {slower:g} times slower.")


if __name__ == "__main__":
    main()

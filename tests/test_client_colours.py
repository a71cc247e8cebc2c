"""The colours of the browser client: words can be read on every ground, and yellow is not gold.

Axe cannot judge words on a cloth with a weave and a lamp, nor on the plate of a card.
"""

from __future__ import annotations

import re
from itertools import combinations, product
from math import cbrt, dist
from typing import Final

import pytest

from backtrick.table.emblems import COLOURS
from tests.machines import ROOT

TOKENS: Final = (ROOT / "web" / "src" / "look" / "tokens.css").read_text(encoding="utf-8")
PRINTS: Final = dict(
    re.findall(
        r"--own-plate: var\(--plate-(\w+)\);\s*--own-print: var\(--(print-\w+)\)",
        (ROOT / "web" / "src" / "look" / "base.css").read_text(encoding="utf-8"),
    )
)
"""By ink, what is printed on its plate."""
THEMES: Final = ("light", "dark")
GROUNDS: Final = ("paper", "paper-raised", "paper-sunken", "card")
WORDS: Final = ("ink", "ink-soft", "accent", "good", "bad", *(f"ink-{ink}" for ink in PRINTS))
READABLE: Final = 4.5
"""The least contrast of words, by WCAG 2.2."""
SEEN: Final = 3
"""The least contrast of what is no word but means something, by WCAG 2.2."""
TOLD_APART: Final = 0.08
"""The least distance of colours that mean different people, or a person and a card."""
PALE: Final = ("mint", "peach")
"""The discs with dark pictures; `PALE` of `web/src/look/emblems.ts`."""

Colour = tuple[float, float, float]


def token(name: str, theme: str) -> Colour:
    """A colour as shares of red, green and blue light."""
    declared = re.search(rf"--{name}: (?:light-dark\()?#(\w{{6}})(?:, #(\w{{6}})\))?;", TOKENS)
    assert declared, name
    text = declared[2] if theme == "dark" and declared[2] else declared[1]
    red, green, blue = (_linear(int(text[at : at + 2], 16) / 255) for at in (0, 2, 4))
    return red, green, blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: Colour) -> Colour:
    """A colour where equal distances look equal: lightness, green to red, blue to yellow."""
    r, g, b = colour
    long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    middle = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_ground(theme: str) -> None:
    """Also on the accent, which buttons are made of."""
    pairs = [(word, ground) for word in WORDS for ground in GROUNDS] + [("on-accent", "accent")]
    faint = {pair: contrast(*(token(each, theme) for each in pair)) for pair in pairs}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < READABLE} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_signal_can_be_seen_on_the_accent(theme: str) -> None:
    """It says that a game waits."""
    assert contrast(token("signal", theme), token("accent", theme)) >= SEEN


def test_numerals_can_be_read_on_their_cards() -> None:
    """On the plate of every ink; gold and silver shine, which only makes them lighter."""
    assert len(PRINTS) == 7
    for ink, printed in PRINTS.items():
        assert contrast(token(f"plate-{ink}", "light"), token(printed, "light")) >= READABLE, ink


def test_emblems_can_be_read_and_are_no_colour_of_cards() -> None:
    """The picture of each person on its disc; and no disc looks like a plate, or like another."""
    discs = dict(re.findall(r"--person-(\w+): (#\w{6});", TOKENS))
    assert tuple(discs) == COLOURS
    for disc in discs:
        printed = "print-dark" if disc in PALE else "print-light"
        assert contrast(token(f"person-{disc}", "light"), token(printed, "light")) >= READABLE, disc
    seen = {name: oklab(token(name, "light")) for name in (f"person-{disc}" for disc in discs)}
    plates = {name: oklab(token(name, "light")) for name in (f"plate-{ink}" for ink in PRINTS)}
    pairs = [*combinations(seen, 2), *product(seen, plates)]
    near = {pair: dist(*({**seen, **plates}[each] for each in pair)) for pair in pairs}
    assert {pair: far for pair, far in near.items() if far < TOLD_APART} == {}


def test_yellow_is_yellow_and_not_gold() -> None:
    """It is light and strong, and no shade of gold."""
    yellow, gold = (oklab(token(f"plate-{ink}", "light")) for ink in ("yellow", "gold"))
    lightness, to_red, to_yellow = yellow
    assert lightness > 0.85
    assert to_yellow > 0.15 > abs(to_red)
    assert dist(yellow, gold) > 0.15

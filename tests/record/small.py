"""Small records of each game, with messages and refusals, for tests that damage them."""

from __future__ import annotations

import pytest

from backtrick import BadRecord
from backtrick.record import read

QUICK_EASY = """\
backtrick record 1
game: quick-easy
options: players=2 variant=normal starter=agree open_rows=no
seat 0: "Ada"
seat 1: "Ben"
seed: 7
deck: r1 r2 b3 b4 g9

   0.500 0 start:0
   1.000 1 "You have a low one?"
   1.250 1 start:0
   2.000 1 b3^?
   3.500 0 r1^
   4.000 0 r2^
   4.750 0 end
   6.000 1 b3^
   6.500 1 b4v
   7.000 1 end
   8.125 0 g9^
result: all-laid, won by 0 1, 0 cards left
"""

FACE_TO_FACE = """\
backtrick record 1
game: face-to-face
options: players=2 starter=1
seat 0: "Gold"
seat 1: "Silver"
seed: 0
deck: 10 11 12 / 20 30 40

   1.000 1 20^
   2.000 1 30^
   3.000 1 end
   3.250 0 10^!
   4.000 0 11^
   5.000 0 11v!?
   6.000 0 end
result: cannot-lay-two, won by 0, 2 cards left
"""

SEVEN_ATE_NINE = """\
backtrick record 1
game: seven-ate-nine
options: players=2 no_wrap=no own_pace=no handicap=1 children=none match=no miss_penalty=0.5
seat 0: "Zoë"
seat 1: "7"
seed: 12
deck: g5 g6 r1 r9 b6 r2 r10

   0.100 0 draw
   0.200 0 draw
   0.300 1 draw
   0.400 1 draw
   0.700 0 g6
   0.700 1 b6?@1
   0.750 1 r2?
   0.800 1 b6?
   1.300 0 "1!"
result: running
"""

SMALL = {"quick-easy": QUICK_EASY, "face-to-face": FACE_TO_FACE, "seven-ate-nine": SEVEN_ATE_NINE}


def lines(text: str) -> list[str]:
    """The lines of a text."""
    return text.removesuffix("\n").split("\n")


def refused(text: str) -> BadRecord:
    """The error that refuses the text."""
    with pytest.raises(BadRecord) as refusal:
        read(text)
    return refusal.value

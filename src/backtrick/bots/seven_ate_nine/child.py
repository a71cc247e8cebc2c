"""`child`: eight years old, does sums carefully and one thing after another."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..bot import Bot
from .model import Level
from .racer import Racer

LEVEL: Final = Level(
    look=1_000,
    a_card=55,
    three=200,
    wrap=350,
    glance=450,
    draw=525,
    spread=0.45,
    slip=0.05,
    ahead=0,
    enough=1,
    draws_while_barred=False,
    plans=False,
)

CHILD: Final = Bot("child", partial(Racer, LEVEL))

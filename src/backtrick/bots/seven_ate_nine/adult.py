"""`adult`: quick at sums, and holds a few cards before doing any."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..bot import Bot
from .model import Level
from .racer import Racer

LEVEL: Final = Level(
    look=900,
    a_card=50,
    three=150,
    wrap=250,
    glance=400,
    draw=500,
    spread=0.4,
    slip=0.03,
    ahead=0,
    enough=3,
    draws_while_barred=True,
    plans=False,
)

ADULT: Final = Bot("adult", partial(Racer, LEVEL))

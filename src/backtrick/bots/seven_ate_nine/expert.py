"""`expert`: has played for years, keeps a full hand, and has the next card in mind."""

from __future__ import annotations

from functools import partial
from typing import Final

from ..bot import Bot
from .model import Level
from .racer import Racer

LEVEL: Final = Level(
    look=850,
    a_card=50,
    three=125,
    wrap=200,
    glance=400,
    draw=500,
    spread=0.35,
    slip=0.01,
    ahead=0.05,
    enough=6,
    draws_while_barred=True,
    plans=True,
)

EXPERT: Final = Bot("expert", partial(Racer, LEVEL))

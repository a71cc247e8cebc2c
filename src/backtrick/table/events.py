"""What happens at a table. Its events are the truth: everything else is made from them.

They are kept as JSON, so their names and fields must not change once a server runs.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

COUNTDOWN: Final = 3000
"""Milliseconds between a deal, or a halt, and the moment from which all may race."""


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """What all events have in common."""

    at: int
    """Milliseconds since 1970."""
    client: str = ""
    """The browser tab or program whose command it was; empty: nobody's."""
    number: int = 0
    """The number of that command: a command that comes twice is carried out once."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a host chooses besides the options of the game."""

    listed: bool = False
    """Whether strangers find the table."""
    signals_only: bool = False
    """Whether only signals can be said, no text: for children."""
    spectators: bool = True
    """Whether others may look on."""
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    """After how many seconds a turn is ended for whoever sleeps over it; 0: never."""


class Opened(_Event, frozen=True, tag="opened"):
    """A table was opened; whoever did it is the host and sits in the first seat."""

    guest: str
    name: str
    game: str
    """Its id."""
    options: str
    """As in a record, e.g. `players=2 starter=0`."""
    settings: Settings
    seed: str = ""
    """Of the first deal, in decimal, where it was chosen. Nobody sees it before the end."""
    daily: str = ""
    """The day whose daily deal it is, e.g. `2026-11-16`; empty: of none."""
    lesson: bool = False
    """Whether the first game is a guided one."""


class Changed(_Event, frozen=True, tag="changed"):
    """The host has changed options or settings."""

    options: str
    """As in a record, e.g. `players=2 starter=0`."""
    settings: Settings


class Sat(_Event, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    guest: str
    name: str


class Stood(_Event, frozen=True, tag="stood"):
    """Somebody has left their seat, between games."""

    seat: int


class Invited(_Event, frozen=True, tag="invited"):
    """The host has put a bot into a seat."""

    seat: int
    bot: str


class Removed(_Event, frozen=True, tag="removed"):
    """The host has sent somebody away, a person for good."""

    seat: int


class Hosted(_Event, frozen=True, tag="hosted"):
    """Somebody else decides now, since the host has been gone for a while."""

    guest: str


class Dealt(_Event, frozen=True, tag="dealt"):
    """A game has begun."""

    options: str
    """With the start moved on, if it is not the first."""
    commitment: str
    """The hash of seed and deck: see `record/commitment.py`."""
    seed: str = ""
    """In decimal. What others see of the event is without it."""
    countdown: int = COUNTDOWN
    """In a race: how long all wait before they begin, here and after each halt."""


class Moved(_Event, frozen=True, tag="moved"):
    """A seat has made a move."""

    seat: int
    move: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on its way to the middle; times in microseconds."""

    seat: int
    move: str
    arrived: int
    """Since the deal."""
    lag: int
    """As the server has measured it: the round trip to the player and back."""
    late: int = 0
    """How much later it was laid than the first card that was laid for the same one."""
    client: str = ""
    """The command that it came from, as every event has one."""
    number: int = 0

    @property
    def sent(self) -> int:
        """When it was laid, by the time in which the player lives."""
        return self.arrived - self.lag


class Contested(_Event, frozen=True, tag="contested"):
    """One or several cards were laid for the same card in the middle; the first one stays."""

    seen: int
    """The number of the middle card for which they were laid."""
    offers: tuple[Offer, ...]
    """In the order in which they were laid."""
    winner: int | None = None
    """Whose card stays, by the offers and the rules; None: of none, since all came to nothing."""


class Tried(_Event, frozen=True, tag="tried"):
    """A card was laid in vain: it did not fit, or it was too late."""

    offer: Offer
    seen: int | None
    """The number of the newest middle card that was seen; None: all of them."""
    reason: str
    """The code of why."""
    late: int | None = None
    """How much later it was laid than the card that lies there, in microseconds."""


class TookBack(_Event, frozen=True, tag="took-back"):
    """A seat has taken back the card that it laid last."""

    seat: int


class Said(_Event, frozen=True, tag="said"):
    """Something was said: a text, or signals."""

    seat: int | None
    """None: by a spectator, before or after a game."""
    name: str
    language: str = ""
    text: str = ""
    signals: tuple[str, ...] = ()


class HandedOver(_Event, frozen=True, tag="handed-over"):
    """A bot stands in for somebody who is gone."""

    seat: int
    bot: str


class CameBack(_Event, frozen=True, tag="came-back"):
    """Somebody for whom a bot stood in is back."""

    seat: int


class Resumed(_Event, frozen=True, tag="resumed"):
    """A race goes on after the server was away; all count down again."""


Event: TypeAlias = (
    Opened
    | Changed
    | Sat
    | Stood
    | Invited
    | Removed
    | Hosted
    | Dealt
    | Moved
    | Contested
    | Tried
    | TookBack
    | Said
    | HandedOver
    | CameBack
    | Resumed
)

encode: Final = msgspec.json.Encoder().encode
"""An event as it is kept."""
decode: Final = msgspec.json.Decoder(Event).decode
"""An event from what was kept."""

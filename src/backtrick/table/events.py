"""Events: what happened at a table. They are the truth, and everything else follows from them.

They are stored as JSON, so their names and fields must never change.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from .emblems import Emblem

COUNTDOWN: Final = 3000
"""Milliseconds from a deal or a halt until players may move."""


class _Event(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True, gc=False
):
    """The base of all events. They are kept for long, and Python need not look for cycles here."""

    at: int
    """Milliseconds since 1970."""
    client: str = ""
    """The client whose command it was; empty: none."""
    number: int = 0
    """The number of that command. A repeated command is carried out once."""


TablePace: TypeAlias = Literal["relaxed", "normal", "quick"]
"""How much time bots leave people."""


Failing: TypeAlias = Literal["crashed", "stalled", "nonsense"]
"""How a bot of somebody else failed."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a table, besides the options of the game."""

    listed: bool = False
    """Whether the table is in the public list."""
    signals_only: bool = False
    """Whether players talk by signals only, without text."""
    spectators: bool = True
    """Whether spectators may watch."""
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    """Seconds until a turn is ended for the player; 0: no limit."""
    locked: bool = False
    """Whether only the host and seated players may enter."""
    pace: TablePace = "normal"
    """How much time bots leave people: relaxed, normal or quick."""
    phrases: bool = True
    """Whether people may say phrases."""
    over_days: bool = False
    """Whether it is played over days: nobody has to be present, and time limits run on."""


class WhatIf(msgspec.Struct, frozen=True):
    """The moment of a finished game from which somebody plays on."""

    table: str
    """The id of the table at which it was played."""
    number: int
    """The number of the game there."""
    step: int
    """The step of its replay."""


class Opened(_Event, frozen=True, tag="opened"):
    """A table was opened. The guest who opened it is the host, and has the first seat or `seat`."""

    guest: str
    name: str
    game: str
    """The id of the game."""
    options: str
    """As in a record, such as `players=2 starter=0`."""
    settings: Settings
    seed: str = ""
    """The seed of the first deal, if it was chosen, in decimal. Hidden until the game ends."""
    daily: str = ""
    """The date if it is a daily deal, such as `2026-11-16`; else empty."""
    lesson: bool = False
    """Whether the first game is a guided one."""
    emblem: Emblem | None = None
    """Missing at tables from before there were emblems."""
    seat: int = 0
    """The seat of the guest."""
    what_if: WhatIf | None = None
    """The moment from which the first game is played on, if it is a what-if. Its deal, and what
    happened before that moment, follow as events."""


class Changed(_Event, frozen=True, tag="changed"):
    """The host changed options or settings."""

    options: str
    """As in a record, such as `players=2 starter=0`."""
    settings: Settings


class GameChanged(_Event, frozen=True, tag="game-changed"):
    """The host chose another game. The last one is no longer shown; its record stays."""

    game: str
    """The id of the new game."""
    before: str
    """The id of the game until now."""
    options: str
    """As in a record, such as `players=2 starter=0`."""
    seats: tuple[int, ...]
    """By new seat, the old seat of its player. Other people watch from now on."""
    bots: tuple[str, ...]
    """By new seat, the bot in it, or the one standing in; empty: none."""


class Sat(_Event, frozen=True, tag="sat"):
    """A guest sat down: in a free seat, in that of a bot, or in a new one after the last.

    During a game, the guest takes over from the bot.
    """

    seat: int
    guest: str
    name: str
    emblem: Emblem | None = None
    """Missing at tables from before there were emblems."""


class Stood(_Event, frozen=True, tag="stood"):
    """A guest left their seat, between games."""

    seat: int


class Invited(_Event, frozen=True, tag="invited"):
    """The host put a bot in a free seat, or in a new one after the last."""

    seat: int
    bot: str


class Removed(_Event, frozen=True, tag="removed"):
    """The host removed a bot or a person. A person cannot come back."""

    seat: int


class Hosted(_Event, frozen=True, tag="hosted"):
    """The host was away for a while, and another guest is the host now."""

    guest: str


class Dealt(_Event, frozen=True, tag="dealt"):
    """A game began."""

    options: str
    """The options of this game; the starter moves on from game to game."""
    commitment: str
    """The hash of seed and deck; see `record/commitment.py`."""
    seed: str = ""
    """In decimal. Clients get the event without it."""
    countdown: int = COUNTDOWN
    """In a race: milliseconds of countdown before it begins and after each halt."""
    salt: str = ""
    """Hashed with seed and deck if others are dealt the same cards, so that hashes differ."""
    chosen: str = ""
    """If free seats were removed, the table's options from now on; else empty."""


class Moved(_Event, frozen=True, tag="moved"):
    """A seat made a move, or gave up (`concede`)."""

    seat: int
    move: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card laid in a race. Times are in microseconds."""

    seat: int
    move: str
    arrived: int
    """Since the deal."""
    lag: int
    """The player's round-trip time, as measured by the server."""
    late: int = 0
    """How long after the first card of the contest it was laid."""
    client: str = ""
    """The client whose command it was."""
    number: int = 0

    @property
    def sent(self) -> int:
        """When the player laid it: its arrival less the lag."""
        return self.arrived - self.lag


class Contested(_Event, frozen=True, tag="contested"):
    """One or more cards were laid on the same middle card. The first one stays."""

    seen: int
    """The number of the middle card they were laid on."""
    offers: tuple[Offer, ...]
    """In the order they were laid."""
    winner: int | None = None
    """The seat whose card stays; None: no card stays."""


class Tried(_Event, frozen=True, tag="tried"):
    """A card came back: it did not fit, or it was too late."""

    offer: Offer
    seen: int | None
    """The number of the newest middle card that the player had seen; None: the current one."""
    reason: str
    """The reason, as a stable code."""
    late: int | None = None
    """How long after the card that stayed it was laid, in microseconds."""


class TookBack(_Event, frozen=True, tag="took-back"):
    """A seat took back the card that it considered. Nobody else hears of it."""

    seat: int


class Hinted(_Event, frozen=True, tag="hinted"):
    """A player took a hint for the current turn."""

    seat: int


class Lapsed(_Event, frozen=True, tag="lapsed"):
    """A bot of somebody else lost its move; the next move in its seat is another's."""

    seat: int
    failing: Failing
    """It crashed, stalled, or answered nonsense."""


class Said(_Event, frozen=True, tag="said"):
    """Something was said: a text, signals, or a phrase."""

    seat: int | None
    """None: a spectator, before or after a game."""
    name: str
    language: str = ""
    text: str = ""
    signals: tuple[str, ...] = ()
    phrase: str = ""
    """The id of a phrase, such as `hello`: small talk that everybody reads in their language."""
    guest: str = ""
    """Who said it; empty for a bot, and in old events."""
    emblem: Emblem | None = None
    """Of a spectator; missing for a seat."""


class Unheard(_Event, frozen=True, tag="unheard"):
    """Something was said that is not for you, or by a guest who has since been deleted."""


class HandedOver(_Event, frozen=True, tag="handed-over"):
    """A bot stands in for a player who is absent or idle, or who has left the seat."""

    seat: int
    bot: str
    by_choice: bool = False
    """Whether the player left. Then the bot keeps the seat until its turn is over."""


class CameBack(_Event, frozen=True, tag="came-back"):
    """A player is back in their seat, and the bot leaves it."""

    seat: int


class Proposed(_Event, frozen=True, tag="proposed"):
    """A player proposes to end the game."""

    seat: int
    concession: bool = False
    """Whether the game would be lost; otherwise it ends without a result."""


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """A player no longer proposes to end the game."""

    seat: int
    concession: bool = False
    """Whether the proposal was to give up."""


class Abandoned(_Event, frozen=True, tag="abandoned"):
    """The game was ended without a result."""

    seat: int
    """The player who ended it, as the host or as the last one to agree."""


class Resumed(_Event, frozen=True, tag="resumed"):
    """A race continues after the server was down, with a new countdown."""


Event: TypeAlias = (
    Opened
    | Changed
    | GameChanged
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
    | Hinted
    | Lapsed
    | Said
    | Unheard
    | HandedOver
    | CameBack
    | Proposed
    | Withdrawn
    | Abandoned
    | Resumed
)

encode: Final = msgspec.json.Encoder().encode
"""An event as it is stored."""
decode: Final = msgspec.json.Decoder(Event).decode
"""An event from its stored form."""

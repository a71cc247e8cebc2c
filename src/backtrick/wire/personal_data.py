"""HTTP answers about a guest's own data."""

from __future__ import annotations

import msgspec

from .answers import GameInfo, GuestInfo
from .bells import BellInfo
from .circles import CircleInfo
from .history import KindHistory
from .sums import SumRecord


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device on which the guest is signed in: a browser or a program with a token."""

    id: str
    created: int
    """When it was signed in, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour, in milliseconds since 1970."""
    current: bool
    """Whether the request came from this device."""


class Devices(msgspec.Struct, frozen=True):
    """The devices of the guest, oldest first."""

    devices: list[DeviceInfo]


class SaidInfo(msgspec.Struct, frozen=True):
    """Something the guest said at a table."""

    at: int
    """In milliseconds since 1970."""
    text: str
    signals: tuple[str, ...]
    phrase: str = ""


class MoveInfo(msgspec.Struct, frozen=True):
    """A move that the guest made or tried."""

    at: int
    """In milliseconds since 1970."""
    number: int
    """The number of the game at its table, from 1."""
    move: str
    """In the game's notation; `take-back` if a considered card was taken back, `hint` if a hint was
    taken."""
    reason: str = ""
    """Why a card came back in a race, as a code; else empty."""


class VisitedTable(msgspec.Struct, frozen=True):
    """A table at which the guest sat or said something."""

    table: str
    game: str
    opened: int
    """In milliseconds since 1970."""
    daily: str
    """The date if it is a daily deal, such as `2026-11-16`; else empty."""
    names: tuple[str, ...]
    """The names that the guest had there."""
    said: list[SaidInfo]
    moves: list[MoveInfo]
    """In all games at the table, finished or not."""


class DailyTryResult(msgspec.Struct, frozen=True):
    """How a try at a daily deal ended."""

    won: bool
    cards_left: int
    lasted: int
    """In milliseconds."""
    ended: int
    """In milliseconds since 1970."""


class DailyTryInfo(msgspec.Struct, frozen=True):
    """The guest's try at a daily deal."""

    date: str
    game: str
    players: int
    table: str
    counted: bool
    """Whether its result is compared with everybody's."""
    result: DailyTryResult | None


class Export(msgspec.Struct, frozen=True):
    """Everything that is stored about the guest."""

    guest: GuestInfo
    created: int
    """In milliseconds since 1970."""
    devices: list[DeviceInfo]
    tables: list[VisitedTable]
    games: list[GameInfo]
    """Finished games, newest first."""
    history: list[KindHistory]
    """Their results."""
    sums: list[SumRecord]
    """The sums that were done in games and drills, by week."""
    shared: str
    """The token by which anyone can see that; empty: nobody else can."""
    daily: list[DailyTryInfo]
    """Daily deals, oldest first."""
    bells: list[BellInfo]
    """Where the guest is told that it is their turn."""
    circles: list[CircleInfo]
    """The circles in which the guest is, oldest first."""
    moves_left_out: int = 0
    """How many moves are too many for one answer. The records of finished games have them."""


class PrivacyInfo(msgspec.Struct, frozen=True):
    """Who runs the server, and how long data is kept."""

    operator: str
    """Empty: not given."""
    contact: str
    """An address; empty: the operator has given none."""
    table_days: int
    """Days until an unused table without finished games is deleted."""
    guest_days: int
    """Days until an unused guest is deleted, or a device signed out."""

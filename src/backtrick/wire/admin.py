"""The messages between `backtrick admin` and the server: one line of JSON each way."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

import msgspec


class AdminFault(Enum):
    """Why a command is refused, apart from faults of the server. Texts are in `locales/`."""

    NO_SUCH_GUEST = "admin/no-such-guest"
    NO_SUCH_TABLE = "admin/no-such-table"
    NO_SUCH_BAN = "admin/no-such-ban"
    BAD_TARGET = "admin/bad-target"


BanKind: TypeAlias = Literal["guest", "network", "table"]
_Limit: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class _Ask(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """The base of all commands."""


class FindGuests(_Ask, frozen=True, tag="find-guests"):
    """Find guests by part of a name or id."""

    text: str
    limit: _Limit = 50


class RenameGuest(_Ask, frozen=True, tag="rename-guest"):
    """Give a guest another name."""

    guest: str
    name: str


class DeleteGuest(_Ask, frozen=True, tag="delete-guest"):
    """Delete everything about a guest."""

    guest: str


class ListBans(_Ask, frozen=True, tag="list-bans"):
    """List the bans in force."""


class AddBan(_Ask, frozen=True, tag="add-ban"):
    """Ban an address, a network or a guest."""

    target: str
    seconds: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """None: until it is lifted."""
    reason: str = ""


class LiftBan(_Ask, frozen=True, tag="lift-ban"):
    """Lift a ban, or open a closed table again."""

    target: str


class ListTables(_Ask, frozen=True, tag="list-tables"):
    """List the tables, newest first."""

    limit: _Limit = 50
    listed: bool = False
    """Whether to list only those in the public list."""


class UnlistTable(_Ask, frozen=True, tag="unlist-table"):
    """Take a table out of the public list."""

    table: str


class CloseTable(_Ask, frozen=True, tag="close-table"):
    """Send everybody away from a table, and let nobody in again."""

    table: str


class CheckDatabase(_Ask, frozen=True, tag="check-db"):
    """Look for damage, and fold the events of all tables."""


AdminCommand: TypeAlias = (
    FindGuests
    | RenameGuest
    | DeleteGuest
    | ListBans
    | AddBan
    | LiftBan
    | ListTables
    | UnlistTable
    | CloseTable
    | CheckDatabase
)


class FoundGuest(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str
    created: int
    """Wall time, in milliseconds, like all times here."""
    connections: int
    banned: bool


class BanInfo(msgspec.Struct, frozen=True):
    """A ban."""

    kind: BanKind
    target: str
    made: int
    until: int | None = None
    """None: until it is lifted."""
    reason: str = ""


class FoundTable(msgspec.Struct, frozen=True):
    """A table."""

    table: str
    game: str
    options: str
    phase: str
    listed: bool
    host: str
    free_seats: int
    connections: int
    updated: int


class DatabaseReport(msgspec.Struct, frozen=True):
    """What was found in the database."""

    tables: int
    events: int
    faults: list[str]


Found: TypeAlias = list[FoundGuest] | list[BanInfo] | list[FoundTable] | DatabaseReport | None


class AdminAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer; with a code, nothing was changed."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    detail: str = ""

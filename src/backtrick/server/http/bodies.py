"""What HTTP requests and their answers carry. The description for programs is made from these."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ...games import GAMES
from ...table.commands import Value
from ...table.events import Settings
from ...texts import DEFAULT, languages

LONGEST_PAGE: Final = 100

GameName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(GAMES)})$")]
Language: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(languages())})$")]
GivenName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
GivenCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=20)]
GivenOptions: TypeAlias = Annotated[dict[str, Value], msgspec.Meta(max_length=20)]


class Nothing(msgspec.Struct, frozen=True):
    """No body, or no query."""


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all bodies of requests have in common."""


class NewGuest(_Given, frozen=True):
    """Somebody who comes for the first time."""

    name: GivenName
    """Of 1 to 40 letters, once blanks around it are gone."""
    language: Language = DEFAULT


class ChangedGuest(_Given, frozen=True):
    """What a guest changes; what is not named stays."""

    name: GivenName | None = None
    language: Language | None = None


class Claim(_Given, frozen=True):
    """The code that moves a guest to another device."""

    code: GivenCode


class ChosenSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """What a host chooses besides the options of the game."""


class NewTable(_Given, frozen=True):
    """A table to be opened."""

    game: GameName
    options: GivenOptions = {}
    """What is not named has its default: see `/api/games`."""
    settings: ChosenSettings = ChosenSettings()


class Page(msgspec.Struct, frozen=True):
    """Which games to list."""

    before: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    """Those that ended before this time, in milliseconds since 1970: `next` of the page before."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_PAGE)] = 20


class Solo(msgspec.Struct, frozen=True):
    """Whose best times to list."""

    game: GameName
    options: Annotated[str, msgspec.Meta(max_length=500)] = ""
    """As in a record: `players=1 no_wrap=yes`. What is not named has its default."""


class GuestInfo(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str


class Welcomed(GuestInfo, frozen=True):
    """A guest, with the token that proves it. It is also set as a cookie."""

    token: str


class Code(msgspec.Struct, frozen=True):
    """A code that moves the guest to another device, once."""

    code: str
    expires: int
    """In milliseconds since 1970."""


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened."""

    table: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as it is found in a list."""

    table: str
    game: str
    options: dict[str, Value]
    phase: str
    """`open`, `running` or `over`: its last game is."""
    host: str
    """The name of whoever decides; empty if nobody is left."""
    free_seats: int
    updated: int
    """In milliseconds since 1970."""


class Tables(msgspec.Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    """Which game of the table it was, from 1."""
    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    """Who played, by seat."""
    ended: int
    """In milliseconds since 1970."""
    lasted: int
    """In milliseconds."""
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    seat: int | None = None
    """Where the guest who asks sat, where that was asked for."""


class Games(msgspec.Struct, frozen=True):
    """Finished games."""

    games: list[GameInfo]
    next: int | None = None
    """`before` for the next page; null: there is none."""


class BestTime(msgspec.Struct, frozen=True):
    """A game that was won alone."""

    name: str
    lasted: int
    """In milliseconds."""
    ended: int
    """In milliseconds since 1970."""


class BestTimes(msgspec.Struct, frozen=True):
    """Games that were won alone, the shortest first."""

    game: str
    options: dict[str, Value]
    times: list[BestTime]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen for a game."""

    name: str
    kind: str
    """`one-of`, `flag`, `seats` or `seconds`."""
    default: Value
    values: list[str | int] | None = None
    """All that can be chosen, one of them or (`seats`) any."""
    most: int | None = None
    """The most that can be chosen (`seconds`)."""


class CatalogueGame(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    least_players: int
    most_players: int
    team: bool
    """Whether all win or lose together."""
    real_time: bool
    """Whether all play at once."""
    options: list[OptionInfo]
    bots: list[str]
    """Those that can sit at a table, the best last."""


class Catalogue(msgspec.Struct, frozen=True):
    """All games."""

    games: list[CatalogueGame]


class Health(msgspec.Struct, frozen=True):
    """The server can store what happens."""

    status: str = "ok"

"""What HTTP requests and their answers carry. The description for programs is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ...games import GAMES
from ...table.commands import MOST_SEATS, SeatNumber, Value
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


class NewDaily(_Given, frozen=True):
    """Which of today's deals to play."""

    game: GameName
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    """The guest, and bots in the other seats."""


class NewLesson(_Given, frozen=True):
    """Of which game to be taught."""

    game: GameName


class Page(msgspec.Struct, frozen=True):
    """Which games to list."""

    before: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    """Those that ended before this time, in milliseconds since 1970: `next` of the page before."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_PAGE)] = 20


class Viewer(msgspec.Struct, frozen=True):
    """With whose eyes to look at a finished game."""

    seat: SeatNumber | None = None
    """Missing: with all hands open."""


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
    bots: tuple[int, ...]
    """Seats that bots had at the deal: what stands there as a name is which bot it was."""
    ended: int
    """In milliseconds since 1970."""
    lasted: int
    """In milliseconds, without the countdown before it."""
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


class StepInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened in a finished game."""

    event: Literal["deal", "move", "refused", "said"]
    at: int
    """In milliseconds since the deal."""
    view: dict[str, Any]
    """What has changed of what was seen, by name, as in `game` of the socket; at first, all."""
    seat: int | None = None
    """Whose move or words it was; missing at the deal."""
    move: str = ""
    reason: str | None = None
    """Why a move was refused: a stable code."""
    text: str = ""
    signals: list[str] = []


class Steps(msgspec.Struct, frozen=True):
    """A finished game, step by step."""

    game: str
    names: tuple[str, ...]
    """Who played, by seat."""
    bots: tuple[int, ...]
    """Seats that bots had at the deal: what stands there as a name is which bot it was."""
    seat: int | None
    """Who looks; null: whoever sees all hands, in `shown`."""
    dealt: int
    """In milliseconds since 1970."""
    steps: list[StepInfo]
    """The first is the deal."""


class BestTime(msgspec.Struct, frozen=True):
    """A game that was won alone."""

    name: str
    lasted: int
    """In milliseconds, without the countdown before it."""
    ended: int
    """In milliseconds since 1970."""


class BestTimes(msgspec.Struct, frozen=True):
    """Games that were won alone, the shortest first."""

    game: str
    options: dict[str, Value]
    times: list[BestTime]


class DailyResult(msgspec.Struct, frozen=True):
    """What came of a daily deal."""

    number: int
    """Of the game at its table, for its record: always 1."""
    won: bool
    ending: str
    winners: tuple[int, ...]
    cards_left: int
    lasted: int
    """In milliseconds."""


class DailyDeal(msgspec.Struct, frozen=True):
    """One of today's deals, for the guest who asks."""

    game: str
    players: int
    state: Literal["new", "running", "finished"]
    table: str | None = None
    """Where the guest plays it, or did; null: not begun."""
    result: DailyResult | None = None


class DailyDeals(msgspec.Struct, frozen=True):
    """Today's deals: the same for everybody on this server, one try a guest."""

    date: str
    """Of today in UTC, e.g. `2026-11-16`."""
    ends: int
    """When there will be others, in milliseconds since 1970."""
    deals: list[DailyDeal]
    """By game and number of players."""


class LessonStepInfo(msgspec.Struct, frozen=True):
    """A step of a guided first game."""

    id: str
    """Its texts: `.say` what to do and why, `.done` what has happened then."""
    do: str
    """What the learner does: `move`, `try` (a move that the rules refuse), `signal`, `watch`."""
    move: str
    """The move that is made or tried, by somebody else if one watches; empty: something is said."""
    signals: tuple[str, ...]
    """What is said, by somebody else if one watches."""
    cards: tuple[str, ...]
    """Which of the learner's cards to point at."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game; the learner sits in the first seat."""

    game: str
    options: dict[str, Value]
    steps: list[LessonStepInfo]


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


class SignalInfo(msgspec.Struct, frozen=True):
    """Something that can be said at a table with a tap."""

    name: str
    variants: list[str]
    """Those in which it may be said."""


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
    signals: list[SignalInfo]
    """All that can be said by `signal`; none where talk is no part of the game."""


class Catalogue(msgspec.Struct, frozen=True):
    """All games."""

    games: list[CatalogueGame]


class Health(msgspec.Struct, frozen=True):
    """The server can store what happens."""

    status: str = "ok"

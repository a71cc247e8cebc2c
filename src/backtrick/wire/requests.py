"""HTTP requests: their bodies and query parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from ..games import GAMES
from ..limits import (
    LONGEST_DEVICE,
    LONGEST_TRANSFER_CODE,
    MOST_GAMES,
    MOST_SEATS,
    SHORTEST_TRANSFER_CODE,
)
from ..table.commands import Name, Notation, SeatNumber, Value
from ..table.emblems import Emblem
from ..table.events import Settings
from ..texts import DEFAULT, languages

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[languages()]
    """A language that has texts. A type checker cannot know which."""

# In Python, `$` also matches before a final newline.
GameName: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(GAMES)})$(?!\n)")]
GivenName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
GivenCode: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=SHORTEST_TRANSFER_CODE, max_length=LONGEST_TRANSFER_CODE)
]
GivenBots: TypeAlias = Annotated[list[Name], msgspec.Meta(max_length=MOST_SEATS)]
GivenMoves: TypeAlias = Annotated[list[Notation], msgspec.Meta(max_length=20)]
StepNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
GivenOptions: TypeAlias = Annotated[dict[str, Value], msgspec.Meta(max_length=20)]


class Empty(msgspec.Struct, frozen=True):
    """No body, or no query."""


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all request bodies."""


class NewGuest(_Given, frozen=True):
    """A new guest."""

    name: GivenName
    """At most 40 visible characters, once extra spaces are removed."""
    language: Language = DEFAULT
    emblem: Emblem | None = None
    """None: assigned at random."""
    program: bool = False
    """Whether a program plays. Its name then begins with 🤖 and a space, which no person's can."""


class ChangedGuest(_Given, frozen=True):
    """Changes to a guest. Missing fields stay as they are."""

    name: GivenName | None = None
    language: Language | None = None
    emblem: Emblem | None = None


class Claim(_Given, frozen=True):
    """A transfer code."""

    code: GivenCode
    sign_out_others: bool = False
    """Whether to sign the guest out on all other devices."""


class ChosenSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """The table's settings, besides the options of the game."""


class NewTable(_Given, frozen=True):
    """A new table."""

    game: GameName
    options: GivenOptions = {}
    """Missing options have their defaults; see `/api/games`."""
    settings: ChosenSettings = ChosenSettings()
    bots: GivenBots = []
    """The bots in the seats next to yours, by id; see `/api/games`."""
    deal: bool = False
    """Whether to deal as soon as you connect; a race waits for your `deal`.

    All seats must be taken.
    """


class NewDaily(_Given, frozen=True):
    """One of today's deals."""

    game: GameName
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    """The number of players: the guest, and bots in the other seats."""
    device: Annotated[str, msgspec.Meta(max_length=LONGEST_DEVICE)] = ""
    """Anything random that the browser keeps. Only a hash of it is stored, for this deal, until the
    day is over: the results of a second guest on the same device are not compared with others'."""


class NewCircle(_Given, frozen=True):
    """A new circle."""

    name: GivenName
    """As the name of a guest."""


class ChangedCircle(_Given, frozen=True):
    """Changes to a circle. Missing fields stay as they are."""

    name: GivenName | None = None
    new_link: bool = False
    """Whether to replace the link; the old one then no longer works."""


class NewLesson(_Given, frozen=True):
    """A new lesson."""

    game: GameName


class NewDrill(_Given, frozen=True):
    """A new drill."""

    game: GameName
    sprint: bool = False
    """Whether the positions are those of a sprint: any sums, and often two that lead to a card."""


class DrillAnswer(_Given, frozen=True):
    """An answer in a drill."""

    at: Annotated[int, msgspec.Meta(ge=0, le=999)]
    """The number of the position, from 0."""
    right: bool
    """Whether the first card laid fitted."""
    took: Annotated[int, msgspec.Meta(ge=0, le=600_000)]
    """In milliseconds. More than half a minute counts as half a minute."""
    sign: Literal[1, -1] | None = None
    """In a sprint: the sign of the sum by which the card that was laid in the end fits."""


class DrillReport(_Given, frozen=True):
    """The answers of a drill."""

    game: GameName
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
    answers: Annotated[list[DrillAnswer], msgspec.Meta(min_length=1, max_length=180)]
    """In order. A position comes again, up to three times, if its sum went wrong."""


class GivenTurn(_Given, frozen=True):
    """A turn that somebody tries at a moment of a finished game."""

    step: StepNumber
    """The step of the replay after which the turn begins."""
    moves: GivenMoves = []
    """The moves so far."""


class PuzzleTurn(_Given, frozen=True):
    """A turn that somebody tries in a puzzle."""

    moves: GivenMoves = []
    """The moves so far."""


class PlayingOn(_Given, frozen=True):
    """The moment of a finished game from which you play on, and your seat."""

    step: StepNumber
    """The step of the replay."""
    seat: SeatNumber


class Page(msgspec.Struct, frozen=True):
    """A page of finished games."""

    before: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    """Only games that ended before this time, in milliseconds since 1970: `next` of a page."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 20


class ExportFormat(msgspec.Struct, frozen=True):
    """The format of an export."""

    format: Literal["json", "csv"] = "json"
    """`csv`: only the finished games, as a table."""


class PointOfView(msgspec.Struct, frozen=True):
    """The point of view on a finished game."""

    seat: SeatNumber | None = None
    """None: all hands are open."""


class SprintQuery(msgspec.Struct, frozen=True):
    """The positions of a sprint."""

    game: GameName
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    """The same seed gives the same positions."""
    count: Annotated[int, msgspec.Meta(ge=1, le=60)] = 40


class SumsQuery(msgspec.Struct, frozen=True):
    """The race whose sums are asked for."""

    game: GameName


class Solo(msgspec.Struct, frozen=True):
    """The solo games whose best times to list."""

    game: GameName
    options: Annotated[str, msgspec.Meta(max_length=500)] = "{}"
    """As JSON: `{"no_wrap": true}`. Missing options have their defaults."""

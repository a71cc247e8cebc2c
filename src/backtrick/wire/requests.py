"""What clients ask for over HTTP: bodies of requests, and what stands behind a question mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from ..games import GAMES
from ..table.commands import MOST_SEATS, SeatNumber, Value
from ..table.events import Settings
from ..texts import DEFAULT, languages

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[languages()]
    """One of those that there are texts in: what cannot be written for a type checker."""

LONGEST_PAGE: Final = 100

# In Python `$` also matches before a line's end.
GameName: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(GAMES)})$(?!\n)")]
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
    """None: with all hands open."""


class Solo(msgspec.Struct, frozen=True):
    """Whose best times to list."""

    game: GameName
    options: Annotated[str, msgspec.Meta(max_length=500)] = "{}"
    """As JSON: `{"no_wrap": true}`. What is not named has its default."""

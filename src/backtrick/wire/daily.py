"""HTTP answers about daily deals: one's tries, and how they compare.

As in `answers.py`, fields that are always sent have no default.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class DailyResult(msgspec.Struct, frozen=True):
    """The result of a daily deal."""

    number: int
    """The number of the game at its table, for its record: always 1."""
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
    state: Literal["new", "running", "finished", "abandoned"]
    """abandoned: ended without a result. There is no second try."""
    table: str | None
    """The guest's table for it; null: not started."""
    result: DailyResult | None
    stars: int | None
    """1 to 5, from the bots' results; null: no result, or the bots are still playing."""
    counted: bool
    """Whether the result is compared with everybody's. It is not if another guest has tried the
    deal on the same device, if the device is not known, or if the day was over at its end."""
    people: int
    """How many results are compared; 0 if you have none."""
    better_than: int | None
    """As in `DailyBoard`."""


class DailyDeals(msgspec.Struct, frozen=True):
    """Today's deals: the same cards for every guest of this server, one try each."""

    date: str
    """Today's date in UTC, such as `2026-11-16`."""
    ends: int
    """When the next deals begin, in milliseconds since 1970."""
    deals: list[DailyDeal]
    """By game and number of players."""


class BotTriesInfo(msgspec.Struct, frozen=True):
    """A bot's results in a deal, in the guest's seat, over many tries."""

    bot: str
    tries: int
    wins: int
    cards_left: float
    """On average."""
    seconds: int | None
    """In a race: half of the wins were at least as fast; null: no race, or no win."""


class ParInfo(msgspec.Struct, frozen=True):
    """The bots' results in a deal: a measure of how hard it is."""

    strong: BotTriesInfo
    """The best bot of the game."""
    simple: BotTriesInfo
    """A bot that lays what fits."""


class ScoreBin(msgspec.Struct, frozen=True):
    """Results that are shown together."""

    least: int
    most: int
    """The scores, from the least to the most, see `counts` of the board; both 0 for a loss."""
    lost: bool
    """Whether these are the lost games; never in a team, where cards are counted."""
    people: int
    strong: int
    simple: int
    """How many people, tries of the strong bot and tries of the simple one."""
    mine: bool


class DailyBoard(msgspec.Struct, frozen=True):
    """How a result compares with everybody's and the bots'."""

    date: str
    game: str
    players: int
    counts: Literal["cards", "seconds", "wins"]
    """What a score is: a team's cards left, the seconds of a won race, or nothing but a win."""
    stars: int | None
    """The guest's; null: no result, or the bots still play."""
    counted: bool
    """Whether the guest's result is among the people's."""
    people: int
    """How many results are compared."""
    better_than: int | None
    """The percentage of the other people whom the guest did better than; ties count half. Null: no
    result, or no others."""
    bins: list[ScoreBin]
    """Best first."""
    par: ParInfo | None
    """Null: the bots still play, or this server lets none play."""
    par_is_made: bool
    """Whether there will be one."""


class BestGame(msgspec.Struct, frozen=True):
    """The best game of a deal. Its steps are at `/api/daily/DAY/GAME/PLAYERS/best`."""

    name: str
    won: bool
    cards_left: int
    lasted: int
    """In milliseconds."""


class PastDeal(msgspec.Struct, frozen=True):
    """A deal of a day that is over."""

    game: str
    players: int
    people: int
    """How many results were compared."""
    best: BestGame | None


class PastDay(msgspec.Struct, frozen=True):
    """The deals of a day that is over."""

    date: str
    deals: list[PastDeal]


class DayInfo(msgspec.Struct, frozen=True):
    """A day on which the guest has finished daily deals."""

    date: str
    finished: int
    won: int


class DailyCalendar(msgspec.Struct, frozen=True):
    """The days on which the guest has finished daily deals."""

    today: str
    days: list[DayInfo]
    """Those of the last weeks, oldest first."""
    streak: int
    """How many days in a row, up to today or yesterday."""
    longest_streak: int
    days_played: int
    """In all."""

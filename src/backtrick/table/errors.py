"""Why a table refuses a command: denials with stable codes, and their error."""

from __future__ import annotations

from enum import Enum


class Denial(Enum):
    """Why a table refuses a command, apart from the rules of the game.

    The texts for people are in `locales/`, by code.
    """

    NOT_HOST = "table/not-host"
    NOT_SEATED = "table/not-seated"
    SEATED_ALREADY = "table/seated-already"
    SEAT_TAKEN = "table/seat-taken"
    TABLE_FULL = "table/full"
    NO_SUCH_SEAT = "table/no-such-seat"
    SEAT_EMPTY = "table/seat-empty"
    SEATS_FREE = "table/seats-free"
    TOO_MANY_SEATED = "table/too-many-seated"
    NO_SUCH_BOT = "table/no-such-bot"
    NOBODY_THERE = "table/nobody-there"
    BAD_OPTIONS = "table/bad-options"
    BAD_MOVE = "table/bad-move"
    GAME_RUNS = "table/game-runs"
    NO_GAME = "table/no-game"
    STILL_HERE = "table/still-here"
    SENT_AWAY = "table/sent-away"
    LOCKED = "table/locked"
    COUNTDOWN = "table/countdown"
    NOTHING_TO_TAKE_BACK = "table/nothing-to-take-back"
    SIGNALS_ONLY = "table/signals-only"
    NO_SUCH_SIGNAL = "table/no-such-signal"
    NO_PHRASES = "table/no-phrases"
    TOO_MANY_PHRASES = "table/too-many-phrases"
    NO_SUCH_LANGUAGE = "table/no-such-language"
    OFFERED_ALREADY = "table/offered-already"
    SPECTATORS_ARE_SILENT = "table/spectators-are-silent"
    NO_SPECTATORS = "table/no-spectators"
    TOO_MUCH = "table/too-much"
    YOURS_ALONE = "table/yours-alone"
    PROPOSED_ALREADY = "table/proposed-already"
    NOTHING_PROPOSED = "table/nothing-proposed"
    TURN_NOT_OVER = "table/turn-not-over"
    PREPARED = "table/prepared"
    NO_HINTS = "table/no-hints"
    NO_HINTS_IN_RACE = "table/no-hints-in-race"
    NO_HINTS_IN_DAILY = "table/no-hints-in-daily-deal"
    NO_HINTS_AMONG_PEOPLE = "table/no-hints-among-people"
    HINTED_ALREADY = "table/hinted-already"
    NOT_HINTED = "table/not-hinted"

    @property
    def code(self) -> str:
        """The stable code, e.g. `table/not-host`."""
        return self.value


class Denied(Exception):  # noqa: N818 - like IllegalMove, it says what happened
    """A command was refused; the table is unchanged."""

    def __init__(self, code: str, *, detail: str = "", span: tuple[int, int] | None = None) -> None:
        self.code = code
        self.detail = detail
        """What was given or what would be right, for programmers."""
        self.span = span
        """The start and end of the part at fault in a refused text."""
        super().__init__(code, detail)


def denied(why: Denial, detail: str = "") -> Denied:
    """The error to raise for a denial."""
    return Denied(why.code, detail=detail)

"""Faults: errors of the server itself, with stable codes."""

from __future__ import annotations

from enum import Enum


class Fault(Enum):
    """Why the server refuses a message or closes a connection, apart from rules and tables.

    The texts for people are in `locales/`, by code.
    """

    BAD_MESSAGE = "wire/bad-message"
    HELLO_FIRST = "wire/hello-first"
    TOO_FAST = "wire/too-fast"
    TOO_SLOW = "wire/too-slow"
    TOO_MANY_MISTAKES = "wire/too-many-mistakes"
    TOO_MANY_CONNECTIONS = "wire/too-many-connections"
    CLOSED = "wire/closed"
    OUT_OF_ORDER = "command/out-of-order"
    REWRITTEN = "table/rewritten"
    NO_SUCH_TABLE = "table/unknown"
    GUEST_UNKNOWN = "guest/unknown"
    GUEST_DELETED = "guest/deleted"
    GUEST_BANNED = "guest/banned"
    ADDRESS_BANNED = "address/banned"
    BAD_NAME = "guest/bad-name"
    BOT_NAME = "guest/bot-name"
    NO_SUCH_DEVICE = "guest/no-such-device"
    THIS_DEVICE = "guest/this-device"
    NO_SUCH_CODE = "guest/no-such-code"
    BAD_BELL = "guest/bad-bell"
    NO_SUCH_GAME = "game/unknown"
    DAILY_NOT_OVER = "game/daily-not-over"
    DAILY_NOT_PLAYED = "game/daily-not-played"
    NO_SUCH_CIRCLE = "circle/unknown"
    NOT_CIRCLES_MAKER = "circle/not-its-maker"
    CIRCLE_FULL = "circle/full"
    MANY_CIRCLES = "circle/too-many"
    NO_SUCH_PUZZLE = "puzzle/unknown"
    NO_SUCH_DRILL = "drill/unknown"
    NOT_SHARED = "history/not-shared"
    NO_WHAT_IF = "game/no-what-if"
    NO_COACH = "coach/off"
    COACH_BUSY = "coach/busy"
    FOREIGN_PAGE = "origin/foreign"
    NOT_JSON = "request/not-json"
    BAD_BODY = "request/bad-body"
    BAD_QUERY = "request/bad-query"
    TOO_LONG = "request/too-long"
    NO_LENGTH = "request/no-length"
    INCOMPLETE = "request/incomplete"
    UNKNOWN_PATH = "request/unknown-path"
    BAD_METHOD = "request/bad-method"
    SERVER_FULL = "server/full"
    RESTARTS = "server/restarts"
    FAILED = "server/failed"
    UNAVAILABLE = "store/unavailable"
    MANY_REQUESTS = "limit/requests"
    MANY_GUESTS = "limit/guests"
    MANY_TABLES = "limit/tables"
    MANY_ANALYSES = "limit/analyses"
    MANY_TRIES = "limit/tries"
    MANY_EXPORTS = "limit/exports"
    MANY_CODES = "limit/codes"

    @property
    def code(self) -> str:
        """The stable code, e.g. `wire/bad-message`."""
        return self.value

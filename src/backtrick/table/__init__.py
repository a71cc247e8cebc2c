"""A live table: commands become events, and a table is the fold of its events."""

from .commands import Command
from .decisions import Context, decide, decide_for
from .errors import Denial, Denied
from .events import Event, Settings, TablePace, decode, encode
from .fold import after, fold
from .history import record_of
from .lobby import begin, come_back, open_table, replace_host
from .moves import Decided, HeldOffer, decide_contest
from .state import Occupant, Play, Table

__all__ = [
    "Command",
    "Context",
    "Decided",
    "Denial",
    "Denied",
    "Event",
    "HeldOffer",
    "Occupant",
    "Play",
    "Settings",
    "Table",
    "TablePace",
    "after",
    "begin",
    "come_back",
    "decide",
    "decide_contest",
    "decide_for",
    "decode",
    "encode",
    "fold",
    "open_table",
    "record_of",
    "replace_host",
]

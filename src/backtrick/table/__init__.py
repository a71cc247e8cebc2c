"""A live table: commands become events, and a table is the fold of its events."""

from .commands import Command
from .deciding import Asked, decide, decide_for
from .errors import Denial, Denied
from .events import Event, Settings, decode, encode
from .folding import after, fold
from .hosting import begin, come_back, open_table, replace_host
from .playing import Held, settle
from .state import Place, Play, Table

__all__ = [
    "Asked",
    "Command",
    "Denial",
    "Denied",
    "Event",
    "Held",
    "Place",
    "Play",
    "Settings",
    "Table",
    "after",
    "begin",
    "come_back",
    "decide",
    "decide_for",
    "decode",
    "encode",
    "fold",
    "open_table",
    "replace_host",
    "settle",
]

"""Talk: what players may say at a table of `quick-easy`, and what it means."""

from ..games.quick_easy.state import VARIANTS
from .checker import Refusal, Verdict, check
from .heard_signals import signals_recorded, signals_said
from .listener import understand
from .preparation import is_prepared, prepare
from .sentences import sentence_for
from .signals import SIGNAL_NAMED, SIGNALS, Height, Meaning, Signal, is_true, starters
from .source import languages

__all__ = [
    "SIGNALS",
    "SIGNAL_NAMED",
    "VARIANTS",
    "Height",
    "Meaning",
    "Refusal",
    "Signal",
    "Verdict",
    "check",
    "is_prepared",
    "is_true",
    "languages",
    "prepare",
    "sentence_for",
    "signals_recorded",
    "signals_said",
    "starters",
    "understand",
]

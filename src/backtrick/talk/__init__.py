"""Talk: what may be said at a table of `quick-easy`, and what it means."""

from ..games.quick_easy.state import VARIANTS
from .checker import Refusal, Verdict, check
from .listener import understand
from .preparation import prepare
from .signals import SIGNALS, Height, Signal, Told, is_true
from .source import languages
from .wording import words_for

__all__ = [
    "SIGNALS",
    "VARIANTS",
    "Height",
    "Refusal",
    "Signal",
    "Told",
    "Verdict",
    "check",
    "is_true",
    "languages",
    "prepare",
    "understand",
    "words_for",
]

"""What a record's talk means: signals, tapped or typed in any language."""

from __future__ import annotations

from functools import lru_cache

from ..talk import SIGNAL_NAMED, Signal, languages, understand


@lru_cache(maxsize=1024)
def signals_in(text: str) -> tuple[Signal, ...]:
    """The signals in what was said; a record does not say in which language that was."""
    tapped = [SIGNAL_NAMED.get(word) for word in text.split()]
    if all(tapped):
        return tuple(signal for signal in tapped if signal)
    found = (understand(text, language) for language in languages())
    return next((signals for signals in found if signals), ())

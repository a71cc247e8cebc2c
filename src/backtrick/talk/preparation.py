"""Getting ready to check many texts: what is compiled is kept on disk for all who come later."""

from __future__ import annotations

from .checker import NumberTalk
from .listener import Listener
from .numbers import Numbers
from .pro import ProWords
from .source import languages
from .vocabulary import vocabulary


def prepare() -> None:
    """Compile the words of all languages, unless that has been done before with this code.

    That takes some seconds, once. Texts can be checked and understood without it, but the first of
    them take longer: what they need is then compiled for each process anew.
    """
    for language in languages():
        for kind in (Numbers, NumberTalk, ProWords, Listener):
            vocabulary(language).keep(kind)

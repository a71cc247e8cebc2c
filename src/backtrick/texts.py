"""Words for people, in their language: the Fluent messages of `locales/`, by id."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.resolver import Pattern

DEFAULT: Final = "en"
LONGEST: Final = 300
"""How much of an argument is shown."""

# The wheel carries the texts inside the package; in the repository they stand beside the sources,
# where the browser client finds them too.
_PACKAGED: Final = Path(__file__).parent / "locales"
FOLDER: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[2] / "locales"

# The order in which POSIX asks them: the first that is set decides.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_AFTER_THE_CODE: Final = re.compile(r"[_.@-]")


class BadText(LookupError):  # noqa: N818 - named like the errors of the games
    """A text that is missing, broken, or lacks an argument: a mistake of ours, never a user's."""


def languages() -> tuple[str, ...]:
    """The languages there are, by their codes, sorted."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for; English if there are no texts in it."""
    wanted = next(filter(None, (environment.get(name) for name in _VARIABLES)), DEFAULT)
    code = _AFTER_THE_CODE.split(wanted)[0].lower()
    return code if code in languages() else DEFAULT


class Texts:
    """All texts of one language.

    No language falls back on another: half a page in English helps nobody who chose Polish. A
    missing text is an error, and the tests see to it that none is missing.
    """

    def __init__(self, language: str) -> None:
        known = languages()
        if language not in known:
            raise ValueError(f"{language!r} is no language here: there are {', '.join(known)}")
        self.language = language
        self._bundle = _load(language)

    def __call__(self, name: str, /, **arguments: str | float) -> str:
        """The text of this id (`section`) or of an attribute (`section.goal`)."""
        shown = {key: _shortened(value) for key, value in arguments.items()}
        text, errors = self._bundle.format_pattern(self._pattern(name), shown)
        if errors:
            raise BadText(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    def attributes(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order of its file."""
        if not self._bundle.has_message(name):
            raise BadText(f"{self.language}: there is no text {name!r}")
        return tuple(self._bundle.get_message(name).attributes)

    def _pattern(self, name: str) -> Pattern:
        message, _, attribute = name.partition(".")
        if attribute in (*self.attributes(message), ""):
            found = self._bundle.get_message(message)
            pattern = found.attributes[attribute] if attribute else found.value
            if pattern is not None:
                return pattern
        raise BadText(f"{self.language}: there is no text {name!r}")


def _shortened(argument: str | float) -> str | float:
    """What somebody typed may be of any length; Fluent refuses what is very long."""
    if isinstance(argument, str) and len(argument) > LONGEST:
        return f"{argument[:LONGEST]} …"
    return argument


@cache
def _load(language: str) -> FluentBundle:
    # A terminal shows the marks that isolate arguments as rubbish, and none of our languages
    # runs from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            # Fluent skips what it cannot read.
            if isinstance(entry, Junk):
                raise BadText(f"{language}/{file.name}: cannot be read: {entry.content!r}")
        bundle.add_resource(resource)
    return bundle

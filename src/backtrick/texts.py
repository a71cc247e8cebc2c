"""Texts for people, in their language: the Fluent messages of `locales/`, by id."""

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
"""The most characters of an argument that are shown."""

# A wheel has the texts inside the package. In the repository they are beside the sources, where the
# browser client finds them too.
_PACKAGED: Final = Path(__file__).parent / "locales"
FOLDER: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[2] / "locales"

# In the order of POSIX: the first one that is set decides.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_AFTER_THE_CODE: Final = re.compile(r"[_.@-]")
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The first line of a message."""


class BadText(LookupError):  # noqa: N818 - named like the errors of the games
    """A missing or broken text, or one that lacks an argument: always a bug."""


def languages() -> tuple[str, ...]:
    """The codes of all languages, sorted."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The terminal's language, or English if it has no texts."""
    wanted = next(filter(None, (environment.get(name) for name in _VARIABLES)), DEFAULT)
    code = _AFTER_THE_CODE.split(wanted)[0].lower()
    return code if code in languages() else DEFAULT


class Texts:
    """All texts of one language.

    There is no fallback to another language: half a page in English helps no Polish reader. A
    missing text is an error, and tests make sure that none is missing.
    """

    def __init__(self, language: str) -> None:
        known = languages()
        if language not in known:
            raise ValueError(f"{language!r} is no language here: there are {', '.join(known)}")
        self.language = language
        self._bundle = _bundle_of(language)

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
            self._read(name)
        return tuple(self._bundle.get_message(name).attributes)

    def _pattern(self, name: str) -> Pattern:
        message, _, attribute = name.partition(".")
        if attribute in (*self.attributes(message), ""):
            found = self._bundle.get_message(message)
            pattern = found.attributes[attribute] if attribute else found.value
            if pattern is not None:
                return pattern
        raise BadText(f"{self.language}: there is no text {name!r}")

    def _read(self, name: str) -> None:
        """Read the file of a message: a program needs few of them, and parsing takes long."""
        file = _files_of(self.language).get(name)
        if file is None:
            raise BadText(f"{self.language}: there is no text {name!r}")
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            # Fluent skips what it cannot read.
            if isinstance(entry, Junk):
                raise BadText(f"{self.language}/{file.name}: cannot be read: {entry.content!r}")
        self._bundle.add_resource(resource)


def _shortened(argument: str | float) -> str | float:
    """The argument, shortened: Fluent rejects very long ones."""
    if isinstance(argument, str) and len(argument) > LONGEST:
        return f"{argument[:LONGEST]} …"
    return argument


@cache
def _bundle_of(language: str) -> FluentBundle:
    """The messages of a language that have been read."""
    # Terminals show isolation marks as garbage, and none of our languages is written from right
    # to left.
    return FluentBundle([language], use_isolating=False)


@cache
def _files_of(language: str) -> dict[str, Path]:
    """By message, its file. Messages refer only to others of the same file."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return {
        name: file for file in files for name in _MESSAGE.findall(file.read_text(encoding="utf-8"))
    }

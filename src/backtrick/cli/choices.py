"""Choices made on the command line, or a sentence about the valid ones."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Final, NoReturn, TypeAlias

import typer

from ..games import GAMES
from ..texts import Texts, language_of, languages
from .terminal import print_prose, printable, terminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ..games.any_game import AnyGame
    from ..store import StoreError

_DATABASE: Final = {
    *("damaged", "foreign", "full", "locked", "newer", "read-only", "unreachable"),
}
"""The store's codes that an operator can do something about."""


def _or_the_programs(context: typer.Context, language: str | None) -> str | None:
    """The language given to the command, or before it to the program."""
    return language or context.find_root().params.get("language")


LanguageOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        callback=_or_the_programs,
        metavar="|".join(languages()),
        help="Language of the texts (default: the terminal's).",
        show_default=False,
    ),
]


def texts_in(language: str | None) -> Texts:
    """The texts in the chosen language, or in the terminal's."""
    own = language_of()
    if language is not None and language not in languages():
        refuse_unknown(Texts(own), "language", language, {code: code for code in languages()})
    return Texts(language or own)


def chosen_game(name: str | None, texts: Texts) -> AnyGame:
    """The game with this id, in any case."""
    if name is None:
        refuse(texts("unknown-game.missing", known=_list(GAMES)))
    if name.casefold() not in GAMES:
        names = {texts(each).casefold(): each for each in GAMES}
        refuse_unknown(texts, "game", name, {each: each for each in GAMES} | names)
    return GAMES[name.casefold()]


def refuse(sentence: str) -> NoReturn:
    """Print what is wrong, and exit with code 2."""
    print_prose(terminal(stderr=True), sentence, style="red")
    raise typer.Exit(2)


def refuse_database(error: StoreError, texts: Texts) -> NoReturn:
    """Say why a database cannot be used; the details are in English."""
    code = error.code.removeprefix("store/")
    why = texts(f"serve-database.{code if code in _DATABASE else 'failed'}")
    refuse(texts("serve-no-database", why=why, reason=printable(str(error)).rstrip(".")))


def refuse_unknown(
    texts: Texts, kind: str, given: str, known: Mapping[str, str], **more: str
) -> NoReturn:
    """Refuse an unknown name. `known` maps each accepted spelling to its name."""
    close = get_close_matches(given.casefold(), known, n=1, cutoff=0.5)
    name = f"unknown-{kind}.close" if close else f"unknown-{kind}"
    meant = {"close": known[close[0]]} if close else {}
    listed = _list(dict.fromkeys(known.values()))
    refuse(texts(name, given=printable(given), known=listed, **meant, **more))


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)

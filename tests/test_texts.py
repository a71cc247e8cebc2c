"""Texts: complete, consistent and correct in every language."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from hypothesis import given

from backtrick.cli.steps import LABELS
from backtrick.games import GAMES
from backtrick.games.terms import Ending
from backtrick.texts import DEFAULT, FOLDER, BadText, Texts, language_of, languages
from backtrick.wire.codes import codes
from tests.strategies import Position, positions

if TYPE_CHECKING:
    from collections.abc import Iterator

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
# Sections that every game needs.
NEEDED = {"goal", "cards", "setup", "turn", "fits", "drawing", "end", "example", "notation"}


class Arguments(visitor.Visitor):
    """Collects the arguments that a text takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        """Note one."""
        self.names.add(node.id.name)


class References(visitor.Visitor):
    """Collects the messages and terms that texts refer to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        """Note one."""
        self.names.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        """Note one."""
        self.names.add(f"-{node.id.name}")


def arguments_of(pattern: ast.Pattern) -> frozenset[str]:
    """The arguments that a pattern takes."""
    found = Arguments()
    found.visit(pattern)
    return frozenset(found.names)


@cache
def parsed(language: str) -> dict[str, ast.Resource]:
    """The files of a language, by name."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in files}


def entries(language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every text in the files of a language, in order, with its arguments."""
    for resource in parsed(language).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield entry.id.name, arguments_of(entry.value)
                for each in entry.attributes:
                    yield f"{entry.id.name}.{each.id.name}", arguments_of(each.value)


def test_there_are_english_german_and_polish() -> None:
    """The languages are found in the folder, sorted."""
    assert languages() == ("de", "en", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(language: str) -> None:
    """Fluent would silently take the first of two texts with the same id."""
    names = [name for name, _ in entries(language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_others_in_their_file(language: str) -> None:
    """Programs and pages read the files they need, one by one."""
    for file, resource in parsed(language).items():
        found = References()
        found.visit(resource)
        names = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
        assert found.names <= names, file


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts(language: str) -> None:
    """Every language has the same files, and in them the same texts with the same arguments."""
    files, english_files = (
        sorted(file.name for file in (FOLDER / each).iterdir()) for each in (language, DEFAULT)
    )
    assert files == english_files
    assert dict(entries(language)) == dict(entries(DEFAULT))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 12, 22, 1.5])
def test_every_text_can_be_formatted(language: str, number: float) -> None:
    """No text is empty or fails, whatever plural its arguments ask for."""
    texts = Texts(language)
    for name, arguments in entries(language):
        text = texts(name, **dict.fromkeys(arguments, number))
        assert text.strip(), name
        assert not {"\u2068", "\u2069"} & set(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_code_is_closed(language: str) -> None:
    """Backticks come in pairs."""
    texts = Texts(language)
    for name, arguments in entries(language):
        assert texts(name, **dict.fromkeys(arguments, 1)).count("`") % 2 == 0, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_named_and_described(game: str, language: str) -> None:
    """A game has a name, a tagline, and its duration and age, each on one line."""
    texts = Texts(language)
    for name in (game, f"{game}.line", f"{game}.time", f"{game}.age"):
        assert "\n" not in texts(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_follow_the_template(game: str, language: str) -> None:
    """The rules of a game have the required sections, in the template's order, and no others."""
    texts = Texts(language)
    template = texts.attributes("section")
    sections = texts.attributes(f"{game}-rules")
    assert list(sections) == [section for section in template if section in sections]
    assert set(sections) >= NEEDED


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_translated(game: str, language: str) -> None:
    """No section was left in English."""
    texts, english = Texts(language), Texts(DEFAULT)
    for section in texts.attributes(f"{game}-rules"):
        name = f"{game}-rules.{section}"
        assert texts(name) != english(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_every_option(game: str, language: str) -> None:
    """Every option of a game, except the number of players, is explained in its rules."""
    texts = Texts(language)
    sections = [texts(f"{game}-rules.{each}") for each in texts.attributes(f"{game}-rules")]
    code = set(chain.from_iterable(section.split("`")[1::2] for section in sections))
    explained = {word.partition("=")[0] for word in code}
    assert explained >= set(GAMES[game].options_type.kinds()) - {"players"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    """Its id is the code with a dash for the slash, and it takes no arguments."""
    arguments = dict(entries(language))
    names = [code.replace("/", "-") for code in codes()]
    assert [name for name in names if name not in arguments or arguments[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_a_text(ending: Ending, language: str) -> None:
    """However a game ends, a text describes it."""
    assert Texts(language)(f"ending-{ending.value}")


@given(positions())
def test_every_line_of_a_view_has_a_label(position: Position) -> None:
    """Each label of `describe` has a text in every language that fits its column."""
    game, state = position.game, position.state
    for seat in (*position.seats, None):
        for line in game.describe(game.view(state, seat)):
            for language in LANGUAGES:
                assert len(Texts(language)(f"replay-{line.label}")) <= LABELS


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", ["1 player", "2 players", "5 players", "22 players"]),
        ("de", ["1 Person", "2 Personen", "5 Personen", "22 Personen"]),
        ("pl", ["1 osoba", "2 osoby", "5 osób", "22 osoby"]),
    ],
)
def test_plurals(language: str, words: list[str]) -> None:
    """Numbers take the plural forms of their language."""
    texts = Texts(language)
    assert [texts("players-exactly", count=count) for count in (1, 2, 5, 22)] == words


@pytest.mark.parametrize("name", ["nonsense", "nonsense.goal", "section.nonsense", "section", "?"])
def test_a_missing_text_is_an_error(name: str) -> None:
    """No text falls back to another language or its own id; the error names it."""
    with pytest.raises(BadText, match=re.escape(repr(name.partition(".")[0])[:-1])):
        Texts("pl")(name)


def test_attributes_of_a_missing_text_are_an_error() -> None:
    """A missing message is not taken for one without attributes."""
    with pytest.raises(BadText, match="nonsense"):
        Texts("pl").attributes("nonsense")


def test_a_missing_argument_is_an_error() -> None:
    """A text is never shown with a gap in it."""
    with pytest.raises(BadText, match="count"):
        Texts("de")("players-exactly")


@pytest.mark.parametrize("language", ["fr", "", "..", "EN"])
def test_an_unknown_language_is_refused(language: str) -> None:
    """The error lists the languages."""
    with pytest.raises(ValueError, match="de, en, pl"):
        Texts(language)


@pytest.mark.parametrize(
    "environment, language",
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "pl_PL.UTF-8"}, "de"),
        ({"LANG": "PL"}, "pl"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "de@euro"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_chooses_the_language(environment: dict[str, str], language: str) -> None:
    """The first variable set decides; if its language has no texts, it is English."""
    assert language_of(environment) == language

"""All texts of the browser client are in `locales/`, all of them are used, and all fit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast, parse

from backtrick.texts import FOLDER, languages
from tests.thorough import by_turns

from .people import PHONE, Company, overflow
from .room import cut_off
from .sources import HOLE, asked_for, bare_words, sources, strings
from .walk import SCENES
from .walk.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.server.server_process import ServerProcess

OURS = (
    *("web", "home", "lobby", "settings", "talk-panel", "replay-page", "learn", "lessons", "daily"),
    *("me", "bests"),
    *("quick-easy-table", "face-to-face-table", "seven-ate-nine-table"),
)
"""The files that only the client uses."""
SYMBOLS = {"ms"}
USUAL = ("lobby", "quick-easy-five", "seven-ate-nine-four")
"""The scenes that most people see, and with the least room; the others are for --thorough."""
SENTENCE = re.compile(r"[^\W\d_a-z][^\W\d_]+ [^\W\d_]{2,}")
"""The start of a text for people: a capital letter, and a few more."""
PEOPLE = ("Bartholomäus", "Małgorzata", "Vierzigste")
"""Names can have any length: if there is no room, they end in dots."""


def entries(language: str, *files: str) -> Iterator[str]:
    """The ids of all texts of some files: `home.title`, `closed-other`."""
    for file in files:
        body = parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body
        for entry in body:
            if isinstance(entry, ast.Message):
                yield from ([entry.id.name] if entry.value else [])
                yield from (f"{entry.id.name}.{each.id.name}" for each in entry.attributes)


def pattern(text: str) -> re.Pattern[str]:
    """A pattern for a string with holes."""
    return re.compile(r"[\w.-]+".join(map(re.escape, text.split(HOLE))))


def test_no_texts_are_in_the_markup() -> None:
    """Neither as text nor as a label; Polish readers would see them in English."""
    found = [
        f"{path}: {word}"
        for path, markup in sources().items()
        if path.endswith(".svelte")
        for word in bare_words(markup)
        if word not in SYMBOLS
    ]
    assert found == []


def test_no_sentences_are_in_the_code() -> None:
    """Except for internal errors, which only the console shows."""
    found = [
        f"{path}: {each}"
        for path, code in sources().items()
        for each in strings(code)
        if SENTENCE.match(each) and not each.startswith("Value extends ")  # a type, for Svelte
    ]
    assert found == []


def test_bare_words_are_found() -> None:
    """In what people see and hear, but not in code, styles and comments."""
    markup = """<!-- Remark --><script>const name = "Ada";</script>
      <p class={big ? "big" : ""} title="Hint {t('a.b')}">{t("c.d")} Hello {name}</p>
      {#if name === "Ada"}{name === "Ada" ? t(`e.${big("x")}`) : "nobody"}{/if}
      <p aria-label={big ? `a few ${name}` : "none"} onclick={() => name("f.g")}>{f[`g`]["h"]}</p>
      <style>p { color: red }</style>
    """
    assert sorted(bare_words(markup)) == ["Hello", "Hint", "few", "nobody", "none"]
    code = "t(isOpen === 'yes' ? 'a.b' : `c.${t('d.e', { x: 'no' })}`, { y: 'no' })"
    assert sorted(set(asked_for(code))) == ["a.b", f"c.{HOLE}", "d.e"]


@pytest.mark.parametrize("language", languages())
def test_every_text_that_is_used_exists(language: str) -> None:
    """In every language; for a composed id, at least one text matches."""
    all_files = [file.stem for file in (FOLDER / language).glob("*.ftl")]
    known = set(entries(language, *all_files))
    missing: list[str] = []
    for path, code in sources().items():
        for asked in asked_for(code):
            wanted = pattern(asked)
            if not any(wanted.fullmatch(each) for each in known):
                missing.append(f"{path}: {asked}")
    assert missing == []


def test_every_text_of_the_client_is_used() -> None:
    """No text is translated in vain."""
    code = "\n".join(sources().values())
    said = {each for each in strings(code) if re.fullmatch(r"[\w./\0-]+", each)}
    whole = {each for each in said if HOLE not in each}
    made = [pattern(each) for each in said if HOLE in each and re.search(r"[a-z]{2}", each)]
    listed = set(re.findall(r"texts\.attributes\(\"([\w-]+)\"\)", code))

    def is_used(name: str) -> bool:
        message, _, attribute = name.partition(".")
        return (
            name in whole
            or message in listed
            or any(one.fullmatch(name) for one in made)
            or name.replace("-", "/", 1) in whole  # the code of a refusal
            or {message, attribute} <= whole  # composed of two
        )

    assert [each for each in entries("en", *OURS) if not is_used(each)] == []


@pytest.mark.parametrize(
    "scene, language",
    [
        *by_turns(USUAL, ("de", "pl"), "en"),
        *(
            pytest.param(scene, language, marks=pytest.mark.thorough)
            for scene in SCENES
            if scene not in USUAL
            for language in languages()
        ),
    ],
)
def test_all_texts_fit_on_a_phone(
    hasty: ServerProcess, browser: Browser, scene: str, language: str
) -> None:
    """On every page and in every state, nothing is clipped or overflows."""
    faults: list[str] = []

    def see(page: Page, state: str) -> None:
        cut = [each for each in cut_off(page) if not any(name in each for name in PEOPLE)]
        faults.extend(f"{state}: {each}" for each in cut)
        if (wide := overflow(page)) > 0:
            faults.append(f"{state}: {wide} pixels too wide")

    person = Company(browser, hasty.url)
    SCENES[scene](Stage(hasty, person, language, PHONE, see))
    person.leave()
    assert faults == []
    assert person.complaints == []

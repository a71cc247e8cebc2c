"""The pages of the games follow one template and agree with the code."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import backtrick
from backtrick import Ending, Reason
from backtrick.record import read, write
from tests.machines import ROOT
from tests.markdown import Page
from tests.strategies import all_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from backtrick.games.any_game import AnyGame

PAGES = {name: Page(ROOT / "docs" / f"{name}.md") for name in backtrick.GAMES}

each_game = pytest.mark.parametrize(
    "game, page", [(backtrick.game(name), page) for name, page in PAGES.items()], ids=PAGES
)


def package(game: AnyGame) -> Path:
    """The folder with the game's code."""
    return Path(ROOT, "src", *game.state_type.__module__.split(".")[:-1])


def used(game: AnyGame, enumeration: str) -> set[str]:
    """The members of an enumeration that the game's code names."""
    sources = [file.read_text(encoding="utf-8") for file in package(game).glob("*.py")]
    return set(re.findall(rf"\b{enumeration}\.([A-Z_]+)\b", "".join(sources)))


def span(numbers: Iterable[int]) -> str:
    """A range, as the pages write it."""
    ordered = sorted(numbers)
    least, most = ordered[0], ordered[-1]
    return str(least) if least == most else f"{least} to {most}"


def test_pages_follow_one_template() -> None:
    """The pages have the same sections, in the same order."""
    first, *others = [list(page.sections) for page in PAGES.values()]
    assert first
    assert all(sections == first for sections in others)


@each_game
def test_options_agree_with_the_game(game: AnyGame, page: Page) -> None:
    """The table has every option: name, allowed values, default, and effect."""
    kinds = game.options_type.kinds()
    defaults = {each.name: each.default for each in fields(game.options_type)}
    assert MISSING not in defaults.values()
    rows = page.table("Options")
    assert [row[:3] for row in rows] == [
        [name, kind.allowed, kind.write(defaults[name])] for name, kind in kinds.items()
    ]
    assert all(meaning for *_, meaning in rows)


@each_game
def test_every_field_of_cards_and_moves_is_explained(game: AnyGame, page: Page) -> None:
    """The table has the type of the cards, if there is one, and those of the moves."""
    card = getattr(import_module(game.state_type.__module__.rpartition(".")[0]), "Card", None)
    moves: Any = game.move_types
    expected = [] if card is None else [["Card", *card._fields]]
    expected += [[kind.__name__, *(each.name for each in fields(kind))] for kind in moves]
    rows = page.table("Cards and moves in Python")
    shown = [[name, *re.findall(r"\w+", names)] for name, names, _ in rows]
    assert shown == [[*names, "none"] if len(names) == 1 else names for names in expected]


@each_game
def test_every_field_of_the_view_is_explained(game: AnyGame, page: Page) -> None:
    """The table has the fields of a view, in order."""
    view = game.view(game.deal(game.options(), seed=0), None)
    assert [name for name, _ in page.table("What a seat sees")] == [
        each.name for each in fields(view)
    ]


@each_game
def test_every_reason_is_explained(game: AnyGame, page: Page) -> None:
    """The table has exactly the reasons that the game can give."""
    codes = [code for code, _ in page.table("Reasons for a refusal")]
    reasons = {Reason[name].code for name in used(game, "Reason")} | {Reason.GAME_OVER.code}
    assert sorted(codes) == sorted(reasons)


@each_game
def test_every_ending_is_explained(game: AnyGame, page: Page) -> None:
    """The table has exactly the ways in which the game can end."""
    endings = [name for name, *_ in page.table("Endings")]
    assert sorted(endings) == sorted(Ending[name].value for name in used(game, "Ending"))


def test_nothing_is_left_unexplained() -> None:
    """Every reason and every ending is on some page."""
    prose = "".join(page.prose for page in PAGES.values())
    names = [*(reason.code for reason in Reason), *(ending.value for ending in Ending)]
    assert [name for name in names if f"`{name}`" not in prose] == []


@each_game
def test_the_example_is_a_record_of_the_game(game: AnyGame, page: Page) -> None:
    """The example is a finished game, and is the same when written back."""
    (example,) = [block for block in page.blocks if block.text.startswith("backtrick record")]
    record = read(example.text)
    assert record.game is game
    assert "result: running" not in example.text
    assert write(record) == example.text


@each_game
def test_sizes_are_right(game: AnyGame, page: Page) -> None:
    """The numbers of players, cards and moves are those of the game."""
    alphabets = [len(game.alphabet(options)) for options in all_options(game)]
    cards = game.write_deck(game.deck(0)).replace("/", " ").split()
    assert page.table("Size") == [
        ["Players", span(game.players)],
        ["Cards", str(len(cards))],
        ["Moves in the alphabet", span(alphabets)],
    ]


@each_game
def test_every_file_of_the_game_is_named(game: AnyGame, page: Page) -> None:
    """The table has the files of the game's package."""
    files = [file for file, _ in page.table("In the code")]
    assert sorted(files) == sorted(file.name for file in package(game).glob("*.py"))

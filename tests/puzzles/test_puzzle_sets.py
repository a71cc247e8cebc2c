"""The shipped puzzles: they follow the rules, and have one solution that `greedy` does not find."""

from __future__ import annotations

import gzip
from datetime import date, timedelta
from itertools import chain

import pytest

from backtrick import coach
from backtrick.coach.chances import MARKS, Mark
from backtrick.coach.puzzles import CLOSER, FIRST_EFFORT, is_clear, last_state, simple_turn
from backtrick.puzzles import SETS, THEMES, PuzzleSet, WrittenPuzzle, as_text, find, of_day
from backtrick.puzzles.puzzle_sets import FOLDER, load, path_of
from backtrick.texts import Texts, languages

WANTED = 200
ALL = [*chain.from_iterable(each.puzzles.values() for each in SETS.values())]
FEW = 2
"""The puzzles of each set that are always judged."""


def _sample(*, is_thorough: bool) -> list[WrittenPuzzle]:
    """Some of each set, spread over it."""
    return [
        puzzle
        for each in SETS.values()
        for puzzle in [*each.puzzles.values()][:: 1 if is_thorough else WANTED // FEW]
    ]


@pytest.mark.parametrize("puzzles", SETS.values(), ids=list(SETS))
def test_there_are_enough_of_each_kind(puzzles: PuzzleSet) -> None:
    """Hundreds, no two of which are the same."""
    assert len(puzzles.puzzles) == len(puzzles.paragraphs) >= WANTED


def test_there_are_all_kinds() -> None:
    """A team by the rules for beginners and for experts, and a duel."""
    assert [*SETS] == ["face-to-face", "quick-easy-normal", "quick-easy-pro"]


def test_every_puzzle_replays_and_has_one_solution() -> None:
    """The game follows the rules, all turns are legal, and one is far better than the next."""
    for written in ALL:
        puzzle = written.read()
        state, game = last_state(puzzle.record), written.game
        (seat,) = game.to_act(state)
        for turn in puzzle.turns:
            after = state
            for move in turn.moves:
                after = game.apply(after, seat, move)
            assert after.outcome is not None or game.to_act(after) != (seat,)
        chances = [turn.chance for turn in puzzle.turns]
        assert chances[0] > max(chances[1:])
        assert puzzle.lead >= MARKS[Mark.BLUNDER]


def test_greedy_errs_in_every_puzzle() -> None:
    """What it plays is the tempting turn, which loses 15 points or more."""
    for written in ALL:
        puzzle = written.read()
        played = simple_turn(written.game, last_state(puzzle.record))
        assert played == puzzle.tempting
        assert puzzle.turns[0].chance - puzzle.tempted.chance >= MARKS[Mark.BLUNDER] - 1e-9


def test_every_puzzle_can_be_explained() -> None:
    """There is a reason, which has words in every language; so has every theme and every set."""
    for language in languages():
        texts = Texts(language)
        known = {*texts.attributes("coach-hint")}
        for written in ALL:
            puzzle = written.read()
            assert puzzle.findings
            assert {code for code, _ in puzzle.findings} <= known
            assert {*puzzle.themes} <= {*THEMES}
        assert {*texts.attributes("puzzle-themes")} == {*THEMES}
        assert {*texts.attributes("puzzle-sets")} == {*SETS}


def test_the_coach_agrees(*, is_thorough: bool) -> None:
    """At ten times the effort of a first look: the same turn is best, by as much."""
    for written in _sample(is_thorough=is_thorough):
        puzzle = written.read()
        effort = CLOSER * FIRST_EFFORT
        judgement = coach.advise(puzzle.record, effort, played=puzzle.tempting)
        assert judgement is not None
        assert is_clear(judgement)
        assert judgement.turns[0].moves == puzzle.turns[0].moves


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_written_as_it_was_read(name: str) -> None:
    """Word by word, so that a search can add to it."""
    puzzles = load(path_of(name))
    again = tuple(as_text(each.read(), puzzles.options) for each in puzzles.puzzles.values())
    assert again == puzzles.paragraphs


def test_a_saved_set_has_the_same_text(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Letter by letter; how it is compressed differs between versions of zlib."""
    folder = tmp_path_factory.mktemp("sets")
    for name, puzzles in SETS.items():
        puzzles.save(folder)
        saved, shipped = (path_of(name, each).read_bytes() for each in (folder, FOLDER))
        assert gzip.decompress(saved) == gzip.decompress(shipped)


def test_the_puzzle_of_the_day() -> None:
    """Every day another one, until all sets have been gone through; then they begin anew."""
    first, fewest = date(2026, 11, 18), min(len(each.puzzles) for each in SETS.values())
    days = [first + timedelta(days) for days in range(len(SETS) * fewest)]
    chosen = [of_day(day).id for day in days]
    assert len({*chosen}) == len(chosen)
    assert of_day(first).id == chosen[0]


def test_puzzles_are_found_by_id() -> None:
    """And no id tells the seed of its deal, from which all cards follow."""
    for written in ALL:
        assert find(written.id) is written
        assert written.lines["deal"].split()[0] not in written.id
    assert find("0" * 10) is None

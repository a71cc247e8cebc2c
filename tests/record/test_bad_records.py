"""A bad record is refused with the line, its text and the reason."""

from __future__ import annotations

import pytest

from backtrick import IllegalMove

from .small import QUICK_EASY, SMALL, lines, refused

every_record = pytest.mark.parametrize("game", SMALL)

HEAD = ["backtrick", "game", "options", "seat 0", "seat 1", "seed", "deck", "an empty line"]


@every_record
@pytest.mark.parametrize("number", range(1, 9), ids=HEAD)
def test_a_missing_header_line_is_named(game: str, number: int) -> None:
    """The error is at the line where it should be, and says what is expected."""
    rest = lines(SMALL[game])
    del rest[number - 1]
    error = refused("\n".join(rest))
    assert error.line == number
    assert HEAD[number - 1] in error.reason


@every_record
@pytest.mark.parametrize("number", range(1, 8), ids=HEAD[:-1])
def test_header_lines_in_the_wrong_order_are_refused(game: str, number: int) -> None:
    """The error is at the first of the two."""
    swapped = lines(SMALL[game])
    swapped[number - 1], swapped[number] = swapped[number], swapped[number - 1]
    assert refused("\n".join(swapped)).line == number


@pytest.mark.parametrize(
    "number, line, named",
    [
        (1, "backtrick record 2", "backtrick record 1"),
        (1, "", "backtrick record 1"),
        (2, "game: chess", "quick-easy"),
        (2, "game:quick-easy", "'game: ...'"),
        (2, "Game: quick-easy", "'game: ...'"),
        (3, "options: players=6", "one of 2, 3, 4, 5"),
        (3, "options: pace=slow", "there are players"),
        (3, "options: players=2 players=2", "each once"),
        (3, "options: players", "name=value"),
        (3, "options: players=\N{ARABIC-INDIC DIGIT TWO}", "one of 2, 3, 4, 5"),
        (4, "seat 0: Ada", "quotes"),
        (4, "seat 0: 'Ada'", "quotes"),
        (4, 'seat 0: ["Ada"]', "quotes"),
        (4, "seat 0: 7", "quotes"),
        (4, "seat 0: null", "quotes"),
        (4, 'seat 0: "Ada', "quotes"),
        (4, 'seat 1: "Ada"', "'seat 0: ...'"),
        (6, "seed: -1", "-1"),
        (6, "seed: seven", "seven"),
        (6, "seed: 1.0", "1.0"),
        (6, "seed: \N{ARABIC-INDIC DIGIT TWO}", "whole number"),
        (6, f"seed: {2**128}", "2**128 - 1"),
        (6, f"seed: {'9' * 5000}", "whole number"),
        (7, "deck: r1 r2 b3", "at least 4"),
        (7, "deck: r1 r2 b3 b3", "b3"),
        (7, "deck: r1 r2 b3 x4", "x4"),
        (7, "deck: ", "at least 4"),
        (8, " ", "empty line"),
        (8, "   0.500 0 start:0", "empty line"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_garbled_header_line_is_refused(number: int, line: str, named: str) -> None:
    """The error names the line, its text and what is wrong with it."""
    garbled = lines(QUICK_EASY)
    garbled[number - 1] = line
    error = refused("\n".join(garbled))
    assert error.line == number
    assert error.text in line
    assert error.text or not line.strip()
    assert named in error.reason


def test_one_name_too_few_or_too_many_is_refused() -> None:
    """The options say how many players there are."""
    three = QUICK_EASY.replace("players=2", "players=3")
    assert refused(three).line == 6
    assert refused(QUICK_EASY.replace("seed:", 'seat 2: "Cy"\nseed:')).line == 6


def test_deep_nonsense_in_a_name_is_refused() -> None:
    """However many brackets the name opens."""
    assert refused(QUICK_EASY.replace('"Ada"', "[" * 100_000)).line == 4


# The entries.


@pytest.mark.parametrize(
    "game, line, wrong, named",
    [
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 r1v ^", "a move"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 x1^", "'x1^'"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 g9^", "move/card-not-held"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 1 b3^", "move/not-your-turn"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 start:1", "move/already-started"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 2 r1^", "0 to 1"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 -1 r1^", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 r1^", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "   3.5 0 r1^", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "   3,500 0 r1^", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "   0 r1^", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "", "an entry is written"),
        ("quick-easy", "   3.500 0 r1^", "   1.500 0 r1^", "earlier"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 r1^?", "legal"),
        ("quick-easy", "   3.500 0 r1^", "   3.500 0 g9^?@x", "a move"),
        ("quick-easy", "   3.500 0 r1^", '   3.500 0 "r1', "quotes"),
        ("quick-easy", "   3.500 0 r1^", '   3.500 5 "Hello"', "0 to 1"),
        ("quick-easy", "   2.000 1 b3^?", "   2.000 1 b3^", "move/not-your-turn"),
        ("face-to-face", "   3.250 0 10^!", "   3.250 0 12v!", "move/does-not-help"),
        ("face-to-face", "   2.000 1 30^", "   2.000 1 end", "move/too-few-laid"),
        ("seven-ate-nine", "   0.700 0 g6", "   0.700 0 r1", "move/does-not-fit"),
        ("seven-ate-nine", "   0.700 1 b6?@1", "   0.700 1 b6?@3", "seen = 3"),
        ("seven-ate-nine", "   0.700 1 b6?@1", "   0.700 1 b6?@0", "seen = 0"),
        ("seven-ate-nine", "   0.700 1 b6?@1", "   0.600 1 b6?@1", "earlier"),
        ("seven-ate-nine", "   0.700 1 b6?@1", "   0.700 1 b6@1", "a move"),
    ],
)
def test_an_impossible_entry_is_refused(game: str, line: str, wrong: str, named: str) -> None:
    """The error names its line, its text and the reason."""
    error = refused(SMALL[game].replace(line, wrong, 1))
    assert error.line == lines(SMALL[game]).index(line) + 1
    assert error.text == wrong.strip()
    assert named in error.reason


def test_an_illegal_move_in_a_record_is_reported_as_such() -> None:
    """The error carries the reason of the rules, so that it can be explained."""
    error = refused(QUICK_EASY.replace("0 r1^", "0 g9^"))
    assert isinstance(error.illegal, IllegalMove)
    assert error.illegal.reason.code in error.reason
    assert refused(QUICK_EASY.replace("seed: 7", "seed: x")).illegal is None


@pytest.mark.parametrize(
    "game, result",
    [
        ("quick-easy", "result: running"),
        ("quick-easy", "result: nothing-fits, won by nobody, 0 cards left"),
        ("quick-easy", "result: all-laid, won by 0 1, 1 cards left"),
        ("quick-easy", "result: all-laid, won by 1 0, 0 cards left"),
        ("quick-easy", "result: "),
        ("face-to-face", "result: cannot-lay-two, won by 1, 2 cards left"),
        ("seven-ate-nine", "result: last-card, won by 0, 0 cards left"),
    ],
)
def test_a_result_that_contradicts_the_entries_is_refused(game: str, result: str) -> None:
    """The error says what it should be."""
    *rest, right = lines(SMALL[game])
    error = refused("\n".join([*rest, result]))
    assert error.line == len(rest) + 1
    assert right in error.reason


@every_record
@pytest.mark.parametrize("more", ["   9.000 0 end", "result: running", "x", " "])
def test_nothing_may_follow_the_result(game: str, more: str) -> None:
    """Except empty lines."""
    error = refused(f"{SMALL[game]}{more}\n")
    assert error.line == len(lines(SMALL[game])) + 1
    assert "after the result" in error.reason

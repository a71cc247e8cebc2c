"""The rulebook's own examples: which values may be laid on a card."""

from __future__ import annotations

from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE
from tests.games.moves import legal, played

ONE_OF_EACH_VALUE = "b1 g2 r3 g4 b5 r6 g7 b8 r9 g10"


def values_laid_on(middle: str, *, no_wrap: bool = False) -> list[int]:
    """The values that a player holding all of them may lay on this card."""
    options = SEVEN_ATE_NINE.options(players=1, no_wrap=no_wrap)
    start = SEVEN_ATE_NINE.deal(options, deck=[middle, *ONE_OF_EACH_VALUE.split()])
    state = played(SEVEN_ATE_NINE, start, *["0 draw"] * 10)
    return sorted(int(move[1:]) for move in legal(SEVEN_ATE_NINE, state, 0))


def test_example_a() -> None:
    """A 9 and a 7 fit on an 8 with plus or minus 1."""
    assert values_laid_on("g8") == [7, 9]


def test_example_b() -> None:
    """An 8 and a 4 fit on a 6 with plus or minus 2."""
    assert values_laid_on("b6") == [4, 8]


def test_example_c() -> None:
    """An 8 and a 2 fit on a 5 with plus or minus 3."""
    assert values_laid_on("r5") == [2, 8]


def test_example_of_a_result_above_10() -> None:
    """8 + 3 = 11, which counts as 1; 8 - 3 = 5."""
    assert values_laid_on("r8") == [1, 5]


def test_example_of_a_result_below_1() -> None:
    """1 - 2 = -1, which counts as 9; 1 + 2 = 3."""
    assert values_laid_on("b1") == [3, 9]


def test_the_sums_named_in_passing() -> None:
    """9 + 2 = 11, so 1; 1 - 3 = -2, so 8."""
    assert values_laid_on("b9") == [1, 7]
    assert values_laid_on("r1") == [4, 8]


def test_the_same_cards_without_wrapping() -> None:
    """For younger players a result above 10 or below 1 does not count."""
    assert values_laid_on("r8", no_wrap=True) == [5]
    assert values_laid_on("b1", no_wrap=True) == [3]
    assert values_laid_on("b6", no_wrap=True) == [4, 8]

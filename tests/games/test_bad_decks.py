"""Bad decks and seeds are refused, with a hint at what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from backtrick import BadNotation
from backtrick.games.any_game import AnyGame
from backtrick.games.face_to_face import FACE_TO_FACE
from backtrick.games.quick_easy import QUICK_EASY
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE

from .samples import SAMPLES, Sample

every_game = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)

NO_SEEDS = [-1, 2**128, 10**100, 1.0, 0.5, float("nan"), True, "7", b"7", [7]]


@every_game
@pytest.mark.parametrize("seed", NO_SEEDS, ids=repr)
def test_a_bad_seed_is_refused(sample: Sample, seed: Any) -> None:
    """A seed is a whole number, neither negative nor huge, even if a deck is given."""
    for ask in (
        lambda: sample.game.deck(seed),
        lambda: sample.game.deal(sample.options, seed=seed),
        lambda: sample.game.deal(sample.options, seed=seed, deck=sample.deck),
    ):
        with pytest.raises(ValueError, match=r"whole number from 0 to 2\*\*128 - 1") as refusal:
            ask()
        assert repr(seed) in str(refusal.value)


@every_game
@pytest.mark.parametrize("seed", [0, 2**128 - 1])
def test_the_smallest_and_largest_seed_work(sample: Sample, seed: int) -> None:
    """Both deal a game."""
    assert sample.game.outcome(sample.game.deal(sample.options, seed=seed)) is None


@every_game
def test_a_deal_needs_a_seed_or_a_deck(sample: Sample) -> None:
    """Nothing is random without a seed."""
    with pytest.raises(ValueError, match=r"deal needs seed=\.\.\. or deck=\.\.\."):
        sample.game.deal(sample.options)


CARDS = r"a card: one of r b g y p and a number from 1 to 10"
NUMBERS = r"a card: a number from 2 to 59"
FACES = r"a card: one of g b r and a value from 1 to 10"
TWO_LISTS = "two lists of cards, one a seat"
A_LIST = "a list of cards"

NO_DECKS: list[tuple[AnyGame, Any, str, str]] = [
    (QUICK_EASY, ["r1", "r2", "r3", "x4"], "'x4'", CARDS),
    (QUICK_EASY, ["r1", "r2", "r3", "r11"], "'r11'", CARDS),
    (QUICK_EASY, ["r1", "r2", "r3", ""], "''", CARDS),
    (QUICK_EASY, ["r1", "r2", "r3", 4], "4", CARDS),
    (QUICK_EASY, ["r1", "r2", "r3", None], "None", CARDS),
    (QUICK_EASY, [["r1", "r2"], ["r3", "r4"]], "['r1', 'r2']", CARDS),
    (QUICK_EASY, ["r1", "r2", "r3", "r3"], "r3", "twice"),
    (QUICK_EASY, ["r1", "r2", "r3"], "3 cards", "2 players need at least 4"),
    (QUICK_EASY, [], "0 cards", "2 players need at least 4"),
    (QUICK_EASY, "r1 r2 r3 r4", "'r1 r2 r3 r4'", A_LIST),
    (QUICK_EASY, 50, "50", A_LIST),
    (QUICK_EASY, {"r1", "r2", "r3", "r4"}, "r1", A_LIST),
    (QUICK_EASY, {"r1": 1, "r2": 2, "r3": 3, "r4": 4}, "r1", A_LIST),
    (QUICK_EASY, SEVEN_ATE_NINE.deck(seed=0)[:4], "Card", CARDS),
    (FACE_TO_FACE, [[10, 11], [20, 60]], "60", NUMBERS),
    (FACE_TO_FACE, [[10, 11], [1, 20]], "1", NUMBERS),
    (FACE_TO_FACE, [["r7", 11], [21, 20]], "'r7'", NUMBERS),
    (FACE_TO_FACE, [[10, 11], [20, 2.0]], "2.0", NUMBERS),
    (FACE_TO_FACE, [[10, 11], [20, True]], "True", NUMBERS),
    (FACE_TO_FACE, [[10, 10], [20, 21]], "10", "gold cards twice"),
    (FACE_TO_FACE, [[10, 11], [20, 21, 20]], "20", "silver cards twice"),
    (FACE_TO_FACE, [[10, 11], []], "silver", "each player needs some"),
    (FACE_TO_FACE, [[10, 11]], "[[10, 11]]", TWO_LISTS),
    (FACE_TO_FACE, [[10, 11], [20, 21], [30, 31]], "[30, 31]", TWO_LISTS),
    (FACE_TO_FACE, [], "[]", TWO_LISTS),
    (FACE_TO_FACE, [10, 11, 20, 21], "[10, 11, 20, 21]", TWO_LISTS),
    (FACE_TO_FACE, [10, 11], "10", A_LIST),
    (FACE_TO_FACE, ["10 11", "20 21"], "'10 11'", A_LIST),
    (FACE_TO_FACE, "10 11 / 20 21", "'10 11 / 20 21'", TWO_LISTS),
    (FACE_TO_FACE, 58, "58", TWO_LISTS),
    (SEVEN_ATE_NINE, ["g5", "r1", "y2"], "'y2'", FACES),
    (SEVEN_ATE_NINE, ["g5", "r1", "b0"], "'b0'", FACES),
    (SEVEN_ATE_NINE, ["g5", "r1", 2], "2", FACES),
    (SEVEN_ATE_NINE, ["g5", "g5", "g5", "r1"], "g5", "too often"),
    (SEVEN_ATE_NINE, ["g1", "g1", "g1", "g1", "r1"], "g1", "too often"),
    (SEVEN_ATE_NINE, ["g5", "r1"], "2 cards", "at least 3"),
    (SEVEN_ATE_NINE, ["g5"], "1 cards", "at least 3"),
    (SEVEN_ATE_NINE, [], "0 cards", "at least 3"),
    (SEVEN_ATE_NINE, "g5 r1 b2", "'g5 r1 b2'", A_LIST),
    (SEVEN_ATE_NINE, [["g5"], ["r1"], ["b2"]], "['g5']", FACES),
    (SEVEN_ATE_NINE, 73, "73", A_LIST),
    (SEVEN_ATE_NINE, QUICK_EASY.deal(QUICK_EASY.options(), deck=["r1", "r2", "g3", "g4"]).hands[0],
     "Card", FACES),
]  # fmt: skip


@pytest.mark.parametrize("game, deck, named, right", NO_DECKS)
def test_a_bad_deck_is_refused(game: AnyGame, deck: Any, named: str, right: str) -> None:
    """The error names the card or the deck, and says what would be right."""
    options = SAMPLES[game.id].options
    with pytest.raises(ValueError, match=right) as refusal:
        game.deal(options, deck=deck)
    assert named in str(refusal.value)


@every_game
def test_a_deck_as_text_must_be_parsed(sample: Sample) -> None:
    """The error names the function that parses it, and its result can be dealt."""
    text = sample.game.write_deck(sample.game.deck(seed=0))
    with pytest.raises(BadNotation, match=r"; parse_deck\(\) reads a text"):
        sample.game.deal(sample.options, deck=text)
    assert sample.game.deal(sample.options, deck=sample.game.parse_deck(text))


def test_a_handicap_needs_more_cards() -> None:
    """Enough for one per child, three per adult, and one in the middle."""
    options = SEVEN_ATE_NINE.options(handicap=3, children=(0,))
    with pytest.raises(ValueError, match="4 cards: this table needs at least 5"):
        SEVEN_ATE_NINE.deal(options, deck=["g5", "r1", "b2", "b3"])


@pytest.mark.parametrize("game, text", [
    (QUICK_EASY, "r1 r2 x3"),
    (QUICK_EASY, "r1,r2"),
    (FACE_TO_FACE, "10 11 20 21"),
    (FACE_TO_FACE, "10 11 / 20 21 / 30"),
    (FACE_TO_FACE, "10 11 / 20 x"),
    (SEVEN_ATE_NINE, "g5 / r1"),
    (SEVEN_ATE_NINE, "g5 y1"),
])  # fmt: skip
def test_bad_text_for_a_deck_is_refused(game: AnyGame, text: str) -> None:
    """The error names the wrong part and says what it should be."""
    with pytest.raises(BadNotation, match=r"is not (a card|two lists of cards)"):
        game.parse_deck(text)


@every_game
@pytest.mark.parametrize("text", [None, 7, b"g5", ["g5"]], ids=repr)
def test_a_deck_is_parsed_from_text_only(sample: Sample, text: Any) -> None:
    """Anything else is refused, and named."""
    with pytest.raises((TypeError, ValueError)) as refusal:
        sample.game.parse_deck(text)
    assert repr(text) in str(refusal.value)

"""Signals: when they are true, what they tell, and that words and signals match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.games.quick_easy import Card, Row
from backtrick.games.quick_easy.cards import DECK, NUMBERS
from backtrick.games.quick_easy.state import VARIANTS, Variant
from backtrick.talk import SIGNALS, Height, Signal, check, is_true, understand
from backtrick.talk.signals import Hold, Leave, Nothing, Small, Start, Trick, Want
from backtrick.talk.vocabulary import languages
from backtrick.talk.wording import words_for

cards = st.sampled_from(DECK)
hands = st.lists(cards, min_size=1, max_size=2, unique=True).map(tuple)
tops = st.tuples(st.none() | cards, st.none() | cards)
every_signal = pytest.mark.parametrize("signal", SIGNALS, ids=str)
everywhere = pytest.mark.parametrize("language", languages())

RED_SEVEN, GREEN_TWO = Card("red", 7), Card("green", 2)


@every_signal
@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_signal_may_be_said_just_where_it_is_allowed(
    signal: Signal, language: str, variant: Variant
) -> None:
    """The words of a signal pass the checker in the variants that allow it, and only there."""
    words = words_for(signal, language)
    assert check(words, language, variant).allowed == signal.allowed_in(variant)


@every_signal
@everywhere
def test_a_signal_is_understood_from_its_words(signal: Signal, language: str) -> None:
    """What a signal says in words comes back as that signal."""
    assert understand(words_for(signal, language), language) == (signal,)


@given(st.sampled_from(SIGNALS), hands, tops)
def test_what_a_true_signal_tells_never_rules_the_hand_out(
    signal: Signal, hand: tuple[Card, ...], top: tuple[Card | None, Card | None]
) -> None:
    """A listener who believes a true signal never excludes the hand that the speaker has."""
    assert signal.told(top).agrees_with(hand) == is_true(signal, hand, top)


def test_there_are_three_heights() -> None:
    """Every number is low, middle or high, and just one of them."""
    for number in NUMBERS:
        assert sum(height.has(number) for height in Height) == 1
    assert [height for n in NUMBERS for height in Height if height.has(n)] == (
        [Height.LOW] * 3 + [Height.MIDDLE] * 4 + [Height.HIGH] * 3
    )


@pytest.mark.parametrize(
    "signal, true",
    [
        (Hold("red"), True),
        (Hold("blue"), False),
        (Hold("red", Height.MIDDLE), True),
        (Hold("red", Height.HIGH), False),
        (Want(Row.ASCENDING), True),
        (Want(Row.DESCENDING), False),
        (Trick(Row.DESCENDING), False),
        (Trick(Row.ASCENDING), True),
        (Leave(Row.ASCENDING), True),
        (Small(Row.ASCENDING), True),
        (Small(Row.DESCENDING), False),
        (Nothing(), False),
        (Start("me"), True),
    ],
    ids=str,
)
def test_truth(signal: Signal, true: bool) -> None:  # noqa: FBT001 - a table's column
    """With the red 7 in hand, on a red 5 going up and a green 2 going down."""
    assert is_true(signal, (RED_SEVEN,), (Card("red", 5), GREEN_TWO)) is true


def test_nothing_good_means_no_trick_and_no_small_step() -> None:
    """A far card of another colour on both rows is nothing good; one near card is something."""
    top = (Card("blue", 1), Card("blue", 10))
    assert is_true(Nothing(), (Card("red", 5),), top)
    assert not is_true(Nothing(), (Card("red", 5), Card("red", 2)), top)
    assert not is_true(Nothing(), (Card("blue", 5),), top)


def test_on_an_empty_row_everything_can_be_laid_but_no_trick_done() -> None:
    """The row card has neither number nor colour."""
    assert is_true(Want(Row.ASCENDING), (RED_SEVEN,), (None, None))
    assert not is_true(Trick(Row.ASCENDING), (RED_SEVEN,), (None, None))

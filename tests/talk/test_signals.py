"""Signals: when they are true, what they tell, and their sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.games.quick_easy import Card, Row
from backtrick.games.quick_easy.cards import DECK, NUMBERS, fits
from backtrick.games.quick_easy.state import VARIANTS, Variant
from backtrick.games.rows import ROWS
from backtrick.talk import SIGNALS, Height, Signal, check, is_true, languages, understand
from backtrick.talk.sentences import sentence_for
from backtrick.talk.signals import Hold, Leave, Nothing, Small, Start, Tops, Trick, Want

Hand = tuple[Card, ...]

cards = st.sampled_from(DECK)
hands = st.lists(cards, min_size=1, max_size=2, unique=True).map(tuple)
tops = st.tuples(st.none() | cards, st.none() | cards)
every_signal = pytest.mark.parametrize("signal", SIGNALS, ids=str)
everywhere = pytest.mark.parametrize("language", languages())

RED_SEVEN, GREEN_TWO = Card("red", 7), Card("green", 2)


@every_signal
@everywhere
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_signal_may_be_said_exactly_where_it_is_allowed(
    signal: Signal, language: str, variant: Variant
) -> None:
    """The sentence of a signal passes the checker in the variants that allow it, and no others."""
    words = sentence_for(signal, language)
    assert check(words, language, variant).allowed == signal.allowed_in(variant)


@every_signal
@everywhere
def test_a_signal_is_understood_from_its_words(signal: Signal, language: str) -> None:
    """The sentence of a signal is understood as that signal."""
    assert understand(sentence_for(signal, language), language) == (signal,)


@given(st.sampled_from(ROWS), hands, tops)
def test_a_true_signal_about_a_row_needs_a_card_for_it(row: Row, hand: Hand, top: Tops) -> None:
    """To want, reserve or use a row, the speaker needs a card that fits there."""
    can_lay = any(card != top[row] and fits(card, row, top[row]) for card in hand)
    for kind in (Want, Trick, Leave, Small):
        assert can_lay or not is_true(kind(row), hand, top)
    assert is_true(Leave(row), hand, top) == can_lay


@given(st.sampled_from(ROWS), tops)
def test_nobody_holds_the_card_on_top(row: Row, top: Tops) -> None:
    """A signal about a row is never about the card on top of it."""
    for kind in (Want, Trick, Leave, Small):
        assert top[row] is None or top[row] not in (kind(row).meaning(top).one_of or ())


@given(hands, tops)
def test_nothing_good_means_neither_trick_nor_small_step(hand: Hand, top: Tops) -> None:
    """And the other way round."""
    good = [kind(row) for kind in (Trick, Small) for row in ROWS]
    assert is_true(Nothing(), hand, top) == (not any(is_true(one, hand, top) for one in good))


@given(hands, tops)
def test_a_colour_signalled_truly_is_held(hand: Hand, top: Tops) -> None:
    """Only colours in the hand can be signalled truly, at the heights held."""
    said = {signal for signal in SIGNALS if isinstance(signal, Hold) and is_true(signal, hand, top)}
    assert said == {
        Hold(card.colour, height)
        for card in hand
        for height in (None, *Height)
        if height is None or height.has(card.number)
    }


def test_there_are_three_heights() -> None:
    """Every number is exactly one of low, middle and high."""
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
    """A distant card of another colour is nothing good on either row; a close one is good."""
    top = (Card("blue", 1), Card("blue", 10))
    assert is_true(Nothing(), (Card("red", 5),), top)
    assert not is_true(Nothing(), (Card("red", 5), Card("red", 2)), top)
    assert not is_true(Nothing(), (Card("blue", 5),), top)


def test_an_empty_row_takes_any_card_but_no_trick() -> None:
    """The row card has neither number nor colour."""
    assert is_true(Want(Row.ASCENDING), (RED_SEVEN,), (None, None))
    assert not is_true(Trick(Row.ASCENDING), (RED_SEVEN,), (None, None))

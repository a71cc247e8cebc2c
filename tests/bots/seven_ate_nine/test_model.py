"""The model of reaction times: what slows people down, and what they get wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.seven_ate_nine.adult import ADULT
from backtrick.bots.seven_ate_nine.adult import LEVEL as ADULTS
from backtrick.bots.seven_ate_nine.child import LEVEL as CHILDS
from backtrick.bots.seven_ate_nine.expert import LEVEL as EXPERTS
from backtrick.bots.seven_ate_nine.model import MOVING, Level, believed, passes, thinking
from backtrick.games.seven_ate_nine import SEVEN_ATE_NINE, Card
from backtrick.games.seven_ate_nine.cards import FACES, FITTING
from backtrick.texts import Texts, languages
from tests.games.seven_ate_nine.table import table
from tests.machines import ROOT

LEVELS = [CHILDS, ADULTS, EXPERTS]
NAMES = ["child", "adult", "expert"]
ROUND = SEVEN_ATE_NINE.options()
NO_WRAP = SEVEN_ATE_NINE.options(no_wrap=True)
EASY, RED, WRAP = Card(5, 1), Card(5, 3), Card(10, 1)


@pytest.mark.parametrize("level", LEVELS, ids=NAMES)
def test_thinking_takes_longer_where_it_is_harder(level: Level) -> None:
    """Each extra card, a step of three and a result that wraps around cost time; nothing else."""
    times = [thinking(level, EASY, cards, ROUND) for cards in range(1, 20)]
    assert times == sorted(set(times))
    assert thinking(level, RED, 5, ROUND) > thinking(level, EASY, 5, ROUND)
    assert thinking(level, WRAP, 5, ROUND) > thinking(level, EASY, 5, ROUND)
    assert thinking(level, WRAP, 5, NO_WRAP) == thinking(level, EASY, 5, NO_WRAP)


def test_better_levels_think_faster() -> None:
    """On every card, with every hand, a child takes longest and an expert least."""
    for card in FACES:
        for cards in range(1, 30):
            child, adult, expert = (thinking(level, card, cards, ROUND) for level in LEVELS)
            assert child > adult > expert


@pytest.mark.parametrize("level", LEVELS, ids=NAMES)
def test_times_have_the_right_mean(level: Level) -> None:
    """The lognormal has the given mean, within 3 %, and no time is zero."""
    chance = Random(1)
    times = [passes(level, 1_000, chance) for _ in range(20_000)]
    assert mean(times) == pytest.approx(1_000, rel=0.03)
    assert min(times) > 0


@pytest.mark.parametrize("level", LEVELS, ids=NAMES)
def test_slips_have_the_right_frequency(level: Level) -> None:
    """A sum is off by one with the chance of the level, or twice that if the sum is hard."""
    chance = Random(1)
    for card, share in ((EASY, level.slip), (RED, 2 * level.slip), (WRAP, 2 * level.slip)):
        right = FITTING[False][card]
        beliefs = [believed(level, card, chance, ROUND) for _ in range(20_000)]
        wrong = [values for values in beliefs if values != right]
        assert len(wrong) / len(beliefs) == pytest.approx(share, rel=0.25)
        for values in wrong:
            assert all(any(abs(value - each) <= 1 for each in right) for value in values)


def seated(chance: int, hand: int) -> Any:
    """An adult who has just drawn this many cards, of which the last fits, and its view."""
    deck = ["g5", *["b1", "b2", "b9", "b10", "g1", "g2", "g9", "g10"][: hand - 1], "g6", "r3"]
    state = table(" ".join(deck), *["0 draw"] * hand, players=1)
    player = ADULT.sit(Chair(SEVEN_ATE_NINE, state.options, 0, 1, chance))
    player.see(SEVEN_ATE_NINE.view(state, 0))
    return player, SEVEN_ATE_NINE.view(state, 0)


def test_more_cards_take_more_time_at_the_table() -> None:
    """Finding the same card takes longer in a larger hand, on average."""
    few, many = (
        mean(seated(chance, hand)[0].choose(()).when.at for chance in range(400)) for hand in (3, 8)
    )
    assert many - few == pytest.approx(5 * ADULTS.a_card, rel=0.5)


@pytest.mark.parametrize("early, stays", [(MOVING - 1, True), (MOVING + 1, False)])
def test_a_moving_hand_does_not_stop(early: int, *, stays: bool) -> None:
    """A card that appears just before the bot lays is not noticed; an earlier one is."""
    player, view = seated(1, 5)
    choice = player.choose(())
    assert (str(choice.move), choice.when.seen) == ("g6", view.turned)
    player.see(replace(view, turned=view.turned + 1, clock=choice.when.at - early))
    again = player.choose(())
    assert (again == choice) == stays
    assert again.when.seen == view.turned + (not stays)


def test_every_reason_has_words_in_every_language() -> None:
    """Each reason of a racing bot has a sentence."""
    sources = (ROOT / "src/backtrick/bots/seven_ate_nine").glob("*.py")
    code = "".join(source.read_text(encoding="utf-8") for source in sources)
    reasons = set(re.findall(r"bot-race-[a-z-]+", code))
    assert len(reasons) == 8
    for language in languages():
        for reason in reasons:
            assert Texts(language)(reason).endswith(".")

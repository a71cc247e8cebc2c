"""Who was first: the rule that decides races, in plain numbers."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.table.arbitration import CAP, allowed_for, in_order, wait
from backtrick.table.events import Offer
from tests.strategies import seeds
from tests.thorough import examples

CONTESTS = 400
NEAR, FAR = 10_000, 150_000
"""Round trips, in microseconds."""


class Racer(NamedTuple):
    """Somebody who lays a card."""

    laid: int
    """When, on a clock on which all see the table's card at once."""
    lag: int
    """The real round trip."""
    measured: int
    """As measured by the server; never less, since nobody can answer a ping before it arrives."""

    @property
    def arrived(self) -> int:
        """When the card reaches the server."""
        return self.laid + self.lag


def honest(laid: int, lag: int) -> Racer:
    """A player who answers pings at once."""
    return Racer(laid, lag, lag)


def winner(racers: list[Racer], cap: int = CAP) -> int:
    """The winner, as decided by a table that holds back the first card to arrive."""
    lags = [racer.measured for racer in racers]
    offers = [
        Offer(seat, "", racer.arrived, allowed_for(racer.measured, lags, cap))
        for seat, racer in enumerate(racers)
    ]
    first = min(offers, key=lambda offer: offer.arrived)
    deadline = first.arrived + wait(first.lag, lags, cap)
    return in_order(offer for offer in offers if offer.arrived <= deadline)[0].seat


times = st.integers(0, 2_000_000)
lags = st.integers(0, 600_000)
short_lags = st.integers(0, CAP)


@given(st.lists(st.builds(honest, times, short_lags), min_size=1, max_size=4))
def test_the_card_that_was_laid_first_stays(racers: list[Racer]) -> None:
    """The player who laid first wins, in whatever order the cards arrive."""
    assert racers[winner(racers)].laid == min(racer.laid for racer in racers)


@given(times, lags, st.lists(short_lags, min_size=1, max_size=4))
def test_the_same_holds_if_all_are_far_away(base: int, distance: int, beyond: list[int]) -> None:
    """Only the difference of lags counts: a race far from the server is just as fair."""
    racers = [honest(base + 7 * number, distance + lag) for number, lag in enumerate(beyond)]
    assert winner(racers) == 0


@given(st.lists(st.builds(honest, times, lags), min_size=2, max_size=4))
def test_the_table_never_waits_longer_than_the_cap(racers: list[Racer]) -> None:
    """Nobody wins with a card that arrives later than the cap after another's."""
    first = min(racer.arrived for racer in racers)
    assert racers[winner(racers)].arrived <= first + CAP


@given(lags, st.lists(lags, min_size=1, max_size=4))
def test_nobody_waits_without_need(lag: int, others: list[int]) -> None:
    """The slowest waits for nobody, and neither does a single player; no wait exceeds CAP."""
    everybody = [lag, *others]
    assert wait(max(everybody), everybody) == 0
    assert wait(lag, [lag]) == wait(lag, []) == 0
    assert 0 <= wait(lag, everybody) <= min(CAP, max(everybody))


@given(lags, st.lists(lags, max_size=4))
def test_lag_is_compensated_up_to_the_cap(lag: int, others: list[int]) -> None:
    """The compensation is never more than the lag, nor more than CAP beyond the quickest."""
    everybody = [lag, *others]
    assert allowed_for(lag, everybody) == min(lag, min(everybody) + CAP)
    assert allowed_for(lag, []) == lag


@given(
    st.lists(st.builds(Offer, st.integers(0, 3), st.just("g7"), times, lags), max_size=5),
    st.randoms(use_true_random=False),
)
def test_the_order_does_not_depend_on_arrival(offers: list[Offer], chance: Random) -> None:
    """The same offers get the same order, however they are listed."""
    mixed = offers[:]
    chance.shuffle(mixed)
    assert in_order(mixed) == in_order(offers)
    assert [offer.sent for offer in in_order(mixed)] == sorted(offer.sent for offer in offers)


@given(times, times, short_lags, short_lags, lags)
def test_a_lie_about_lag_gains_the_cap_at_most(
    laid: int, other: int, lag: int, quickest: int, delay: int
) -> None:
    """A player who delays pongs wins with no card laid more than CAP after another's.

    This holds for all but the player nearest to the server, who leads in the plain order of
    arrival anyway; a lie gains CAP on top of that, and no more.
    """
    liar = Racer(laid, lag, lag + delay)
    if winner([liar, honest(other, quickest)]) == 0:
        assert liar.arrived <= other + quickest + CAP
        assert laid <= other + CAP + max(quickest - lag, 0)


def share_of_the_far_one(seed: int, cap: int) -> float:
    """How many contests the more distant of two equal players wins.

    Each pair of reactions is played twice, so that both have the same luck.
    """
    chance, won = Random(seed), 0
    for _ in range(CONTESTS // 2):
        reactions = [round(chance.gauss(500_000, 100_000)) for _ in range(2)]
        for near, far in (reactions, reversed(reactions)):
            won += winner([honest(near, NEAR), honest(far, FAR)], cap) == 1
    return won / CONTESTS


@examples(10)
@given(seeds)
def test_two_equal_players_are_equal_however_far_away(seed: int) -> None:
    """With round trips of 10 and 150 ms, each wins half of the contests."""
    assert 0.45 <= share_of_the_far_one(seed, CAP) <= 0.55


@examples(10)
@given(seeds)
def test_without_arbitration_they_would_not_be(seed: int) -> None:
    """By the order of arrival alone, the distant one wins less than a quarter."""
    assert share_of_the_far_one(seed, 0) < 0.25


@pytest.mark.parametrize("delay", [0, 50_000, 150_000, 1_000_000])
def test_what_a_lie_is_worth_is_measured(delay: int) -> None:
    """Of two equal players with equal lags, a liar wins as if ahead by the lie, up to the cap."""
    chance, lead, honestly_ahead = Random(delay), 0, 0
    for _ in range(CONTESTS):
        mine, yours = (round(chance.gauss(500_000, 100_000)) for _ in range(2))
        lead += winner([Racer(mine, NEAR, NEAR + delay), honest(yours, NEAR)]) == 0
        honestly_ahead += mine - min(delay, CAP) < yours
    assert lead == honestly_ahead

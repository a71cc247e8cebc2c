"""Two bots on the same deals, and when a comparison of them stops."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.bots.paired_games import LOOKS, PairedGames, PairSums, PairTally
from backtrick.bots.simulation import Simulation
from backtrick.bots.stopping_rule import Settled, StoppingRule, Verdict, verdict
from backtrick.games import GAMES

TEAMS = [name for name, game in GAMES.items() if game.team]
OPPONENTS = [name for name, game in GAMES.items() if not game.team]
PAIRS = 60


def alone(game: str, bots: tuple[str, str], **chosen: object) -> Simulation:
    """A simulation, all but who sits where."""
    return Simulation(game, GAMES[game].options(**chosen), bots, seed=3)


@pytest.mark.parametrize("game", TEAMS)
def test_teams_play_the_games_of_a_simulation(game: str) -> None:
    """Each bot's figures are those of a simulation with it in all seats."""
    simulation = alone(game, ("greedy", "random"), players=3)
    sums = PairedGames.of(simulation, ("greedy", "random")).play(range(PAIRS)).whole()
    for bot, each in enumerate(("greedy", "random")):
        whole = replace(simulation, bots=(each,) * 3).play(range(PAIRS))
        assert (sums.wins[bot], sums.cards_left[bot]) == (whole.wins[0], whole.cards_left)
    assert sums.pairs == sums.games == PAIRS
    assert sums.difference == (sums.wins[0] - sums.wins[1]) / PAIRS


@pytest.mark.parametrize("game", OPPONENTS)
def test_opponents_change_places(game: str) -> None:
    """On each deal, each bot has the other's seats once; equals come out even, deal by deal."""
    simulation = alone(game, ("greedy", "greedy"), players=2)
    sums = PairedGames.of(simulation, ("greedy", "greedy")).play(range(PAIRS)).whole()
    assert sums.games == sum(sums.wins) == 2 * PAIRS
    better = PairedGames.of(simulation, ("greedy", "random")).play(range(PAIRS)).whole()
    first, second = (
        replace(simulation, bots=bots) for bots in (("greedy", "random"), ("random", "greedy"))
    )
    games = range(PAIRS)
    assert better.wins[0] == first.play(games).wins[0] + second.play(games).wins[1]


def test_equals_show_no_difference() -> None:
    """A bot that is compared with itself makes the same of each deal."""
    simulation = alone(TEAMS[0], ("greedy", "greedy"))
    sums = PairedGames.of(simulation, ("greedy", "greedy")).play(range(PAIRS)).whole()
    assert sums.leads == (0, PAIRS, 0)
    assert sums.difference == 0


def pairs_from(chance: Random, pairs: int, better: float) -> list[PairTally]:
    """Pairs in which the first bot is better by so much."""
    tallies: list[PairTally] = []
    for number in range(pairs):
        lead = chance.choices((0, 1, 2), (0.3 - better / 2, 0.4, 0.3 + better / 2))[0]
        leads = tuple(int(each == lead) for each in range(3))
        wins = (int(lead == 2), int(lead == 0))
        look = next(place for place, look in enumerate(LOOKS) if number < look)
        tallies.append(PairTally({look: PairSums(1, leads, wins, (0, 0))}))
    return tallies


def stopped(parts: list[PairTally], margin: float) -> PairSums | None:
    """The sums with which a comparison stops, if the parts come in this order."""
    stopping, tally = StoppingRule(len(parts), margin), PairTally()
    for part in parts:
        tally += part
        try:
            stopping.look(tally)
        except Settled as settled:
            return settled.sums
    return None


@given(st.integers(0, 1000), st.sampled_from([0.0, 0.2, 0.5]), st.sampled_from([0.0, 0.3]))
def test_it_stops_the_same_whatever_comes_first(seed: int, better: float, margin: float) -> None:
    """However the pairs are handed out, a comparison stops with the same ones, or not at all."""
    parts = pairs_from(Random(seed), 150, better)
    mixed = Random(seed).sample(parts, len(parts))
    assert stopped(parts, margin) == stopped(mixed, margin)


def test_it_stops_when_all_is_clear() -> None:
    """One is better, or they are alike, or neither can be said."""
    far, near = pairs_from(Random(1), 400, 0.5), pairs_from(Random(1), 400, 0.0)
    better = stopped(far, 0)
    assert better
    assert better.pairs in LOOKS
    assert better.pairs < 400
    assert verdict(better, 0) is Verdict.FIRST
    worse = replace(better, leads=better.leads[::-1], wins=better.wins[::-1])
    assert verdict(worse, 0) is Verdict.SECOND
    alike = stopped(near, 0.3)
    assert alike
    assert verdict(alike, 0.3) is Verdict.ALIKE
    assert stopped(near, 0) is None
    assert verdict(alike, 0.01) is Verdict.OPEN

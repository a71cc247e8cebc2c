"""Training the networks by playing at a glance many times.

After each game the value of every position moves towards that of the next one, and finally towards
the result: temporal-difference learning with traces, TD(λ), on positions after a turn.

    .venv/bin/python -m backtrick.bots.quick_easy.trainer talker 3 pro    one network
    .venv/bin/python -m backtrick.bots.quick_easy.trainer                 all of them

More games are better: the networks of `silent` in the pro variant come from `--games 2000000`, and
the one for five players continued from the one for four, with `--after 4 --games 700000`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from rich.progress import track

from ...games.quick_easy.state import PLAYERS, VARIANTS
from ...sim.bits import NONE
from ...sim.chance import DEAL, PLAY, below, shuffle, start
from ...sim.kernels import kernel
from .belief_table import NO_CARD, BeliefTable, Talk, all_laid, draw, lay, new_table, pass_on, speak
from .cards import BARE, CARD_COUNT, EVERY
from .gradient import Aim, Features, correct, features_at, new_features, take_down
from .judgement import Style, glance, judge, pool_of, unseen
from .network import HIDDEN, add_up, new_net, place_count
from .scratch import Scratch, new_mind
from .styles import LEARNERS, places_of, style_of
from .weights import load, path_of, save

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...games.quick_easy.state import Variant

GAMES: Final = 400_000
TRACE: Final = 0.7
"""The λ: the weight of later positions against the next one."""
_BATCH: Final = 2_000
_SUMS_KEPT: Final = 8
"""The number of games between two updates of the sums of weights."""


class Pupil(NamedTuple):
    """Scratch arrays for training."""

    table: BeliefTable
    scratch: Scratch
    features: Features
    values: NDArray[np.float64]
    slope: NDArray[np.float32]


class BatchRates(NamedTuple):
    """The parameters for a batch of games."""

    seed: np.uint64
    rate: float
    wild: float


class TrainingPlan(NamedTuple):
    """The parameters of a whole training."""

    first_rate: float
    last_rate: float
    """The first and the last step size; it shrinks geometrically."""
    wild: float
    """The share of random turns at the start."""
    seed: int

    def rates(self, done: float) -> BatchRates:
        """The parameters after this share of the training."""
        rate = self.first_rate * (self.last_rate / self.first_rate) ** done
        return BatchRates(np.uint64(self.seed), rate, self.wild * (1 - done))


AFRESH: Final = TrainingPlan(first_rate=0.02, last_rate=0.0004, wild=0.01, seed=7)
GOING_ON: Final = TrainingPlan(first_rate=0.006, last_rate=0.0003, wild=0.002, seed=11)


def new_pupil(players: int, places: int) -> Pupil:
    """Scratch arrays for this many players and a network that covers this many hands."""
    return Pupil(
        new_table(players),
        new_mind(players, places),
        new_features(CARD_COUNT),
        np.zeros(CARD_COUNT),
        np.zeros(HIDDEN, np.float32),
    )


@kernel
def deal(table: BeliefTable, talk: Talk, chance: NDArray[np.uint64]) -> None:
    """Shuffle and deal; the first seat starts."""
    table.left[0] = shuffle(chance, EVERY, table.pile)
    table.laid[0] = NONE
    table.tops[0] = table.tops[1] = BARE
    for seat in range(len(table.sizes)):
        table.turn[0] = seat
        table.sizes[seat] = 0
        draw(table, talk)
    table.turn[0] = 0


@kernel
def _play(style: Style, pupil: Pupil, wild: float) -> tuple[int, float]:
    """Play a game at a glance and note its positions; returns their number and the result."""
    table, scratch = pupil.table, pupil.scratch
    size = 0
    while True:
        found, best = glance(table, style, scratch.work, scratch.turns, scratch.chances)
        if best == NO_CARD:
            return size, 0.0
        if below(scratch.chance, 1_000_000) < 1_000_000 * wild:
            best = below(scratch.chance, found)
        hidden = unseen(table, table.turn[0])
        pupil.values[size] = judge(table, style.net, scratch.work, hidden, scratch.turns[best])
        lay(table, scratch.turns[best])
        if all_laid(table):
            return size, 1.0
        features = features_at(pupil.features, size)
        take_down(features, scratch.work, table.tops, pool_of(scratch.work, hidden), table.left[0])
        size += 1
        draw(table, style.talk)
        pass_on(table)
        speak(table, style.talk)


@kernel
def learn(style: Style, pupil: Pupil, rates: BatchRates, first: int, games: int) -> int:
    """Play games and learn from each; returns the number of wins."""
    wins = 0
    for game in range(first, first + games):
        if game % _SUMS_KEPT == 0:
            add_up(style.net)
        start(pupil.scratch.chance, rates.seed, game, DEAL)
        deal(pupil.table, style.talk, pupil.scratch.chance)
        start(pupil.scratch.chance, rates.seed, game, PLAY)
        size, result = _play(style, pupil, rates.wild)
        wins += int(result)
        target = result
        for place in range(size - 1, -1, -1):
            if pupil.values[place] > 0:  # a certain loss needs no network
                features = features_at(pupil.features, place)
                correct(
                    style.net, pupil.scratch.work, features, Aim(target, rates.rate), pupil.slope
                )
            target = TRACE * target + (1 - TRACE) * pupil.values[place]
    return wins


def learned(
    kind: str, players: int, variant: Variant, games: int, after: int | None = None
) -> Style:
    """A style of play with a network trained on this many games.

    It can start from the network for another number of players, if that covers only its own hand.
    """
    places = places_of(kind, players)
    net = load(kind, after, variant) if after else new_net(places, seed=1)
    if place_count(net.first) != places:
        raise ValueError(f"{kind}: networks for {after} and {players} players are not alike")
    style = style_of(kind, players, variant, net)
    pupil, plan = new_pupil(players, places), GOING_ON if after else AFRESH
    title = f"{kind}, {players} players, {variant}"
    for first in track(range(0, games, _BATCH), description=title):
        learn(style, pupil, plan.rates(first / games), first, _BATCH)
    add_up(style.net)
    return style


def main() -> None:
    """Train the networks and save them."""
    parser = argparse.ArgumentParser(description="Learn what positions of quick-easy are worth.")
    parser.add_argument("kind", nargs="?", choices=LEARNERS)
    parser.add_argument("players", nargs="?", type=int, choices=PLAYERS)
    parser.add_argument("variant", nargs="?", choices=VARIANTS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--after", type=int, choices=PLAYERS)
    chosen = parser.parse_args()
    for kind in [chosen.kind] if chosen.kind else LEARNERS:
        for players in [chosen.players] if chosen.players else PLAYERS:
            for variant in [chosen.variant] if chosen.variant else VARIANTS:
                style = learned(kind, players, variant, chosen.games, chosen.after)
                save(style.net, path_of(kind, players, variant))


if __name__ == "__main__":
    main()

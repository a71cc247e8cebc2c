"""Worlds fit what a seat knows, and all that fit are as likely: compared with counting."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from backtrick import GAMES
from backtrick import game as game_of
from backtrick.envs.offers import has
from backtrick.envs.worlds import Worlds
from backtrick.talk.signals import SIGNAL_NAMED, is_true
from tests.strategies import all_options

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame
    from backtrick.games.options import GameOptions
    from backtrick.games.quick_easy import Card, Options

WITH_WORLDS = [game for game in GAMES.values() if has(game, "worlds")]
OFTEN = 0.3
TEAM, DUEL = game_of("quick-easy"), game_of("face-to-face")


@pytest.mark.parametrize("game", WITH_WORLDS)
def test_every_world_looks_the_same(game: AnyGame, *, is_thorough: bool) -> None:
    """Throughout whole games, the seat sees in each world what it has seen."""
    tables = [each for each in all_options(game) if getattr(each, "starter", None) != "agree"]
    for options in tables if is_thorough else tables[:: -(-len(tables) // 5)]:
        play_and_compare(game, options)


def play_and_compare(game: AnyGame, options: GameOptions) -> None:
    """Play at random, with true words between, and look at a world now and then."""
    chance = Random(str(options))
    state: Any = game.deal(options, seed=3)
    worlds = Worlds(game, options, 0)
    worlds.see(game.view(state, 0))
    while game.outcome(state) is None:
        if chance.random() < OFTEN:
            world = worlds.deal(chance)
            assert game.view(world, 0) == game.view(state, 0)
            assert type(world) is type(state)
        if options.talk:
            say_something_true(state, worlds, chance)
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, chance.choice(game.legal_moves(state, seat)))
        worlds.see(game.view(state, 0))
    with pytest.raises(ValueError, match="the game is over"):
        worlds.deal(chance)


def say_something_true(state: Any, worlds: Worlds, chance: Random) -> None:
    """Let any seat say anything that is true."""
    seat, tops = chance.randrange(state.options.players), TEAM.view(state, None).tops
    true = [each for each in SIGNAL_NAMED.values() if is_true(each, state.hands[seat], tops)]
    worlds.hear(seat, chance.choice(true))


CARDS = "r1 b2 g5 g8 y4 p9 p3"
STORIES = [
    ("2", (), ()),
    ("2", ("1 hold:green",), ()),
    ("2", ("1 hold:green:high", "1 want:v"), ("b2^", "end")),
    ("2", ("1 hold:green",), ("b2^", "end", "1 hold:green", "g5^", "end", "1 hold:purple")),
    ("2", (), ("b2^", "r1v", "end", "1 hold:green", "g8^", "end", "1 hold:green")),
    ("3", ("2 hold:purple",), ("b2^", "end", "1 hold:green", "g5^", "end", "1 hold:green")),
]
"""How many play, what is said at first, and what is done and said after it."""


@pytest.mark.parametrize("players, first, then", STORIES)
def test_worlds_are_as_likely_as_counting_says(
    players: str, first: tuple[str, ...], then: tuple[str, ...]
) -> None:
    """Over all orders of a small deck with which all comes as told, as seat 0 sees it."""
    options = TEAM.options(players=int(players), starter=0)
    cards = TEAM.parse_deck(CARDS)
    orders = [order for order in permutations(cards) if set(order[:2]) == set(cards[:2])]
    told = [told_with(options, order, (*first, *then)) for order in orders]
    seen = [each for each in told if each is not None]
    # What is seen is the same whenever the same is done, but for one's own new cards.
    own = Counter(state.hands[0] for state in seen).most_common(1)[0][0]
    counted = Counter(hands_and_pile(state) for state in seen if state.hands[0] == own)
    order = next(
        each for each, state in zip(orders, told, strict=True) if state and state.hands[0] == own
    )
    worlds = Worlds(TEAM, options, 0, deck=cards)
    told_with(options, order, (*first, *then), worlds)
    compare(worlds, counted, draws=4000)


def told_with(
    options: Options,
    order: tuple[Card, ...],
    story: tuple[str, ...],
    worlds: Worlds | None = None,
) -> Any:
    """The state after a story, or None if it cannot be told with this order of the deck."""
    state: Any = TEAM.deal(options, deck=order)
    if worlds:
        worlds.see(TEAM.view(state, 0))
    for each in story:
        seat, _, said = each.partition(" ")
        if said:
            view = TEAM.view(state, int(seat))
            if not is_true(SIGNAL_NAMED[said], view.hand, view.tops):
                return None
            if worlds:
                worlds.hear(int(seat), SIGNAL_NAMED[said])
            continue
        turn, move = state.turn, TEAM.parse(each)
        if state.outcome or move not in TEAM.legal_moves(state, turn):
            return None
        state = TEAM.apply(state, turn, move)
        if worlds:
            worlds.see(TEAM.view(state, 0))
    return None if state.outcome else state


def hands_and_pile(state: Any) -> Any:
    """What is hidden, as a value."""
    return state.hands, state.pile


def compare(worlds: Worlds, counted: Counter[Any], draws: int) -> None:
    """Nothing else is dealt, and everything as often as it should be, within six deviations."""
    chance = Random(1)
    dealt = Counter(hands_and_pile(worlds.deal(chance)) for _ in range(draws))
    assert dealt.keys() <= counted.keys()
    for hidden, number in counted.items():
        share = number / counted.total()
        deviation = (share * (1 - share) * draws) ** 0.5
        assert abs(dealt[hidden] - share * draws) <= 6 * deviation + 1


def test_worlds_of_a_duel_are_as_likely_as_counting_says() -> None:
    """The opponent has begun a turn, so it can lay two; all hands and piles with that are alike."""
    options = DUEL.options(starter=1)
    own, others = (4, 9, 20, 31, 40, 55, 50), (2, 3, 7, 30, 31, 44, 58, 59)
    counted = Counter[Any]()
    for order in permutations(others):
        state: Any = DUEL.deal(options, deck=(own, order))
        if state.outcome is None:
            counted[frozenset(state.hands[1])] += 1
    state = DUEL.deal(options, deck=(own, others))
    worlds, chance = Worlds(DUEL, options, 0, deck=(own, others)), Random(2)
    worlds.see(DUEL.view(state, 0))
    dealt: Any = [worlds.deal(chance) for _ in range(2000)]
    found = Counter(frozenset(each.hands[1]) for each in dealt)
    assert found.keys() <= counted.keys()
    assert all(each.hands[0] == own[:6] or sorted(own[:6]) == list(each.hands[0]) for each in dealt)
    for hand, number in counted.items():
        share = number / counted.total()
        assert abs(found[hand] - 2000 * share) <= 6 * (2000 * share) ** 0.5 + 1


def test_a_lie_fits_no_world() -> None:
    """Nor does anything before the first look."""
    options = TEAM.options(players=2, starter=0)
    worlds = Worlds(TEAM, options, 0, deck=TEAM.parse_deck("r1 b2 g5 g8"))
    with pytest.raises(ValueError, match="nothing has been seen"):
        worlds.deal(Random(1))
    worlds.see(TEAM.view(TEAM.deal(options, deck=TEAM.parse_deck("r1 b2 g5 g8")), 0))
    worlds.hear(1, SIGNAL_NAMED["hold:purple"])
    with pytest.raises(ValueError, match="no hand fits"):
        worlds.deal(Random(1))

"""Experts: what they know, what they say, and that they know and say nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.quick_easy import BOTS
from backtrick.bots.quick_easy.cards import NUMBER_OF
from backtrick.bots.quick_easy.expert import Expert
from backtrick.bots.quick_easy.open_hands import OPEN
from backtrick.bots.quick_easy.saying import of_card
from backtrick.bots.quick_easy.silent import SILENT
from backtrick.bots.quick_easy.talker import TALKER
from backtrick.games.quick_easy import QUICK_EASY, Lay
from backtrick.games.quick_easy.state import PLAYERS, VARIANTS
from backtrick.sim.bits import only
from backtrick.talk.signals import SIGNALS, is_true
from tests.bots.quick_easy.playing import a_deal, a_match

if TYPE_CHECKING:
    from backtrick.bots.bot import Bot, Choice
    from backtrick.games.quick_easy import State
    from backtrick.games.quick_easy.state import Variant

EXPERTS = [SILENT, TALKER, OPEN]
everywhere = pytest.mark.parametrize("players", PLAYERS)
in_both = pytest.mark.parametrize("variant", VARIANTS)


@everywhere
@in_both
def test_the_truth_is_always_possible(players: int, variant: Variant) -> None:
    """Whatever a talker concludes from what is said, and not said, is so."""
    match = a_match(TALKER, a_deal(players, variant, seed=players))
    for _ in match.play():
        for seat, player in enumerate(match.players):
            assert isinstance(player, Expert)
            table = player.memory.table
            for other, hand in enumerate(match.state.hands):
                may_be = [table.possible[other, held] for held in range(int(table.sizes[other]))]
                if other != seat and len(may_be) == len(hand):
                    cards = [only(NUMBER_OF[card]) for card in hand]
                    orders = (cards, cards[::-1])
                    assert any(
                        all(card & mask for card, mask in zip(order, may_be, strict=True))
                        for order in orders
                    )


@everywhere
@in_both
def test_a_talker_never_lies_and_says_only_what_is_allowed(players: int, variant: Variant) -> None:
    """Each signal is true of the speaker's hand, and one that the variant allows."""
    match = a_match(TALKER, a_deal(players, variant, seed=3))
    said = 0
    for event in match.play():
        if event.what in SIGNALS:
            up, down = match.state.rows
            tops = (up[-1] if up else None, down[-1] if down else None)
            assert is_true(event.what, match.state.hands[event.seat], tops)
            assert event.what.allowed_in(variant)
            said += 1
    assert said > 2 * players


def first_choice(bot: Bot, state: State, *, chance: int = 5, seat: int = 0) -> Choice | None:
    """What a bot chooses at the beginning of its game."""
    views = tuple(QUICK_EASY.view(state, each) for each in range(state.options.players))
    company = (bot.name,) * state.options.players
    player = bot.sit(Chair(QUICK_EASY, state.options, seat, 1, chance, company))
    player.see(views if bot.sees_hands else views[seat])
    if bot is TALKER:
        player.say()
        for other, hand in enumerate(state.hands):
            for card in hand if other != seat else ():
                player.hear(other, of_card(card, state.options.variant))
    return player.choose(QUICK_EASY.legal_moves(state, seat))


def with_other_pile(state: State, chance: Random) -> State:
    """The same table with another draw pile."""
    return replace(state, pile=tuple(chance.sample(state.pile, len(state.pile))))


def with_other_hands(state: State, chance: Random) -> State:
    """The same for the first seat, with other cards in all other hands and in the pile."""
    hidden = [card for hand in state.hands[1:] for card in hand] + [*state.pile]
    chance.shuffle(hidden)
    others = [tuple(sorted((hidden.pop(), hidden.pop()))) for _ in state.hands[1:]]
    return replace(state, hands=(state.hands[0], *others), pile=tuple(hidden))


@in_both
@pytest.mark.parametrize("bot", EXPERTS, ids=lambda bot: bot.name)
def test_no_bot_knows_the_pile(bot: Bot, variant: Variant) -> None:
    """Another pile, the same choice, with the same chances."""
    chance = Random(1)
    for seed in range(3):
        state = replace(a_deal(3, variant, seed), turn=0)
        choice = first_choice(bot, state)
        assert choice is not None
        assert first_choice(bot, with_other_pile(state, chance)) == choice


@in_both
def test_who_hears_nothing_knows_no_other_hand(variant: Variant) -> None:
    """Other cards in all other hands, the same choice."""
    chance = Random(2)
    for seed in range(3):
        state = replace(a_deal(4, variant, seed), turn=0)
        assert first_choice(SILENT, with_other_hands(state, chance)) == first_choice(SILENT, state)


@in_both
def test_a_talker_knows_of_other_hands_only_what_was_said(variant: Variant) -> None:
    """Hands of which the same would be said are the same to it."""
    compared = 0
    for seed in range(60):
        state = replace(a_deal(2, variant, seed), turn=0)
        held, drawn = state.hands[1][0], state.pile[0]
        if of_card(held, variant) == of_card(drawn, variant):
            swapped = tuple(sorted((drawn, state.hands[1][1])))
            hands, pile = (state.hands[0], swapped), (held, *state.pile[1:])
            if [of_card(card, variant) for card in swapped] == [
                of_card(card, variant) for card in state.hands[1]
            ]:
                other = replace(state, hands=hands, pile=pile)
                assert first_choice(TALKER, other) == first_choice(TALKER, state)
                compared += 1
    assert compared


@pytest.mark.parametrize("bot", EXPERTS, ids=lambda bot: bot.name)
def test_the_same_work_gives_the_same_game(bot: Bot) -> None:
    """A game among the same bots with the same chance is the same, move by move."""
    state = a_deal(3, "normal", seed=8)
    assert [*a_match(bot, state).play()] == [*a_match(bot, state).play()]


def test_without_time_there_is_still_a_move() -> None:
    """A bot that is out of time takes what looked best at a glance."""
    state = replace(a_deal(3, "normal", seed=2), turn=0)
    chair = Chair(QUICK_EASY, state.options, 0, 100, 1, has_time=lambda: False)
    player = SILENT.sit(chair)
    player.see(QUICK_EASY.view(state, 0))
    choice = player.choose(QUICK_EASY.legal_moves(state, 0))
    assert choice is not None
    assert choice.move in QUICK_EASY.legal_moves(state, 0)


def test_a_choice_can_be_explained() -> None:
    """All turns were weighed, the best first, each with a chance of winning."""
    state = replace(a_deal(3, "normal", seed=2), turn=0)
    choice = first_choice(SILENT, state)
    assert choice is not None
    assert choice.candidates[0].moves[0] == choice.move
    assert len(choice.candidates) > 1
    assert all(0 <= each.chance <= 1 for each in choice.candidates)


def test_talkers_win_most_games_and_silence_costs() -> None:
    """Even with little thought, four talkers win most of their games, the silent far fewer."""
    wins: dict[str, int] = {"talker": 0, "silent": 0}
    for bot in (TALKER, SILENT):
        for seed in range(16):
            match = a_match(bot, a_deal(4, "normal", seed))
            for _ in match.play():
                pass
            wins[bot.name] += bool(match.outcome and match.outcome.winners)
    assert wins["talker"] >= 11
    assert wins["talker"] > wins["silent"]


def test_a_person_may_err() -> None:
    """A signal that cannot be true is heard without harm, and the bot plays on."""
    state = replace(a_deal(2, "normal", seed=4), turn=0)
    player = TALKER.sit(Chair(QUICK_EASY, state.options, 0, 1, 1))
    player.see(QUICK_EASY.view(state, 0))
    for signal in SIGNALS:
        player.hear(1, signal)
    choice = player.choose(QUICK_EASY.legal_moves(state, 0))
    assert choice is not None
    assert isinstance(choice.move, Lay)


def test_yardsticks_are_not_for_tables() -> None:
    """Of all bots only `open` sees more than a seat may."""
    assert [bot.name for bot in BOTS if bot.sees_hands] == ["open"]

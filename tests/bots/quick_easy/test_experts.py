"""What experts know and say, and nothing more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.quick_easy import BOTS
from backtrick.bots.quick_easy.cards import NUMBER_OF
from backtrick.bots.quick_easy.expert import Expert
from backtrick.bots.quick_easy.open_hands import OPEN
from backtrick.bots.quick_easy.silent import SILENT
from backtrick.bots.quick_easy.speech import of_card
from backtrick.bots.quick_easy.talker import TALKER
from backtrick.games.quick_easy import QUICK_EASY, Lay
from backtrick.games.quick_easy.state import PLAYERS, VARIANTS
from backtrick.sim.bits import only
from backtrick.talk.signals import SIGNALS, is_true
from tests.bots.quick_easy.expert_games import a_bot_game, a_deal
from tests.thorough import by_turns

if TYPE_CHECKING:
    from backtrick.bots.bot import Bot, Choice
    from backtrick.games.quick_easy import State
    from backtrick.games.quick_easy.state import Variant

EXPERTS = [SILENT, TALKER, OPEN]
everywhere = pytest.mark.parametrize("players, variant", by_turns(PLAYERS, VARIANTS))


@everywhere
def test_the_truth_is_always_possible(players: int, variant: Variant) -> None:
    """A talker's conclusions from talk and silence are always true."""
    match = a_bot_game(TALKER, a_deal(players, variant, seed=players))
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
def test_a_talker_never_lies_and_says_only_what_is_allowed(players: int, variant: Variant) -> None:
    """Each signal is true of the speaker's hand and allowed by the variant."""
    match = a_bot_game(TALKER, a_deal(players, variant, seed=3))
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


@pytest.mark.parametrize("bot", EXPERTS, ids=lambda bot: bot.name)
def test_the_same_work_gives_the_same_game(bot: Bot) -> None:
    """A game among the same bots with the same chance is the same, move by move."""
    state = a_deal(3, "normal", seed=8)
    assert [*a_bot_game(bot, state).play()] == [*a_bot_game(bot, state).play()]


def test_without_time_there_is_still_a_move() -> None:
    """A bot that is out of time plays the turn that looked best at a glance."""
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


@pytest.mark.thorough
def test_talkers_win_most_games_and_silence_costs() -> None:
    """Even with little thought, four talkers win most of their games, the silent far fewer."""
    wins: dict[str, int] = {"talker": 0, "silent": 0}
    for bot in (TALKER, SILENT):
        for seed in range(16):
            match = a_bot_game(bot, a_deal(4, "normal", seed))
            for _ in match.play():
                pass
            wins[bot.name] += bool(match.outcome and match.outcome.winners)
    assert wins["talker"] >= 11
    assert wins["talker"] > wins["silent"]


def test_a_mistaken_signal_does_no_harm() -> None:
    """After a signal that cannot be true, the bot plays on."""
    state = replace(a_deal(2, "normal", seed=4), turn=0)
    player = TALKER.sit(Chair(QUICK_EASY, state.options, 0, 1, 1))
    player.see(QUICK_EASY.view(state, 0))
    for signal in SIGNALS:
        player.hear(1, signal)
    choice = player.choose(QUICK_EASY.legal_moves(state, 0))
    assert choice is not None
    assert isinstance(choice.move, Lay)


def test_yardsticks_are_not_for_tables() -> None:
    """Only the bot `open` sees more than a seat may."""
    assert [bot.name for bot in BOTS if bot.sees_hands] == ["open"]

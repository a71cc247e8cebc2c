"""Guesses at the cards others have kept, from what they laid."""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING

import numpy as np
import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.quick_easy.cards import CARD_COUNT, NUMBER_OF
from backtrick.bots.quick_easy.expert import Expert
from backtrick.bots.quick_easy.hidden_cards import deal_hidden
from backtrick.bots.quick_easy.judgement import unseen
from backtrick.bots.quick_easy.scratch import new_mind
from backtrick.bots.quick_easy.silent import SILENT
from backtrick.bots.quick_easy.talker import TALKER
from backtrick.games.quick_easy import QUICK_EASY, Lay
from tests.bots.quick_easy.expert_games import a_bot_game, a_deal
from tests.thorough import first_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.bots.bot import Bot
    from backtrick.bots.bot_game import BotGame
    from backtrick.games.quick_easy import State
    from backtrick.games.quick_easy.state import Variant

PLAYERS = 3


def guesses(bot_game: BotGame[State]) -> Iterator[float]:
    """At each card laid, for each waiting seat: the relative likelihood of the card it kept."""
    kept: dict[int, int] = {}
    for event in bot_game.play():
        if isinstance(event.what, Lay):
            kept.pop(event.seat, None)
            for seat, player in enumerate(bot_game.players):
                assert isinstance(player, Expert)
                table = player.memory.table
                cards = cards_of(unseen(table, seat))
                for other in kept.keys() - {seat}:
                    likely = table.likely[other]
                    yield likely[kept[other]] * len(cards) / likely[cards].sum()
            for card in bot_game.state.hands[event.seat]:
                kept[event.seat] = NUMBER_OF[card]


def cards_of(cards: np.uint64) -> list[int]:
    """A set of cards as their numbers."""
    return [card for card in range(CARD_COUNT) if int(cards) >> card & 1]


@pytest.mark.parametrize("bot", [SILENT, TALKER], ids=lambda bot: bot.name)
@pytest.mark.parametrize("variant", ["normal", "pro"])
def test_the_truth_is_never_ruled_out(bot: Bot, variant: Variant) -> None:
    """However odd a turn looked, the card actually kept stays possible."""
    assert all(share > 0 for share in guesses(a_bot_game(bot, a_deal(PLAYERS, variant, seed=5))))


@pytest.mark.parametrize("bot", first_of([SILENT, TALKER]), ids=lambda bot: bot.name)
def test_guessing_is_better_than_not_guessing(bot: Bot) -> None:
    """Over several games, the cards kept are those thought more likely."""
    shares = [
        share
        for seed in range(6)
        for share in guesses(a_bot_game(bot, a_deal(PLAYERS, "pro", seed)))
    ]
    assert sum(map(log2, shares)) > 0


def test_only_bots_of_the_same_kind_are_guessed_at() -> None:
    """Nothing is guessed about people or other kinds of bots."""
    bot_game = a_bot_game(SILENT, a_deal(PLAYERS, "pro", seed=6))
    lone = SILENT.sit(Chair(QUICK_EASY, bot_game.state.options, 0, 1, 1, ("silent", "", "greedy")))
    assert isinstance(lone, Expert)
    for _ in bot_game.play():
        lone.see(QUICK_EASY.view(bot_game.state, 0))
    assert (lone.memory.table.likely == 1).all()


def test_cards_are_dealt_by_likelihood() -> None:
    """An impossible card is not dealt as the one kept, unless no other is left."""
    scratch = new_mind(PLAYERS, places=1)
    player = SILENT.sit(Chair(QUICK_EASY, QUICK_EASY.options(players=PLAYERS), 0, 1, 1))
    assert isinstance(player, Expert)
    player.see(QUICK_EASY.view(a_deal(PLAYERS, "pro", seed=1), 0))
    table = player.memory.table
    table.turn[0] = 0
    card = cards_of(unseen(table, 0))[0]
    table.likely[1:] = np.arange(CARD_COUNT) == card
    for _ in range(50):
        assert deal_hidden(table, scratch)
        held = {int(scratch.dealt.hands[seat, 0]) for seat in (1, 2)}
        assert card in held
        assert len(held) == 2

"""What talkers say is little, and new."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from backtrick.bots.bot_game import BotAction
from backtrick.bots.quick_easy.speech import OF_ROWS
from backtrick.bots.quick_easy.talker import TALKER
from backtrick.games.quick_easy import Lay
from backtrick.games.quick_easy.state import PLAYERS, VARIANTS
from backtrick.talk.signals import SIGNALS
from tests.bots.quick_easy.expert_games import a_bot_game, a_deal
from tests.thorough import by_turns

if TYPE_CHECKING:
    from backtrick.games.quick_easy.state import Variant
    from backtrick.talk.signals import Signal

MOST = 3
TABLES = [pytest.param(each.values, marks=each.marks) for each in by_turns(PLAYERS, VARIANTS)]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def actions(request: pytest.FixtureRequest) -> list[BotAction]:
    """What happens in a game among talkers."""
    players, variant = request.param
    variant_of_game: Variant = variant
    return [*a_bot_game(TALKER, a_deal(players, variant_of_game, seed=11)).play()]


def test_a_talker_says_few_things_at_a_time(actions: list[BotAction]) -> None:
    """Two new cards and a word on the rows at most, and it wants only one row."""
    spoken = [each for each in actions if each.what in SIGNALS]
    assert spoken
    for is_said, some in groupby(actions, lambda each: each.what in SIGNALS):
        at_once = [*some] if is_said else []
        for seat in {each.seat for each in at_once}:
            own = [each.what for each in at_once if each.seat == seat]
            assert len(own) <= MOST
            assert sum(isinstance(signal, OF_ROWS) for signal in own) <= 1


def test_what_still_stands_is_not_said_again(actions: list[BotAction]) -> None:
    """Nobody speaks of a row while an earlier word of theirs on the rows still stands."""
    standing: dict[int, Signal] = {}
    for seat, what, *_ in actions:
        if isinstance(what, Lay):
            standing.pop(seat, None)
            standing = {
                speaker: signal
                for speaker, signal in standing.items()
                if isinstance(signal, OF_ROWS) and signal.row is not what.row
            }
        elif isinstance(what, OF_ROWS):
            assert seat not in standing
            standing[seat] = what


def test_a_talker_on_turn_lays_and_says_nothing_of_the_rows(actions: list[BotAction]) -> None:
    """A player who is about to lay has no need to claim a row."""
    movers = [each.seat for each in actions if isinstance(each.what, Lay)]
    laid = 0
    for each in actions:
        if isinstance(each.what, Lay):
            laid += 1
        elif isinstance(each.what, OF_ROWS) and laid < len(movers):
            assert each.seat != movers[laid]

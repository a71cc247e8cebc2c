"""Whole games by the kernel, compared move by move with the plain rules and the plain bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from backtrick.bots.bot import Chair
from backtrick.bots.quick_easy.greedy import GREEDY as GREEDY_BOT
from backtrick.games.quick_easy import QUICK_EASY
from backtrick.sim.chance import PLAY, start
from backtrick.sim.decks import dealt
from backtrick.sim.policies import GREEDY, RANDOM
from backtrick.sim.quick_easy.policies import greedy_move, random_move
from backtrick.sim.quick_easy.table import END, LAID, end, lay
from backtrick.sim.quick_easy.whole_games import can_lay, play
from backtrick.sim.tally import Tally

from .tables import move_of, numbers, table_of

if TYPE_CHECKING:
    from backtrick.bots.bot import AnyBotPlayer
    from backtrick.games.quick_easy import Card, Options, State
    from backtrick.sim.quick_easy.table import SimTable

SEED = 20
GAMES = {RANDOM: 120, GREEDY: 8}
"""By policy, since random games end early; five times as many with --thorough."""
TABLES = [(2, "normal"), (3, "normal"), (4, "normal"), (5, "normal"), (2, "pro"), (5, "pro")]


class Beside:
    """A game played by the kernel and the plain rules in parallel."""

    def __init__(self, options: Options, policy: int, number: int) -> None:
        self.deck: list[Card] = list(dealt(QUICK_EASY, SEED, number))
        self.state: State = QUICK_EASY.deal(options, deck=self.deck)
        self.table: SimTable = table_of(self.state, self.deck)
        self.policy = policy
        self.chance = np.zeros(1, np.uint64)
        start(self.chance, np.uint64(SEED), number, PLAY)
        self.bots: list[AnyBotPlayer] = [
            GREEDY_BOT.sit(Chair(QUICK_EASY, options, seat, effort=1, chance=0))
            for seat in range(options.players)
        ]
        self.turns, self.last = 0, -1

    def play(self) -> Tally:
        """Play to the end; each move must be legal, and lead both to the same position."""
        while self.state.outcome is None:
            seat = self.state.turn
            assert seat is not None
            self.turns, self.last = self.turns + (seat != self.last), seat
            number = self._chosen()
            move = move_of(number)
            assert move in QUICK_EASY.legal_moves(self.state, seat)
            if self.policy == GREEDY:
                assert self._by_the_bot() == move
            self.state = QUICK_EASY.apply(self.state, seat, move)
            end(self.table) if number == END else lay(self.table, number)
            assert numbers(self.table) == numbers(table_of(self.state, self.deck))
        outcome = self.state.outcome
        wins = (int(bool(outcome.winners)),) * self.state.options.players
        return Tally(1, wins, outcome.cards_left, self.turns)

    def _chosen(self) -> int:
        most = self.state.options.most_cards_a_turn
        if self.table.now[LAID] == most or not can_lay(self.table):
            return END
        if self.policy == GREEDY:
            return greedy_move(self.table, most)
        return random_move(self.table, self.chance)

    def _by_the_bot(self) -> object:
        for seat, bot in enumerate(self.bots):
            bot.see(QUICK_EASY.view(self.state, seat))
        seat = self.state.turn or 0
        choice = self.bots[seat].choose(QUICK_EASY.legal_moves(self.state, seat))
        assert choice is not None
        return choice.move


@pytest.mark.parametrize("policy", GAMES)
@pytest.mark.parametrize("players, variant", TABLES)
def test_games_are_played_by_the_rules(
    players: int, variant: str, policy: int, *, is_thorough: bool
) -> None:
    """Every move is legal and every position the same, and so are the totals at the end."""
    options = QUICK_EASY.options(players=players, variant=variant, starter=players - 1)
    games = range(7, 7 + GAMES[policy] * (5 if is_thorough else 1))
    parts = (Beside(options, policy, number).play() for number in games)
    tally = sum(parts, start=Tally.nothing(players))
    assert tally == play(options, [policy] * players, SEED, games)


def test_random_moves_are_equally_likely() -> None:
    """Every legal move of a position is chosen about equally often."""
    options = QUICK_EASY.options(players=2, starter=0)
    deck = QUICK_EASY.parse_deck("r3 b9 g2 g8 y5")
    state = QUICK_EASY.apply(QUICK_EASY.deal(options, deck=deck), 0, QUICK_EASY.parse("b9v"))
    table, chance = table_of(state, deck), np.zeros(1, np.uint64)
    chosen = [random_move(table, chance) for _ in range(3_000)]
    counts = {str(move_of(number)): chosen.count(number) for number in set(chosen)}
    assert sorted(counts) == sorted(map(str, QUICK_EASY.legal_moves(state, 0)))
    assert all(900 < count < 1_100 for count in counts.values())


@pytest.mark.parametrize("policies", [(0, 0, 0), (1, 1, 1), (0, 1, 0)])
def test_it_does_not_matter_how_games_are_split(policies: tuple[int, ...]) -> None:
    """The course of a game depends on its number alone."""
    options = QUICK_EASY.options(players=3)
    whole = play(options, policies, SEED, range(100))
    parts = [range(1), range(1, 30), range(30, 100, 2), range(31, 100, 2)]
    split = (play(options, policies, SEED, part) for part in parts)
    assert sum(split, start=Tally.nothing(3)) == whole


def test_options_that_are_not_compiled_are_refused() -> None:
    """A lot for the start is left to the simulation."""
    with pytest.raises(ValueError, match="starter=random"):
        play(QUICK_EASY.options(starter="random"), (0, 0), SEED, range(1))

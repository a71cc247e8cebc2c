"""Puzzles: one turn is far better than all others, and `greedy` does not find it."""

from __future__ import annotations

from backtrick import game
from backtrick.bots.simulation import Simulation
from backtrick.coach import Chance, Judgement, Weighed, advise
from backtrick.coach.bot_records import bot_record
from backtrick.coach.puzzles import is_clear, puzzles_in, simple_turn
from backtrick.games.terms import Move
from backtrick.record import read, write


def test_puzzles_of_a_game() -> None:
    """Each can be read again, has one solution, and greedy blunders in it."""
    options = game("quick-easy").options(players=3, variant="pro")
    record = bot_record(Simulation("quick-easy", options, ("talker",) * 3, seed=5), 8)
    puzzles = [*puzzles_in(record, effort=1)]
    assert puzzles
    for puzzle in puzzles:
        record = read(write(puzzle.record))
        assert puzzle.tempting == simple_turn(record) != puzzle.best
        judgement = advise(record, effort=10, played=puzzle.tempting, is_talkative=True)
        assert judgement is not None
        assert judgement.turns[0].moves == puzzle.best
        assert judgement.turns[0].chance.value - judgement.turns[1].chance.value == puzzle.lead
        assert is_clear(judgement)


def _judgement(best: float, following: float, loss: Chance) -> Judgement:
    moves: tuple[Move, ...] = ()
    turns = [Weighed(moves, Chance(value)) for value in (best, following)]
    return Judgement(2, tuple(turns), turns[1].chance, loss)


def test_what_makes_a_puzzle() -> None:
    """Fifteen points to the next turn, and a loss beyond what sampling explains."""
    sure = Chance(0.3, 0.01)
    assert is_clear(_judgement(0.8, 0.65, sure))
    assert not is_clear(_judgement(0.8, 0.7, sure))
    assert not is_clear(_judgement(0.8, 0.5, Chance(0.14, 0.01)))
    assert not is_clear(_judgement(0.8, 0.5, Chance(0.3, 0.2)))

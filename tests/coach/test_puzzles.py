"""Puzzles: one turn is far better than all others, and `greedy` does not find it."""

from __future__ import annotations

from backtrick import game
from backtrick.coach import Chance, Finding, Judgement, Weighed, advise
from backtrick.coach.bot_records import dealt_record
from backtrick.coach.puzzles import is_clear, last_state, puzzles_in, simple_turn
from backtrick.games.terms import Move
from backtrick.puzzles import as_text
from backtrick.puzzles.written import read_lines
from backtrick.record import read, write

SHARED = "variant=pro"


def test_puzzles_of_a_game() -> None:
    """Each can be read again, has one solution, and greedy blunders in it."""
    rules = game("quick-easy")
    options = rules.options(players=3, variant="pro", starter=0)
    found = [
        puzzle
        for seed in range(7, 13)
        for puzzle in puzzles_in(dealt_record(rules, options, ["talker"] * 3, seed), effort=1)
    ]
    assert found
    for puzzle in found:
        written = read_lines(rules, SHARED, as_text(puzzle, SHARED))
        assert as_text(written.read(), SHARED) == as_text(puzzle, SHARED)
        record = read(write(puzzle.record))
        assert puzzle.tempting == simple_turn(rules, last_state(record)) != puzzle.turns[0].moves
        judgement = advise(record, effort=10, played=puzzle.tempting)
        assert judgement is not None
        assert judgement.turns[0].moves == puzzle.turns[0].moves
        assert is_clear(judgement)


def _judgement(best: float, following: float, loss: Chance, *, why: bool = True) -> Judgement:
    moves: tuple[Move, ...] = ()
    turns = [Weighed(moves, Chance(value)) for value in (best, following)]
    reasons = (Finding("long-steps"),) if why else ()
    return Judgement(2, tuple(turns), turns[1].chance, loss, reasons)


def test_what_makes_a_puzzle() -> None:
    """Fifteen points to the next turn, a loss beyond what sampling explains, and a reason."""
    sure = Chance(0.3, 0.01)
    assert is_clear(_judgement(0.8, 0.65, sure))
    assert not is_clear(_judgement(0.8, 0.7, sure))
    assert not is_clear(_judgement(0.8, 0.5, Chance(0.14, 0.01)))
    assert not is_clear(_judgement(0.8, 0.5, Chance(0.3, 0.2)))
    assert not is_clear(_judgement(0.8, 0.65, sure, why=False))
    assert is_clear(_judgement(1, 0.65, sure, why=False))
    assert is_clear(_judgement(0.8, 0, sure, why=False))

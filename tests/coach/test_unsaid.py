"""What could have been said: true, allowed, not said before, and worth something."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import TYPE_CHECKING

import pytest

from backtrick import coach, game
from backtrick.coach.quick_easy.unsaid import SaidBefore, could_say
from backtrick.games.quick_easy import State
from backtrick.games.rows import ROWS
from backtrick.record import Made, Record, Said, replay
from backtrick.talk import is_true
from tests.coach.records import TEAMS, Company, analysis_of, record_of, some_of
from tests.thorough import first_of

if TYPE_CHECKING:
    from backtrick.coach import Analysis, Unsaid
    from backtrick.games.quick_easy import View

GAME = game("quick-easy")
TURN = 47
END = "y8"
"""The card of the third player in this turn; the tops are g7 and y6."""
WRONG = {"^": ("r7", "y5"), "v": ("y5", "r7")}
"""By the row that loses the game, the last cards of the first and the second player."""
ALMOST_ALL = 0.98
"""What a turn is worth that decides the game, as long as two hands are hidden."""
ROWS_BEFORE = (
    "r6 r8 r9 r10 r5 r4 r3 r2 r1 b5 b2 b3 b4 b6 b7 b8 b9 b10 b1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p1"
    " y2 y3 y4 y7 y9 y10 y1 g2 g1 g3 g4 g5 g6 g8 g9 g10 g7"
)
"""The ascending row: each colour ends low, so that the next one fits."""


def record_of_end(variant: str, row: str, hands: tuple[str, str]) -> Record:
    """A game in which all lay one card a turn, the one that they have held longest.

    The third player lays the first of the last three cards, on this row.
    """
    moves = [f"{card}^" for card in ROWS_BEFORE.split()]
    moves.insert(1, "y6v")
    moves += [f"{END}{row}"]
    cards = [move[:-1] for move in moves] + [*hands]
    dealt = [cards[place] for place in (0, 3, 1, 4, 2, 5)] + cards[6:]
    options = GAME.options(players=3, variant=variant, starter=0)
    deck = GAME.parse_deck(" ".join(dealt))
    state = GAME.deal(options, seed=0, deck=deck)
    entries: list[Made] = []
    for seat, move in zip(cycle(range(3)), moves, strict=False):
        for each in (GAME.parse(move), GAME.parse("end")):
            entries.append(Made(0, seat, each))
            state = GAME.apply(state, seat, each)
    for seat, card in enumerate(hands):
        rows = [GAME.parse(f"{card}{each.sign}") for each in ROWS]
        fitting = [move for move in rows if GAME.why_illegal(state, seat, move) is None]
        for each in [*fitting[:1], GAME.parse("end")]:
            if state.outcome is None:
                entries.append(Made(0, seat, each))
                state = GAME.apply(state, seat, each)
    return Record(GAME, options, ("Ann", "Bo", "Cy"), 0, deck, tuple(entries))


def _analysis(record: Record) -> Analysis:
    analysis = coach.analyse(record, effort=1)
    assert isinstance(analysis, coach.Analysis)
    return analysis


@pytest.mark.parametrize("variant", first_of(["pro", "normal"]))
def test_a_word_that_decides_the_game(variant: str) -> None:
    """Of two deals that look the same to the third player, others could have said which it is."""
    records = [record_of_end(variant, row, hands) for row, hands in WRONG.items()]
    analyses = [_analysis(record) for record in records]
    turns = [analysis.turns[TURN] for analysis in analyses]
    assert turns[0].best == turns[1].best
    (missed,) = (place for place, turn in enumerate(turns) if not turn.loss.value)
    unsaid = turns[missed].unsaid
    assert {each.seat for each in unsaid} == {0, 1}
    for each in unsaid:
        assert each.moves == turns[1 - missed].moves
        assert each.worth.value > ALMOST_ALL
        assert each.worth.error == 0
    assert not turns[1 - missed].unsaid  # it was to be known
    told = _analysis(_with(records[missed], unsaid[0], turns[missed].first))
    assert not told.turns[TURN].unsaid
    assert told.turns[TURN].loss.value > ALMOST_ALL
    for each in (*analyses, told):
        sums = each.ledger()
        assert sums.deal + sums.draws + sums.hands + sum(sums.given) == sums.result


def _with(record: Record, unsaid: Unsaid, step: int) -> Record:
    """The same game, but this was said before a step."""
    said = Said(0, unsaid.seat, str(unsaid.signal))
    entries = record.entries
    return replace(record, entries=(*entries[: step - 1], said, *entries[step - 1 :]))


@pytest.mark.parametrize("company", some_of(TEAMS), ids=str)
def test_it_is_true_and_allowed(company: Company) -> None:
    """Nobody is asked to say what the variant forbids, or what is not so."""
    record = record_of(company, 0)
    states = [step.state for step in replay(record)]
    for turn in analysis_of(company, 0).turns:
        state = states[turn.first - 1]
        assert isinstance(state, State)
        tops = GAME.view(state, None).tops
        for each in turn.unsaid:
            assert each.seat != turn.seat
            assert each.signal.allowed_in(state.options.variant)
            assert is_true(each.signal, state.hands[each.seat], tops)
            assert each.worth.value >= 0.05


def _view(hand: str, variant: str, tops: str) -> View:
    """What a player sees who has these cards, with these tops."""
    first, second, *_ = cards = [*GAME.parse_deck(hand), *GAME.parse_deck(tops)]
    rest = [card for card in GAME.deck(0) if card not in cards]
    deck = [*rest[:2], first, second, *cards[2:], *rest[2:]]
    view = GAME.view(
        GAME.deal(GAME.options(players=2, variant=variant, starter=0), seed=0, deck=deck), 1
    )
    return replace(view, tops=tuple(cards[2:]))


def test_what_could_be_said() -> None:
    """Each card as exactly as the variant allows, the rows, and nothing twice."""
    normal, pro = (_view("g8 r2", variant, "b1 r9") for variant in ("normal", "pro"))
    words = ["hold:green:high", "hold:red:low", "small:^", "small:v", "want:^", "want:v"]
    assert [*map(str, could_say(normal, []))] == [*words, "trick:v", "leave:^", "leave:v"]
    assert [*map(str, could_say(pro, []))] == [
        *("hold:green", "hold:red", "want:^", "want:v", "trick:v")
    ]
    said = [SaidBefore(signal, pro.hand, pro.tops) for signal in could_say(pro, [])]
    assert not could_say(pro, said)

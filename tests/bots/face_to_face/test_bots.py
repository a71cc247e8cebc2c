"""The bots of the duel play well, and know no more than their seat may."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from backtrick.games.face_to_face import FACE_TO_FACE
from backtrick.games.face_to_face.notation import END
from backtrick.sim.face_to_face.whole_games import play
from backtrick.sim.policies import GREEDY, RANDOM
from backtrick.texts import Texts, languages
from tests.bots.face_to_face.duels import CHAIR, NAMED, OPTIONS, duel, turn_of, wins

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.games.face_to_face import State

# A bot that wins four games of five wins fewer than 11 of these 20 in one test of about 400.
GAMES = 20
LEAST_WINS = 11
REASONS = [f"bot-duel-{why}" for why in ("greedy", "last", "only", "helping", "home", "best")]


def test_greedy_beats_random() -> None:
    """Greedy wins 99 games of a hundred, whichever bot starts."""
    for starter in range(2):
        options = FACE_TO_FACE.options(starter=starter)
        assert play(options, (GREEDY, RANDOM), 1, range(500)).wins[0] >= 495


@pytest.mark.thorough
def test_expert_beats_greedy() -> None:
    """With its usual effort, the expert wins most games."""
    assert wins("expert", "greedy", GAMES, NAMED["expert"].effort) >= LEAST_WINS


def test_the_seed_of_the_deal_changes_nothing() -> None:
    """The same deck with another seed gives the same game."""
    matches = [duel("expert", "greedy", 0), duel("expert", "greedy", 0)]
    deck = FACE_TO_FACE.deck(4)
    for seed, match in enumerate(matches):
        match.state = FACE_TO_FACE.deal(OPTIONS, seed=seed, deck=deck)
    assert list(matches[0].play()) == list(matches[1].play())


def test_the_same_effort_gives_the_same_moves() -> None:
    """Two experts with the same seed and effort play the same game."""
    assert list(duel("expert", "greedy", 8).play()) == list(duel("expert", "greedy", 8).play())


def test_candidates_and_reasons() -> None:
    """The chosen turn comes first among the candidates, and each has a chance of winning."""
    match = duel("expert", "expert", 2)
    legal = FACE_TO_FACE.legal_moves(match.state, 0)
    match.players[0].see(FACE_TO_FACE.view(match.state, 0))
    choice = match.players[0].choose(legal)
    assert choice
    assert choice.candidates[0].moves[0] == choice.move
    assert all(0 <= each.chance <= 1 and each.moves[-1] == END for each in choice.candidates)
    assert len({each.moves for each in choice.candidates}) == len(choice.candidates) > 1
    assert choice.reason in REASONS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(reason: str, language: str) -> None:
    """Each reason has a sentence in each language."""
    assert Texts(language)(reason).endswith(".")


def test_without_time_the_best_so_far_is_played() -> None:
    """One round of thinking is enough for a legal turn."""
    state = FACE_TO_FACE.deal(OPTIONS, seed=1)
    assert turn_of(NAMED["expert"].sit(replace(CHAIR, has_time=lambda: False)), state)[-1] == END


def endings() -> Iterator[State]:
    """Positions with three to five cards left and nothing to draw, of all kinds."""
    for seed in range(150):
        chance = Random(seed)
        cards = 3 + seed % 3
        deck = [tuple(part[:cards]) for part in FACE_TO_FACE.deck(seed)]
        state = FACE_TO_FACE.deal(OPTIONS, deck=deck)
        rows = tuple(
            tuple((row[0], row[0]._replace(number=chance.randrange(2, 60))) for row in pair)
            for pair in state.rows
        )
        late = replace(state, rows=rows)
        if FACE_TO_FACE.legal_moves(late, 0):
            yield late


def left_after(state: State) -> set[int]:
    """The numbers of cards seat 0 can be left with after its turn."""
    if state.outcome or state.turn:
        return {len(state.hands[0])}
    moves = FACE_TO_FACE.legal_moves(state, 0)
    after = (FACE_TO_FACE.apply(state, 0, move) for move in moves)
    return {left for each in after for left in left_after(each)}


def test_the_expert_avoids_being_left_with_a_single_card() -> None:
    """It keeps a single card only if every turn leaves one, and it wins when it can."""
    avoidable = 0
    for state in endings():
        possible = left_after(state)
        turn = turn_of(NAMED["expert"].sit(CHAIR), state)
        left = len(state.hands[0]) - len([move for move in turn if move != END])
        assert left == 0 or 0 not in possible
        assert left != 1 or possible == {1}
        avoidable += 1 in possible and possible != {1}
    assert avoidable > 20

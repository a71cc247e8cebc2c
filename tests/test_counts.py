"""The trees of the games, counted in two independent ways."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

import pytest

import backtrick
from backtrick.games.seven_ate_nine.state import State as SevenAteNineState
from tests.counting.blocks import FOLDER, Block, all_blocks, read
from tests.counting.count import Level, Tree, ending_text

BLOCKS = all_blocks()
MOST = 150
"""Levels with more positions, and those below them, are counted only with --thorough."""
each_block = pytest.mark.parametrize("block", BLOCKS, ids=[block.name for block in BLOCKS])


# --- the engine: nothing but the public contract of a game -----------------------------------


def engine_counts(block: Block) -> Tree:
    """Count what the engine finds below the start of a block, level by level."""
    levels: list[Level] = []
    over: Counter[str] = Counter()
    reached: Counter[Hashable] = Counter([engine_start(block)])
    while True:
        positions = {engine_position(state) for state in reached}
        levels.append(Level(sum(reached.values()), len(positions)))
        for state, ways in reached.items():
            over[engine_winners(block.game, state)] += ways
        if len(levels) > block.depth or not reached:
            return Tree(tuple(levels), ending_text(over))
        reached = engine_next_level(block.game, reached)


def engine_next_level(game_id: str, reached: Counter[Hashable]) -> Counter[Hashable]:
    """All states one move deeper. Equal states are visited once, with the number of ways."""
    game = backtrick.game(game_id)
    deeper: Counter[Hashable] = Counter()
    for state, ways in reached.items():
        for seat in game.to_act(state):
            for move in game.legal_moves(state, seat):
                deeper[game.apply(state, seat, move)] += ways
    return deeper


def engine_winners(game_id: str, state: Hashable) -> str:
    """The winners as written in the files; empty while the game runs."""
    outcome = backtrick.game(game_id).outcome(state)
    return "" if outcome is None else "+".join(map(str, outcome.winners)) or "nobody"


def engine_start(block: Block) -> Hashable:
    """The engine's state at which a block begins: the deal, or after the moves of the block."""
    game = backtrick.game(block.game)
    options = game.options_type.parse(block.options)
    deck = game.parse_deck(block.deck) if block.deck else None
    state = game.deal(options, seed=block.seed, deck=deck)
    for said in block.moves:
        seat, move = said.split(":", 1)
        state = game.apply(state, int(seat), game.parse(move))
    return state


def engine_position(state: Hashable) -> Hashable:
    """What distinguishes two positions.

    In 7 Ate 9 that includes neither the order of the cards below the top, since a halt sorts them
    before it shuffles, nor how many cards have been on top.
    """
    if not isinstance(state, SevenAteNineState):
        return state
    *below, top = state.middle
    course = replace(state.course, opened=0)
    return replace(state, middle=(*sorted(below), top), turned=0, course=course)


BEGUN = """\
# To add a block, write this much of it.
game: face-to-face
options: players=2 starter=0
deck: 10 11 / 20 21
9 0 0
"""

# --- the tests -------------------------------------------------------------------------------


@pytest.fixture
def counted(block: Block, *, is_thorough: bool) -> Block:
    """The block, up to its first large level; with --thorough, all of it."""
    levels = block.tree.levels
    large = (depth for depth, level in enumerate(levels) if level.positions > MOST)
    end = block.depth + 1 if is_thorough else next(large, block.depth + 1)
    return replace(block, depth=end - 1, tree=block.tree._replace(levels=levels[:end]))


def is_same(found: Tree, block: Block, counted: Block) -> bool:
    """Whether the counts agree; finished games are compared only for complete blocks."""
    return found.levels == counted.tree.levels and (
        counted.depth < block.depth or found.over == block.tree.over
    )


@each_block
def test_the_files_agree_with_the_independent_count(block: Block, counted: Block) -> None:
    """No count was edited, and the independent way still counts the same."""
    assert is_same(counted.recounted().tree, block, counted)


@each_block
def test_the_engine_agrees_with_the_files(block: Block, counted: Block) -> None:
    """It finds as many sequences of moves and as many positions as the independent count."""
    assert is_same(engine_counts(counted), block, counted)


def test_blocks_survive_a_round_trip() -> None:
    """Complete blocks and an unfinished one, which counting completes."""
    for file in FOLDER.glob("*.txt"):
        text = file.read_text("utf-8")
        assert "\n".join(block.text() for block in read(text, file.stem)) == text
    (begun,) = read(BEGUN, "begun")
    assert begun.text() == BEGUN
    assert begun.recounted().text() == BEGUN.replace(
        "9 0 0", "over: 0=6\n0 1 1\n1 4 4\n2 6 4\n3 0 0"
    )

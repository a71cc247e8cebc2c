"""The games' trees, counted in two ways that know nothing of each other."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

import pytest

import backtrick
from backtrick.games.seven_ate_nine.state import State as SevenAteNineState
from tests.counting.blocks import FOLDER, Block, all_blocks, read
from tests.counting.count import Level, Tree, ending_text

BLOCKS = all_blocks()
MOST = 300
"""Levels with more positions are counted with --thorough alone, and those below them."""
each_block = pytest.mark.parametrize("block", BLOCKS, ids=[block.name for block in BLOCKS])


# --- the engine's way: nothing but the public contract of a game -----------------------------


def engine_counts(block: Block) -> Tree:
    """Count what the engine finds below a block's start, walking its tree level by level."""
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
    """All states one move deeper. Equal ones are walked once, with the number of ways to them."""
    game = backtrick.game(game_id)
    deeper: Counter[Hashable] = Counter()
    for state, ways in reached.items():
        for seat in game.to_act(state):
            for move in game.legal_moves(state, seat):
                deeper[game.apply(state, seat, move)] += ways
    return deeper


def engine_winners(game_id: str, state: Hashable) -> str:
    """Who won, as the files have it; empty while the game runs."""
    outcome = backtrick.game(game_id).outcome(state)
    return "" if outcome is None else "+".join(map(str, outcome.winners)) or "nobody"


def engine_start(block: Block) -> Hashable:
    """The engine's state where a block's count begins: the deal, or after the block's moves."""
    game = backtrick.game(block.game)
    options = game.options_type.parse(block.options)
    deck = game.parse_deck(block.deck) if block.deck else None
    state = game.deal(options, seed=block.seed, deck=deck)
    for said in block.moves:
        seat, move = said.split(":", 1)
        state = game.apply(state, int(seat), game.parse(move))
    return state


def engine_position(state: Hashable) -> Hashable:
    """What of a state tells two positions apart.

    In 7 Ate 9 that is neither the order of the cards below the middle's top, for a halt shuffles
    them from their sorted order, nor how many cards have been the top.
    """
    if not isinstance(state, SevenAteNineState):
        return state
    *below, top = state.middle
    course = replace(state.course, opened=0)
    return replace(state, middle=(*sorted(below), top), turned=0, course=course)


BEGUN = """\
# Whoever adds a block writes this much of it.
game: face-to-face
options: players=2 starter=0
deck: 10 11 / 20 21
9 0 0
"""

# --- the tests -------------------------------------------------------------------------------


@pytest.fixture
def counted(block: Block, *, is_thorough: bool) -> Block:
    """The block, down to where its levels become large; with --thorough, all of it."""
    levels = block.tree.levels
    large = (depth for depth, level in enumerate(levels) if level.positions > MOST)
    end = block.depth + 1 if is_thorough else next(large, block.depth + 1)
    return replace(block, depth=end - 1, tree=block.tree._replace(levels=levels[:end]))


def is_same(found: Tree, block: Block, counted: Block) -> bool:
    """Whether as much was found; games that are over are compared where all were counted."""
    return found.levels == counted.tree.levels and (
        counted.depth < block.depth or found.over == block.tree.over
    )


@each_block
def test_the_files_stand_as_the_independent_count_has_them(block: Block, counted: Block) -> None:
    """Nobody edited a count, and the independent way still counts the same."""
    assert is_same(counted.recounted().tree, block, counted)


@each_block
def test_the_engine_counts_what_the_files_have(block: Block, counted: Block) -> None:
    """As many sequences of moves as the independent count, and as many different positions."""
    assert is_same(engine_counts(counted), block, counted)


def test_blocks_are_written_as_they_are_read() -> None:
    """Whole ones, and one that is only begun; counting that one fills it in."""
    for file in FOLDER.glob("*.txt"):
        text = file.read_text("utf-8")
        assert "\n".join(block.text() for block in read(text, file.stem)) == text
    (begun,) = read(BEGUN, "begun")
    assert begun.text() == BEGUN
    assert begun.recounted().text() == BEGUN.replace(
        "9 0 0", "over: 0=6\n0 1 1\n1 4 4\n2 6 4\n3 0 0"
    )

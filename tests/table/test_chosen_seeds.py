"""Tables whose first deal is fixed from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick.record import verify
from backtrick.table import Decided, Table, after, begin, decide, fold, record_of
from backtrick.table.commands import Deal
from backtrick.table.events import Dealt
from tests.strategies import seeds
from tests.table.stories import openings
from tests.table.story import Story, context

if TYPE_CHECKING:
    from backtrick.table import Event


def with_seed(story: Story, seed: int) -> Table:
    """The same table, with its first deal fixed."""
    return fold([replace(story.events[0], seed=str(seed)), *story.events[1:]])


def deal(table: Table, story: Story) -> Event:
    """Let the host deal."""
    decided = decide(table, Deal(), context(table.host, story.at))
    assert isinstance(decided, Decided)
    assert isinstance(decided.event, Dealt)
    return decided.event


@settings(max_examples=30)
@given(story=openings(), seed=seeds)
def test_the_first_deal_comes_from_the_chosen_seed(story: Story, seed: int) -> None:
    """No matter who deals; its commitment is as good as any other."""
    table = with_seed(story, seed)
    for event in (deal(table, story), begin(table, 3000, story.at)):
        assert event is not None
        play = after(table, event).play
        assert play is not None
        assert play.seed == seed
        assert play.deck == table.game.deck(seed)
        assert verify(record_of(play)).holds


@settings(max_examples=30)
@given(story=openings(), seed=seeds)
def test_only_the_first_deal_is_fixed(story: Story, seed: int) -> None:
    """The next game at the table is like any other, and the host has to deal it."""
    first = with_seed(story, seed)
    table = after(first, deal(first, story))
    assert begin(table, 3000, story.at) is None
    assert table.play is not None
    story.tables.append(table)
    story.plays_quietly()
    if not story.table.is_running:
        event = deal(story.table, story)
        assert isinstance(event, Dealt)
        assert event.seed != str(seed)
        assert begin(story.table, 3000, story.at) is None


@settings(max_examples=30)
@given(story=openings(), data=st.data())
def test_other_tables_do_not_deal_by_themselves(story: Story, data: st.DataObject) -> None:
    """Neither without a chosen seed, nor with a free seat."""
    assert begin(story.table, 3000, story.at) is None
    alone = replace(story.events[0], seed=str(data.draw(seeds)))
    table = fold([alone])
    is_full = len(table.occupants) == 1
    assert (begin(table, 3000, story.at) is not None) == is_full

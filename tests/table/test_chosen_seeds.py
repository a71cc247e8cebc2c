"""Tables whose first deal is fixed from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.record import verify
from backtrick.table import Decided, Denial, Denied, Table, after, begin, decide, fold, record_of
from backtrick.table.commands import Change, Deal, Invite, Remove, Stand
from backtrick.table.events import Dealt
from tests.strategies import seeds
from tests.table.stories import openings
from tests.table.story import Story, context
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.table import Event


RACE = GAMES["seven-ate-nine"]


def with_seed_events(story: Story, seed: int) -> list[Event]:
    """The same events, with the first deal fixed."""
    return [replace(story.events[0], seed=str(seed)), *story.events[1:]]


def with_seed(story: Story, seed: int) -> Table:
    """The same table, with its first deal fixed."""
    return fold(with_seed_events(story, seed))


def deal(table: Table, story: Story) -> Event:
    """Let the host deal."""
    decided = decide(table, Deal(), context(table.host, story.at))
    assert isinstance(decided, Decided)
    assert isinstance(decided.event, Dealt)
    return decided.event


@examples(30)
@given(story=openings(), seed=seeds)
def test_the_first_deal_comes_from_the_chosen_seed(story: Story, seed: int) -> None:
    """No matter who deals; its commitment is as good as any other. A race waits for its host."""
    table = with_seed(story, seed)
    begun = begin(table, 3000, story.at)
    assert (begun is None) == table.game.in_real_time
    for event in filter(None, (deal(table, story), begun)):
        play = after(table, event).play
        assert play is not None
        assert play.seed == seed
        assert play.deck == table.game.deck(seed)
        assert verify(record_of(play)).holds


@examples(30)
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


@examples(30)
@given(story=openings(), data=st.data())
def test_other_tables_do_not_deal_by_themselves(story: Story, data: st.DataObject) -> None:
    """Neither without a chosen seed, nor with a free seat."""
    assert begin(story.table, 3000, story.at) is None
    alone = replace(story.events[0], seed=str(data.draw(seeds)))
    table = fold([alone])
    assert begin(table, 3000, story.at) is None  # a table for one is a race, which waits


@examples(30)
@given(story=openings(), seed=seeds)
def test_a_lesson_is_dealt_at_once(story: Story, seed: int) -> None:
    """Even if it is a race: the tutor waits for the learner."""
    opened, *others = with_seed_events(story, seed)
    lesson = fold([replace(opened, lesson=True), *others])
    assert begin(lesson, 3000, story.at) is not None


@examples(30)
@given(story=openings(st.just(RACE)), seed=seeds)
def test_before_a_race_that_is_prepared_nothing_changes(story: Story, seed: int) -> None:
    """Others may be dealt the same cards, and compare: seats, bots and options stay."""
    table = with_seed(story, seed)
    players = table.game.players[0]
    for command in (
        Change(options={"players": players}),
        Invite("random"),
        Remove(0),
        Remove(len(table.occupants) - 1),
        Stand(),
    ):
        with pytest.raises(Denied) as refused:
            decide(table, command, context(table.host, story.at))
        assert refused.value.code == Denial.PREPARED.code

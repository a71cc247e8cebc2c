"""No frame reveals anything hidden from its viewer, down to the last byte."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.server.broadcast import lobby_of
from backtrick.table import Decided, decide, encode, fold
from backtrick.table.commands import Concede, Deal, Invite
from backtrick.table.events import Dealt
from backtrick.table.publication import Publisher, public
from backtrick.table.redaction import Viewpoint
from backtrick.wire import outbound
from tests.strategies import seeds
from tests.table.stories import games_running, openings
from tests.table.story import Story, context, dealt_from
from tests.table.worlds import (
    MASK,
    another_deal,
    frame,
    frames,
    known_to,
    permuted,
    told,
    would_go_the_same_way,
)
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick import Seat
    from backtrick.table import Event, Table

EACH_GAME = pytest.mark.parametrize("name", GAMES)
MOST_STEPS = 250


def since_the_deal(story: Story) -> tuple[list[Table], list[Event]]:
    """The tables from the deal on, and the events after it, up to the first halt."""
    dealt = next(place for place, each in enumerate(story.events) if isinstance(each, Dealt))
    tables, events = story.tables[dealt:], story.events[dealt + 1 :]
    openings = [_opening(table) for table in tables]
    same = next((place for place, each in enumerate(openings) if each != openings[0]), len(tables))
    return tables[:same], events[: same - 1]


def _opening(table: Table) -> int | None:
    assert table.play is not None
    return table.play.game.opening(table.play.state)


def viewers(story: Story) -> tuple[Seat | None, ...]:
    """Every seat, and spectators."""
    return (*range(len(story.table.occupants)), None)


@EACH_GAME
@examples(12)
@given(data=st.data(), seed=seeds)
def test_no_frame_depends_on_what_is_hidden(name: str, data: st.DataObject, seed: int) -> None:
    """Permuting everything hidden from the viewer before every frame changes no byte.

    Hidden are the others' hands, piles, stacks and the cards below the tops; the deck as dealt and
    the seed; and the card that another seat considers.

    The commitment is left out of the comparison. It is the SHA-256 of a text with 128 random bits,
    the seed, which nobody knows before the end: learning anything about the cards from it means
    guessing the seed. And knowing some cards does not help to guess, since the whole deck follows
    from the seed.
    """
    story = data.draw(games_running(name))
    chance = Random(seed)
    for seat in viewers(story):
        real, other, publisher = Viewpoint(seat), Viewpoint(seat), Publisher()
        for happened, table in zip(story.events, story.tables, strict=True):
            if table.play is not None:
                changed, news = permuted(table, seat, chance), told(publisher, happened, table)
                assert frame(changed, news, other) == frame(table, news, real)


@EACH_GAME
@examples(12)
@given(data=st.data(), seed=seeds)
def test_the_same_game_from_another_deck_gives_the_same_bytes(
    name: str, data: st.DataObject, seed: int
) -> None:
    """Deal the cards that a viewer has not seen differently, and send the same commands.

    All decisions are the same too, with their reasons and figures, and so is every frame, as long
    as the rules let the game go the same way.
    """
    story = data.draw(games_running(name))
    chance = Random(seed)
    tables, events = since_the_deal(story)
    dealt, last = tables[0].play, tables[-1].play
    assert dealt is not None
    assert last is not None
    for seat in viewers(story):
        known = known_to(seat, tables, events)
        others = (another_deal(dealt, known, chance) for _ in range(20))
        other = next((deal for deal in others if would_go_the_same_way(deal, dealt, last)), None)
        event(f"another deal of {name} found: {other is not None}")
        if other is not None:
            sent = frames(replace(tables[0], play=other), events, seat)
            assert sent == frames(tables[0], events, seat)


@EACH_GAME
@examples(20)
@given(data=st.data(), seed=seeds)
def test_such_a_leak_would_be_found(name: str, data: st.DataObject, seed: int) -> None:
    """What is hidden from a spectator is known to the seats that hold it, whose frames differ."""
    story = data.draw(games_running(name))
    table, chance = story.table, Random(seed)
    for world in [permuted(table, None, chance) for _ in range(5)]:
        assert world.play is not None
        there: Any = world.play.state
        differing = [
            seat
            for seat in range(len(table.occupants))
            if Viewpoint(seat).look(world) != Viewpoint(seat).look(table)
        ]
        assert differing or there.hands == story.state.hands


@EACH_GAME
@examples(20)
@given(data=st.data())
def test_a_deal_is_announced_without_its_seed(name: str, data: st.DataObject) -> None:
    """Two deals from different seeds differ only in their commitment, of 64 digits."""
    story = data.draw(openings(st.just(GAMES[name])))
    story.deal()
    one, before = story.events[-1], story.tables[-2]
    assert isinstance(one, Dealt)
    other = dealt_from(before, one, data.draw(st.integers(0, 2**128 - 1)))
    public_ones = [replace(public(each), commitment=MASK) for each in (one, other)]
    assert encode(public_ones[0]) == encode(public_ones[1])
    assert len(one.commitment) == len(other.commitment) == len(MASK)
    assert one.seed.encode() not in encode(public(one))


@EACH_GAME
@examples(20)
@given(data=st.data())
def test_the_seed_is_revealed_when_the_game_is_over(name: str, data: st.DataObject) -> None:
    """During a game nobody sees its seed; afterwards everybody does, and can check the deal."""
    story = data.draw(games_running(name))
    assert {Viewpoint(seat).look(story.table)["seed"] for seat in viewers(story)} == {None}
    story.plays_quietly()
    assume(story.play.is_over)
    seen = {Viewpoint(seat).look(story.table)["seed"] for seat in viewers(story)}
    assert seen == {str(story.play.seed)}


@EACH_GAME
@examples(20)
@given(data=st.data(), seed=st.integers(10**30, 2**128 - 1))
def test_a_chosen_seed_is_revealed_to_nobody_before_the_end(
    name: str, data: st.DataObject, seed: int
) -> None:
    """A table with a chosen first deal looks like any other until that game is over."""
    story = data.draw(openings(st.just(GAMES[name])))
    opened = [replace(story.events[0], seed=each, daily="2026-11-16") for each in ("7", str(seed))]
    assert len({encode(public(each)) for each in opened}) == 1
    table = fold([opened[1], *story.events[1:]])
    decided = decide(table, Deal(), context(table.host, story.at))
    assert isinstance(decided, Decided)
    dealt, table = decided.event, decided.table
    for seat in viewers(story):
        sent = outbound.encode(Viewpoint(seat).look(table))
        assert str(seed).encode() not in sent + encode(public(dealt))
    assert str(seed).encode() not in outbound.encode(lobby_of(table))


@examples(20)
@given(data=st.data(), name=st.sampled_from(list(GAMES)))
def test_no_event_reveals_the_sender_of_its_command(data: st.DataObject, name: str) -> None:
    """Only the sender sees the client and number of a command."""
    story = data.draw(games_running(name))
    assert b"tab-" in b"".join(map(encode, story.events))
    assert b"tab-" not in b"".join(encode(public(each)) for each in story.events)
    assert b"tab-" not in b"".join(map(encode, story.table.said))


@EACH_GAME
def test_the_end_of_a_daily_deal_shows_no_hand_of_others(name: str) -> None:
    """Else somebody gives up at once as one guest, and plays as another who knows the cards."""
    game = GAMES[name]
    for daily in ("2026-11-16", ""):
        story = Story(game, game.options(players=2))
        story.events[0] = replace(story.events[0], daily=daily)
        story.tables[0] = fold(story.events)
        story.do("ada", Invite("easy"))
        story.deal()
        story.do("ada", Concede())
        for seat in viewers(story):
            seen = Viewpoint(seat).look(story.table)
            assert seen["outcome"] is not None
            assert (seen["hands_revealed"] is None) == bool(daily)
            assert (seen["seed"] is None) == bool(daily)

"""Tables at any moment, for tests that hold whatever happened before."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.table import Settings
from tests.strategies import all_options, games, seeds

from .story import MOST_STEPS, Story

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

settings_of_tables = st.builds(
    Settings, signals_only=st.booleans(), spectators=st.booleans(), phrases=st.booleans()
)


@st.composite
def openings(draw: st.DrawFn, of: st.SearchStrategy[AnyGame] = games) -> Story:
    """A table of any game and variant, with people and bots in all seats."""
    game = draw(of)
    players = draw(st.sampled_from(game.players))
    options = draw(st.sampled_from([each for each in all_options(game) if each.players == players]))
    story = Story(game, options, draw(settings_of_tables), Random(draw(seeds)))
    story.gather(bots=0.25)
    return story


@st.composite
def games_running(draw: st.DrawFn, name: str, most: int = 250) -> Story:
    """A table during a game, with everything people do in it."""
    story = draw(openings(st.just(GAMES[name])))
    story.deal()
    for _ in range(draw(st.integers(0, most))):
        before = len(story.events)
        story.step()
        if not story.table.is_running:
            del story.events[before:], story.tables[before:]
            break
    assume(story.table.is_running)
    return story


@st.composite
def stories(
    draw: st.DrawFn, of: st.SearchStrategy[AnyGame] = games, most: int = MOST_STEPS
) -> Story:
    """A table from its opening through one or two games, with what people do between them."""
    story = draw(openings(of))
    for _ in range(draw(st.integers(1, 2))):
        for _ in range(draw(st.integers(0, 6))):
            story.anything()
        if not story.table.is_running:
            story.gather(bots=0.25)
            story.deal()
        story.plays(most)
        if story.table.is_running:
            break
    return story


@st.composite
def moments(draw: st.DrawFn, of: st.SearchStrategy[AnyGame] = games) -> Story:
    """A table at any moment, before, in or after a game."""
    story = draw(openings(of))
    steps = draw(st.integers(-1, 120))
    if steps >= 0:
        story.deal()
        story.plays(steps)
    for _ in range(draw(st.integers(0, 4))):
        story.anything()
    return story


@st.composite
def running(draw: st.DrawFn, of: st.SearchStrategy[AnyGame] = games) -> Story:
    """A table during a game, after only legal moves and take-backs."""
    story = draw(openings(of))
    story.deal()
    steps = draw(st.integers(0, 60))
    for _ in range(steps):
        before = len(story.events)
        story.moves_on()
        if not story.table.is_running:
            del story.events[before:], story.tables[before:]
            break
    return story

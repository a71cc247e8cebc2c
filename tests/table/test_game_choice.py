"""Another game at the same table: who stays, who watches, and what is left of earlier games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES
from backtrick.record import replay, verify
from backtrick.server.listings import finished_of, listing_of
from backtrick.table import Decided, Denied, decide, fold, record_of
from backtrick.table.commands import Change, ChangeGame, Deal, Invite, Sit
from backtrick.table.events import GameChanged, Settings
from backtrick.table.fold import fold_to_end
from backtrick.table.publication import Publisher
from backtrick.table.redaction import Viewpoint
from tests.strategies import games, seeds
from tests.table.stories import stories
from tests.table.story import PEOPLE, Story, context
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame
    from backtrick.table import Table

QUICK, DUEL, RACE = GAMES["quick-easy"], GAMES["face-to-face"], GAMES["seven-ate-nine"]
SOME = examples(40)


def full_table(game: AnyGame, bots: tuple[str, ...] = ()) -> Story:
    """A table with the most players: people, and bots after them."""
    story = Story(game, game.options())
    for guest in PEOPLE[1 : game.players[-1] - len(bots)]:
        story.do(guest, Sit())
    for bot in bots:
        story.do("ada", Invite(bot))
    return story


@SOME
@given(stories(), games)
def test_those_who_fit_keep_their_order_and_the_others_watch(story: Story, game: AnyGame) -> None:
    """The host stays, then people, then bots; no seat is lost that the game has room for."""
    table = story.table
    assume(not table.is_running and table.host and table.game is not game)
    assume(table.settings.spectators)
    event = story.do(table.host, ChangeGame(game.id))
    assert isinstance(event, GameChanged)
    after, room = story.table, game.players[-1]
    before = [table.occupants[seat] for seat in table.taken]
    people = [each.guest for each in before if each.guest]
    kept = [each.guest for each in after.occupants if each.guest]
    assert kept == [each for each in people if each in kept]
    assert len(kept) == min(len(people), room)
    assert table.host in kept or table.host not in people
    assert len(after.taken) == min(len(before), room)
    assert after.options.players == len(after.occupants) == max(len(after.taken), game.players[0])
    assert (after.settings, after.host, after.said) == (table.settings, table.host, table.said)
    assert fold(story.events) == after


def test_bots_give_way_first_and_the_last_people_next() -> None:
    """Of five at a duel, the host and the next person play on; nobody else has a seat."""
    story = full_table(QUICK, ("easy", "easy"))
    story.do("ada", ChangeGame(DUEL.id))
    assert [each.guest for each in story.table.occupants] == ["ada", "ben"]
    story = full_table(RACE)
    story.tables[-1] = replace(story.table, host="dan")
    story.do("dan", ChangeGame(DUEL.id))
    assert [each.guest for each in story.table.occupants] == ["ada", "dan"]


def test_bots_that_a_game_does_not_have_are_replaced() -> None:
    """By its default, and by its best where there is none; others stay."""
    story = full_table(RACE, ("easy", "hard"))
    bots = {**dict.fromkeys(GAMES, ("easy", "hard")), QUICK.id: ("hard", "slow", "fast")}
    for partners, bot in (({QUICK.id: "slow"}, "slow"), ({}, "fast")):
        asks = replace(story.asks("ada"), bots=bots, partners=partners)
        decided = decide(story.table, ChangeGame(QUICK.id), asks)
        assert isinstance(decided, Decided)
        assert [each.bot for each in decided.table.occupants] == [None, None, bot, "hard"]
        assert [each.name for each in decided.table.occupants] == ["Ada", "Ben", bot, "hard"]


@pytest.mark.parametrize("chosen", [Settings(locked=True), Settings(spectators=False)])
def test_nobody_is_turned_out(chosen: Settings) -> None:
    """Where people without a seat would have to leave, all need one; bots do not count."""
    story = full_table(QUICK, ("easy", "easy"))
    story.do("ada", Change(settings=chosen))
    assert story.refusal("ada", ChangeGame(DUEL.id)) == "table/too-many-seated"
    story.do("ada", ChangeGame(RACE.id))
    assert len(story.table.taken) == 4


def test_only_the_host_chooses_between_games() -> None:
    """It is another game of the registry, none is under way, and no race is prepared."""
    story = full_table(DUEL)
    assert story.refusal("ben", ChangeGame(RACE.id)) == "table/not-host"
    assert story.refusal("ada", ChangeGame(DUEL.id)) == "table/bad-options"
    assert story.refusal("ada", ChangeGame("chess")) == "table/bad-options"
    opened, *others = full_table(RACE).events
    prepared = fold([replace(opened, seed="7"), *others])
    with pytest.raises(Denied, match="table/prepared"):
        decide(prepared, ChangeGame(DUEL.id), context("ada", story.at))
    story.deal()
    assert story.refusal("ada", ChangeGame(RACE.id)) == "table/game-runs"


@examples(12)
@given(st.permutations(list(GAMES)), seeds)
def test_one_game_after_another(names: list[str], seed: int) -> None:
    """Each has its number, its record and its listing; none is shown after a change."""
    first, *others = (GAMES[name] for name in names)
    story = Story(first, first.options(players=2), None, Random(seed))
    story.gather()
    ends: dict[int, Table] = {}
    for number, game in enumerate((first, *others), start=1):
        if game is not first:
            story.do("ada", ChangeGame(game.id))
            assert not any(Viewpoint(seat).look(story.table) for seat in (0, 1, None))
        listing = listing_of(story.table, story.at)
        assert (listing.game, listing.options) == (game.id, str(story.table.options))
        story.do("ada", Deal())
        assert (story.play.number, story.play.game) == (number, game)
        story.plays_quietly()
        assume(story.state.outcome is not None)
        ends[number] = story.table
    for number, end in ends.items():
        found = fold_to_end(story.events, number)
        assert found == end
        assert found is not None
        assert found.play is not None
        finished = finished_of("table", found)
        assert finished is not None
        assert (finished.number, finished.game) == (number, names[number - 1])
        record = record_of(found.play)
        assert verify(record).holds
        *_, last = replay(record)
        assert last.state == found.play.state
    assert [*Publisher().publish_again(story.events, story.table)]

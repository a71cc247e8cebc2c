"""Laws that hold for every table, whatever people play and do there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from backtrick import GAMES, Reason
from backtrick.record import read, replay, verify, write
from backtrick.table import (
    Denial,
    Denied,
    HeldOffer,
    after,
    decide,
    decide_contest,
    decode,
    encode,
    fold,
    record_of,
)
from backtrick.table.commands import Remove, Sit, Stand
from backtrick.table.events import (
    Abandoned,
    Changed,
    Dealt,
    GameChanged,
    HandedOver,
    Hinted,
    Invited,
    Moved,
    Proposed,
    Removed,
    Said,
    TookBack,
    Tried,
    Withdrawn,
)
from backtrick.table.fold import fold_to_end
from backtrick.table.redaction import Viewpoint
from backtrick.talk import Refusal
from tests.strategies import all_options, seeds
from tests.table.stories import moments, stories
from tests.table.story import PEOPLE, Story, any_command
from tests.thorough import examples

CODES = {each.code for kind in (Denial, Reason, Refusal) for each in kind}
FEW, SOME = examples(24), examples(60)


@FEW
@given(stories())
def test_a_table_is_the_fold_of_its_events(story: Story) -> None:
    """Events written and read back give the same table as step by step.

    Its version is their number.
    """
    kept = [encode(event) for event in story.events]
    assert [decode(each) for each in kept] == story.events
    assert fold(map(decode, kept)) == story.table
    assert [table.version for table in story.tables] == list(range(1, len(kept) + 1))


@FEW
@given(stories())
def test_a_game_is_found_without_those_before_it(story: Story) -> None:
    """The table at the end of any game is the same although earlier moves are passed over."""
    ends = {
        table.play.number: table
        for table in reversed(story.tables)
        if table.play is not None and table.play.state.outcome
    }
    last = 0 if story.table.play is None else story.table.play.number
    for number in range(last + 2):
        found, end = fold_to_end(story.events, number), ends.get(number)
        assert (found is None) == (end is None)
        if found is not None and end is not None:
            assert found == end


@FEW
@given(stories())
def test_moves_of_earlier_games_are_not_made_again(story: Story) -> None:
    """Finding a game takes no longer for all that was done before it."""
    deals = [place for place, event in enumerate(story.events) if type(event) is Dealt]
    assume(len(deals) > 1)
    senseless = [
        msgspec.structs.replace(event, move="?")
        if type(event) is Moved and place < deals[-1]
        else event
        for place, event in enumerate(story.events)
    ]
    found = fold_to_end(senseless, len(deals))
    assert (found is None) == (fold_to_end(story.events, len(deals)) is None)


@SOME
@given(moments(), seeds)
def test_a_refused_command_changes_nothing(story: Story, seed: int) -> None:
    """The sender gets a stable code; the table is unchanged, and nothing happened."""
    chance, before, codes = Random(seed), fold(story.events), set[str]()
    for _ in range(60):
        guest, command = chance.choice(PEOPLE), any_command(story.table, chance)
        try:
            decide(story.table, command, story.asks(guest))
        except Denied as denied:
            codes.add(denied.code)
    assert codes <= CODES
    assert story.table == before


@SOME
@given(moments(), seeds)
def test_every_decision_can_happen(story: Story, seed: int) -> None:
    """Every event of a command can be stored, read and folded to the table decided on."""
    chance = Random(seed)
    for _ in range(60):
        guest, command = chance.choice(PEOPLE), any_command(story.table, chance)
        try:
            decided = decide(story.table, command, story.asks(guest))
        except Denied:
            continue
        if isinstance(decided, HeldOffer):
            decided = decide_contest(story.table, [decided], story.at)
        assert after(story.table, decode(encode(decided.event))) == decided.table
        assert decided.table.version == story.table.version + 1


@SOME
@given(moments(), seeds)
def test_only_those_allowed_can_act(story: Story, seed: int) -> None:
    """Hosts decide between games, players act in them, and nobody speaks or moves for another."""
    chance, table = Random(seed), story.table
    for _ in range(60):
        guest, command = chance.choice(PEOPLE), any_command(table, chance)
        try:
            decided = decide(table, command, story.asks(guest))
        except Denied:
            continue
        match decided if isinstance(decided, HeldOffer) else decided.event:
            case Changed() | GameChanged() | Invited() | Removed() | Dealt():
                assert guest == table.host
                assert not table.is_running
            case (
                Moved(seat=seat)
                | TookBack(seat=seat)
                | Hinted(seat=seat)
                | Proposed(seat=seat)
                | Withdrawn(seat=seat)
            ):
                assert table.is_running
                assert (table.occupants[seat].guest, table.occupants[seat].bot) == (guest, None)
            case HeldOffer(offer=offer) | Tried(offer=offer):
                assert table.occupants[offer.seat].guest == guest
            case HandedOver(seat=seat):
                assert table.is_running
                assert table.occupants[seat].guest in {guest, *story.gone}
            case Said(seat=seat) | Abandoned(seat=seat):
                assert seat == table.seat_of(guest)
                assert seat is not None or not table.is_running
            case _:  # people come, go and come back
                assert isinstance(command, (Sit, Stand)) or command == Remove(
                    table.seat_of(guest) or 0
                )


@FEW
@given(stories())
def test_a_viewer_who_applies_changes_sees_what_a_newcomer_sees(story: Story) -> None:
    """The changes sent to a viewer add up to the whole view; with another game, they begin anew."""
    for seat in (*range(len(story.table.occupants)), None):
        eyes, known, game = Viewpoint(seat), dict[str, object](), story.tables[0].game
        for table in story.tables:
            if table.game is not game:
                known, game = {}, table.game
            known.update(eyes.look(table))
        assert known == Viewpoint(seat).look(story.table)


@FEW
@given(stories())
def test_the_record_of_a_game_replays_to_its_state(story: Story) -> None:
    """A table keeps a game as a record, which can be written, read and replayed.

    Even after take-backs, talk, contests and misses, and in the middle of a game.
    """
    for table in (*story.tables[:: 1 + len(story.tables) // 5], story.table):
        if (play := table.play) is None:
            continue
        record = record_of(play)
        assert read(write(record)) == record
        *_, last = replay(record)
        assert last.state == play.state


@pytest.mark.parametrize("name", GAMES)
@examples(8)
@given(seed=seeds)
def test_whole_games_end_and_can_be_verified(name: str, seed: int) -> None:
    """A finished game has a record with an outcome, and its deal matches the commitment."""
    game, chance = GAMES[name], Random(seed)
    story = Story(game, chance.choice(all_options(game)), None, chance)
    story.gather(bots=0.25)
    story.deal()
    story.plays()
    assume(story.state.outcome is not None)
    record = read(write(record_of(story.play)))
    *_, last = replay(record)
    assert last.state.outcome == story.play.state.outcome is not None
    assert verify(record).holds
    assert verify(record, story.play.commitment.upper()).holds


@examples(20)
@given(stories(most=5), st.data())
def test_a_deal_that_breaks_its_commitment_is_detected(story: Story, data: st.DataObject) -> None:
    """A record with another seed, deck or hash breaks its commitment."""
    record = record_of(story.play)
    assert verify(record).holds
    other = data.draw(st.integers(0, 2**128 - 1).filter(lambda seed: seed != record.seed))
    deck = record.game.deck(other)
    assert not verify(replace(record, seed=other)).holds
    assert not verify(replace(record, deck=deck)).holds
    assert not verify(replace(record, seed=other, deck=deck)).holds
    digit = data.draw(st.integers(0, 63))
    promise = story.play.commitment
    flipped = f"{promise[:digit]}{int(promise[digit], 16) ^ 1:x}{promise[digit + 1 :]}"
    assert not verify(replace(record, commitment=flipped)).holds
    assert not verify(record, flipped).holds
    assert not verify(replace(record, commitment=None)).holds


@SOME
@given(moments())
def test_a_command_is_remembered_by_its_client(story: Story) -> None:
    """The table knows the number of a client's last command that became an event."""
    numbers = {event.client: event.number for event in story.events if event.client}
    offers = [offer for event in story.events for offer in getattr(event, "offers", ())]
    for client, number in story.table.done.items():
        last = [offer.number for offer in offers if offer.client == client]
        assert number == max([numbers.get(client, 0), *last])

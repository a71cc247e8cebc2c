"""Contests at a table: who wins, what it costs the others, and what a miss costs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick import GAMES, Moment, Reason
from backtrick.record import Refused
from backtrick.table import Decided, Denied, HeldOffer, after, decide_for, decode, encode, fold
from backtrick.table.arbitration import allowed_for, wait
from backtrick.table.commands import Make
from backtrick.table.events import Contested, Offer, Tried
from backtrick.table.game_fold import judge_contest
from backtrick.table.history import entries_of
from tests.strategies import all_options, seeds
from tests.table.stories import stories
from tests.table.story import LAGS, Story, context, seen_by, settled
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick import Seat
    from backtrick.table import Event

RACE = GAMES["seven-ate-nine"]
TOGETHER: list[Any] = [options for options in all_options(RACE) if options.players > 1]
SOME = examples(40)


@st.composite
def races(draw: st.DrawFn, *, own_rows: bool = False, penalty: int | None = None) -> Story:
    """A race in which at least two seats hold a fitting card."""
    tables = [
        options
        for options in TOGETHER
        if (not own_rows or options.has_own_row(0)) and penalty in {None, options.penalty}
    ]
    story = Story(RACE, draw(st.sampled_from(tables)), None, Random(draw(seeds)))
    story.gather(bots=0.3)
    story.deal()
    for _ in range(draw(st.integers(2, 9))):
        for seat in range(len(story.table.occupants)):
            if story.state.stacks[seat]:
                story.makes(seat, "draw")
    assume(len(fitting(story)) > 1)
    return story


def fitting(story: Story) -> dict[Seat, list[str]]:
    """The cards that fit in the middle, by seat."""
    play = story.play
    found = {
        seat: [str(move) for move in RACE.legal_moves(play.state, seat) if move.is_contested]
        for seat in range(play.options.players)
    }
    return {seat: moves for seat, moves in found.items() if moves}


def offers_of(story: Story) -> list[HeldOffer]:
    """A fitting card from every seat that has one, each at its own time."""
    chance, seen = story.chance, seen_by(story.play)
    return [
        _held(story, seat, chance.choice(moves), seen) for seat, moves in fitting(story).items()
    ]


def _held(story: Story, seat: Seat, move: str, seen: int | None) -> HeldOffer:
    arrived = 1000 * story.at + story.chance.randrange(200_000)
    lag = story.chance.choice(LAGS)
    when = context("", story.at, arrived=arrived, lag=lag, lags=LAGS)
    held = decide_for(story.table, seat, Make(move, seen), when)
    assert isinstance(held, HeldOffer)
    assert held.offer.lag == allowed_for(lag, LAGS)
    assert held.wait == wait(held.offer.lag, LAGS)
    return held


def tries(story: Story, seat: Seat, move: str, seen: int | None) -> Event:
    """A seat lays a card in vain."""
    decided = decide_for(story.table, seat, Make(move, seen), context("", story.at))
    assert not isinstance(decided, HeldOffer)
    return story.comes_of(decided)


@SOME
@given(races())
def test_the_first_card_stays_and_the_others_cost_nothing(story: Story) -> None:
    """The earliest card is in the middle; the others are back in their hands, at no cost."""
    held, before = offers_of(story), story.state
    first = min(held, key=lambda each: (each.offer.sent, each.offer.arrived, each.offer.seat))
    event = settled(story.table, held, story.at)
    story.happens(event)
    state = story.state
    assert event.winner is not None
    assert event.winner == first.offer.seat
    assert [each.late for each in event.offers] == sorted(
        each.offer.sent - first.offer.sent for each in held
    )
    assert str(state.middle[-1]) == first.offer.move
    assert state.turned == before.turned + 1
    assert state.barred == before.barred
    for seat, hand in enumerate(state.hands):
        if seat != event.winner:
            assert hand == before.hands[seat]
    assert len(state.hands[event.winner]) == len(before.hands[event.winner]) - 1
    refused = [each.seat for each in entries_of(story.play) if isinstance(each, Refused)]
    assert sorted([*refused, event.winner]) == sorted(each.offer.seat for each in held)


@SOME
@given(races(), seeds)
def test_the_winner_does_not_depend_on_arrival(story: Story, seed: int) -> None:
    """The same cards, listed in any order or read from the store, give the same table."""
    held = offers_of(story)
    event = settled(story.table, held, story.at)
    Random(seed).shuffle(held)
    mixed = settled(story.table, held, story.at)
    assert mixed.winner == event.winner
    expected = after(story.table, event).play
    assert after(story.table, mixed).play == expected
    assert after(story.table, decode(encode(mixed))).play == expected


@examples(10)
@given(stories(st.just(RACE), most=500))
def test_replaying_the_log_gives_the_same_winners(story: Story) -> None:
    """In whole games, the winner in an event is the one whose card the rules let stay.

    The event has the inputs of the decision; without the winner's name it is the same.
    """
    unnamed = [
        Contested(each.seen, each.offers, at=each.at) if isinstance(each, Contested) else each
        for each in story.events
    ]
    play = fold(unnamed).play
    assert play is not None
    assert replace(play, events=story.play.events) == story.play
    for each, before in zip(story.events[1:], story.tables[:-1], strict=True):
        if isinstance(each, Contested):
            assert before.play is not None
            reasons = judge_contest(before.play, each.offers, each.seen, each.at).reasons
            pairs = zip(each.offers, reasons, strict=True)
            made = [offer.seat for offer, reason in pairs if reason is None]
            assert made[:1] == ([] if each.winner is None else [each.winner])


@SOME
@given(races(own_rows=True))
def test_a_card_laid_elsewhere_meanwhile_blocks_nobody(story: Story) -> None:
    """A child's card laid on its own row is no longer in the contest."""
    held = [each for each in offers_of(story) if each.offer.seat != 0]
    assume(held and 0 in fitting(story))
    move = story.chance.choice(fitting(story)[0])
    lay: Any = RACE.parse(move)
    card = lay.card
    assume(story.state.hands[0].count(card) == 1)
    early = HeldOffer(Offer(0, move, 0, 150_000), held[0].game, held[0].seen, 0)
    moved = decide_for(story.table, 0, Make(f"{move}~", early.seen), context("", story.at))
    assert isinstance(moved, Decided)
    story.comes_of(moved)
    event = settled(story.table, [early, *held], story.at)
    assert event.winner == settled(story.table, held, story.at).winner != 0
    hand = story.state.hands[0]
    story.happens(event)
    assert story.state.hands[0] == hand


@SOME
@given(races(penalty=1000))
def test_a_player_who_misses_meanwhile_blocks_nobody(story: Story) -> None:
    """The offer of a barred player goes back; the next one stays."""
    held = offers_of(story)
    first = min(held, key=lambda each: (each.offer.sent, each.offer.arrived, each.offer.seat))
    wrong = misses(story, first.offer.seat)
    assume(wrong)
    assert isinstance(tries(story, first.offer.seat, wrong[0], first.seen), Tried)
    hand = story.state.hands[first.offer.seat]
    event = settled(story.table, held, story.at)
    assert event.winner != first.offer.seat
    assert event.winner == settled(story.table, [e for e in held if e != first], story.at).winner
    story.happens(event)
    assert story.state.hands[first.offer.seat] == hand


def misses(story: Story, seat: Seat, place: str = "") -> list[str]:
    """Cards in a hand that do not fit in the middle, or on the seat's own row."""
    play = story.play
    lays = [RACE.parse(f"{card}{place}") for card in story.state.hands[seat]]
    return [
        str(lay)
        for lay in lays
        if RACE.why_illegal(play.state, seat, lay, Moment()) is Reason.DOES_NOT_FIT
    ]


@SOME
@given(story=races(penalty=1000), names_it=st.booleans())
def test_a_miss_bars_for_a_while(story: Story, *, names_it: bool) -> None:
    """After a miss, a player may not lay for a second; others go on.

    The card is back in the hand. Leaving out what one has seen does not help.
    """
    seat, seen = story.chance.choice(list(fitting(story))), seen_by(story.play)
    wrong, right = misses(story, seat), fitting(story)[seat][0]
    assume(wrong)
    hands = story.state.hands
    event = tries(story, seat, wrong[0], seen if names_it else None)
    assert isinstance(event, Tried)
    assert event.reason == Reason.DOES_NOT_FIT.code
    assert story.state.hands == hands
    for later in (0, 999):
        with pytest.raises(Denied, match="move/barred"):
            decide_for(story.table, seat, Make(right, seen), context("", story.at + later))
    when = context("", story.at + 1000)
    assert isinstance(decide_for(story.table, seat, Make(right, seen), when), HeldOffer)
    other = next(each for each in fitting(story) if each != seat)
    move = fitting(story)[other][0]
    decided = decide_for(story.table, other, Make(move, seen), context("", story.at))
    assert isinstance(decided, HeldOffer)


@SOME
@given(story=races(own_rows=True, penalty=1000), names_it=st.booleans())
def test_a_miss_on_a_childs_row_bars_too(story: Story, *, names_it: bool) -> None:
    """A child who tries every card on its own row is barred as in the middle."""
    seen = seen_by(story.play)
    story.makes(0, f"{story.state.hands[0][0]}~")
    wrong = misses(story, 0, "~")
    assume(wrong)
    event = tries(story, 0, wrong[0], seen if names_it else None)
    assert isinstance(event, Tried)
    assert story.state.barred[0] == story.at - story.play.dealt + 1000


@SOME
@given(races(), st.integers(0, 300_000), st.sampled_from(LAGS))
def test_a_late_player_is_told_by_how_much(story: Story, after_it: int, lag: int) -> None:
    """A card that arrives after the contest costs nothing, and its player learns the delay."""
    held = offers_of(story)
    late, *rest = held
    story.happens(settled(story.table, rest, story.at))
    assume(story.play.game.opening(story.play.state) == 1 and story.table.is_running)
    before = story.play
    arrived = 1000 * story.at + after_it
    when = context("", story.at + after_it // 1000, arrived=arrived, lag=lag)
    decided = decide_for(story.table, late.offer.seat, Make(late.offer.move, late.seen), when)
    assert isinstance(decided, Decided)
    event = decided.event
    assert isinstance(event, Tried)
    assert event.reason == Reason.TOO_LATE.code
    sent = min(each.offer.sent for each in rest)
    assert event.late == max(arrived - 1000 * before.dealt - lag - sent, 0)
    story.happens(event)
    assert story.play.state == before.state


@SOME
@given(races())
def test_nobody_can_have_seen_a_future_card(story: Story) -> None:
    """Nonsense in `seen` is refused, and a card for the middle needs it."""
    seat, (move, *_) = next(iter(fitting(story).items()))
    seen = seen_by(story.play) or 0
    for nonsense in (seen + 1, 10**6, None):
        with pytest.raises(Denied, match="table/bad-move"):
            decide_for(story.table, seat, Make(move, nonsense), context("", story.at))


def test_a_contest_without_valid_offers_has_no_winner() -> None:
    """If all offers have become invalid, nobody wins and nothing changes."""
    story = Story(RACE, RACE.options(players=2))
    story.gather()
    story.deal()
    held = HeldOffer(Offer(0, "g7", 10, 0), 1, 1, 0)
    event = settled(story.table, [held], story.at)
    assert event.winner is None
    before = story.play.state
    story.happens(event)
    assert story.play.state == before

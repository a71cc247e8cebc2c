"""Races: since when each card could be laid, what was held back, and what went wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from backtrick import Moment, Reason, coach, game
from backtrick.bots.simulation import Simulation
from backtrick.coach.bot_records import bot_record
from backtrick.coach.race_analysis import Miss
from backtrick.coach.seven_ate_nine.race import kind_of
from backtrick.games.seven_ate_nine import Lay, Place, State
from backtrick.games.terms import CONCEDE
from backtrick.record import Made, Refused, read, replay
from tests.machines import ROOT

if TYPE_CHECKING:
    from backtrick.coach import RaceAnalysis
    from backtrick.games.seven_ate_nine import Card
    from backtrick.record import Record

GAME = game("seven-ate-nine")
GOLDEN = {
    path.stem: read(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "tests" / "golden").glob("seven-ate-nine-*.txt"))
}
BOTS = {
    " ".join(bots): bot_record(Simulation(GAME.id, GAME.options(players=len(bots)), bots, 1), 0)
    for bots in [("child", "adult", "expert"), ("random", "child")]
}
RECORDS = GOLDEN | BOTS


def analysed(record: Record) -> RaceAnalysis:
    """The analysis of a race."""
    analysis = coach.analyse(record)
    assert isinstance(analysis, coach.RaceAnalysis)
    return analysis


@pytest.mark.parametrize("name", RECORDS)
def test_each_card_is_timed_from_when_it_could_first_be_laid(name: str) -> None:
    """The same as going back, state by state, until the card is not held or another lies there."""
    record = RECORDS[name]
    steps = [*replay(record)]
    for seat, player in enumerate(analysed(record).seats):
        for laid in player.laid:
            entry, before = steps[laid.entry].entry, steps[laid.entry - 1].state
            assert isinstance(entry, Made)
            assert isinstance(entry.move, Lay)
            assert isinstance(before, State)
            number = laid.entry
            while _could(steps[number - 1].state, before, seat, entry.move):
                number -= 1
            came = steps[number].entry
            since = max(came.at if came else 0, before.barred[seat])
            assert laid.delay == entry.at - since


def _could(state: object, last: State, seat: int, lay: Lay) -> bool:
    """Whether a card could be laid, on the same card as in the end, whatever bars the player."""
    if not isinstance(state, State) or lay.card not in state.hands[seat]:
        return False
    if lay.place is Place.MIDDLE:
        return state.turned == last.turned
    return state.rows[seat] == last.rows[seat]


@pytest.mark.parametrize("name", RECORDS)
def test_every_card_laid_or_refused_is_counted(name: str) -> None:
    """Each once, and each miss with the reason of the rules."""
    record = RECORDS[name]
    steps = [*replay(record)]
    made = [step.entry.move for step in steps if isinstance(step.entry, Made)]
    laid = [move for move in made if isinstance(move, Lay)]
    analysis = analysed(record)
    assert sum(len(seat.laid) for seat in analysis.seats) == len(laid)
    for reason, kinds in [
        (Reason.DOES_NOT_FIT, {Miss.WRONG_SUM, Miss.WRONG_DIRECTION}),
        (Reason.TOO_LATE, {Miss.TOO_LATE}),
    ]:
        missed = [each for seat in analysis.seats for each in seat.missed if each.miss in kinds]
        assert sorted(each.entry for each in missed) == [
            step.number for step in steps if step.reason is reason
        ]


@pytest.mark.parametrize("name", RECORDS)
def test_a_sum_leads_to_the_card(name: str) -> None:
    """Value plus or minus step is the value of the card, once round if need be."""
    for seat in analysed(RECORDS[name]).seats:
        for each in (*seat.laid, *seat.held):
            if each.sum:
                result = each.sum.value + each.sum.sign * each.sum.step
                assert (result - int(each.card[1:])) % 10 == 0


@pytest.mark.parametrize("name", RECORDS)
def test_a_card_held_back_could_have_been_laid(name: str) -> None:
    """Just before the card that came, and by the rules."""
    record = RECORDS[name]
    steps = [*replay(record)]
    for seat, player in enumerate(analysed(record).seats):
        for held in player.held:
            before, entry = steps[held.entry - 1].state, steps[held.entry].entry
            then = Moment(at=entry.at if entry else 0)
            assert GAME.parse(held.card) in record.game.legal_moves(before, seat, then)
            assert held.time > 0


@pytest.mark.parametrize(
    "below, card, miss",
    [
        ("b5", "b4", Miss.WRONG_SUM),
        ("b5", "r2", Miss.WRONG_DIRECTION),
        ("g9", "b1", Miss.WRONG_DIRECTION),
    ],
)
def test_wrong_cards_by_kind(below: str, card: str, miss: Miss) -> None:
    """From red 2, its own 3 leads to 5; from blue 1, its own 2 leads to 9, once round."""
    (lower,), (laid,) = GAME.parse_deck(below), GAME.parse_deck(card)
    assert kind_of(lower, laid) is miss


def test_levels_are_in_order_of_slips() -> None:
    """The better the level, the fewer wrong sums."""
    levels = analysed(next(iter(RECORDS.values()))).levels
    assert [name for name, _ in levels] == ["child", "adult", "expert"]
    wrong = [figures.misses[0].count for _, figures in levels]
    assert wrong == sorted(wrong, reverse=True)


def test_a_race_without_an_end_is_not_analysed() -> None:
    """It says so."""
    record = BOTS["random child"]
    with pytest.raises(coach.CannotAnalyse, match="coach/unfinished"):
        coach.analyse(replace(record, entries=record.entries[:-1]))


def test_a_race_that_was_given_up_is_analysed() -> None:
    """Up to that moment."""
    record = BOTS["child adult expert"]
    entries = record.entries[:40]
    given_up = Made(entries[-1].at + 5, 0, CONCEDE)
    analysis = analysed(replace(record, entries=(*entries, given_up)))
    laid = [entry for entry in entries if isinstance(entry, Made) and isinstance(entry.move, Lay)]
    assert sum(len(seat.laid) for seat in analysis.seats) == len(laid) > 0


def _with_other_hidden_cards(record: Record, seat: int, chance: Random) -> Record:
    """The same race, but the cards that a seat never saw lie elsewhere."""
    (first, *_), (*_, last) = ([step.state for step in replay(record)] for _ in range(2))
    assert isinstance(first, State)
    assert isinstance(last, State)
    tried = {
        (entry.seat, entry.move.card)
        for entry in record.entries
        if isinstance(entry, (Made, Refused)) and isinstance(entry.move, Lay)
    }
    seen = [True]  # the card in the middle
    for player, stack in enumerate(first.stacks):
        drawn = len(stack) - len(last.stacks[player])
        assert stack[drawn:] == last.stacks[player], "play has halted: the stacks are new"
        seen += [player == seat or (player, card) in tried for card in stack[:drawn]]
        seen += [False] * len(last.stacks[player])
    deck = cast("tuple[Card, ...]", record.deck)
    hidden = [card for card, is_seen in zip(deck, seen, strict=True) if not is_seen]
    assert len({*hidden}) > 1
    chance.shuffle(hidden)
    cards = (card if is_seen else hidden.pop() for card, is_seen in zip(deck, seen, strict=True))
    return replace(record, deck=tuple(cards))


@pytest.mark.parametrize("seat", [0, 1])
def test_other_hidden_cards_change_no_figure(seat: int) -> None:
    """What a player never saw, in stacks and in other hands, makes no difference to the player."""
    bots = ("child", "adult")
    options = GAME.options(players=len(bots))
    whole, chance = bot_record(Simulation(GAME.id, options, bots, 2), 0), Random(3)
    begun = whole.entries[: len(whole.entries) // 2]  # with cards in all stacks
    record = replace(whole, entries=(*begun, Made(begun[-1].at, 0, CONCEDE)))
    for _ in range(5):
        other = _with_other_hidden_cards(record, seat, chance)
        assert other.deck != record.deck
        assert analysed(other).seats[seat] == analysed(record).seats[seat]

"""The rules beyond the rulebook's examples, and our rulings where it is silent."""

from __future__ import annotations

import pytest

from backtrick import Ending, Outcome, Reason
from backtrick.games.face_to_face import FACE_TO_FACE, State
from tests.games.moves import legal, played, why

GOLD, SILVER = range(2)


def duel(golds: str, silvers: str, *moves: str, starter: int = GOLD) -> State:
    """The duel after these moves; both have their cards in this order."""
    options = FACE_TO_FACE.options(starter=starter)
    start = FACE_TO_FACE.deal(options, deck=[golds.split(), silvers.split()])
    return played(FACE_TO_FACE, start, *moves)


def hand(state: State, seat: int) -> list[int]:
    """The numbers that the seat sees in its hand."""
    return [card.number for card in FACE_TO_FACE.view(state, seat).hand]


def lays(state: State, seat: int) -> list[str]:
    """What the seat may lay, in notation."""
    return [move for move in legal(FACE_TO_FACE, state, seat) if move != "end"]


def test_both_have_58_cards_of_their_own_colour() -> None:
    """The numbers 2 to 59 once each: six in the hand, the rest in one's own pile."""
    assert [sorted(cards) for cards in FACE_TO_FACE.deck(seed=5)] == [list(range(2, 60))] * 2
    state = FACE_TO_FACE.deal(FACE_TO_FACE.options(), seed=5)
    view = FACE_TO_FACE.view(state, GOLD)
    assert view.hand_sizes == (6, 6)
    assert view.pile_sizes == (52, 52)
    assert {card.colour for card in view.hand} == {"gold"}
    assert {card.colour for card in FACE_TO_FACE.view(state, SILVER).hand} == {"silver"}


def test_the_row_cards_count_as_1_and_60() -> None:
    """Every card may start either row at home."""
    options = FACE_TO_FACE.options(starter=GOLD)
    for number in range(2, 60):
        others = [other for other in (20, 30) if other != number]
        state = FACE_TO_FACE.deal(options, deck=[[number, *others], [5, 6]])
        assert why(FACE_TO_FACE, state, GOLD, f"{number}^") is None
        assert why(FACE_TO_FACE, state, GOLD, f"{number}v") is None


def test_nothing_can_be_laid_on_a_bare_row_card_of_the_opponents() -> None:
    """A bare row cannot be improved."""
    state = duel("2 3 30 31 58 59", "5 6 7")
    for number in hand(state, GOLD):
        for row in "^v":
            assert why(FACE_TO_FACE, state, GOLD, f"{number}{row}!") is Reason.DOES_NOT_HELP


def test_an_equal_number_is_no_help() -> None:
    """A 20 cannot be laid on the opponent's 20."""
    state = duel("19 20 21 40", "20 40 8 9", "1 20^", "1 40v", "1 end", starter=SILVER)
    assert why(FACE_TO_FACE, state, GOLD, "20^!") is Reason.DOES_NOT_HELP
    assert why(FACE_TO_FACE, state, GOLD, "40v!") is Reason.DOES_NOT_HELP
    assert why(FACE_TO_FACE, state, GOLD, "19^!") is None


def test_no_reverse_trick_is_needed_at_the_opponents() -> None:
    """Any lower card improves an ascending row, and exactly 10 lower is one of them."""
    state = duel("10 11 12 30", "20 40 8 9", "1 20^", "1 40v", "1 end", starter=SILVER)
    for move in ("10^!", "11^!", "12^!"):
        assert why(FACE_TO_FACE, state, GOLD, move) is None
    assert why(FACE_TO_FACE, state, GOLD, "30^!") is Reason.DOES_NOT_HELP
    assert why(FACE_TO_FACE, state, GOLD, "30v!") is Reason.DOES_NOT_HELP


def test_only_one_card_a_turn_goes_to_the_opponent() -> None:
    """Only one, whichever row it is laid on; the next turn may help again."""
    silvers = "20 40 8 9 21 39"
    start = duel("10 11 50 51 12 13 14", silvers, "1 20^", "1 40v", "1 end", starter=SILVER)
    state = played(FACE_TO_FACE, start, "0 11^!")
    assert why(FACE_TO_FACE, state, GOLD, "10^!") is Reason.HELPED_ALREADY
    assert why(FACE_TO_FACE, state, GOLD, "50v!") is Reason.HELPED_ALREADY
    state = played(FACE_TO_FACE, state, "0 12^", "0 end", "1 21^", "1 39v", "1 end")
    assert why(FACE_TO_FACE, state, GOLD, "10^!") is None


def test_a_turn_lays_two_or_more_cards() -> None:
    """One is too few; after two the turn may end, or go on until the hand is empty."""
    state = duel("10 11 12 13 14 15 59", "5 6 7")
    for card in ("10^", "11^"):
        assert why(FACE_TO_FACE, state, GOLD, "end") is Reason.TOO_FEW_LAID
        state = played(FACE_TO_FACE, state, f"0 {card}")
    for card in ("12^", "13^", "14^", "15^"):
        assert why(FACE_TO_FACE, state, GOLD, "end") is None
        state = played(FACE_TO_FACE, state, f"0 {card}")
    assert legal(FACE_TO_FACE, state, GOLD) == ["end"]


def test_a_card_at_the_opponents_counts_as_one_of_the_two() -> None:
    """One there and one at home make a turn."""
    start = duel("10 11 12", "20 40 8 9", "1 20^", "1 40v", "1 end", starter=SILVER)
    state = played(FACE_TO_FACE, start, "0 11^!")
    assert why(FACE_TO_FACE, state, GOLD, "end") is Reason.TOO_FEW_LAID
    assert why(FACE_TO_FACE, played(FACE_TO_FACE, state, "0 10^"), GOLD, "end") is None


def test_two_cards_at_the_opponents_make_no_turn() -> None:
    """Both cards would help there but neither fits at home: lost at once."""
    state = duel(
        "50 10 21 25", "30 31 41 42 43", "0 50^", "0 10v", "0 end", "1 30^", "1 31^", "1 end"
    )
    assert FACE_TO_FACE.outcome(state) == Outcome(Ending.CANNOT_LAY_TWO, (SILVER,), 2 + 3)


def test_reverse_tricks_may_be_used_again_and_again() -> None:
    """They may be used on both rows, between other cards, in one turn."""
    start = duel("20 10 21 11 40 50", "5 6 7")
    state = played(FACE_TO_FACE, start, "0 20^", "0 10^", "0 40v", "0 21^", "0 11^")
    assert why(FACE_TO_FACE, state, GOLD, "50v") is None


def test_a_reverse_trick_works_on_the_opponents_card() -> None:
    """The colour of the top card does not matter."""
    start = duel("20 21 4 5 6", "15 30 31 32", "0 20^", "0 21^", "0 end")
    state = played(FACE_TO_FACE, start, "1 15^!", "1 30^", "1 end")
    top, _ = FACE_TO_FACE.view(state, None).tops[GOLD]
    assert (top.number, top.colour) == (15, "silver")
    assert why(FACE_TO_FACE, state, GOLD, "5^") is None
    assert why(FACE_TO_FACE, state, GOLD, "4^") is Reason.DOES_NOT_FIT
    assert why(FACE_TO_FACE, state, GOLD, "6^") is Reason.DOES_NOT_FIT


def test_there_is_no_reverse_trick_on_a_row_card() -> None:
    """Nothing is 10 below 1 or 10 above 60, so a bare row is simply open."""
    state = duel("2 11 50 59", "5 6 7")
    assert len(lays(state, GOLD)) == 2 * 4


def narrow(hand_left: str) -> State:
    """Gold's rows are at 50 and 10, silver's at 31 and 60; gold is on turn with these cards."""
    moves = ("0 50^", "0 10v", "0 end", "1 30^", "1 31^", "1 end")
    return duel(f"50 10 {hand_left}", "30 31 41 42 43", *moves)


def test_a_first_card_must_leave_a_second() -> None:
    """55 on 50 would leave no place for 52, while 52 leaves one for 55."""
    state = narrow("52 55")
    assert why(FACE_TO_FACE, state, GOLD, "55^") is Reason.LEAVES_NO_SECOND
    assert legal(FACE_TO_FACE, state, GOLD) == ["52^"]
    assert legal(FACE_TO_FACE, played(FACE_TO_FACE, state, "0 52^"), GOLD) == ["55^"]


def test_the_second_card_may_have_its_place_at_the_opponents() -> None:
    """55 leaves 25 to help with; and helping with 25 leaves 55 for home."""
    assert legal(FACE_TO_FACE, narrow("25 55"), GOLD) == ["25^!", "55^"]


def test_the_second_card_may_go_back_on_the_first() -> None:
    """55 leaves 45, exactly 10 lower; 45 itself has no place before."""
    state = narrow("45 55")
    assert legal(FACE_TO_FACE, state, GOLD) == ["55^"]
    assert legal(FACE_TO_FACE, played(FACE_TO_FACE, state, "0 55^"), GOLD) == ["45^"]


def test_later_cards_need_not_leave_another() -> None:
    """Once two cards are laid, the ruling no longer applies."""
    state = played(FACE_TO_FACE, narrow("51 52 53"), "0 51^")
    assert why(FACE_TO_FACE, state, GOLD, "53^") is None


def test_a_player_who_can_lay_only_one_card_loses_at_once() -> None:
    """Only 55 fits; the pile does not help, and the turn does not even begin."""
    start = duel("50 10 55 21 22 23 24 26 27", "2 3 4 5 6", "0 50^", "0 10v", "0 end")
    state = played(FACE_TO_FACE, start, "1 2^", "1 3^", "1 end")
    assert FACE_TO_FACE.outcome(state) == Outcome(Ending.CANNOT_LAY_TWO, (SILVER,), 6 + 1 + 3)
    assert FACE_TO_FACE.to_act(state) == ()


def test_a_single_last_card_loses() -> None:
    """It would fit, but a turn needs two; the opponent wins, however many cards they have left."""
    start = duel("10 11 12", "20 21 22 23 24", "0 10^", "0 11^", "0 end")
    state = played(FACE_TO_FACE, start, "1 20^", "1 21^", "1 end")
    assert FACE_TO_FACE.outcome(state) == Outcome(Ending.CANNOT_LAY_TWO, (SILVER,), 1 + 3)
    assert why(FACE_TO_FACE, state, GOLD, "12^") is Reason.GAME_OVER


def test_the_starter_with_a_single_card_has_lost_by_the_deal() -> None:
    """The same ruling, for a very small game."""
    assert FACE_TO_FACE.outcome(duel("10", "20 21")) == Outcome(
        Ending.CANNOT_LAY_TWO, (SILVER,), 1 + 2
    )


def test_two_cards_are_drawn_after_a_turn_at_home_and_fewer_from_a_short_pile() -> None:
    """Two, one or none, as far as the pile goes."""
    silvers = "20 21 22 23 24 25"
    state = duel("10 11 12 13 14 15 31 32 33", silvers, "0 10^", "0 11^", "0 end")
    assert hand(state, GOLD) == [12, 13, 14, 15, 31, 32]
    state = played(FACE_TO_FACE, state, "1 20^", "1 21^", "1 end", "0 12^", "0 13^", "0 end")
    assert hand(state, GOLD) == [14, 15, 31, 32, 33]
    state = played(FACE_TO_FACE, state, "1 22^", "1 23^", "1 end", "0 14^", "0 15^", "0 end")
    assert hand(state, GOLD) == [31, 32, 33]


def test_a_hand_is_refilled_only_as_far_as_the_pile_goes() -> None:
    """Helping refills the hand to six if the pile has enough cards."""
    silvers = "20 21 22 23 24 25"
    start = duel("10 11 12 13 14 15 31", silvers, "1 20^", "1 21^", "1 end", starter=SILVER)
    state = played(FACE_TO_FACE, start, "0 10^!", "0 11^", "0 12^", "0 end")
    assert hand(state, GOLD) == [13, 14, 15, 31]


def test_two_cards_are_the_minimum_even_when_the_pile_is_empty() -> None:
    """Playing on without drawing changes nothing about the turn."""
    state = duel("10 11 12", "20 21 22", "0 10^")
    assert why(FACE_TO_FACE, state, GOLD, "end") is Reason.TOO_FEW_LAID


def test_won_at_once_with_the_last_own_card() -> None:
    """The game ends in the middle of the turn, without an `end`."""
    state = duel("10 11 12", "20 21 22", "0 10^", "0 11^")
    assert FACE_TO_FACE.outcome(state) is None
    state = played(FACE_TO_FACE, state, "0 12^")
    assert FACE_TO_FACE.outcome(state) == Outcome(Ending.ALL_LAID, (GOLD,), cards_left=3)
    assert FACE_TO_FACE.to_act(state) == ()


def test_the_last_card_may_be_laid_at_the_opponents() -> None:
    """All that counts is that it is laid."""
    start = duel("30 10", "20 40 8 9", "1 20^", "1 40v", "1 end", starter=SILVER)
    state = played(FACE_TO_FACE, start, "0 30^", "0 10^!")
    assert FACE_TO_FACE.outcome(state) == Outcome(Ending.ALL_LAID, (GOLD,), cards_left=2)


def test_an_empty_hand_does_not_win_while_the_pile_has_cards() -> None:
    """All 58 must be laid, not six."""
    state = duel("10 11 12 13 14 15 16 17 18", "20 21", *(f"0 {card}^" for card in range(10, 16)))
    assert FACE_TO_FACE.outcome(state) is None
    state = played(FACE_TO_FACE, state, "0 end")
    assert hand(state, GOLD) == [16, 17]


@pytest.mark.parametrize("starter", [GOLD, SILVER])
def test_a_named_seat_starts_and_turns_alternate(starter: int) -> None:
    """The other has to wait."""
    state = duel("10 11 12 13", "20 21 22 23", starter=starter)
    assert FACE_TO_FACE.to_act(state) == (starter,)
    assert legal(FACE_TO_FACE, state, 1 - starter) == []
    assert why(FACE_TO_FACE, state, 1 - starter, "end") is Reason.NOT_YOUR_TURN


def test_a_lot_lets_either_start() -> None:
    """The lot follows from the seed."""
    options = FACE_TO_FACE.options()
    starters = [FACE_TO_FACE.to_act(FACE_TO_FACE.deal(options, seed=seed)) for seed in range(50)]
    assert set(starters) == {(GOLD,), (SILVER,)}


def test_only_the_tops_can_be_seen_until_the_game_is_over() -> None:
    """Then all rows and both hands are open."""
    state = duel("10 11 12", "20 21 22", "0 10^", "0 11^")
    for seat in (GOLD, SILVER, None):
        view = FACE_TO_FACE.view(state, seat)
        assert (view.rows, view.hands_revealed) == (None, None)
        assert str(view.tops[GOLD][0]) == "11"
        assert view.row_sizes[GOLD] == (2, 0)
    view = FACE_TO_FACE.view(played(FACE_TO_FACE, state, "0 12^"), GOLD)
    assert view.rows is not None
    assert view.hands_revealed is not None
    assert [card.number for card in view.rows[GOLD][0]] == [1, 10, 11, 12]
    assert [card.number for card in view.hands_revealed[SILVER]] == [20, 21, 22]


@pytest.mark.parametrize(
    "moves, drawn",
    [
        (("0 2^", "0 3^"), 2),
        (("0 2^", "0 3^", "0 4^", "0 5^"), 2),
        (("0 30^", "0 31^", "0 end", "1 8^", "1 20^!"), 2),
        (("0 30^", "0 31^", "0 end", "1 8^", "1 9^", "1 10^", "1 20^!"), 3),
    ],
    ids=["two", "four", "helped", "helped, the pile too short"],
)
def test_a_view_says_what_the_turn_will_draw(moves: tuple[str, ...], drawn: int) -> None:
    """Both see before the end of a turn how many cards will be drawn, and that many are drawn."""
    state = duel("2 3 4 5 30 31 40 41 42 43", "8 9 10 20 50 51 52 53 54", *moves)
    seat = state.turn
    assert [FACE_TO_FACE.view(state, each).cards_to_draw for each in (GOLD, SILVER, None)] == [
        drawn
    ] * 3
    after = played(FACE_TO_FACE, state, f"{seat} end")
    assert len(after.hands[seat]) - len(state.hands[seat]) == drawn


def test_a_view_says_whose_card_lies_on_top() -> None:
    """A card laid to help keeps its colour, and everybody sees it."""
    state = duel("2 30 31 40 50 51", "8 9 20 50 51 52", "0 30^", "0 31^", "0 end", "1 20^!")
    assert FACE_TO_FACE.view(state, None).owners == ((SILVER, GOLD), (SILVER, SILVER))

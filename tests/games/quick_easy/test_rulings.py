"""The rules beyond the rulebook's examples, and our rulings where it is silent."""

from __future__ import annotations

import pytest

from backtrick import Ending, Outcome, Reason
from backtrick.games.quick_easy import QUICK_EASY, State
from tests.games.moves import legal, played, why

FIRST, SECOND, THIRD = range(3)


def table(deck: str, *moves: str, players: int = 2, **options: object) -> State:
    """The table after these moves; the first seat starts unless an option says otherwise."""
    chosen = QUICK_EASY.options(**{"players": players, "starter": FIRST, **options})
    return played(QUICK_EASY, QUICK_EASY.deal(chosen, deck=deck.split()), *moves)


def agreeing(*moves: str, players: int = 3) -> State:
    """A table whose players are agreeing who starts."""
    return table("r1 r2  b1 b2  g1 g2  y1 y2", *moves, players=players, starter="agree")


def test_there_are_fifty_cards() -> None:
    """Each of five colours has the numbers 1 to 10 once."""
    deck = [str(card) for card in QUICK_EASY.deck(seed=1)]
    assert sorted(deck) == sorted(f"{colour}{n}" for colour in "rbgyp" for n in range(1, 11))


@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_is_dealt_two_cards(players: int) -> None:
    """The rest is the draw pile."""
    options = QUICK_EASY.options(players=players)
    view = QUICK_EASY.view(QUICK_EASY.deal(options, seed=players), None)
    assert view.hand_sizes == (2,) * players
    assert view.pile_size == 50 - 2 * players


@pytest.mark.parametrize("card", ["r1", "r10", "p5"])
@pytest.mark.parametrize("row", "^v")
def test_any_card_starts_a_row(card: str, row: str) -> None:
    """The row cards have neither number nor colour."""
    assert why(QUICK_EASY, table(f"{card} b5 g1 g2"), FIRST, f"{card}{row}") is None


@pytest.mark.parametrize("row", "^v")
def test_equal_numbers_do_not_fit(row: str) -> None:
    """A row goes strictly up or strictly down."""
    state = table("r5 b5 g1 g2", f"0 r5{row}")
    assert why(QUICK_EASY, state, FIRST, f"b5{row}") is Reason.DOES_NOT_FIT


@pytest.mark.parametrize("card, row, fits", [
    ("b6", "^", True),
    ("b4", "^", False),
    ("b4", "v", True),
    ("b6", "v", False),
    ("r4", "^", True),
    ("r6", "v", True),
    ("r10", "v", True),
    ("b10", "^", True),
    ("b1", "v", True),
])  # fmt: skip
def test_numbers_rise_or_fall_but_colour_on_colour_goes_both_ways(
    card: str, row: str, *, fits: bool
) -> None:
    """On a red 5, higher cards go up, lower cards go down, and red ones go anywhere."""
    state = table(f"r5 {card} g1 g2", f"0 r5{row}")
    expected = None if fits else Reason.DOES_NOT_FIT
    assert why(QUICK_EASY, state, FIRST, f"{card}{row}") is expected


def test_the_trick_looks_at_the_top_card_only() -> None:
    """A colour further down in the row, or on top of the other row, does not count."""
    state = table("r5 b7  r4 g1  y2 y9", "0 r5^", "0 b7^", "0 end")
    assert why(QUICK_EASY, state, SECOND, "r4^") is Reason.DOES_NOT_FIT
    assert why(QUICK_EASY, state, SECOND, "r4v") is None


def test_the_second_card_may_use_the_first_as_its_top() -> None:
    """The red 2 takes the row back from 9, and then the yellow 3 fits."""
    state = table("b1 y3  r9 g1  r2 p5", "0 b1v", "0 end", "1 r9^", "1 end")
    assert why(QUICK_EASY, state, FIRST, "y3^") is Reason.DOES_NOT_FIT
    state = played(QUICK_EASY, state, "0 r2^")
    assert why(QUICK_EASY, state, FIRST, "y3^") is None


def test_a_turn_lays_one_or_two_cards() -> None:
    """None is too few; after one there is a choice; after two the turn must end."""
    state = table("r2 b3  r9 g1  y5 y6")
    assert why(QUICK_EASY, state, FIRST, "end") is Reason.TOO_FEW_LAID
    state = played(QUICK_EASY, state, "0 r2^")
    assert legal(QUICK_EASY, state, FIRST) == ["b3^", "b3v", "end"]
    state = played(QUICK_EASY, state, "0 b3v")
    assert legal(QUICK_EASY, state, FIRST) == ["end"]


def test_a_hand_of_two_cannot_lay_a_third() -> None:
    """Drawing comes after laying, so the third card is not there yet."""
    state = table("r2 b3  r9 g1  y5 y6", "0 r2^", "0 b3^")
    assert why(QUICK_EASY, state, FIRST, "y5^") is Reason.CARD_NOT_HELD


def test_the_professional_lays_exactly_one_card() -> None:
    """Neither none nor two."""
    state = table("r2 b3  r9 g1  y5 y6", variant="pro")
    assert why(QUICK_EASY, state, FIRST, "end") is Reason.TOO_FEW_LAID
    state = played(QUICK_EASY, state, "0 r2^")
    assert why(QUICK_EASY, state, FIRST, "b3^") is Reason.ENOUGH_LAID
    assert legal(QUICK_EASY, state, FIRST) == ["end"]
    state = played(QUICK_EASY, state, "0 end")
    assert QUICK_EASY.view(state, None).hand_sizes == (2, 2)


def test_it_is_nobody_elses_turn() -> None:
    """Play goes clockwise, one seat at a time."""
    state = table("r2 b3  r9 g1  y5 y6  p1 p2 p3", players=3, starter=THIRD)
    for mover in (THIRD, FIRST, SECOND, THIRD):
        assert QUICK_EASY.to_act(state) == (mover,)
        for other in {FIRST, SECOND, THIRD} - {mover}:
            assert legal(QUICK_EASY, state, other) == []
            assert why(QUICK_EASY, state, other, "end") is Reason.NOT_YOUR_TURN
        lay = legal(QUICK_EASY, state, mover)[0]
        state = played(QUICK_EASY, state, f"{mover} {lay}", f"{mover} end")


def test_everybody_has_a_say_in_who_starts() -> None:
    """Until they agree all may propose anybody, and nobody may lay."""
    state = agreeing()
    assert QUICK_EASY.to_act(state) == (FIRST, SECOND, THIRD)
    for seat in range(3):
        assert legal(QUICK_EASY, state, seat) == ["start:0", "start:1", "start:2"]
    assert why(QUICK_EASY, state, FIRST, "r1^") is Reason.START_NOT_AGREED
    assert why(QUICK_EASY, state, FIRST, "end") is Reason.START_NOT_AGREED


def test_the_start_is_settled_once_all_say_the_same() -> None:
    """Silence is not agreement: the last seat has to vote too."""
    state = agreeing("1 start:2", "0 start:2")
    assert QUICK_EASY.view(state, None).votes == (2, 2, None)
    assert QUICK_EASY.view(state, None).turn is None
    state = played(QUICK_EASY, state, "2 start:2")
    assert QUICK_EASY.to_act(state) == (THIRD,)


def test_a_vote_can_be_changed_but_not_repeated() -> None:
    """A seat that has proposed one starter may propose another instead."""
    state = agreeing("0 start:0", "1 start:1", "2 start:1")
    assert why(QUICK_EASY, state, FIRST, "start:0") is Reason.SAME_VOTE
    assert legal(QUICK_EASY, state, FIRST) == ["start:1", "start:2"]
    state = played(QUICK_EASY, state, "0 start:1")
    assert QUICK_EASY.to_act(state) == (SECOND,)


def test_only_a_seat_at_the_table_can_start() -> None:
    """There is no fifth player at a table of three."""
    assert why(QUICK_EASY, agreeing(), FIRST, "start:4") is Reason.NO_SUCH_SEAT


def test_who_starts_is_not_discussed_again() -> None:
    """Neither once it is agreed, nor where it was never open."""
    agreed = agreeing("0 start:1", "1 start:1", "2 start:1")
    assert why(QUICK_EASY, agreed, SECOND, "start:0") is Reason.ALREADY_STARTED
    assert why(QUICK_EASY, table("r1 r2 b1 b2"), FIRST, "start:1") is Reason.ALREADY_STARTED


@pytest.mark.parametrize("starter", range(5))
def test_a_named_seat_starts(starter: int) -> None:
    """If the option names a seat, there is nothing to agree on."""
    state = QUICK_EASY.deal(QUICK_EASY.options(players=5, starter=starter), seed=3)
    assert QUICK_EASY.to_act(state) == (starter,)


def test_a_lot_lets_anybody_start() -> None:
    """The random starter follows from the seed and can be any seat."""
    options = QUICK_EASY.options(players=5, starter="random")
    starters = [QUICK_EASY.to_act(QUICK_EASY.deal(options, seed=seed)) for seed in range(100)]
    assert set(starters) == {(seat,) for seat in range(5)}
    assert starters == [
        QUICK_EASY.to_act(QUICK_EASY.deal(options, seed=seed)) for seed in range(100)
    ]


def test_play_goes_on_without_drawing_when_the_pile_is_empty() -> None:
    """A hand is refilled as far as the pile goes."""
    state = table("r1 r2  b3 b4  g9", "0 r1^", "0 r2^", "0 end")
    assert QUICK_EASY.view(state, FIRST).hand_sizes == (1, 2)
    state = played(QUICK_EASY, state, "1 b3^", "1 end")
    assert QUICK_EASY.view(state, FIRST).hand_sizes == (1, 1)


def test_an_empty_hand_is_passed_over() -> None:
    """The next seat clockwise that still holds cards is on turn, even if it is the same one."""
    state = table(
        "r1 r2  b3 b4  g5 g6", "0 r1^", "0 r2^", "0 end", "1 b3^", "1 b4^", "1 end", players=3
    )
    assert QUICK_EASY.to_act(state) == (THIRD,)
    state = played(QUICK_EASY, state, "2 g5^", "2 end")
    assert QUICK_EASY.to_act(state) == (THIRD,)
    assert QUICK_EASY.outcome(state) is None


def test_lost_at_once_when_nothing_fits() -> None:
    """The seat on turn holds cards but can lay none; the pile does not save it."""
    state = table("r9 b1  g5 y6  p1 p2 p3", "0 r9^", "0 b1v", "0 end")
    in_hands_and_pile = 2 + 2 + 1
    assert QUICK_EASY.outcome(state) == Outcome(Ending.NOTHING_FITS, (), in_hands_and_pile)
    assert QUICK_EASY.to_act(state) == ()
    assert why(QUICK_EASY, state, SECOND, "end") is Reason.GAME_OVER


def test_one_card_laid_is_enough_for_a_turn_when_the_other_does_not_fit() -> None:
    """The game is lost only if nothing at all can be laid; here the second seat plays on."""
    state = table("r9 b2  g1 y6  p1", "0 r9^", "0 b2v", "0 end")
    assert legal(QUICK_EASY, state, SECOND) == ["g1v"]
    state = played(QUICK_EASY, state, "1 g1v")
    assert legal(QUICK_EASY, state, SECOND) == ["end"]


def test_won_when_all_fifty_cards_are_laid() -> None:
    """Here all on one row: each colour rises to 10, and the trick brings the next one back to 1."""
    box = [f"{colour}{number}" for colour in "rbgyp" for number in (*range(2, 11), 1)]
    state = table(" ".join(box))
    for turn, (one, other) in enumerate(zip(box[::2], box[1::2], strict=True)):
        assert QUICK_EASY.outcome(state) is None
        moves = [f"{one}^", f"{other}^", *(["end"] if turn < 24 else [])]
        state = played(QUICK_EASY, state, *(f"{turn % 2} {move}" for move in moves))
    assert QUICK_EASY.outcome(state) == Outcome(Ending.ALL_LAID, (FIRST, SECOND), cards_left=0)


def test_the_last_card_wins_without_an_end() -> None:
    """The game is won as soon as the card is laid, by everybody."""
    state = table("r1 r2  b3 b4", "0 r1^", "0 r2^", "0 end", "1 b3^")
    assert QUICK_EASY.outcome(state) is None
    state = played(QUICK_EASY, state, "1 b4^")
    assert QUICK_EASY.outcome(state) == Outcome(Ending.ALL_LAID, (FIRST, SECOND), cards_left=0)


def test_only_the_tops_of_the_rows_can_be_seen() -> None:
    """The cards below are hidden from everybody, even from those who laid them."""
    state = table("r1 r2  b3 b4  g5 g6", "0 r1^", "0 r2^", "0 end")
    for seat in (FIRST, SECOND, None):
        view = QUICK_EASY.view(state, seat)
        assert [str(top) for top in view.tops] == ["r2", "None"]
        assert view.row_sizes == (2, 0)
        assert view.rows is None


def test_open_rows_show_all_cards_laid() -> None:
    """The option `open_rows` shows them to everybody."""
    state = table("r1 r2  b3 b4  g5 g6", "0 r1^", "0 r2^", "0 end", open_rows=True)
    rows = QUICK_EASY.view(state, None).rows
    assert rows is not None
    assert [[str(card) for card in row] for row in rows] == [["r1", "r2"], []]


def test_after_the_game_everything_is_open() -> None:
    """Rows and hands, for everybody, won or lost."""
    state = table("r9 b1  g5 y6  p1 p2 p3", "0 r9^", "0 b1v", "0 end")
    for seat in (FIRST, SECOND, None):
        view = QUICK_EASY.view(state, seat)
        assert view.rows is not None
        assert view.hands_revealed is not None
        assert [[str(card) for card in row] for row in view.rows] == [["r9"], ["b1"]]
        assert [[str(card) for card in hand] for hand in view.hands_revealed] == [
            ["p1", "p2"],
            ["g5", "y6"],
        ]


def test_a_view_tells_how_much_room_is_left() -> None:
    """For each row, the numbers that fit in every colour; on a bare row card all of them do."""
    deck = "r3 b9 g2 g8 y5"
    fresh = QUICK_EASY.view(table(deck), FIRST)
    assert fresh.card_numbers == tuple(range(1, 11))
    assert fresh.fitting_numbers == (fresh.card_numbers, fresh.card_numbers)
    begun = QUICK_EASY.view(table(deck, "0 r3^", "0 b9v"), None)
    assert begun.fitting_numbers == ((4, 5, 6, 7, 8, 9, 10), (1, 2, 3, 4, 5, 6, 7, 8))

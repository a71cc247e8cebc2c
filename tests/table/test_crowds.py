"""Limits: many clients, and games in which far too much happens."""

from __future__ import annotations

from msgspec.structs import replace

from backtrick import GAMES
from backtrick.table import after
from backtrick.table.commands import Change, Deal, Make, Say, Signal, Sit, Stand, TakeBack
from backtrick.table.events import Moved, Said, Tried
from tests.table.story import PEOPLE, Story, seen_by

QUICK, DUEL, RACE = (GAMES[name] for name in ("quick-easy", "face-to-face", "seven-ate-nine"))
TOO_MUCH = "table/too-much"


def full(story: Story, times: int = 1) -> Story:
    """A game with as many events as allowed, or several times as many."""
    words = tuple(Said(0, "", "en", "hello", at=0) for _ in range(5000 * times))
    story.tables.append(replace(story.table, play=replace(story.play, events=words)))
    return story


def dealt(story: Story) -> Story:
    """A game that all can play."""
    story.gather()
    story.deal()
    return story


def test_nobody_pushes_out_the_last_commands_of_others() -> None:
    """The tabs of a guest with hundreds of them are forgotten one by one; others keep theirs."""
    story = Story(QUICK, QUICK.options(players=2))
    table = story.table
    for client, number in (("ada/tab", 7), *((f"eve/{n}", n) for n in range(1, 300))):
        said = Said(None, "", "en", "hi", at=story.at, client=client, number=number)
        table = after(table, said)
    assert table.done["ada/tab"] == 7
    assert table.done["eve/299"] == 299
    assert len(table.done) == 64


def test_the_talk_in_a_game_is_limited() -> None:
    """Messages are refused, moves are not."""
    story = full(dealt(Story(QUICK, QUICK.options(players=2, starter=0))))
    assert story.refusal(PEOPLE[1], Say("hello", "en")) == TOO_MUCH
    assert story.refusal(PEOPLE[1], Signal(["hold:red"])) == TOO_MUCH
    move = QUICK.legal_moves(story.play.state, 0)[0]
    story.do(PEOPLE[0], Make(str(move)))


def test_the_votes_on_who_starts_are_limited() -> None:
    """A seat that keeps changing its vote is no longer heard, unless all agree with it."""
    story = dealt(Story(QUICK, QUICK.options(players=3, starter="agree")))
    words = tuple(Moved(0, f"start:{place % 3}", at=0) for place in range(5000))
    story.do(PEOPLE[0], Make("start:0"))
    story.tables.append(replace(story.table, play=replace(story.play, events=words)))
    assert story.refusal(PEOPLE[0], Make("start:2")) == TOO_MUCH
    story.do(PEOPLE[1], Make("start:1"))
    story.do(PEOPLE[2], Make("start:1"))
    story.do(PEOPLE[0], Make("start:1"))
    assert QUICK.to_act(story.play.state) == (1,)


def test_the_events_at_a_table_are_limited() -> None:
    """Laying and taking back for days would fill it; the game can be played to its end, no more."""
    story = dealt(Story(DUEL, DUEL.options(starter=0)))
    story.makes(0, str(DUEL.legal_moves(story.play.state, 0)[0]))
    story.tables.append(replace(story.table, version=100_000))
    for command in (TakeBack(), Say("hello", "en"), Stand(), Sit(), Deal(), Change()):
        assert story.refusal(PEOPLE[0], command) == TOO_MUCH
    while story.table.is_running:
        (seat,) = DUEL.to_act(story.play.state)
        story.do(PEOPLE[seat], Make(str(DUEL.legal_moves(story.play.state, seat)[-1])))
    assert story.refusal(PEOPLE[0], Deal()) == TOO_MUCH


def test_late_cards_are_limited() -> None:
    """They cost nothing, so there could be any number; a card that fits is still laid."""
    story = raced()
    old = seen_by(story.play)
    first, second = (fitting(story, seat)[0] for seat in (0, 1))
    story.do(PEOPLE[0], Make(first, old))
    late = story.do(PEOPLE[1], Make(second, old))
    assert isinstance(late, Tried)
    full(story)
    assert story.refusal(PEOPLE[1], Make(second, old)) == TOO_MUCH
    story.do(PEOPLE[0], Make(fitting(story, 0)[0], seen_by(story.play)))


def test_misses_are_limited_much_later() -> None:
    """Until then, misses still bar their player, or filling up a game would pay."""
    story = full(raced())
    held = story.state.hands[0]
    misses = [f"{card}" for card in held if f"{card}" not in fitting(story, 0)]
    miss, hit = (Make(card, seen_by(story.play)) for card in (misses[0], fitting(story, 0)[0]))
    event = story.do(PEOPLE[0], miss)
    assert isinstance(event, Tried)
    assert story.refusal(PEOPLE[0], miss) == "move/barred"
    full(story, times=4)
    story.at += 60_000
    assert story.refusal(PEOPLE[0], miss) == TOO_MUCH
    story.do(PEOPLE[0], hit)


def raced() -> Story:
    """A race in which both hold all their cards."""
    story = dealt(Story(RACE, RACE.options(players=2)))
    story.at = story.play.opens + 1000
    for seat in (0, 1):
        for _ in range(30):
            story.makes(seat, "draw")
    return story


def fitting(story: Story, seat: int) -> list[str]:
    """The cards of a seat that fit in the middle."""
    moves = RACE.legal_moves(story.play.state, seat)
    return [str(move) for move in moves if move.is_contested]

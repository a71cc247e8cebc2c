"""A guest who is erased from a table: no trace is left, and the games are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from backtrick.games import game
from backtrick.table import Decided, decide_for, encode, fold
from backtrick.table.commands import Say, Signal, Sit, Stand
from backtrick.table.erasure import NAMELESS, erase, leave
from backtrick.table.events import HandedOver, Said, Stood, Unheard
from backtrick.table.state import guest_of_client
from tests.table.stories import moments, stories
from tests.table.story import PEOPLE, Story, context
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.table import Event

QUICK = game("quick-easy")
ALIAS = "somebody-else"


def erased(story: Story, guest: str) -> list[Event]:
    """All events of a table without a guest."""
    changed = erase(story.events, guest, ALIAS)
    return [changed.get(version, event) for version, event in enumerate(story.events, start=1)]


@examples(16)
@given(stories(), st.sampled_from(PEOPLE))
def test_no_trace_is_left(story: Story, guest: str) -> None:
    """Neither the id nor the name nor a typed word; all else is as it was, event by event."""
    events = erased(story, guest)
    stored = b"\n".join(map(encode, events)).lower()
    assert f'"{guest}"'.encode() not in stored
    assert f'"{guest}/'.encode() not in stored
    for before, now in zip(story.events, events, strict=True):
        assert before.at == now.at
        if isinstance(before, Said) and guest_of_client(before.client) == guest:
            assert isinstance(now, Unheard) == bool(before.text)


@examples(16)
@given(stories(), st.sampled_from(PEOPLE))
def test_the_game_is_the_same(story: Story, guest: str) -> None:
    """Same cards, same seats, same host; only the guest is somebody without a name."""
    before, now = story.table, fold(erased(story, guest))
    assert now.version == before.version
    for old, new in zip(before.occupants, now.occupants, strict=True):
        is_theirs = old.guest == guest
        assert new.guest == (ALIAS if is_theirs else old.guest)
        assert new.name == (NAMELESS if is_theirs else old.name)
        assert new.bot == old.bot
    assert now.host == (ALIAS if before.host == guest else before.host)
    if before.play is not None:
        assert now.play is not None
        assert now.play.state == before.play.state
        assert now.play.deck == before.play.deck


@examples(16)
@given(moments(), st.sampled_from(PEOPLE))
def test_a_guest_who_leaves_holds_nobody_up(story: Story, guest: str) -> None:
    """The seat is free, or a bot plays there; another person is host, if there is one."""
    bot = "random"
    event = leave(story.table, guest, bot, story.at)
    if event is not None:
        assert isinstance(event, HandedOver if story.table.is_running else Stood)
        story.happens(event)
    seat = story.table.seat_of(guest)
    assert seat is None or story.table.occupants[seat].bot is not None
    others = [each for each in story.table.occupants if each.guest and not each.bot]
    if event is not None and others:
        assert story.table.host != guest


@examples(12)
@given(moments())
def test_unheard_changes_nothing(story: Story) -> None:
    """It only takes the place of what was said."""
    table = story.table
    story.happens(Unheard(at=story.at))
    assert story.table.occupants == table.occupants
    assert story.table.said == table.said
    assert story.table.version == table.version + 1


def test_talk_without_a_hand_in_the_game() -> None:
    """What a spectator typed is gone; a stand-in's signals stay, without the guest's name."""
    story = Story(QUICK, QUICK.options(starter=0))
    story.do("ben", Sit())
    story.do("gus", Say("Is this seat taken?", "en"))
    story.deal()
    story.do("ben", Stand())
    decided = decide_for(story.table, 1, Signal(["hold:red"]), context("", story.at))
    assert isinstance(decided, Decided)
    assert story.happens(decided.event) == Said(1, "Ben", signals=("hold:red",), at=story.at)
    assert erased(story, "ben")[-1] == Said(1, NAMELESS, signals=("hold:red",), at=story.at)
    assert erase(story.events, "gus", ALIAS) == {3: Unheard(at=story.events[2].at)}

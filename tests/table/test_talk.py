"""What is said at a live table, by whom and when."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick import GAMES
from backtrick.record import Said as Words
from backtrick.table import Decided, Denied, Settings, decide
from backtrick.table.commands import Invite, Say, Signal, Stand
from backtrick.table.decisions import decide_for
from backtrick.table.events import Said
from backtrick.table.history import entries_of
from backtrick.table.publication import public
from backtrick.talk import SIGNALS, check
from tests.strategies import games, seeds
from tests.table.stories import moments, stories
from tests.table.story import PEOPLE, Story, context
from tests.thorough import examples

if TYPE_CHECKING:
    from backtrick.games.any_game import AnyGame

QUICK, DUEL = GAMES["quick-easy"], GAMES["face-to-face"]
SOME = examples(50)
# Each variant allows some of these texts.
TEXTS = (
    "I have a red one",
    "I have a rather high yellow one",
    "I have the red seven",
    "my red one is two higher than the top",
    "who wants tea?",
    "I want the ascending row",
)


def table_of(variant: str = "normal", *, signals_only: bool = False) -> Story:
    """A table of two people."""
    story = Story(
        QUICK, QUICK.options(variant=variant, starter=0), Settings(signals_only=signals_only)
    )
    story.gather()
    return story


@pytest.mark.parametrize("variant", ["normal", "pro"])
@pytest.mark.parametrize("text", TEXTS)
def test_during_a_game_its_rules_apply_to_talk(variant: str, text: str) -> None:
    """A text is said if the checker allows it in the variant, else refused with its place."""
    story = table_of(variant)
    story.deal()
    verdict = check(text, "en", variant)
    if verdict.refusal is None:
        event = story.do("ben", Say(text, "en"))
        assert event == Said(
            1, "Ben", "en", text, guest="ben", at=story.at, client="ben/tab-1", number=3
        )
        assert [*entries_of(story.play)][-1] == Words(0, 1, text)
        return
    with pytest.raises(Denied) as caught:
        decide(story.table, Say(text, "en"), story.asks("ben"))
    assert caught.value.code == verdict.refusal.code
    assert caught.value.span == (verdict.start, verdict.end)


def test_the_variants_allow_different_things() -> None:
    """Neither variant allows all or none of the texts in this file."""
    allowed = {
        variant: [text for text in TEXTS if check(text, "en", variant).allowed]
        for variant in ("normal", "pro")
    }
    assert 0 < len(allowed["pro"]) < len(allowed["normal"]) < len(TEXTS)


@pytest.mark.parametrize("text", TEXTS)
def test_before_and_after_a_game_anything_may_be_said(text: str) -> None:
    """No rules apply between games, neither to players nor to spectators."""
    story = table_of("pro")
    for guest in ("ben", "eve"):
        story.do(guest, Say(text, "en"))
    story.deal()
    story.plays_quietly()
    events = story.play.events
    for guest in ("ben", "eve"):
        story.do(guest, Say(text, "tlh"))
    assert story.play.events == events
    assert [said.text for said in story.table.said] == [text] * 2


def test_in_other_games_anything_may_be_said() -> None:
    """If the rules of the game do not restrict talk, texts are not checked."""
    story = Story(DUEL, DUEL.options())
    story.gather()
    story.deal()
    story.do("ben", Say("I have the 27, in Klingon", "tlh"))
    assert story.refusal("ben", Signal(["hold:red"])) == "table/no-such-signal"


@SOME
@given(moments(), st.sampled_from(PEOPLE), st.sampled_from(TEXTS))
def test_with_signals_only_every_text_is_refused(story: Story, guest: str, text: str) -> None:
    """From everybody, at any time."""
    if story.table.settings.signals_only:
        silent = {"table/signals-only", "table/spectators-are-silent", "table/sent-away"}
        assert story.refusal(guest, Say(text, "en")) in silent


def test_with_signals_only_signals_are_allowed() -> None:
    """Signals get through, and nothing else."""
    story = table_of(signals_only=True)
    assert story.refusal("ada", Say("hello", "en")) == "table/signals-only"
    assert story.refusal("eve", Say("hello", "en")) == "table/signals-only"
    story.deal()
    assert story.refusal("ada", Say("hello", "en")) == "table/signals-only"
    story.do("ada", Signal(["hold:red", "want:^"]))
    assert story.table.said[-1].signals == ("hold:red", "want:^")
    assert [*entries_of(story.play)][-1] == Words(0, 0, "hold:red want:^")


@pytest.mark.parametrize("variant", ["normal", "pro"])
@given(chosen=st.lists(st.sampled_from(SIGNALS), min_size=1, max_size=4))
def test_only_signals_of_the_variant_are_allowed(variant: str, chosen: list[object]) -> None:
    """One forbidden signal refuses the whole message."""
    story = table_of(variant)
    command = Signal([str(signal) for signal in chosen])
    assert story.refusal("ada", command) == "table/no-game"
    story.deal()
    if all(each.allowed_in(story.play.options.talk or "pro") for each in SIGNALS if each in chosen):
        assert isinstance(story.do("ada", command), Said)
    else:
        assert story.refusal("ada", command) == "table/no-such-signal"


def test_an_unknown_signal_is_refused() -> None:
    """A signal must be in the list; text in its place does not get through."""
    story = table_of()
    story.deal()
    for name in ("hold:red:7", "I have the red seven", "", "hold:RED"):
        assert story.refusal("ada", Signal([name])) == "table/no-such-signal"


@SOME
@given(games, seeds)
def test_spectators_are_silent_during_a_game(game: AnyGame, seed: int) -> None:
    """From the deal to the end they can send neither text nor signals."""
    story = Story(game, game.options(), None, Random(seed))
    story.gather()
    story.do("gus", Say("hello", "en"))
    assert story.table.said[-1].seat is None
    story.deal()
    if story.table.is_running:
        assert story.refusal("gus", Say("hello", "en")) == "table/spectators-are-silent"
        assert story.refusal("gus", Signal(["start:me"])) == "table/not-seated"
    assert story.table.said == ()


def test_an_unknown_language_is_refused_where_it_matters() -> None:
    """During a game, a text that the checker cannot read is refused."""
    story = table_of()
    story.deal()
    assert story.refusal("ada", Say("nuqneH", "tlh")) == "table/no-such-language"


def test_bots_send_signals_of_their_own() -> None:
    """A bot signals for its seat, under its own name and by the same rules."""
    story = Story(QUICK, QUICK.options(variant="pro"))
    story.do("ada", Invite("easy"))
    story.deal()
    decided = decide_for(story.table, 1, Signal(["hold:red"]), context("", story.at))
    assert isinstance(decided, Decided)
    event = decided.event
    assert event == Said(1, "easy", signals=("hold:red",), at=story.at)
    with pytest.raises(Denied):
        decide_for(story.table, 1, Signal(["nothing"]), context("", story.at))


def test_an_absent_person_does_not_signal_for_the_seat() -> None:
    """While a bot stands in, it sends the signals of the seat."""
    story = table_of()
    story.deal()
    story.do("ben", Stand())
    assert story.refusal("ben", Signal(["hold:red"])) == "table/not-seated"


@examples(20)
@given(stories(st.just(QUICK)))
def test_newcomers_see_the_latest_messages_without_secrets(story: Story) -> None:
    """The messages since the last deal are kept, without the commands they came from."""
    spoken: list[Said] = []
    for event, table in zip(story.events, story.tables, strict=True):
        if isinstance(event, Said):
            spoken.append(event)
        elif table.said == ():
            spoken.clear()
        assert table.said == tuple(map(public, spoken[-60:]))


def test_a_limited_number_of_messages_is_kept() -> None:
    """The latest sixty are kept."""
    story = table_of()
    for number in range(100):
        story.do("ada", Say(f"hello {number}", "en"))
    assert [said.text for said in story.table.said] == [f"hello {n}" for n in range(40, 100)]

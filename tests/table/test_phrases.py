"""Phrases: small talk that the rules on talk allow, as long as it is not too much."""

from __future__ import annotations

import pytest

from backtrick import GAMES
from backtrick.record import Said as Words
from backtrick.record import read, write
from backtrick.table import Settings, record_of
from backtrick.table.commands import Phrase, Say
from backtrick.table.events import Said, decode, encode
from backtrick.table.history import entries_of
from backtrick.table.phrases import MOST_IN_A_ROW, PHRASES, PhraseId
from backtrick.texts import Texts, languages
from tests.table.story import Story

QUICK = GAMES["quick-easy"]
LATER = 60_000
HELLO = Phrase("hello")


PLAIN = Settings()


def table_of(variant: str = "pro", settings: Settings = PLAIN) -> Story:
    """A table of two people."""
    story = Story(QUICK, QUICK.options(variant=variant, starter=0), settings)
    story.gather()
    return story


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said_in_pro(phrase: PhraseId) -> None:
    """During a game, where typed greetings are refused; the record has its id."""
    story = table_of(settings=Settings(signals_only=True))
    story.deal()
    story.do("ben", Phrase(phrase))
    assert story.table.said[-1] == Said(1, "Ben", phrase=phrase, guest="ben", at=story.at)
    assert [*entries_of(story.play)][-1] == Words(0, 1, f"phrase:{phrase}")
    record = record_of(story.play)
    assert read(write(record)) == record


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_words(language: str) -> None:
    """In each language, all of them different."""
    texts = Texts(language)
    assert set(texts.attributes("phrase")) == {*PHRASES}
    assert len({texts(f"phrase.{phrase}") for phrase in PHRASES}) == len(PHRASES)


def test_too_many_phrases_have_to_wait() -> None:
    """Each person has a few in a row; others and texts are not affected, and time helps."""
    story = table_of()
    for _ in range(MOST_IN_A_ROW):
        story.do("ben", HELLO)
    assert story.refusal("ben", HELLO) == "table/too-many-phrases"
    story.do("ada", HELLO)
    story.do("eve", HELLO)
    story.do("ben", Say("hello", "en"))
    story.at += LATER
    story.do("ben", HELLO)


def test_the_host_can_turn_phrases_off() -> None:
    """For everybody; texts are not affected."""
    story = table_of(settings=Settings(phrases=False))
    for guest in ("ada", "ben", "eve"):
        assert story.refusal(guest, HELLO) == "table/no-phrases"
    story.do("ben", Say("hello", "en"))


def test_spectators_say_no_phrases_during_a_game() -> None:
    """A smile at the right moment can be a hint."""
    story = table_of()
    story.do("eve", HELLO)
    story.deal()
    assert story.refusal("eve", HELLO) == "table/spectators-are-silent"


def test_events_of_earlier_versions_have_no_phrases() -> None:
    """They are read as before, and events without a phrase are stored as before."""
    old = b'{"event":"said","at":5,"seat":1,"name":"Ben","signals":["want:^"]}'
    assert decode(old) == Said(1, "Ben", signals=("want:^",), at=5)
    assert b"phrase" not in encode(Said(1, "Ben", "en", "hi", at=5))
    settings = b'{"event":"changed","at":5,"options":"players=2","settings":{"listed":true}}'
    assert decode(settings).settings == Settings(listed=True, phrases=True)  # type: ignore[union-attr]

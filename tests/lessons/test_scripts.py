"""The scripts of the lessons: real games, with ten steps for the learner."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from backtrick import GAMES
from backtrick.lessons import LESSONS, follower
from backtrick.lessons.lesson import LEARNER
from backtrick.record import Made, Refused, Said, replay, verify
from backtrick.talk import SIGNALS
from backtrick.talk.signals import is_true
from backtrick.texts import Texts, languages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backtrick.lessons import Lesson, LessonStep
    from backtrick.record import Entry, Step

EACH = pytest.mark.parametrize("name", LESSONS)
SIGNAL = {str(signal): signal for signal in SIGNALS}


def what(event: Entry) -> str:
    """What a seat did or said."""
    return event.text if isinstance(event, Said) else str(event.move)


def wanted(step: LessonStep) -> str:
    """What a step is about."""
    return step.move or " ".join(step.signals)


def found(lesson: Lesson) -> Iterator[Entry]:
    """For each step, the event of the script that it is about."""
    events = iter(lesson.script.entries)
    for step in lesson.steps:
        yield next(
            each
            for each in events
            if what(each) == wanted(step) and (each.seat != LEARNER) == (step.do == "watch")
        )


def test_every_script_is_the_lesson_of_a_game() -> None:
    """No script has the name of an unknown game, or lacks its record or steps."""
    scripts = Path(follower.__file__).with_name("scripts")
    assert {path.name for path in scripts.iterdir()} == {
        f"{name}.{kind}" for name in LESSONS for kind in ("toml", "txt")
    }
    assert set(LESSONS) <= set(GAMES)


@EACH
def test_a_lesson_has_ten_steps(name: str) -> None:
    """Everything the learner does in the script is a step, allowed or refused as the step says."""
    lesson = LESSONS[name]
    kinds = {"move": Made, "try": Refused, "signal": Said, "watch": (Made, Said)}
    events = list(found(lesson))
    assert len(events) == len(lesson.steps) == 10
    for step, event in zip(lesson.steps, events, strict=True):
        assert isinstance(event, kinds[step.do])
    own = [each for each in lesson.script.entries if each.seat == LEARNER]
    assert [each for each in events if each.seat == LEARNER] == own


@EACH
def test_a_lesson_is_dealt_from_its_seed(name: str) -> None:
    """A table deals the same deck as the script; after the script the game goes on."""
    script = LESSONS[name].script
    assert verify(script).is_shuffled
    *_, last = replay(script)
    assert last.state.outcome is None
    assert last.number == len(script.entries)


@EACH
def test_a_step_points_at_a_card_in_the_learners_hand(name: str) -> None:
    """The learner is never asked for a card they do not hold."""
    lesson = LESSONS[name]
    before = {id(step.entry): state for state, step in _with_state_before(lesson)}
    for step, event in zip(lesson.steps, found(lesson), strict=True):
        hand = lesson.script.game.view(before[id(event)], LEARNER).hand
        assert set(step.cards) <= set(map(str, hand))


@EACH
def test_signals_are_true(name: str) -> None:
    """Each signal in a lesson is true of its speaker's hand."""
    lesson = LESSONS[name]
    for state, step in _with_state_before(lesson):
        if isinstance(step.entry, Said):
            view: Any = lesson.script.game.view(state, step.entry.seat)
            for each in step.entry.text.split():
                assert is_true(SIGNAL[each], view.hand, view.tops)


def _with_state_before(lesson: Lesson) -> list[tuple[Any, Step]]:
    return [(one.state, other) for one, other in pairwise(replay(lesson.script))]


@EACH
@pytest.mark.parametrize("language", languages())
def test_every_step_has_words(name: str, language: str) -> None:
    """What to do, why, and what happened; short enough for a child."""
    texts = Texts(language)
    for step in LESSONS[name].steps:
        assert texts.attributes(step.id) == ("say", "done")
        for part in ("say", "done"):
            assert len(texts(f"{step.id}.{part}")) <= 240

"""The signals found in typed texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.talk import SIGNALS, languages, understand

FOLDER = Path(__file__).parent / "understood"
LEAST_EXAMPLES = 60
# Including the words for pictures (signred), and one that is not such a word.
sign_words = st.lists(st.sampled_from(["red", "signred", "signcolour", "signheight"])).map(" ".join)


def _examples() -> list[tuple[str, str, str]]:
    return [
        (language, *line.split("\t"))  # type: ignore[misc]
        for language in languages()
        for line in (FOLDER / f"{language}.tsv").read_text(encoding="utf-8").split("\n")
        if line and not line.startswith("#")
    ]


@pytest.mark.parametrize("language, signals, text", _examples())
def test_the_signals_in_a_text(language: str, signals: str, text: str) -> None:
    """The listener hears what was meant, and guesses nothing."""
    assert " ".join(map(str, understand(text, language))) == signals.replace("-", "")


@pytest.mark.parametrize("language", languages())
def test_there_are_examples(language: str) -> None:
    """Each language has its own examples, with every kind of signal and with silence."""
    mine = [signals for each, signals, _ in _examples() if each == language]
    assert len(mine) >= LEAST_EXAMPLES
    heard = {word.partition(":")[0] for signals in mine for word in signals.split()}
    assert heard == {signal.name for signal in SIGNALS} | {"-"}


@given(st.text(max_size=300) | sign_words, st.sampled_from(languages()))
def test_any_text_can_be_listened_to(text: str, language: str) -> None:
    """Any text yields signals, each at most once."""
    heard = understand(text, language)
    assert len(set(heard)) == len(heard)
    assert set(heard) <= set(SIGNALS)

"""How well the checker does on the labelled messages.

.venv/bin/python -m tests.talk.measure            the figures, for all languages
.venv/bin/python -m tests.talk.measure --show de  what it gets wrong, of the messages that
                                                  may be looked at
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import check
from backtrick.talk.vocabulary import languages
from tests.talk.messages import BEYOND, Message, messages


@dataclass(frozen=True)
class Share:
    """How many messages were judged as their labels say."""

    right: int
    all: int

    @property
    def share(self) -> float:
        """As a part of all."""
        return self.right / self.all

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.right} of {self.all})"


class Measured(NamedTuple):
    """The figures for one language, variant and part of the messages."""

    forbidden: Share
    """Forbidden messages that were caught."""
    allowed: Share
    """Allowed messages that passed."""
    beyond: Share
    """Riddles and codes that were caught."""


def is_right(message: Message, language: str, variant: str) -> bool:
    """Whether the checker says of the message what its label says."""
    return check(message.text, language, variant).allowed == message.allowed(variant)


def measured(language: str, variant: str, *, aside: bool) -> Measured:
    """The figures, for the messages put aside or for the others."""
    part = [message for message in messages(language) if message.is_put_aside == aside]
    plain = [message for message in part if message.kind not in BEYOND]
    groups = (
        [message for message in plain if not message.allowed(variant)],
        [message for message in plain if message.allowed(variant)],
        [message for message in part if message.kind in BEYOND],
    )
    return Measured(
        *(
            Share(sum(is_right(message, language, variant) for message in group), len(group))
            for group in groups
        )
    )


def show(language: str) -> None:
    """Print what goes wrong, of the messages that may be looked at."""
    for variant in VARIANTS:
        for message in messages(language):
            if message.is_put_aside or is_right(message, language, variant):
                continue
            verdict = check(message.text, language, variant)
            words = message.text[verdict.start : verdict.end]
            said = f"refused for {words!r}, {verdict.refusal}" if verdict.refusal else "let pass"
            print(f"{variant:6}  {message.kind:16}  {message.text!r}: {said}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Measure the talk checker.")
    parser.add_argument("--show", choices=languages(), help="show a language's mistakes first")
    chosen = parser.parse_args().show
    if chosen:
        show(chosen)
    table = Table("language", "variant", "messages", "caught", "let pass", "riddles caught")
    for language in [chosen] if chosen else languages():
        for variant in VARIANTS:
            for aside in (False, True):
                figures = map(str, measured(language, variant, aside=aside))
                table.add_row(language, variant, "put aside" if aside else "others", *figures)
    Console().print(table)


if __name__ == "__main__":
    main()

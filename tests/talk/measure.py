"""How well the checker does on the labelled messages.

.venv/bin/python -m tests.talk.measure            figures for all languages
.venv/bin/python -m tests.talk.measure --aside    also those of the held-out messages: rarely
.venv/bin/python -m tests.talk.measure --show de  the errors among the messages that are
                                                  not held out
.venv/bin/python -m tests.talk.measure --show de --file new.tsv    the same, for other messages
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.table import Table

from backtrick.games.quick_easy.state import VARIANTS
from backtrick.talk import check, languages
from tests.talk.messages import BEYOND, Message, messages, read_messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True)
class Share:
    """How many messages were judged correctly."""

    right: int
    all: int

    @property
    def share(self) -> float:
        """As a share of all."""
        return self.right / self.all if self.all else 1.0

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
    """Whether the checker agrees with the label."""
    return check(message.text, language, variant).allowed == message.allowed(variant)


def measured(language: str, variant: str, *, aside: bool) -> Measured:
    """The figures, for the held-out messages or the others."""
    part = [message for message in messages(language) if message.is_put_aside == aside]
    return figures(part, language, variant)


def figures(part: Iterable[Message], language: str, variant: str) -> Measured:
    """The figures for these messages."""
    groups: tuple[list[bool], list[bool], list[bool]] = ([], [], [])
    for message in part:
        group = 2 if message.kind in BEYOND else int(message.allowed(variant))
        groups[group].append(is_right(message, language, variant))
    return Measured(*(Share(sum(group), len(group)) for group in groups))


def show(part: Iterable[Message], language: str) -> None:
    """Print the errors."""
    for message in part:
        for variant in VARIANTS:
            if is_right(message, language, variant):
                continue
            verdict = check(message.text, language, variant)
            words = message.text[verdict.start : verdict.end]
            said = f"refused for {words!r}, {verdict.refusal}" if verdict.refusal else "let pass"
            print(f"{variant:6}  {message.kind:16}  {message.text!r}: {said}")


def parts(language: str, options: argparse.Namespace) -> Iterator[tuple[str, list[Message]]]:
    """The messages to measure, by name; held-out ones come last."""
    if options.file:
        yield options.file.name, [*read_messages(options.file)]
        return
    every = messages(language)
    yield "others", [message for message in every if not message.is_put_aside]
    if options.aside:
        yield "put aside", [message for message in every if message.is_put_aside]


def options() -> argparse.Namespace:
    """The command-line arguments."""
    parser = argparse.ArgumentParser(description="Measure the talk checker.")
    parser.add_argument("--show", choices=languages(), help="list the errors in a language first")
    parser.add_argument("--aside", action="store_true", help="also measure the held-out messages")
    parser.add_argument(
        "--file", type=Path, help="measure the messages in this file; --show names their language"
    )
    chosen = parser.parse_args()
    if chosen.file and not chosen.show:
        parser.error("--file needs --show, to name the language of the messages")
    return chosen


def main() -> None:
    """Print the figures."""
    chosen = options()
    table = Table("language", "variant", "messages", "caught", "let pass", "riddles caught")
    for language in [chosen.show] if chosen.show else languages():
        for name, part in parts(language, chosen):
            if chosen.show and name != "put aside":
                show(part, language)
            for variant in VARIANTS:
                table.add_row(language, variant, name, *map(str, figures(part, language, variant)))
    Console().print(table)


if __name__ == "__main__":
    main()

"""How long the checker takes, by the length of the text and by language.

    .venv/bin/python bench/talk.py

The texts are messages of the labelled set, joined until they are long enough; the time is
processor time, the median of many, after `prepare`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.talk.messages import messages

from backtrick.talk import check, prepare, understand
from backtrick.talk.vocabulary import languages

Task = Callable[[str, str], object]
LENGTHS = (50, 100, 200, 400, 10_000)
TEXTS = 60


def texts(language: str, length: int) -> list[str]:
    """Allowed messages, joined and cut: they are read to their end."""
    allowed = cycle([message.text for message in messages(language) if message.normal])
    found: list[str] = []
    while len(found) < TEXTS:
        text = ""
        while len(text) < length:
            text += next(allowed) + " "
        found.append(text[:length])
    return found


def microseconds(language: str, length: int, task: Task) -> float:
    """The median time for one text."""
    times: list[float] = []
    for text in texts(language, length):
        started = process_time()
        task(text, language)
        times.append(process_time() - started)
    return 1e6 * median(times)


TASKS: dict[str, Task] = {
    "check, normal": lambda text, language: check(text, language, "normal"),
    "check, pro": lambda text, language: check(text, language, "pro"),
    "understand": understand,
}


def main() -> None:
    """Measure and print."""
    table = Table("language", "what", *(f"{length} letters" for length in LENGTHS))
    for language in languages():
        prepare(language, "pro")
        for name, task in TASKS.items():
            times = (microseconds(language, length, task) for length in LENGTHS)
            table.add_row(language, name, *(f"{time:,.0f} µs" for time in times))
    Console().print(table)


if __name__ == "__main__":
    main()

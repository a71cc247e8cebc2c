"""How long the talk checker takes: by length of text, and for the first text of a process.

    .venv/bin/python bench/talk.py

The texts are labelled messages, joined until they are long enough. All times are medians of
processor time. Each first text gets a process of its own, once with an empty cache and once with a
cache filled by `prepare`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.talk.messages import messages

from backtrick.talk import VARIANTS, check, languages, prepare, understand

Task = Callable[[str, str], object]
LENGTHS = (50, 100, 200, 400, 10_000)
TEXTS = 60
PROCESSES = 15
FIRST = """
import sys
from time import process_time
from backtrick.talk import check
started = process_time()
check(*sys.argv[1:])
print(process_time() - started)
"""
PREPARE = """
from time import process_time
from backtrick.talk import prepare
started = process_time()
prepare()
print(process_time() - started)
"""


def texts(language: str, length: int) -> list[str]:
    """Allowed messages, joined and cut. Allowed ones are read to the end."""
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


def milliseconds(caches: str, code: str, *given: str) -> float:
    """The time that some code reports from a new process."""
    done = subprocess.run(
        [sys.executable, "-c", code, *given],
        env={**os.environ, "XDG_CACHE_HOME": caches},
        check=True,
        capture_output=True,
        text=True,
    )
    return 1e3 * float(done.stdout)


def first_checks(caches: str, language: str, variant: str) -> str:
    """The times for the first text of a process, for several texts."""
    allowed = [message.text for message in messages(language) if message.allowed(variant)]
    chosen = allowed[:: len(allowed) // PROCESSES][:PROCESSES]
    times = [milliseconds(caches, FIRST, text, language, variant) for text in chosen]
    return f"{median(times):,.0f} ms, at most {max(times):,.0f}"


def main() -> None:
    """Measure and print."""
    prepare()
    table = Table("language", "what", *(f"{length} letters" for length in LENGTHS))
    for language in languages():
        for name, task in TASKS.items():
            times = (microseconds(language, length, task) for length in LENGTHS)
            table.add_row(language, name, *(f"{time:,.0f} µs" for time in times))
    Console().print(table)
    with TemporaryDirectory() as empty, TemporaryDirectory() as filled:
        table = Table("language", "variant", "first check, empty cache", "filled cache")
        Console().print(f"prepare, empty cache: {milliseconds(filled, PREPARE):,.0f} ms")
        Console().print(f"prepare, filled cache: {milliseconds(filled, PREPARE):,.0f} ms")
        for language in languages():
            for variant in VARIANTS:
                both = (first_checks(caches, language, variant) for caches in (empty, filled))
                table.add_row(language, variant, *both)
        Console().print(table)


if __name__ == "__main__":
    main()

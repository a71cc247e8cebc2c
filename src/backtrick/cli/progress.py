"""The progress bar of many games, on a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from .terminal import terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ..texts import Texts


@contextmanager
def progress_bar(total: int, texts: Texts) -> Generator[Callable[[int, str], None]]:
    """A bar, while open; the yielded function takes how many are done, and a figure so far."""
    console = terminal(stderr=True)
    columns = (
        BarColumn(),
        TextColumn("{task.fields[done]}/{task.fields[wanted]}"),
        TextColumn("{task.description}"),
        TimeRemainingColumn(compact=True),
    )
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True
    ) as bar:
        task = bar.add_task("", total=total, wanted=texts("figure.count", count=total), done="0")

        def update(done: int, figure: str) -> None:
            shown = texts("figure.count", count=done)
            bar.update(task, completed=done, description=figure, done=shown)

        yield update

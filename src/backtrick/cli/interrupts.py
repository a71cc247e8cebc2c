"""Making sure of Ctrl-C: the compiler sometimes swallows it, or fails with another error."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator


@contextmanager
def sure_interrupts() -> Generator[None]:
    """While open, an interrupt stays one, whatever the compiler makes of it."""
    with remembered_interrupts() as raise_again:
        try:
            yield
        finally:
            raise_again()


@contextmanager
def remembered_interrupts() -> Generator[Callable[[], None]]:
    """While open, an interrupt is raised as usual, and again by the yielded function."""
    seen: list[int] = []

    def remember(number: int, _frame: object) -> None:
        seen.append(number)
        raise KeyboardInterrupt

    def raise_again() -> None:
        if seen:
            raise KeyboardInterrupt

    if current_thread() is not main_thread():  # only the main thread gets interrupts
        yield raise_again
        return
    before = signal.signal(signal.SIGINT, remember)
    try:
        yield raise_again
    finally:
        signal.signal(signal.SIGINT, before)

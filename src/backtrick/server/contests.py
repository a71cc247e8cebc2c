"""Cards in a race that wait for others which were laid earlier and are still on their way."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..table import Denial, settle
from ..table.errors import denied
from .clock import milliseconds

if TYPE_CHECKING:
    from ..table import Held
    from .live import Asker, LiveTable

MICROSECOND = 1e-6


class Contests:
    """The open contests of a table, each for one card in the middle."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._held: dict[int, list[tuple[Held, Asker | None]]] = {}
        """By the number of the middle card."""

    @property
    def are_open(self) -> bool:
        """Whether any card is held back."""
        return bool(self._held)

    def hold(self, held: Held, asker: Asker | None) -> None:
        """Take a card into its contest; the first one opens it, for as long as it has to wait."""
        if any(each.offer.seat == held.offer.seat for each, _ in self._held.get(held.seen, ())):
            raise denied(Denial.OFFERED_ALREADY)
        if held.seen in self._held:
            self._held[held.seen].append((held, asker))
            return
        self._held[held.seen] = [(held, asker)]
        if held.wait:
            delay = held.wait * MICROSECOND
            asyncio.get_running_loop().call_later(delay, self._settle, held.seen)
        else:
            self._settle(held.seen)

    def hear_again(self, client: str, asker: Asker) -> bool:
        """Whether a command is that of a card held back; then the answer goes to whoever asks now.

        It was sent again after a lost connection.
        """
        for contest in self._held.values():
            for place, (held, _) in enumerate(contest):
                if (held.offer.client, held.offer.number) == (client, asker[1]):
                    contest[place] = held, asker
                    return True
        return False

    def drop(self) -> None:
        """Forget all cards that are held back: what they were laid on is not what is stored."""
        self._held.clear()

    def _settle(self, seen: int) -> None:
        contest = self._held.pop(seen, None)
        if contest is None:  # the table was given up meanwhile
            return
        askers = [asker for _, asker in contest if asker is not None]
        if self._live.table.running() is None:
            for session, number in askers:
                session.refuse(number, Denial.NO_GAME.code)
            self._live.stir()
            return
        event = settle(self._live.table, [held for held, _ in contest], milliseconds())
        self._live.commit(event, *askers)

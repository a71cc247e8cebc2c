"""Cards in a race that wait for others which were laid earlier and are still on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.errors import Denial, denied

if TYPE_CHECKING:
    from ..table import HeldOffer
    from .effects import Asker

    Contest = list[tuple[HeldOffer, Asker | None]]
    """The offers for one card in the middle, each with its asker; None: a bot's."""


class Contests:
    """The open contests of a table, by the number of the middle card."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open: dict[int, Contest] = {}

    def __bool__(self) -> bool:
        return bool(self._open)

    def hold(self, held: HeldOffer, asker: Asker | None) -> bool:
        """Take an offer into its contest; whether that opens it. Denied if the seat has one."""
        contest = self._open.setdefault(held.seen, [])
        if any(each.offer.seat == held.offer.seat for each, _ in contest):
            raise denied(Denial.OFFERED_ALREADY)
        contest.append((held, asker))
        return len(contest) == 1

    def hears_again(self, asker: Asker) -> bool:
        """Whether the command is an offer's that was sent again, after a lost connection.

        Then it is answered to this asker.
        """
        viewer, number = asker
        for contest in self._open.values():
            for place, (held, _) in enumerate(contest):
                if (held.offer.client, held.offer.number) == (viewer.key, number):
                    contest[place] = held, asker
                    return True
        return False

    def end(self, seen: int) -> Contest:
        """Take the contest for a middle card out; empty if there is none any more."""
        return self._open.pop(seen, [])

    def drop(self) -> None:
        """Forget all offers: the cards they were laid on are not those that are stored."""
        self._open.clear()

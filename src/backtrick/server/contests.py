"""Cards in a race that wait for earlier ones, which may still be on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.errors import Denial, denied

if TYPE_CHECKING:
    from ..table import HeldOffer
    from .effects import Asker

    Contest = list[tuple[HeldOffer, Asker | None]]
    """The offers for one middle card, each with its asker; None is a bot."""


class Contests:
    """The open contests of a table, by the numbers of the game and of the middle card."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], Contest] = {}

    def __bool__(self) -> bool:
        return bool(self._open)

    def hold(self, held: HeldOffer, asker: Asker | None) -> bool:
        """Add an offer to its contest; whether it is the first. Denied if the seat has one."""
        contest = self._open.setdefault((held.game, held.seen), [])
        if any(each.offer.seat == held.offer.seat for each, _ in contest):
            raise denied(Denial.OFFERED_ALREADY)
        contest.append((held, asker))
        return len(contest) == 1

    def hears_again(self, asker: Asker) -> bool:
        """Whether the command is an offer that was sent again after a lost connection.

        Then it is answered to this asker.
        """
        viewer, number = asker
        for contest in self._open.values():
            for place, (held, _) in enumerate(contest):
                if (held.offer.client, held.offer.number) == (viewer.key, number):
                    contest[place] = held, asker
                    return True
        return False

    def end(self, game: int, seen: int) -> Contest:
        """Remove and return the contest for a middle card; empty if there is none."""
        return self._open.pop((game, seen), [])

    def drop(self) -> None:
        """Forget all offers: the store may have other cards than those they were laid on."""
        self._open.clear()

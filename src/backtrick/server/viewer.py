"""A client connected to a table, as its room knows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games.seats import Seat
    from ..store import Guest


class Viewer(ABC):
    """A guest's browser tab or program, at one table. A room only names it in its effects."""

    __slots__ = ("address", "guest", "is_screen", "key", "lag", "seat")

    def __init__(
        self, guest: Guest, client: str = "", address: str = "", *, is_screen: bool = False
    ) -> None:
        self.guest = guest
        self.is_screen = is_screen
        """Whether it shows the table to a room: as a spectator, silent and counted by nobody."""
        self.address = address
        """Where it connects from, as the quotas count it."""
        self.key = f"{guest.id}/{client}"
        """Whose commands are counted together: the same after a reconnect."""
        self.seat: Seat | None = None
        """None: a spectator."""
        self.lag = 0
        """The recent round trip measured by the server, in microseconds."""

    @property
    def person(self) -> str:
        """The guest whom it lets see and do more than others; empty for a screen."""
        return "" if self.is_screen else self.guest.id

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Send a frame, in order, without waiting for it."""

    @abstractmethod
    def close(self, status: int, code: str, again: int = 0) -> None:
        """Say why, and close; the client may reconnect after `again` milliseconds."""

    @abstractmethod
    def ping(self, *, in_race: bool) -> None:
        """Show that the line is alive; in a race, measure its lag in every way there is."""

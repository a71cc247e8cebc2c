"""What a store keeps of circles: groups of friends who compare their daily deals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Circle:
    """A group of friends."""

    id: str
    name: str
    link: str
    """The token with which others join."""
    maker: str
    """The guest who may change it."""
    created: int
    """Wall time, in milliseconds."""


@dataclass(frozen=True, slots=True)
class CircleMember:
    """A guest in a circle."""

    guest: str
    name: str
    emblem: str
    """As in `Guest`."""
    joined: int
    """Wall time, in milliseconds."""


class CircleStore(ABC):
    """The part of a store that is about circles."""

    @abstractmethod
    async def make_circle(self, circle: Circle) -> bool:
        """Store a circle with its maker in it; False: they are in `MOST_CIRCLES` already.

        Raises `Conflict` if there is no such guest.
        """

    @abstractmethod
    async def circle(self, circle: str) -> Circle | None:
        """The circle with this id."""

    @abstractmethod
    async def circle_by_link(self, link: str) -> Circle | None:
        """The circle that is joined with this token."""

    @abstractmethod
    async def circles_of(self, guest: str) -> list[Circle]:
        """The circles in which a guest is, oldest first."""

    @abstractmethod
    async def circle_members(self, circle: str) -> list[CircleMember]:
        """The members of a circle, in the order in which they joined."""

    @abstractmethod
    async def join_circle(self, circle: Circle, guest: str, joined: int, most: int) -> bool:
        """Add a guest, unless it is full or has another link; whether the guest is in it now.

        A guest is in `MOST_CIRCLES` at most.
        """

    @abstractmethod
    async def leave_circle(self, circle: str, guest: str) -> None:
        """Take a guest out. It is then changed by its oldest member; without any, it is deleted."""

    @abstractmethod
    async def change_circle(self, circle: Circle) -> None:
        """Replace the name and the link of a circle."""

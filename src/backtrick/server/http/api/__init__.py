"""The HTTP endpoints: a table for each subject, and here all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import circles, daily, finished_games, histories, people, practice, service, tables

if TYPE_CHECKING:
    from ..endpoints import AnyEndpoint

__all__ = ["ENDPOINTS"]

ENDPOINTS: Final[tuple[AnyEndpoint, ...]] = (
    *people.ENDPOINTS,
    *histories.ENDPOINTS,
    *tables.ENDPOINTS,
    *finished_games.ENDPOINTS,
    *daily.ENDPOINTS,
    *circles.ENDPOINTS,
    *practice.ENDPOINTS,
    *service.ENDPOINTS,
)

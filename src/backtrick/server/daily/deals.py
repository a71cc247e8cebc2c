"""The deals of a day: which there are, and their secret seeds."""

from __future__ import annotations

import hmac
import secrets
from datetime import date, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ...games import GAMES
from ...store import DealOfDay
from ..bots_on_offer import PARTNERS

if TYPE_CHECKING:
    from ...store import Store

_SECRET: Final = "daily-secret"  # noqa: S105  the name under which it is kept
_SECRET_BYTES: Final = 32
_SEED_BYTES: Final = 16


def deals_of(day: str) -> list[DealOfDay]:
    """All deals of a day, by game and number of players."""
    return [DealOfDay(day, game.id, players) for game in GAMES.values() for players in game.players]


def day_of(text: str) -> date | None:
    """The day that a text names; None if it names none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def day_before(day: str, days: int = 1) -> str:
    """The date so many days earlier."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def company(deal: DealOfDay) -> tuple[str, ...]:
    """The bots in the seats beside the guest's."""
    return (PARTNERS[deal.game],) * (deal.players - 1)


async def seed_of(store: Store, deal: DealOfDay) -> int:
    """The seed of a deal, which nobody can guess without the secret of this database."""
    secret = await store.keep(_SECRET, secrets.token_bytes(_SECRET_BYTES))
    return int.from_bytes(
        hmac.digest(secret, "/".join(map(str, deal)).encode(), sha256)[:_SEED_BYTES]
    )

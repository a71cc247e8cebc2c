"""The bots offered at tables."""

from __future__ import annotations

from backtrick.bots import BOTS
from backtrick.server.bots_on_offer import OFFERED, PARTNERS


def test_every_bot_that_sees_no_hands_is_offered() -> None:
    """The lightweight list and the bots themselves agree, in the same order."""
    honest = {
        game: tuple(bot.name for bot in bots if not bot.sees_hands) for game, bots in BOTS.items()
    }
    assert honest == OFFERED


def test_the_partner_of_a_single_guest_is_offered() -> None:
    """Each game has such a bot, and anybody could invite it."""
    assert set(PARTNERS) == set(OFFERED)
    assert all(bot in OFFERED[game] for game, bot in PARTNERS.items())

"""The bots offered at tables."""

from __future__ import annotations

from backtrick.bots import BOTS
from backtrick.games import GAMES
from backtrick.server.bots_on_offer import FITTED, OFFERED, PARTNERS


def test_every_bot_that_sees_no_hands_is_offered() -> None:
    """The lightweight list and the bots themselves agree, in the same order."""
    honest = {
        game: tuple(bot.name for bot in bots if not bot.sees_hands) for game, bots in BOTS.items()
    }
    offered = {
        game: tuple(bot for bot in bots if bot != FITTED.get(game))
        for game, bots in OFFERED.items()
    }
    assert honest == offered


def test_fitted_bots_are_offered() -> None:
    """In races only, and neither as the simple bot nor as the best one."""
    for game, bot in FITTED.items():
        assert GAMES[game].in_real_time
        assert bot in OFFERED[game][2:-1]


def test_the_partner_of_a_single_guest_is_offered() -> None:
    """Each game has such a bot, and anybody could invite it."""
    assert set(PARTNERS) == set(OFFERED)
    assert all(bot in OFFERED[game] for game, bot in PARTNERS.items())

"""Making a par: bots play a deal many times, in a process of their own.

Only that process imports this module, because bots take seconds to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.same_deal import try_deal
from ...games import GAMES
from ..bots_on_offer import OFFERED
from .comparison import BotTries, Par
from .deals import company
from .scores import score

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...bots.same_deal import TriedDeal
    from ...store import DealOfDay

TRIES: Final = 100
"""How often each bot plays a deal: a share is then right to about five in a hundred."""
SIMPLE: Final = "greedy"


def make_par(deal: DealOfDay, seed: int, tell: Callable[[int, int], None]) -> Par:
    """What bots make of a deal in the guest's seat, with the same company; tells how far it is."""
    bots = (OFFERED[deal.game][-1], SIMPLE)
    strong, simple = (
        _tries(bot, deal, seed, lambda done, before=before: tell(before + done, 2 * TRIES))
        for bot, before in zip(bots, (0, TRIES), strict=True)
    )
    return Par(strong, simple)


def _tries(bot: str, deal: DealOfDay, seed: int, tell: Callable[[int], None]) -> BotTries:
    game = GAMES[deal.game]
    options, bots = game.options(players=deal.players), (bot, *company(deal))
    tries: list[TriedDeal] = []
    for number in range(TRIES):
        tries.append(try_deal(game.id, options, seed, bots, number))
        tell(number + 1)
    scores = sorted(
        score(game, won=each.won, cards_left=each.cards_left, lasted=each.lasted) for each in tries
    )
    wins, left = sum(each.won for each in tries), sum(each.cards_left for each in tries)
    return BotTries(bot, tuple(scores), wins, left)

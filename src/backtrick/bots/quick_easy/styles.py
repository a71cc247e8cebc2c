"""The kinds of experts: what they tell each other, and which hands their networks cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.quick_easy import Options
from .judgement import Style
from .speech import SHOWING, SILENCE, talking

if TYPE_CHECKING:
    from ...games.quick_easy.state import Variant
    from .belief_table import Talk
    from .network import Net

SILENT: Final = "silent"
TALKER: Final = "talker"
OPEN: Final = "open"
LEARNERS: Final = (SILENT, TALKER)
"""The kinds with networks of their own."""
_LEAST_DEPTH: Final = 3
"""With two players, rollouts reach the bot's own next turn and the one after it."""
_GUESSED_DEPTH: Final = 4
"""A silent bot only guesses what others hold, which misleads further ahead."""


def teacher_of(kind: str) -> str:
    """The kind whose networks a kind uses: seeing a hand is like being told all of it."""
    return TALKER if kind == OPEN else kind


def talk_of(kind: str, variant: Variant) -> Talk:
    """What experts of a kind tell each other."""
    if kind == TALKER:
        return talking(variant)
    return SILENCE if kind == SILENT else SHOWING


def places_of(kind: str, players: int) -> int:
    """The number of hands the network covers; a silent bot knows only its own."""
    return 1 if kind == SILENT else players


def trust_of(kind: str) -> int:
    """The weight of the first glance, in sampled deals.

    Rollouts from guesses scatter, so a silent bot trusts them less; a talker learns more from each.
    """
    return 24 if kind == SILENT else 0


def played_on(kind: str, most: int) -> int:
    """The number of turns played on, per unit of effort, before the worse half is dropped.

    Guesses need many deals. When a turn is one card, there are fewer turns to try, so there is time
    for more deals.
    """
    return 120 if kind == SILENT and most == 1 else 48


def depth_of(kind: str, players: int, most: int) -> int:
    """The length of a rollout in turns: one for each player, if that is not too far."""
    depth = max(players, _LEAST_DEPTH)
    return min(depth, _GUESSED_DEPTH) if kind == SILENT and most == 1 else depth


def style_of(kind: str, players: int, variant: Variant, net: Net) -> Style:
    """How experts of a kind play."""
    most = Options(players=players, variant=variant).most_cards_a_turn
    return Style(net, talk_of(kind, variant), most, depth_of(kind, players, most))
